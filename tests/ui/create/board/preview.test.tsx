import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { board } from '../../../../src/store/film/storyboard/board.ts';
import { pictureSeconds } from '../../../../src/store/film/storyboard/preview.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const picture = (id: number, more: object = {}) =>
  wireShot(id, { scense_img: `/media/${id}.jpg`, narration: '', ...more });
const clip = (id: number) => picture(id, { list_type: 2, video_url: `/media/${id}.mp4` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The clip on the stage. */
const video = () => document.querySelector('video');

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

test('the film is played before it is exported: every shot with a clip or a picture, in order, then it stops', async () => {
  await openStoryboard([clip(1), wireShot(2), clip(3)]);
  press('Play film');
  await screen.findByRole('button', { name: 'Pause film' });
  expect(video()?.src).toMatch('/media/1.mp4');
  expect(video()?.loop).toBe(false);
  await change(() => video()?.dispatchEvent(new Event('ended')));
  // the second has nothing to show, and is not in the film either
  await waitFor(() => expect(board.shotId).toBe(3));
  await waitFor(() => expect(video()?.src).toMatch('/media/3.mp4'));
  await change(() => video()?.dispatchEvent(new Event('ended')));
  await screen.findByRole('button', { name: 'Play film' });
  // from the last one it begins again
  press('Play film');
  await waitFor(() => expect(board.shotId).toBe(1));
  press('Pause film');
  await screen.findByRole('button', { name: 'Play film' });
});

test('a picture stays as long as was chosen, and as long as its words take to read', async () => {
  await openStoryboard([
    picture(1),
    picture(2, { seconds: 8 }),
    picture(3, { seconds: 2, narration: 'x'.repeat(140) }),
  ]);
  expect(board.shots.map(pictureSeconds)).toEqual([5, 8, 10.8]);
});

test('a storyboard without pictures cannot be played, and says why', async () => {
  await openStoryboard([wireShot(1)]);
  const button = screen.getByRole('button', { name: /^Play film/ });
  expect(button).toMatchObject({ disabled: true, title: 'No shot has a picture yet' });
});

test('the clip’s own controls stand outside the picture, and name what they do', async () => {
  await openStoryboard([clip(1)]);
  const controls = within(await screen.findByRole('group', { name: 'Clip of shot 1' }));
  expect(video()?.controls).toBe(false);
  expect(document.querySelector('[data-ui=player]')?.contains(controls.getByRole('slider'))).toBe(false);
  fireEvent.click(controls.getByRole('button', { name: 'Play the clip' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  fireEvent.change(controls.getByRole('slider', { name: 'Position in the clip' }), {
    target: { value: '0.5' },
  });
  expect(video()?.currentTime).toBe(0.5);
  expect(video()?.muted).toBe(true);
  fireEvent.click(controls.getByRole('button', { name: 'Turn the sound on' }));
  expect(video()?.muted).toBe(false);
  expect(controls.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});

test('a picture that arrives is revealed over the one before it, once it has loaded', async () => {
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

test('without motion the new picture takes its place at once', async () => {
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

test('a shot’s length and its camera are chosen', async () => {
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

test('a server that keeps no lengths is not asked for one', async () => {
  await openStoryboard([picture(1)]);
  expect(screen.queryByRole('combobox', { name: 'Length' })).toBeNull();
});

test('what is asked for is scrolled into view, and again when it is there', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.tagName === 'LI' && this.closest('section')) scrolled.push(this.textContent ?? '');
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
