import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOnceNear } from '../../src/ui/kit/use-once-near.ts';
import { eachOnItsOwn } from './show.tsx';

interface Watch {
  comes(isIntersecting: boolean): void;
  root: Element | null;
  ended: boolean;
}
let watches: Watch[] = [];

eachOnItsOwn();
beforeEach(() => {
  watches = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watch: Watch;
      constructor(
        tell: (entries: { isIntersecting: boolean }[]) => void,
        { root }: { root: Element | null },
      ) {
        this.#watch = { comes: (isIntersecting) => tell([{ isIntersecting }]), root, ended: false };
        watches.push(this.#watch);
      }
      observe() {}
      disconnect() {
        this.#watch.ended = true;
      }
    },
  );
});

function Tile({ near }: { near: boolean }) {
  const place = useRef<HTMLLIElement>(null);
  return <li ref={place}>{useOnceNear(place, near, 'ul') ? 'all of it' : 'its name'}</li>;
}
const row = (near: boolean) => (
  <ul>
    <Tile near={near} />
  </ul>
);

it('is whole once it comes near the visible part of its row, and stays so', () => {
  render(row(false));
  const [watch] = watches;
  expect(watch?.root).toBe(screen.getByRole('list'));
  act(() => watch?.comes(false));
  expect(screen.getByRole('listitem').textContent).toBe('its name');
  act(() => watch?.comes(true));
  expect(screen.getByRole('listitem').textContent).toBe('all of it');
  expect(watch?.ended).toBe(true);
});

it('is whole at once if it is near, and is not taken away when that ends', () => {
  const { rerender } = render(row(true));
  expect(watches).toEqual([]);
  rerender(row(false));
  expect(screen.getByRole('listitem').textContent).toBe('all of it');
});

it('is whole when what it is near to changes', () => {
  const { rerender, unmount } = render(row(false));
  rerender(row(true));
  expect(screen.getByRole('listitem').textContent).toBe('all of it');
  unmount();
  expect(watches.every(({ ended }) => ended)).toBe(true);
});
