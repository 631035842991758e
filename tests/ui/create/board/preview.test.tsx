import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FilmPreview } from '../../../../src/api/film-preview.ts';
import { toWire } from '../../../../src/api/spelling.ts';
import { browser } from '../../../../src/store/browser.ts';
import { filmPreview } from '../../../../src/store/film/preview/film-preview.ts';
import { board, selectShot } from '../../../../src/store/film/storyboard/board.ts';
import { toasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/preview/film-controls.tsx';
import FilmNotes from '../../../../src/ui/create/preview/film-notes.tsx';
import '../../../../src/ui/create/preview/film-screen.tsx';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { previewPlan, previewShot } from '../../../store/film/preview-plan.ts';
import { change, eachOnItsOwn, show } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';
import { arrived, filmClock } from './film-clock.ts';

const picture = (id: number, more: object = {}) =>
  wireShot(id, { scense_img: `/media/${id}.jpg`, narration: '', ...more });
const clip = (id: number) => picture(id, { list_type: 2, video_url: `/media/${id}.mp4` });
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

/** A fake server with this film preview, and the clock it plays by. */
const filmed = (told: FilmPreview) => ({
  answers: { '/studio/film/preview': () => toWire(told) },
  ...filmClock(),
});
const place = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the film' });
const layers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-ui=film-layer]')].filter(
    ({ style }) => style.visibility === 'visible',
  );

