import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';

/** A decoded picture: RGBA, 4 bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A canvas with the picture on it. */
export function canvasOf({ data, width, height }: Pixels): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  image.data.set(data);
  ctx.putImageData(image, 0, 0);
  return canvas;
}
