import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILM_MUSIC } from '../../../src/api/exports.ts';
import { toWire } from '../../../src/api/spelling.ts';
import { exportForm } from '../../../src/store/film/export/form.ts';
import { dropFilmMusic } from '../../../src/store/film/preview/film-music.ts';
import { closePreview, filmPreview, playPreview } from '../../../src/store/film/preview/film-preview.ts';
import { createSoundtrack } from '../../../src/store/film/preview/soundtrack.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { fakeApi, type Sent } from '../fake-api.ts';
import { previewPlan, previewShot } from './preview-plan.ts';

const COMPOSE = '/studio/film/music';
const plan = previewPlan([previewShot(1, 0)], { music: 1 });
/** The addresses of the pieces that were begun. */
let played: string[] = [];
/** Lets the composed piece arrive. */
let arrive: () => void = () => undefined;
let sent: Sent[] = [];
const asked = () => vi.waitFor(() => expect(sent.some(({ path }) => path === COMPOSE)).toBe(true));

beforeEach(() => {
  played = [];
  const node = { gain: { value: 0, setTargetAtTime: () => undefined }, connect: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      createGain = () => node;
      createMediaElementSource = () => node;
      resume = async () => undefined;
      suspend = async () => undefined;
      close = async () => undefined;
    },
  );
  vi.stubGlobal(
    'Audio',
    class {
      constructor(url: string) {
        played.push(url);
      }
      pause = () => undefined;
      play = async () => undefined;
    },
  );
  const piece = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  sent = fakeApi({
    '/studio/film/preview': () => toWire(plan),
    [COMPOSE]: async () => {
      await piece;
      return new Response('piece', { headers: { 'content-type': 'audio/mpeg' } });
    },
  });
  Object.assign(exportForm, { music: FILM_MUSIC.automatic, audio: null });
});
afterEach(() => {
  closePreview();
  dropFilmMusic();
  vi.unstubAllGlobals();
});

it('a piece that is composed after another choice is not played', async () => {
  const track = createSoundtrack();
  const composing = track.setMusic(7, plan);
  await asked();
  exportForm.music = FILM_MUSIC.none;
  expect(await track.setMusic(7, plan)).toBe('none');
  arrive();
  await composing;
  expect(played).toEqual([]);
});

it('a piece that is composed after the preview was closed is not played', async () => {
  const track = createSoundtrack();
  const composing = track.setMusic(7, plan);
  await asked();
  track.end();
  arrive();
  await composing;
  expect(played).toEqual([]);
});

it('after an export, whose film has the piece, the next preview has the one of the next film', async () => {
  const track = createSoundtrack();
  arrive();
  await track.setMusic(7, plan);
  await track.setMusic(7, { ...plan, seconds: plan.seconds });
  await track.setMusic(7, { ...plan, piece: 1 });
  expect(sent.filter(({ path }) => path === COMPOSE)).toHaveLength(2);
});

it('the film that plays is heard with what is chosen for the export meanwhile; a file that is not chosen yet is said', async () => {
  Object.assign(board, { projectId: 7, state: 'ready' });
  await playPreview();
  arrive();
  await vi.waitFor(() => expect(filmPreview.music).toBe('heard'));
  exportForm.music = FILM_MUSIC.upload;
  await vi.waitFor(() => expect(filmPreview.music).toBe('missing'));
  exportForm.audio = { url: '/media/own.mp3', name: 'own.mp3' };
  await vi.waitFor(() => expect(filmPreview.music).toBe('heard'));
  expect(played.at(-1)).toBe('/media/own.mp3');
  exportForm.music = FILM_MUSIC.none;
  await vi.waitFor(() => expect(filmPreview.music).toBe('none'));
});