test('the film plays before export on one clock, with subtitles and cards, and names what has no audio yet', async () => {
  const cues = [{ start: 3.4, end: 5, text: 'The lamp' }];
  const told = previewPlan(
    [
      previewShot(0, 0, { kind: 'card', end: 3, lines: ['Mei'], letter: 0.1, fade_out: 1 }),
      previewShot(1, 3, { fade_in: 1, cues }),
      previewShot(3, 8, { end: 10 }),
    ],
    { unspoken: 2, points: 3, without_media: 1 },
  );
  const { answers, pass, runs } = filmed(told);
  const { sent } = await openStoryboard([picture(1), wireShot(2), picture(3)], answers);
  press('Play film');
  await screen.findByRole('group', { name: 'Preview of the film' });
  await runs();
  await pass(1);
  expect(layers().map(({ textContent }) => textContent)).toEqual(['Mei']);
  expect(screen.getByText(/2 texts have no voice yet/).textContent).toContain('1 shot has no picture');
  expect(bodies(sent, '/lip-sync/generate-audio')).toEqual([]);
  await pass(3);
  expect(place().value).toBe('4');
  expect(document.querySelector('[data-ui=film-cue]')?.textContent).toBe('The lamp');
  expect(board.shotId).toBe(1);
  // playback continues at the selected shot
  await change(() => selectShot(3));
  expect(place().value).toBe('8');
  await change(() => void fireEvent.keyDown(place(), { key: 'ArrowLeft' }));
  expect(place().value).toBe('3');
  await change(() => void press('On by a shot'));
  expect(place().value).toBe('8');
  await runs();
  await pass(9);
  await screen.findByRole('button', { name: 'Play film' });
  expect(place().value).toBe('10');
  await change(() => void fireEvent.keyDown(place(), { key: 'Escape' }));
  expect(screen.queryByRole('slider', { name: 'Position in the film' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play film' }));
});

test('a button of the preview that is gone hands the focus on to Play', async () => {
  const { answers } = filmed(previewPlan([previewShot(1, 0)], { unspoken: 1, points: 2 }));
  await openStoryboard([picture(1)], answers);
  const voices = async () => {
    const button = await screen.findByRole('button', { name: /^Make the voices/ });
    button.focus();
    return button;
  };
  press('Play film');
  await voices();
  await change(() => void Object.assign(filmPreview, { plan: { ...filmPreview.plan, unspoken: 0 } }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause film' }));
  await change(() => void Object.assign(filmPreview, { plan: { ...filmPreview.plan, unspoken: 1 } }));
  await change(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  press('Play film');
  const button = await voices();
  await change(() => void fireEvent.keyDown(button, { key: 'Escape' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play film' }));
});

test('music of one’s own that is not chosen yet is named, since the film plays without it', async () => {
  Object.assign(filmPreview, { plan: ref(previewPlan([previewShot(1, 0)])), music: 'missing' });
  await show(<FilmNotes />);
  screen.getByText('No music of your own is chosen yet: the film plays without it.');
});

test('subtitles of a long shot stand at the upper edge, on the stage and in its preview', async () => {
  const cues = [{ start: 0, end: 2, text: 'They walk.' }];
  const told = previewPlan([
    previewShot(1, 0, { subtitles_on_top: 1, cues }),
    previewShot(2, 5, { cues: cues.map((cue) => ({ ...cue, start: 5, end: 7 })) }),
  ]);
  const { answers, pass, runs } = filmed(told);
  const narration = 'They walk.';
  const far = wireShot(1, { scense_img: '/media/1.jpg', narration, static_desc: 'Long shot. A beach.' });
  const near = wireShot(2, { scense_img: '/media/2.jpg', narration, static_desc: 'Close-up of Mei.' });
  await openStoryboard([far, near], answers);
  const onTop = (part: string) => document.querySelector<HTMLElement>(`[data-ui=${part}]`)?.dataset.top;
  expect(onTop('caption')).toBe('true');
  press('Play film');
  await screen.findByRole('group', { name: 'Preview of the film' });
  await runs();
  await pass(1);
  expect(onTop('film-cue')).toBe('true');
  await pass(5);
  expect(document.querySelector('[data-ui=film-cue]')?.textContent).toBe('They walk.');
  expect(onTop('film-cue')).toBeUndefined();
});

test('the audio of a clip with speech is played; no voice-over of its text is fetched', async () => {
  const cues = [{ start: 0, end: 2, text: 'Who is there?' }];
  const speaking = {
    kind: 'clip',
    url: '/media/1.mp4',
    sounds: 1,
    speech: { start: 0, end: 2 },
    cues,
  } as const;
  const told = previewPlan([
    previewShot(1, 0, speaking),
    previewShot(2, 5, { kind: 'clip', url: '/media/2.mp4' }),
  ]);
  const { answers, pass, runs } = filmed(told);
  const { sent } = await openStoryboard([clip(1), clip(2)], answers);
  press('Play film');
  await screen.findByRole('group', { name: 'Preview of the film' });
  const videos = () => [...document.querySelectorAll<HTMLVideoElement>('[data-ui=film-layer] video')];
  await waitFor(() => expect(videos()).toHaveLength(2));
  const [talking, silent] = videos();
  await runs();
  await pass(1);
  expect([talking?.muted, silent?.muted]).toEqual([false, true]);
  expect(document.querySelector('[data-ui=film-cue]')?.textContent).toBe('Who is there?');
  expect(screen.queryByText(/no voice yet/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Make the voices/ })).toBeNull();
  expect(bodies(sent, '/lip-sync/generate-audio')).toEqual([]);
});

describe('without a network', () => {
  const WORDS = "You're offline. The film goes on as soon as you're back online.";
  const network = (there: boolean) =>
    change(() => void dispatchEvent(new Event(there ? 'online' : 'offline')));
  afterEach(() => network(true));
  /** A server that can be reached only while online. */
  const reached = (answers: ReturnType<typeof filmed>['answers']) => ({
    '/studio/film/preview': () => {
      if (!browser.online) throw new TypeError('Failed to fetch');
      return answers['/studio/film/preview']();
    },
  });

  test('a film that was never opened shows a message instead of an endless spinner, and starts once online', async () => {
    const { answers, pass, runs } = filmed(previewPlan([previewShot(1, 0), previewShot(2, 5)]));
    await openStoryboard([picture(1), picture(2)], reached(answers));
    await network(false);
    press('Play film');
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(document.querySelector('[data-ui=film-layer]')).toBeNull();
    expect(document.querySelector('[data-ui=player] .lucide-loader-circle')).toBeNull();
    expect(toasts.waiting).toEqual([]);
    await network(true);
    await screen.findByRole('img', { name: 'The film, part 1 of 2' });
    expect(screen.queryByText(WORDS)).toBeNull();
    await runs();
    await pass(2);
    expect(place().value).toBe('2');
  });

  test('waiting can be cancelled', async () => {
    const { answers } = filmed(previewPlan([previewShot(1, 0)]));
    await openStoryboard([picture(1)], reached(answers));
    await network(false);
    press('Play film');
    await screen.findByText(WORDS);
    press('Pause film');
    await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
    await network(true);
    expect(filmPreview).toMatchObject({ open: false, playing: false });
  });

  test('a film opened before plays from the cache up to the first missing file, and continues once that is loaded', async () => {
    const { answers, pass, runs } = filmed(previewPlan([previewShot(1, 0), previewShot(2, 5)]));
    const { sent } = await openStoryboard([picture(1), picture(2)], reached(answers));
    press('Play film');
    await screen.findByRole('img', { name: 'The film, part 1 of 2' });
    press('Close the preview');
    const reads = bodies(sent, '/studio/film/preview').length;
    await network(false);
    press('Play film');
    await screen.findByText("You're offline: this is the film as you saw it last.");
    arrived();
    const [, second] = [...document.querySelectorAll<HTMLImageElement>('[data-ui=film-layer] img')];
    if (!second) throw new Error('no second picture');
    fireEvent.error(second);
    await runs();
    await pass(3);
    expect(place().value).toBe('3');
    expect(screen.queryByText(WORDS)).toBeNull();
    // its second picture is not cached: playback waits with a message
    await pass(2.5);
    await pass(0.1);
    await pass(60);
    expect(await screen.findByText(WORDS)).toBeTruthy();
    const rests = place().value;
    await pass(60);
    expect(place().value).toBe(rests);
    await network(true);
    await waitFor(() => expect(bodies(sent, '/studio/film/preview').length).toBeGreaterThan(reads + 1));
    expect(second.dataset.broken).toBeUndefined();
    await waitFor(() => expect(filmPreview).toMatchObject({ stale: false, state: 'ready' }));
    await runs();
    await pass(1);
    expect(Number(place().value)).toBeGreaterThan(Number(rests));
    expect(screen.queryByText(WORDS)).toBeNull();
  });
});

test('a preview that fails to load is not opened, and shows a message', async () => {
  await openStoryboard([picture(1)], { '/studio/film/preview': () => new Refused('The project is gone') });
  press('Play film');
  await waitFor(() =>
    expect(toasts.waiting.at(-1)).toMatchObject({
      title: "Couldn't play the film",
      description: 'The project is gone',
    }),
  );
  expect(filmPreview.open).toBe(false);
});

test('a storyboard without pictures cannot be played, and says why', async () => {
  await openStoryboard([wireShot(1)]);
  const button = screen.getByRole('button', { name: /^Play film/ });
  expect(button).toMatchObject({ disabled: true, title: 'No shot has a picture yet' });
});
