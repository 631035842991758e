import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GeneratedImage } from '../../../src/api/characters.ts';
import type { MaterialView } from '../../../src/store/film/storyboard/material-view.ts';
import { clearToasts, toasts } from '../../../src/store/toasts.ts';
import { viewsOf } from '../../../src/ui/create/characters/use-new-pictures.ts';
import { useShowNew } from '../../../src/ui/create/use-show-new.ts';
import { change, show } from '../show.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  clearToasts();
});

const view = (key: string, phase: string, chosen = false) =>
  ({ key, phase, chosen, poster: `/media/${key}.jpg`, clip: null }) as unknown as MaterialView;
const OLD = view('old', 'done', true);

let next: (views: MaterialView[]) => void = () => undefined;
function List() {
  const [views, setViews] = useState([OLD]);
  next = setViews;
  const list = useShowNew('shot 1', views);
  return (
    <ul ref={list}>
      {views.map(({ key }) => (
        <li key={key}>{key}</li>
      ))}
    </ul>
  );
}

/** Lists these one after another, for a list whose top edge is at `top`. @returns the elements scrolled into view, by then */
async function scrolledTo(top: number, phone: boolean, ...steps: MaterialView[]): Promise<string[]> {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: phone } as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  await show(<List />);
  for (const step of steps) await change(() => next([step, OLD]));
  return seen;
}

test('a submitted result is scrolled into view; on a phone only if the list is visible', async () => {
  expect(await scrolledTo(5_000, false, view('new', 'coming'))).toEqual(['new']);
  cleanup();
  expect(await scrolledTo(5_000, true, view('new', 'coming'))).toEqual([]);
  cleanup();
  expect(await scrolledTo(100, true, view('new', 'coming'))).toEqual(['new']);
});

test('what is done out of sight on a phone is told, and the message leads to it', async () => {
  const seen = await scrolledTo(5_000, true, view('new', 'coming'), view('new', 'done'));
  expect(toasts.waiting).toMatchObject([
    { type: 'success', title: 'Your new picture is ready', image: expect.stringContaining('/media/new.jpg') },
  ]);
  expect(seen).toEqual([]);
  toasts.waiting[0]?.action?.run();
  expect(seen).toEqual(['new']);
});

test('nothing is told of what the shot shows, or of what is in sight', async () => {
  await scrolledTo(5_000, true, view('new', 'coming'), view('new', 'done', true));
  cleanup();
  await scrolledTo(100, true, view('new', 'coming'), view('new', 'done'));
  cleanup();
  await scrolledTo(5_000, false, view('new', 'coming'), view('new', 'done'));
  expect(toasts.waiting).toEqual([]);
});

test('of a role’s pictures, the first of a task is where it leads, and one that the role shows needs no message', () => {
  const task = (task_id: string, more: object) =>
    ({ task_id, state: 1, images: [], is_select: 0, ...more }) as unknown as GeneratedImage;
  expect(
    viewsOf([
      task('c', { state: 2 }),
      task('b', { images: ['/media/1.jpg', '/media/2.jpg'] }),
      task('a', { images: ['/media/3.jpg'], is_select: 1 }),
      task('x', { state: 4 }),
    ]).map(({ key, phase, chosen, at }) => [key, phase, chosen, at]),
  ).toEqual([
    ['c', 'coming', false, 0],
    ['b', 'done', false, 1],
    ['a', 'done', true, 3],
    ['x', 'failed', false, 4],
  ]);
});
