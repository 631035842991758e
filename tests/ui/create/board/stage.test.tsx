import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../../src/ui/create/preview/film-controls.tsx';
import '../../../../src/ui/create/preview/film-notes.tsx';
import '../../../../src/ui/create/preview/film-screen.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { taskRow } from '../../../store/task-row.ts';
import { knows } from '../../engine-says.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const picture = (id: number, more: object = {}) =>
  wireShot(id, { scense_img: `/media/${id}.jpg`, narration: '', ...more });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

eachOnItsOwn();
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play')
    .mockClear()
    .mockImplementation(async function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'));
    });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(memberGone);

test('a new picture fades in over the previous one, once it has loaded', async () => {
  const opened = await openStoryboard([picture(1)]);
  const stage = () => [...document.querySelectorAll<HTMLImageElement>('[data-ui=player] img')];
  expect(stage()).toHaveLength(1);
  opened.told.lists = [picture(1, { scense_img: '/media/new.jpg' })];
  await change(() => void document.dispatchEvent(new Event('visibilitychange')));
  dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(stage()).toHaveLength(2));
  const [before, after] = stage();
  expect([before?.src, after?.src].map((src) => src && new URL(src).pathname)).toEqual([
    '/media/1.jpg',
    '/media/new.jpg',
  ]);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  if (after) fireEvent.load(after);
  await waitFor(() => expect(after?.dataset.loaded).toBe('true'));
  if (after) fireEvent.animationEnd(after);
  await waitFor(() => expect(stage()).toHaveLength(1));
});

test('with reduced motion the new picture replaces the old one at once', async () => {
  const opened = await openStoryboard([picture(1)]);
  const stage = () => [...document.querySelectorAll<HTMLImageElement>('[data-ui=player] img')];
  opened.told.lists = [picture(1, { scense_img: '/media/new.jpg' })];
  dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(stage()).toHaveLength(2));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const [, after] = stage();
  if (after) fireEvent.load(after);
  await waitFor(() => expect(stage()).toHaveLength(1));
});

test('a shot’s length and camera move can be chosen', async () => {
  const save = '/script/handle-scense';
  const { sent, id } = await openStoryboard(
    [picture(1, { seconds: 0, dynamic_desc: 'Camera: push in. A boat.' })],
    { [save]: () => null },
  );
  const length = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Length' });
  expect(length.value).toBe('0');
  fireEvent.change(length, { target: { value: '8' } });
  await waitFor(() =>
    expect(bodies(sent, save)).toEqual([{ type: 3, script_id: id, scense_id: 1, seconds: 8 }]),
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  const camera = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Camera' });
  expect(camera.value).toBe('Push in');
  fireEvent.change(camera, { target: { value: 'Pan' } });
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motion' }).value).toBe(
      'Camera: pan. A boat.',
    ),
  );
});

test('with a server without shot lengths, none is offered', async () => {
  await openStoryboard([picture(1)]);
  expect(screen.queryByRole('combobox', { name: 'Length' })).toBeNull();
});

test('a submitted result is scrolled into view, and again when it is finished', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.tagName === 'LI' && !this.closest('[data-ui=strip]')) scrolled.push(this.textContent ?? '');
  });
  let made: object[] = [];
  await openStoryboard([picture(1, { static_desc: 'a lake' })], {
    '/script/list-draw-pro': () => ({ lists: made, has_next: 0 }),
    '/script/imagine': () => {
      made = [{ task_id: 'p1', state: 2 }];
      return { task_id: 'p1' };
    },
  });
  await screen.findByText('No pictures yet.');
  expect(scrolled).toEqual([]);
  press('Generate 4 points');
  await waitFor(() => expect(scrolled).toEqual(['Generating']));
});

test('below Generate it says how many pictures of the shot are being made, without a second announcement', async () => {
  const { id } = await openStoryboard([picture(1), picture(2)]);
  const drawing = (task: string, scene_id: number) =>
    taskRow('shot-image', task, {
      context: { kind: 'shot-image', page: '/create', script_id: id, scene_id },
    });
  await knows(drawing('a', 2));
  expect(screen.queryByText(/being made$/)).toBeNull();
  await knows(drawing('a', 1), drawing('b', 1), drawing('c', 2));
  const line = await screen.findByText('2 pictures are being made');
  expect(line.closest('[role], [aria-live]')?.getAttribute('role') ?? '').not.toMatch(/status|alert/);
});
