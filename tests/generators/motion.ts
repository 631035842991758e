import { createCanvas } from '@napi-rs/canvas';
import type { MovingPicture } from '../../generators/clips/moving-picture.ts';
import { filmScene } from '../../generators/clips/scene-film.ts';

const SIZE = { width: 240, height: 136 } as const;

/** Animates a small scene of a prompt. */
export const sceneOf = (prompt: string, style: 'realistic' | 'animation' = 'realistic', seconds = 5) =>
  filmScene({ recipe: { prompt, ...SIZE, seed: 7, style }, words: prompt, references: [], seconds });

/** Gray values of the frame at a time in seconds, with a static camera. */
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

/** Mean difference of two frames, of 256 steps. */
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
 * Motion inside a picture, independent of the camera: the share of pixels that change clearly within 0.4 s, in the second with
 * the least motion.
 */
export const motionInside = (picture: MovingPicture, seconds: number): number =>
  Math.min(
    ...Array.from({ length: Math.floor(seconds) }, (_, second) =>
      changed(momentOf(picture, second + 0.3), momentOf(picture, second + 0.7)),
    ),
  );
