import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { type PictureSetting, settingAt } from '../../../generators/pictures/pictures.ts';

const SIZE = { width: 320, height: 180 };
const PROMPTS = ['a girl walks by the river', 'an old man sits by the river', 'the river'];

/** The sky of a picture: its left upper part in a few colors. */
async function skyOf(prompt: string, seed: number, setting?: PictureSetting): Promise<number[]> {
  const [picture] = await paintPictures(
    { prompt, ...SIZE, count: 1, seed, style: 'realistic', ...(setting && { setting }) },
    { signal: new AbortController().signal },
  );
  if (!picture) throw new Error('no picture');
  const small = createCanvas(8, 4).getContext('2d');
  small.drawImage(await loadImage(Buffer.from(picture.data)), 0, 0, 120, 50, 0, 0, 8, 4);
  return [...small.getImageData(0, 0, 8, 4).data];
}

const differ = (one: number[] = [], other: number[] = []): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

it('pictures of one place look alike, whoever is in them and whatever their seed', async () => {
  const [first, ...others] = await Promise.all(PROMPTS.map((prompt, i) => skyOf(prompt, i, { seed: 5 })));
  for (const sky of others) expect(differ(sky, first)).toBeLessThan(2);
});

it('without a place each seed has a look of its own, and so has another place', async () => {
  const free = await Promise.all(PROMPTS.map((prompt, i) => skyOf(prompt, i)));
  expect(Math.max(...free.map((sky) => differ(sky, free[0])))).toBeGreaterThan(10);
  const places = await Promise.all([5, 6, 7, 8].map((seed) => skyOf('the river', 0, { seed })));
  expect(Math.max(...places.map((sky) => differ(sky, places[0])))).toBeGreaterThan(10);
});

it('the places of a film are in one light, and at night only if its words say so', async () => {
  const light = async (prompt: string, place: number) => {
    const sky = await skyOf(prompt, 0, { seed: place, film: 3 });
    const colours = sky.filter((_, i) => i % 4 < 3);
    return colours.reduce((sum, value) => sum + value, 0) / colours.length;
  };
  const [river, meadow, night] = await Promise.all([
    light('the river', 1),
    light('a meadow', 2),
    light('the river at night', 1),
  ]);
  expect(Math.abs((river ?? 0) - (meadow ?? 0))).toBeLessThan(10);
  expect((river ?? 0) - (night ?? 0)).toBeGreaterThan(20);
});

it('of a request whose setting varies, each picture has a setting of its own that can be named later', () => {
  expect(settingAt({ seed: 7, varies: true }, 0)).toEqual({ setting: { seed: 7 } });
  expect(settingAt({ seed: 2 ** 32 - 1, varies: true }, 2)).toEqual({ setting: { seed: 1 } });
  expect(settingAt({ seed: 7, film: 9 }, 2)).toEqual({ setting: { seed: 7, film: 9 } });
  expect(settingAt(undefined, 2)).toEqual({});
});
