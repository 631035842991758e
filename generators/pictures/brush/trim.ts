import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { settle } from './settle.ts';

/** Crops a canvas to its painted part. @returns its position; no canvas if nothing is painted */
export function trimmed(from: Canvas): { canvas?: Canvas; x: number; y: number } {
  const box = painted(from);
  if (!box) return { x: 0, y: 0 };
  const { x, y, width, height } = box;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(from, -x, -y);
  settle(canvas);
  return { canvas, x, y };
}

/** Bounding box of the painted pixels. */
function painted(canvas: Canvas): { x: number; y: number; width: number; height: number } | undefined {
  const { width, height } = canvas;
  const data = canvas.data();
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const empty = (y: number) => {
    for (let i = y * width; i < (y + 1) * width; i++) if (pixels[i] !== 0) return false;
    return true;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && empty(top)) top++;
  if (top === height) return undefined;
  while (empty(bottom)) bottom--;
  let [left, right] = [width, 0];
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    let x = 0;
    while (x < left && pixels[row + x] === 0) x++;
    left = Math.min(left, x);
    x = width - 1;
    while (x > right && pixels[row + x] === 0) x--;
    right = Math.max(right, x);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
