import { createCanvas } from '@napi-rs/canvas';
import type { MovingPicture } from '../../generators/clips/moving-picture.ts';
import { filmScene } from '../../generators/clips/scene-film.ts';

const SIZE = { width: 240, height: 136 } as const;

/** Films a scene of the words, small. */
export const sceneOf = (prompt: string, style: 'realistic' | 'animation' = 'realistic', seconds = 5) =>
  filmScene({ recipe: { prompt, ...SIZE, seed: 7, style }, words: prompt, references: [], seconds });

/** The grey values of a moment, seen by a camera that stands still. */
export function momentOf(picture: MovingPicture, time: number): Uint8Array {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  picture.draw(canvas.getContext('2d'), time, () => [1, 0, 0, 1, 0, 0]);
  const data = canvas.data();
  return Uint8Array.from(
    { length: width * height },
    (_, i) => (data[i * 4] ?? 0) * 0.3 + (data[i * 4 + 1] ?? 0) * 0.59 + (data[i * 4 + 2] ?? 0) * 0.11,
  );
}

/** The mean difference of two moments, in steps of 256. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / Math.max(1, a.length);
}

/** The share of pixels that differ clearly. */
export function changed(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 4) count++;
  return count / Math.max(1, a.length);
}

/**
 * How much moves inside a picture, whatever the camera does: the share of its pixels that change clearly within 0.4 s, in the
 * stillest of its seconds.
 */
export const motionInside = (picture: MovingPicture, seconds: number): number =>
  Math.min(
    ...Array.from({ length: Math.floor(seconds) }, (_, second) =>
      changed(momentOf(picture, second + 0.3), momentOf(picture, second + 0.7)),
    ),
  );
