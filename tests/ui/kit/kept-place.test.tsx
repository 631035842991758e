import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { eachOnItsOwn, show, showAt } from '../show.tsx';

/** The browser's Navigation API, which happy-dom does not have. */
const navigation = new EventTarget();
const go = (navigationType: string) =>
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));

let useKeptPlace: typeof import('../../../src/ui/kit/use-kept-place.ts').useKeptPlace;
let TwoSides: typeof import('../../../src/ui/kit/two-sides.tsx').TwoSides;
beforeAll(async () => {
  Object.assign(globalThis, { navigation });
  ({ useKeptPlace } = await import('../../../src/ui/kit/use-kept-place.ts'));
  ({ TwoSides } = await import('../../../src/ui/kit/two-sides.tsx'));
});
eachOnItsOwn();

function List({ name, ready }: { name: string; ready: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptPlace(box, name, ready);
  return (
    <section ref={box} aria-label="Works">
      {ready && 'rows'}
    </section>
  );
}
const list = () => screen.getByRole('region', { name: 'Works' });
const open = (name = 'square', ready = true) => show(<List name={name} ready={ready} />);
const scroll = (top: number) => {
  list().scrollTop = top;
  list().dispatchEvent(new Event('scroll'));
};
const leave = () => {
  cleanup();
  go('push');
};

test('Back finds the list where it was left; a link begins at the top', async () => {
  await open();
  scroll(1200);
  leave();
  go('traverse');
  // writing the address more exactly is no other visit
  go('replace');
  await open();
  expect(list().scrollTop).toBe(1200);
  leave();
  await open();
  expect(list().scrollTop).toBe(0);
});

test('another list has its own place, and what was scrolled since counts', async () => {
  await open('member 1');
  scroll(500);
  scroll(800);
  leave();
  go('traverse');
  await open('member 2');
  expect(list().scrollTop).toBe(0);
  cleanup();
  await open('member 1');
  expect(list().scrollTop).toBe(800);
});

test('it waits until the rows are there, once: later rows do not move it', async () => {
  await open('late');
  scroll(300);
  leave();
  go('traverse');
  const { rerender } = render(<List name="late" ready={false} />);
  expect(list().scrollTop).toBe(0);
  rerender(<List name="late" ready />);
  expect(list().scrollTop).toBe(300);
  scroll(40);
  rerender(<List name="late" ready={false} />);
  rerender(<List name="late" ready />);
  expect(list().scrollTop).toBe(40);
});

test('on a phone Back finds the side of the page that was shown; a link begins with the form', async () => {
  const openPage = () =>
    showAt(
      '/music',
      <TwoSides
        page="music"
        rows="song"
        mine="My music"
        searchLabel="Search"
        form="form"
        search={() => null}
        list="list"
      />,
    );
  // wide windows show both sides and hide the switch
  const mine = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true })[1] as HTMLInputElement;
  await openPage();
  expect(mine().checked).toBe(false);
  fireEvent.click(mine());
  leave();
  go('traverse');
  await openPage();
  expect(mine().checked).toBe(true);
  leave();
  await openPage();
  expect(mine().checked).toBe(false);
});
