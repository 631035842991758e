/** What the sample faces of tests are drawn with, and where their features are. */
import type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';
import type { FacePlace } from '../../../generators/heads/heads.ts';

export interface Sample {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** Where the face is. */
  face: FacePlace;
}

/** Where both samples have their features, in parts of their square. */
export const FACE: FacePlace = {
  mouth: { x: 0.5, y: 0.62, width: 0.17, height: 0.056 },
  eyes: [
    { x: 0.41, y: 0.4, width: 0.09, height: 0.042 },
    { x: 0.59, y: 0.4, width: 0.09, height: 0.042 },
  ],
  tilt: 0,
};

export type Point = readonly [x: number, y: number];

export function oval(ctx: Context, x: number, y: number, wide: number, tall: number, fill: string): void {
  ctx.beginPath();
  ctx.ellipse(x, y, wide, tall, 0, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** A spot without an edge. @param color up to its alpha */
export function soft(ctx: Context, [x, y]: Point, radius: number, color: string, alpha: number): void {
  const fill = ctx.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, `${color}${alpha})`);
  fill.addColorStop(1, `${color}0)`);
  ctx.fillStyle = fill;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export const jpegOf = (canvas: Canvas, side: number) => ({
  jpeg: new Uint8Array(canvas.toBuffer('image/jpeg', 92)),
  width: side,
  height: side,
});
