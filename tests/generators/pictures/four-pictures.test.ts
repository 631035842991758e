import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import type { PictureSetting } from '../../../generators/pictures/pictures.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const SIZE = { width: 160, height: 120 };
const [WIDE, HIGH] = [24, 18];

/** The brightness of a small picture relative to its mean: its layout, whatever its light. */
async function layoutOf(prompt: string, seed: number, setting?: PictureSetting): Promise<number[]> {
  const [picture] = await paintPictures(
    { prompt, ...SIZE, count: 1, seed, style: 'animation', ...(setting && { setting }) },
    { signal: new AbortController().signal },
  );
  if (!picture) throw new Error('no picture');
  const small = createCanvas(WIDE, HIGH).getContext('2d');
  small.drawImage(await loadImage(Buffer.from(picture.data)), 0, 0, WIDE, HIGH);
  const { data } = small.getImageData(0, 0, WIDE, HIGH);
  const grey = Array.from({ length: WIDE * HIGH }, (_, i) => (data[i * 4] ?? 0) + (data[i * 4 + 1] ?? 0));
  const mean = grey.reduce((sum, one) => sum + one, 0) / grey.length;
  return grey.map((one) => one / mean);
}

const differ = (one: number[], other: number[] = []): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

const PLACES = [
  'a tavern at night',
  'a library at noon',
  'an underground station',
  'a kitchen at noon',
  'an inn of old china at night',
  'a harbor at noon',
  'a subway carriage',
  'a forge at night',
];

describe('pictures of a place with nobody in it', () => {
  it.each(PLACES)('%s: four seeds are four layouts', async (prompt) => {
    const four = await Promise.all([1, 2, 3, 4].map((seed) => layoutOf(prompt, seed)));
    const pairs = four.flatMap((one, i) => four.slice(i + 1).map((other) => differ(one, other)));
    const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
    expect(mean).toBeGreaterThan(0.1);
    expect(Math.min(...pairs)).toBeGreaterThan(0.02);
  });

  it.each(PLACES)('%s: all shots of it in a film have one layout', async (prompt) => {
    const [one = [], ...others] = await Promise.all(
      [1, 2, 3].map((seed) => layoutOf(prompt, seed, { seed: 5 })),
    );
    for (const other of others) expect(differ(one, other)).toBeLessThan(0.02);
  });

  it('the room stays when somebody is in it', async () => {
    const setting = { seed: 9 };
    const [empty = [], peopled = []] = await Promise.all([
      layoutOf('a library at noon', 1, setting),
      layoutOf('a boy in a library at noon', 2, setting),
    ]);
    const wall = (layout: number[]) => layout.slice(0, WIDE * 6);
    expect(differ(wall(empty), wall(peopled))).toBeLessThan(0.06);
  });
});

it('a street of a city is a street', () => {
  expect(understand('a city street').setting).toBe('street');
  expect(understand('a city').setting).toBe('city');
});

it.each(['a castle on a hill', 'a house on top of the green hill', '小山上的城堡'])(
  '%s: on a hill',
  (prompt) => {
    expect(understand(prompt).onHill).toBe(true);
  },
);

it.each(['a castle', 'the hills', 'a hill behind the house'])('%s: on none', (prompt) => {
  expect(understand(prompt).onHill).toBeUndefined();
});
