import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createStudioClips, fromWords } from '../../generators/clips/clip-provider.ts';
import { combine, goOn, type MotionName } from '../../generators/clips/motion.ts';
import { motionsOf } from '../../generators/clips/motion-words.ts';
import { corner } from '../../generators/clips/perspective.ts';
import { CLIP_SIZES } from '../../generators/clips/sizes.ts';
import { BadPicture } from '../../generators/clips/still.ts';
import { RATE } from '../../generators/ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { bundledEntry } from './bundled.ts';
import { checkFilm } from './film-check.ts';
import { testFolder } from './folder.ts';
import { detailedPicture } from './pictures.ts';
import { go } from './signal.ts';

const at = testFolder();
const thread = bundledEntry('generators/clips/clip-thread.ts');
const clips = () => createStudioClips({ threadUrl: thread() });
const small = { width: 160, height: 90, seconds: 2, seed: 1 };

/** ffmpeg's expressions use only what JavaScript has too. */
const value = (expression: string, on: number): number =>
  new Function('on', 'W', 'H', 'sin', `return ${expression}`)(on, 1, 1, Math.sin);

it('the scene of a clip without a picture includes the people whom its prompt may name', () => {
  const people = [{ name: 'Mei', look: { words: 'a girl in a red coat', seed: 7 } }];
  const recipe = fromWords({ ...small, prompt: 'Mei waits', style: 'realistic', people });
  expect(recipe).toMatchObject({ prompt: 'Mei waits', style: 'realistic', people });
  expect(fromWords({ ...small, prompt: 'Waves' })).not.toHaveProperty('people');
});

describe('camera motion', () => {
  it.each<[string, readonly MotionName[]]>([
    ['镜头缓慢推近人物', ['push']],
    ['镜头拉远，露出整座城市', ['pull']],
    ['The camera pans left along the wall', ['left']],
    ['从左到右平移', ['right']],
    ['crane up over the roofs', ['up']],
    ['镜头下移', ['down']],
    ['环绕主角一周', ['orbit']],
    ['手持拍摄', ['handheld']],
    ['固定镜头', ['static']],
    ['Push in while it pans right', ['push', 'right']],
  ])('reads %s', (prompt, motions) => {
    expect(motionsOf(prompt, 1)).toEqual(motions);
  });

  it('is chosen by the seed if the prompt names none', () => {
    const chosen = Array.from({ length: 40 }, (_, seed) => motionsOf('一只猫在睡觉', seed)[0]);
    expect(new Set(chosen).size).toBeGreaterThan(3);
    expect(motionsOf('一只猫在睡觉', 7)).toEqual(motionsOf('一只猫在睡觉', 7));
  });

  const names: MotionName[] = ['push', 'pull', 'left', 'right', 'up', 'down', 'orbit', 'handheld', 'static'];
  it('stays within the picture and is continuous', () => {
    const motion = fc.oneof(
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }).map(combine),
      fc.integer({ min: 1, max: 60 }).map(goOn),
    );
    fc.assert(
      fc.property(motion, fc.integer({ min: 24, max: 720 }), fc.nat(719), (camera, frames, nth) => {
        const on = 1 + (nth % frames);
        for (const right of [-1, 1] as const)
          for (const down of [-1, 1] as const) {
            const { x, y } = corner(camera, { frames, from: 0, rate: 24 }, right, down);
            for (const place of [value(x, on), value(y, on)]) {
              expect(place).toBeGreaterThanOrEqual(-1e-4);
              expect(place).toBeLessThanOrEqual(1 + 1e-4);
            }
            expect(Math.abs(value(x, on + 1) - value(x, on))).toBeLessThan(0.02);
          }
      }),
    );
  });
});

describe('the built-in clips', () => {
  it('are MP4s of the requested size and length, with motion in every second', async () => {
    const shares: number[] = [];
    const request = { ...small, image: await detailedPicture(200), prompt: 'static' };
    const clip = await clips().animate(request, {
      ...go,
      folder: at(),
      onProgress: (share) => shares.push(share),
    });
    const found = await checkFilm(clip.file);
    expect(found).toMatchObject({ width: 160, height: 90, videoCodec: 'h264', pixelFormat: 'yuv420p' });
    expect(found).toMatchObject({ indexFirst: true, framesPerSecond: RATE, audioCodec: null, black: 0 });
    expect(found.seconds).toBeCloseTo(2, 1);
    expect(found.frozen).toBeLessThan(1);
    expect(shares.at(-1)).toBe(1);
    expect(await sharp(clip.poster).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
  });

  it('need no picture: the prompt is painted, for exactly the requested length', async () => {
    const request = { ...small, seconds: 2, prompt: 'a boat on the sea at dusk' };
    const clip = await clips().animate(request, { ...go, folder: at() });
    const found = await checkFilm(clip.file);
    expect(found).toMatchObject({ width: 160, height: 90, videoCodec: 'h264', pixelFormat: 'yuv420p' });
    expect(found).toMatchObject({ indexFirst: true, framesPerSecond: RATE, frozen: 0 });
    expect(found.seconds).toBeCloseTo(2, 1);
  });

  it('end with the last frame that was given', async () => {
    const [image, endImage] = [await detailedPicture(0), await detailedPicture(120)];
    const clip = await clips().animate({ ...small, image, endImage, prompt: '' }, { ...go, folder: at() });
    await runFfmpeg([...fromFile(clip.file, '-sseof', '-0.2'), '-update', '1', at('last.png')], go);
    const { dominant } = await sharp(at('last.png')).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
    const begin = await sharp(clip.poster).stats();
    expect(begin.dominant.r).toBeGreaterThan(begin.dominant.g);
  });

  it('differ by motion, and are deterministic by seed', async () => {
    const image = await detailedPicture(200);
    const last = async (prompt: string) => {
      const request = { ...small, seconds: 1, image, prompt };
      const { file } = await clips().animate(request, { ...go, folder: at() });
      const raw = ['-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'];
      const { stdout } = await runFfmpeg([...fromFile(file, '-sseof', '-0.1'), '-frames:v', '1', ...raw], go);
      return stdout;
    };
    const [left, again, right] = [await last('pan left'), await last('pan left'), await last('pan right')];
    expect(left.equals(again)).toBe(true);
    expect(left.equals(right)).toBe(false);
  });

  it('leave no files when aborted or given invalid data', async () => {
    const before = await readdir(at());
    const stop = new AbortController();
    const image = await detailedPicture(200, 1280, 720);
    const long = { image, prompt: '', seconds: 60, width: 640, height: 360, seed: 1 };
    const work = clips().animate(long, {
      signal: stop.signal,
      folder: at(),
      onProgress: () => stop.abort(),
    });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const garbage = { ...small, image: new Uint8Array(500), prompt: '' };
    await expect(clips().animate(garbage, { ...go, folder: at() })).rejects.toBeInstanceOf(BadPicture);
    expect(await readdir(at())).toEqual(before);
  });

  it('have even sizes in every resolution and ratio', () => {
    const sides = Object.values(CLIP_SIZES).flatMap((ratios) => Object.values(ratios).flat());
    expect(sides.filter((side) => side % 2)).toEqual([]);
  });
});
