import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Pixels } from '../../clips/pixels.ts';
import { createRandom } from '../../pictures/random.ts';
import type { Box } from './geometry.ts';
import type { Spot } from './skin.ts';

/** Iterations of the solver. */
const ROUNDS = 160;
/** Factor of successive over-relaxation: converges faster than 1. */
const HASTE = 1.75;

/**
 * Inpaints a spot with skin: interpolates colors from its edge (Laplace's equation), and adds the grain of the skin around.
 * @param grow pixels around the mask that are replaced, too, since edges are soft
 * @returns a copy
 */
export function erased(pixels: Pixels, spot: Spot, grow: number): Pixels {
  const { width, height } = pixels;
  const data = Uint8Array.from(pixels.data);
  const mask = grown(spot, grow);
  const { box } = spot;
  const inside: number[] = [];
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [box.x + (i % box.width), box.y + Math.floor(i / box.width)];
    if (mask[i] && x > 0 && y > 0 && x < width - 1 && y < height - 1) inside.push(y * width + x);
  }
  const skin = spot.skin;
  for (let channel = 0; channel < 3; channel++) {
    const field = new Float32Array(box.width * box.height);
    const at = (pixel: number): number =>
      pixel - box.y * width - box.x - (Math.floor(pixel / width) - box.y) * (width - box.width);
    for (let y = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++)
        field[y * box.width + x] = data[((box.y + y) * width + box.x + x) * 4 + channel] ?? 0;
    for (const pixel of inside) field[at(pixel)] = skin[channel] ?? 0;
    const value = (pixel: number): number => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const within = x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
      return within ? (field[at(pixel)] ?? 0) : (data[pixel * 4 + channel] ?? 0);
    };
    for (let round = 0; round < ROUNDS; round++)
      for (const pixel of inside) {
        const mean = (value(pixel - 1) + value(pixel + 1) + value(pixel - width) + value(pixel + width)) / 4;
        const here = at(pixel);
        field[here] = (field[here] ?? 0) + HASTE * (mean - (field[here] ?? 0));
      }
    for (const pixel of inside) data[pixel * 4 + channel] = clamped(field[at(pixel)] ?? 0);
  }
  regrain(pixels, data, spot, mask, inside);
  return { data, width, height };
}

const clamped = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

function grown({ box, mask }: Spot, by: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  const reach = Math.ceil(by);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const [x, y] = [i % box.width, Math.floor(i / box.width)];
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [px, py] = [x + dx, y + dy];
        if (dx * dx + dy * dy > by * by || px < 0 || py < 0 || px >= box.width || py >= box.height) continue;
        out[py * box.width + px] = 1;
      }
  }
  return out;
}

/** Adds the high-frequency detail of random skin pixels of the box. */
function regrain(
  { data: from, width, height }: Pixels,
  data: Uint8Array,
  { box }: Spot,
  mask: Uint8Array,
  inside: readonly number[],
): void {
  const skin: number[] = [];
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [box.x + (i % box.width), box.y + Math.floor(i / box.width)];
    if (!mask[i] && x > 0 && y > 0 && x < width - 1 && y < height - 1) skin.push(y * width + x);
  }
  if (skin.length === 0) return;
  const random = createRandom(inside.length);
  for (const pixel of inside) {
    const source = random.pick(skin);
    for (let channel = 0; channel < 3; channel++) {
      const near = (offset: number): number => from[(source + offset) * 4 + channel] ?? 0;
      const grain = near(0) - (near(-1) + near(1) + near(-width) + near(width)) / 4;
      if (Math.abs(grain) < 12)
        data[pixel * 4 + channel] = clamped((data[pixel * 4 + channel] ?? 0) + grain * 0.9);
    }
  }
}

/** A part of a picture as a canvas. */
export function cut({ data, width }: Pixels, box: Box): Canvas {
  const canvas = createCanvas(box.width, box.height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4;
    image.data.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
