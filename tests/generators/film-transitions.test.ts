import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { RATE } from '../../generators/ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import type { FilmShot, Transition } from '../../generators/films/film.ts';
import { createFilms } from '../../generators/films/film-provider.ts';
import { planFilm } from '../../generators/films/plan.ts';
import { framesOf, segmentsOf } from '../../generators/films/segments.ts';
import { checkFilm } from './film-check.ts';
import { testFolder } from './folder.ts';
import { detailedPicture } from './pictures.ts';
import { go } from './signal.ts';

const at = testFolder();
const size = { width: 320, height: 180, subtitles: false };

beforeAll(async () => {
  await writeFile(at('red.jpg'), await detailedPicture(0));
  await writeFile(at('green.jpg'), await detailedPicture(120));
});

const shot = (name: string, transition?: Transition): FilmShot => ({
  id: name,
  seconds: 2,
  motion: '',
  source: { kind: 'picture', file: at(name) },
  ...(transition ? { transition } : {}),
});
const make = async (name: string, shots: FilmShot[], cards = { title: '', end: '' }) => {
  const order = { ...size, shots, cards };
  const options = { ...go, folder: at(name), onProgress: () => {} };
  return { made: await createFilms().make(order, options), seconds: createFilms().planOf(order).seconds };
};

/** The mean brightness of the three colours of a frame. */
async function colourAt(file: string, frame: number) {
  const args = [...fromFile(file), '-vf', `select=eq(n\\,${frame})`, '-frames:v', '1'];
  const { stdout } = await runFfmpeg([...args, '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'], go);
  const { channels } = await sharp(stdout).stats();
  return { red: channels[0]?.mean ?? 0, green: channels[1]?.mean ?? 0 };
}

describe('transitions', () => {
  it('only a dissolve shares frames; segments add up to the film’s frames with any transition', () => {
    for (const [transition, shared] of [
      ['dissolve', 10],
      ['cut', 0],
      ['fade', 0],
    ] as const) {
      const plan = planFilm([shot('red.jpg', transition), shot('green.jpg', 'fade')], size);
      expect(plan.frames).toBe(4 * RATE - shared);
      expect(plan.shots[1]?.startFrame).toBe(2 * RATE - shared);
      expect(segmentsOf(plan).reduce((sum, segment) => sum + framesOf(segment), 0)).toBe(plan.frames);
      // the last one goes over to nothing
      expect(plan.shots.map(({ fadeIn, fadeOut }) => [fadeIn, fadeOut])).toEqual([
        [false, transition === 'fade'],
        [transition === 'fade', false],
      ]);
    }
  });

  it('a cut changes the picture between two frames', async () => {
    const { made, seconds } = await make('cut', [shot('red.jpg', 'cut'), shot('green.jpg')]);
    expect(seconds).toBe(4);
    expect((await checkFilm(made.file)).seconds).toBeCloseTo(4, 1);
    const [before, after] = [await colourAt(made.file, 2 * RATE - 1), await colourAt(made.file, 2 * RATE)];
    expect(before.red).toBeGreaterThan(before.green);
    expect(after.green).toBeGreaterThan(after.red);
  });

  it('a fade goes through black', async () => {
    const { made } = await make('fade', [shot('red.jpg', 'fade'), shot('green.jpg')]);
    const light = async (frame: number) => {
      const { red, green } = await colourAt(made.file, frame);
      return red + green;
    };
    const [bright, end, begin] = [await light(RATE), await light(2 * RATE - 1), await light(2 * RATE)];
    expect(end).toBeLessThan(bright / 4);
    expect(begin).toBeLessThan(bright / 4);
    expect(await light(3 * RATE)).toBeGreaterThan(end * 3);
  });
});

describe('cards', () => {
  it('come before and after the film, for three and four seconds, in any language', async () => {
    const { made, seconds } = await make('cards', [shot('red.jpg')], {
      title: '灯塔 & the lamp',
      end: 'Fin\nby Mei',
    });
    expect(seconds).toBe(3 + 2 + 4);
    expect((await checkFilm(made.file)).seconds).toBeCloseTo(9, 1);
    // dark, with light letters
    const args = [
      ...fromFile(made.file, '-ss', '1.5'),
      '-frames:v',
      '1',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      'pipe:1',
    ];
    const { stdout } = await runFfmpeg(args, go);
    const { channels } = await sharp(stdout).greyscale().stats();
    expect(channels[0]?.mean).toBeLessThan(70);
    expect(channels[0]?.max).toBeGreaterThan(200);
    const film = await colourAt(made.file, 4 * RATE);
    expect(film.red).toBeGreaterThan(film.green);
  });

  it('are omitted when empty', async () => {
    expect((await make('plain', [shot('red.jpg')], { title: ' ', end: '' })).seconds).toBe(2);
  });
});
