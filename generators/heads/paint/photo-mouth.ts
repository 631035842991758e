/** Mouth painter for photos and paintings: warps the original lips open and paints the inside of the mouth. */
import { createCanvas } from '@napi-rs/canvas';
import type { Pixels } from '../../clips/pixels.ts';
import { cut } from './erase.ts';
import { boxAround, type Geometry, smoothstep } from './geometry.ts';
import { insideColors, paintInside } from './inside.ts';
import { type Lips, lipsAt, UP } from './lips.ts';
import type { MouthPainter } from './mouth-painter.ts';
import { sampleInto } from './sample.ts';
import { seamOf } from './seam.ts';

/** The area that moves, above and below the mouth, relative to the distance from the eyes to the mouth. */
const FOLLOWS = { above: 0.38, below: 0.92 } as const;

/** Paints the mouth of a photograph, or of any face with lips. */
export function photoMouth(pixels: Pixels, geometry: Geometry): MouthPainter {
  const { mouth, long, apart } = geometry;
  const seam = seamOf(pixels, geometry);
  const colors = insideColors(pixels, geometry, seam);
  const zone = {
    x: mouth.x + (geometry.down[0] * long * (FOLLOWS.below - FOLLOWS.above)) / 2,
    y: mouth.y + (geometry.down[1] * long * (FOLLOWS.below - FOLLOWS.above)) / 2,
    wide: Math.max(mouth.wide * 2, apart * 0.8),
    tall: (long * (FOLLOWS.below + FOLLOWS.above)) / 2,
  };
  const box = boxAround(zone, { right: [1, 0], down: [0, 1] }, pixels);
  const before = cut(pixels, box);
  const resting = new Uint8Array(before.data());
  const bent = new Uint8ClampedArray(resting.length);
  const canvas = createCanvas(box.width, box.height);
  const ctx = canvas.getContext('2d');
  return {
    box,
    paint(parts) {
      if (parts.opening === 0) return Uint8Array.from(resting);
      const lips = lipsAt(parts, geometry, seam);
      bend(pixels, geometry, { box, zone, lips, seam, into: bent });
      const image = ctx.createImageData(box.width, box.height);
      image.data.set(bent);
      ctx.putImageData(image, 0, 0);
      paintInside(ctx, { geometry, box, lips, parts, colors });
      return new Uint8Array(canvas.data());
    },
  };
}

/** Warps skin and lips. The inside of the mouth is painted by `paintInside`. */
function bend(
  pixels: Pixels,
  geometry: Geometry,
  {
    box,
    zone,
    lips,
    seam,
    into,
  }: {
    box: MouthPainter['box'];
    zone: { wide: number };
    lips: Lips;
    seam: (u: number) => number;
    into: Uint8ClampedArray;
  },
): void {
  const { mouth, right, down, long } = geometry;
  const [half, thick] = [mouth.wide, mouth.tall * 0.9];
  const [above, below] = [long * FOLLOWS.above, long * FOLLOWS.below];
  const slow = Math.max(2.2 * lips.open, 2 * thick);
  for (let i = 0; i < box.width * box.height; i++) {
    const dx = box.x + (i % box.width) - mouth.x;
    const dy = box.y + Math.floor(i / box.width) - mouth.y;
    const u = dx * right[0] + dy * right[1];
    const v = dx * down[0] + dy * down[1];
    const aside = Math.abs(u);
    const fall =
      (1 - smoothstep(half * 0.9, half * 1.5, aside)) *
      (1 - smoothstep(half * 0.75, half * 1.7, Math.abs(v)));
    const from = u * (1 + (1 / lips.width - 1) * fall);
    const upper = lips.upper(u);
    const lower = lips.lower(u);
    const rest = seam(from);
    let to = v;
    if (v < upper) {
      const off = upper - v;
      to = v + (rest - upper) * (1 - smoothstep(0, above, off));
    } else if (v > lower) {
      const off = v - lower;
      const chin =
        0.8 *
        lips.open *
        (1 - UP) *
        Math.exp(-((u / (1.2 * half)) ** 2)) *
        (1 - smoothstep(half, zone.wide, aside));
      const share = smoothstep(0, slow, off);
      to = v - ((lower - rest) * (1 - share) + chin * share) * (1 - smoothstep(thick, below, off));
    } else to = rest;
    sampleInto(
      pixels,
      mouth.x + from * right[0] + to * down[0],
      mouth.y + from * right[1] + to * down[1],
      into,
      i * 4,
    );
  }
}
