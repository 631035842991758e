import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MaterialView } from '../../../../src/store/film/storyboard/material-view.ts';
import { useShowNew } from '../../../../src/ui/create/storyboard/use-show-new.ts';

afterEach(() => vi.restoreAllMocks());

const view = (key: string, phase: string) => ({ key, phase }) as unknown as MaterialView;

function List({ views }: { views: MaterialView[] }) {
  const list = useShowNew('shot 1', views);
  return (
    <ul ref={list}>
      {views.map(({ key }) => (
        <li key={key}>{key}</li>
      ))}
    </ul>
  );
}

/** The elements scrolled into view after a submit, for a list whose top edge is at `top`. */
function scrolledTo(top: number, phone: boolean): string[] {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: phone } as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { rerender, unmount } = render(<List views={[view('old', 'done')]} />);
  rerender(<List views={[view('new', 'coming'), view('old', 'done')]} />);
  unmount();
  return seen;
}

test('a submitted result is scrolled into view; on a phone only if the list is visible', () => {
  expect(scrolledTo(5_000, false)).toEqual(['new']);
  expect(scrolledTo(5_000, true)).toEqual([]);
  expect(scrolledTo(100, true)).toEqual(['new']);
});
