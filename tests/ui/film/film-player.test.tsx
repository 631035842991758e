import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FilmInfo } from '../../../src/api/exports.ts';
import { toasts } from '../../../src/store/toasts.ts';
import FilmPage from '../../../src/ui/film/film-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { film } from '../../store/film/film-for-test.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';

const SRT = '1\n00:00:00,000 --> 00:00:02,000\nA lamp.\n';

/** Opens the page of a film. @param file answers for its subtitles */
async function open(more: Partial<FilmInfo> = {}, file = () => new Response(SRT)) {
  fakeApi({
    '/studio/task/list': () => ({ lists: [], has_next: 0 }),
    '/script/okl-searching': () => film({ seconds: 28, ...more }),
    '/media/film.srt': file,
  });
  await showAt('/film?id=a', <FilmPage />);
  const video = await screen.findByLabelText<HTMLVideoElement>('Film: The lamp');
  Object.defineProperty(video, 'duration', { value: 28 });
  fireEvent(video, new Event('loadedmetadata'));
  return video;
}
const press = (key: string, on: Element) => fireEvent.keyDown(on, { key });
eachOnItsOwn();

test('keys play, skip and mute while the focus is in the player, and do nothing elsewhere', async () => {
  const video = await open();
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const player = video.parentElement as HTMLElement;
  press('k', document.body);
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(video);
  expect(document.activeElement).toBe(player);
  press(' ', player);
  press('k', player);
  expect(play).toHaveBeenCalledTimes(3);
  press('ArrowRight', player);
  press('l', player);
  expect(video.currentTime).toBe(15);
  press('j', player);
  press('ArrowLeft', player);
  expect(video.currentTime).toBe(0);
  press('M', player);
  expect(video.muted).toBe(true);
  // a button has the space bar for itself, and a command of the browser is none of the player's
  press(' ', screen.getByRole('button', { name: 'Mute' }));
  fireEvent.keyDown(player, { key: 'l', ctrlKey: true });
  expect(play).toHaveBeenCalledTimes(3);
  expect(video.currentTime).toBe(0);
});

test('the film plays faster or slower', async () => {
  const video = await open();
  const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Playback speed' });
  fireEvent.change(speed, { target: { value: '1.5' } });
  expect(video.playbackRate).toBe(1.5);
  fireEvent(video, new Event('ratechange'));
  expect(speed.value).toBe('1.5');
  press('ArrowRight', speed);
  expect(video.currentTime).toBe(0);
});

test('subtitles are shown over the picture at a press, and hidden at the next', async () => {
  const tracks: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    tracks.push(blob as Blob);
    return 'blob:track';
  });
  const video = await open();
  const texts = [{ mode: 'disabled' }];
  Object.defineProperty(video, 'textTracks', { value: texts });
  const button = screen.getByRole('button', { name: 'Subtitles in the picture' });
  expect(video.querySelector('track')).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(video.querySelector('track')?.getAttribute('src')).toBe('blob:track'));
  expect(await tracks[0]?.text()).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:02\.000\nA lamp\./);
  await waitFor(() => expect(texts[0]?.mode).toBe('showing'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  press('c', video.parentElement as HTMLElement);
  await waitFor(() => expect(texts[0]?.mode).toBe('hidden'));
  expect(tracks).toHaveLength(1);
});

test('subtitles that are in the picture already cannot be shown twice', async () => {
  await open({ subtitles_burnt: 1 });
  expect(screen.queryByRole('button', { name: 'Subtitles in the picture' })).toBeNull();
});

test.each([
  ['cannot be loaded', () => new Response('', { status: 404 })],
  ['has none in it', () => new Response('<!doctype html><title>Sign in to this network</title>')],
])('a file of subtitles that %s is said', async (_what, answer) => {
  await open({}, answer);
  fireEvent.click(screen.getByRole('button', { name: 'Subtitles in the picture' }));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'error', title: "Couldn't load the subtitles" }]),
  );
  toasts.waiting = [];
});

test('two quick presses load subtitles once, and another film begins without those of the last', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:track');
  const sent = fakeApi({
    '/studio/task/list': () => ({ lists: [], has_next: 0 }),
    '/script/okl-searching': ({ tasks_id: id }: { tasks_id: string }) =>
      film({ works_name: `Film ${id}`, works_id: id === 'a' ? 12 : 13 }),
    '/media/film.srt': () => new Response(SRT),
  });
  await showAt('/film?id=a', <FilmPage />);
  const video = await screen.findByLabelText<HTMLVideoElement>('Film: Film a');
  const button = screen.getByRole('button', { name: 'Subtitles in the picture' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(video.querySelector('track')).not.toBeNull());
  expect(sent.filter(({ path }) => path === '/media/film.srt')).toHaveLength(1);
  location.hash = '#/film?id=b';
  const next = await screen.findByLabelText<HTMLVideoElement>('Film: Film b');
  expect(next.querySelector('track')).toBeNull();
});
