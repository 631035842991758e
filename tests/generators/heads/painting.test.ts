import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../generators/clips/pixels.ts';
import type { FacePlace } from '../../../generators/heads/heads.ts';
import { type MouthFrame, nearestShape, SHAPES } from '../../../generators/heads/mouth/shapes.ts';
import { geometryOf, radiusIn } from '../../../generators/heads/paint/geometry.ts';
import { lidsOf } from '../../../generators/heads/paint/lids.ts';
import { lipShare } from '../../../generators/heads/paint/mouth-of.ts';
import { sampleInto } from '../../../generators/heads/paint/sample.ts';
import { talkingPicture } from '../../../generators/heads/paint/talking.ts';
import { drawing } from './drawing.ts';
import type { Sample } from './face-parts.ts';
import { photograph } from './photograph.ts';
import { lightIn, pixelsOf, psnr } from './pixels.ts';

const SIDE = 160;
/** Shut for a second, open for a second. */
const mouths: MouthFrame[] = Array.from({ length: 50 }, (_, nth) => {
  const parts = nth < 25 ? SHAPES.rest : SHAPES.open;
  return { ...parts, shape: nearestShape(parts) };
});

async function film(sample: Sample, seed = 3) {
  const pixels = await pixelsOf(sample.jpeg);
  const paint = talkingPicture(pixels, sample.face, mouths, { rate: 25, seed, drawn: false });
  const frame = (nth: number): Pixels => ({ ...pixels, data: paint(nth) });
  return { pixels, frame };
}

const outside = ({ width, height }: Pixels, face: FacePlace) => {
  const geometry = geometryOf(face, width, height);
  return (x: number, y: number) => radiusIn(geometry.face, geometry, x, y) > 1;
};

describe.each([
  ['a photograph', photograph(SIDE)],
  ['a drawing', drawing(SIDE)],
])('%s that speaks', (_, sample) => {
  it('changes only pixels of the face, while it moves', async () => {
    const { pixels, frame } = await film(sample);
    const away = outside(pixels, sample.face);
    for (const nth of [0, 12, 30, 40]) expect(psnr(frame(nth), pixels, away)).toBe(Number.POSITIVE_INFINITY);
    expect(psnr(frame(30), pixels, (x, y) => !away(x, y))).toBeLessThan(32);
  });

  it('equals the picture in its first frame', async () => {
    const { pixels, frame } = await film(sample);
    expect(psnr(frame(0), pixels, () => true)).toBeGreaterThan(38);
  });

  it('opens a dark mouth at the position of the mouth', async () => {
    const { pixels, frame } = await film(sample);
    const { mouth } = geometryOf(sample.face, SIDE, SIDE);
    const place = { x: Math.round(mouth.x) - 4, y: Math.round(mouth.y) + 4, width: 8, height: 6 };
    expect(lightIn(frame(40), place)).toBeLessThan(lightIn(pixels, place) * 0.72);
  });

  it('is deterministic by seed', async () => {
    const [one, same, other] = [await film(sample), await film(sample), await film(sample, 4)];
    expect(Buffer.compare(one.frame(40).data, same.frame(40).data)).toBe(0);
    expect(Buffer.compare(one.frame(40).data, other.frame(40).data)).not.toBe(0);
  });
});

it('lips are distinguished from lines', async () => {
  const share = async ({ jpeg, face }: Sample) =>
    lipShare(await pixelsOf(jpeg), geometryOf(face, SIDE, SIDE));
  expect(await share(photograph(SIDE))).toBeGreaterThan(0.8);
  expect(await share(drawing(SIDE))).toBeLessThan(0.4);
});

it('interpolation passes through the pixels: at a pixel it gives its exact color', async () => {
  const pixels = await pixelsOf(photograph(SIDE).jpeg);
  const color = new Uint8Array(4);
  sampleInto(pixels, 30, 40, color, 0);
  expect([...color.subarray(0, 3)]).toEqual([
    ...pixels.data.subarray((40 * SIDE + 30) * 4, (40 * SIDE + 30) * 4 + 3),
  ]);
});

describe('lids', () => {
  const lids = (pixels: Pixels) => lidsOf(pixels, geometryOf(photograph(SIDE).face, SIDE, SIDE));
  /** A dark bar across the picture from here to there, in shares. */
  const barred = ({ width, height, data }: Pixels, from: number, to: number): Pixels => {
    const dark = data.slice();
    for (let y = Math.round(0.385 * height); y < 0.415 * height; y++)
      for (let x = Math.round(from * width); x < to * width; x++)
        dark.set([20, 16, 14, 255], 4 * (y * width + x));
    return { width, height, data: dark };
  };

  it('blink on both eyes, or on none if glasses or hair cover one', async () => {
    const pixels = await pixelsOf(photograph(SIDE).jpeg);
    expect(lids(pixels)).toHaveLength(2);
    expect(lids(barred(pixels, 0.3, 0.7))).toHaveLength(0);
    expect(lids(barred(pixels, 0.3, 0.48))).toHaveLength(0);
  });
});
