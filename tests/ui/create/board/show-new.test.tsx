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

/** What is scrolled to when a picture is asked for, in a list whose upper edge is there. */
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

test('a requested result is scrolled into view beside the shot, and on a phone only in a visible list', () => {
  expect(scrolledTo(5_000, false)).toEqual(['new']);
  expect(scrolledTo(5_000, true)).toEqual([]);
  expect(scrolledTo(100, true)).toEqual(['new']);
});
