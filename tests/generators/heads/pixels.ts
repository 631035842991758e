import sharp from 'sharp';
import type { Pixels } from '../../../generators/clips/pixels.ts';

/** Decodes a picture. @param side of the square that holds it, in pixels; its own size by default */
export async function pixelsOf(picture: Uint8Array, side?: number): Promise<Pixels> {
  const open = side ? sharp(picture).resize(side, side, { fit: 'inside' }) : sharp(picture);
  const { data, info } = await open.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** The peak signal-to-noise ratio in dB over the pixels that count; infinite if they are the same. */
export function psnr(a: Pixels, b: Pixels, counts: (x: number, y: number) => boolean): number {
  let [sum, n] = [0, 0];
  for (let i = 0; i < a.width * a.height; i++) {
    if (!counts(i % a.width, Math.floor(i / a.width))) continue;
    for (let part = 0; part < 3; part++)
      sum += ((a.data[i * 4 + part] ?? 0) - (b.data[i * 4 + part] ?? 0)) ** 2;
    n += 3;
  }
  return sum === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10((255 * 255 * n) / sum);
}

/** The mean light of a rectangle of a picture, 0..255. */
export function lightIn(
  { data, width }: Pixels,
  { x, y, width: wide, height: tall }: { x: number; y: number; width: number; height: number },
): number {
  let sum = 0;
  for (let py = y; py < y + tall; py++)
    for (let px = x; px < x + wide; px++) {
      const at = (py * width + px) * 4;
      sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    }
  return sum / (wide * tall);
}
