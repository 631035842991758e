/**
 * Upscales a picture to exactly twice its size by iterative back-projection (Irani and Peleg 1991): downscales the interpolated
 * picture, and adds the difference from the original, twice. Edges get crisp without the halos of a sharpening filter. It adds
 * no detail.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';

/** Factor of width and height. */
export const ENLARGED_BY = 2;
/** More iterations amplify noise rather than detail. */
const ROUNDS = 2;
/** Values processed at a time, so that a large picture does not block the event loop. */
const STRETCH = 2 ** 20;
/** The value 0 in a difference picture. */
const NONE = 128;

interface Raw {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

const open = ({ data, width, height, channels }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Upscales by interpolation, downscales with a Lanczos filter. */
async function resized(from: Raw, width: number, height: number): Promise<Raw> {
  const data = await open(from)
    .resize(width, height, { kernel: sharp.kernel.lanczos3, fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...from, data, width, height };
}

async function combined(a: Raw, b: Raw, by: (a: number, b: number) => number): Promise<Raw> {
  const data = new Uint8ClampedArray(a.data.length);
  for (let start = 0; start < data.length; start += STRETCH) {
    const end = Math.min(data.length, start + STRETCH);
    for (let at = start; at < end; at += 1) data[at] = by(a.data[at] ?? 0, b.data[at] ?? 0);
    await breathe();
  }
  return { ...a, data: new Uint8Array(data.buffer) };
}

/** @param picture with its orientation applied @returns the upscaled picture, to be encoded */
export async function enlarge(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const original: Raw = { data, width, height, channels };
  let large = await resized(original, width * ENLARGED_BY, height * ENLARGED_BY);
  for (let round = 0; round < ROUNDS; round += 1) {
    const shrunk = await resized(large, width, height);
    const missing = await combined(original, shrunk, (has, got) => has - got + NONE);
    const spread = await resized(missing, large.width, large.height);
    large = await combined(large, spread, (has, more) => has + more - NONE);
  }
  return open(large);
}
