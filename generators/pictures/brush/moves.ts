import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Draw } from './reel.ts';
import { settle } from './settle.ts';
import type { Context, Stage } from './stage.ts';
import { trimmed } from './trim.ts';

/** Draws something animated: once in a picture, in every frame of a clip. @param y its foot, for the depth. Default: that of the last layer */
export function live(stage: Stage, draw: Draw, y?: number): void {
  if (stage.reel) stage.reel.live(draw, stage.reel.nearAt(y ?? 0));
  else draw(stage.ctx, 0, () => {});
}

/** Draws something animated in clips only. @param y as in {@link live} */
export function onlyMoving(stage: Stage, draw: Draw, y?: number): void {
  stage.reel?.live(draw, stage.reel.nearAt(y ?? 0));
}

/** Transform around a foot point; `turn` in radians. */
export interface Pose {
  x?: number;
  y?: number;
  /** Sideways pixels for each pixel of height. */
  lean?: number;
  turn?: number;
  wide?: number;
  tall?: number;
  alpha?: number;
}

/** Applies a pose around a point to the context's transform. */
export function posed(ctx: Context, { x = 0, y = 0, ...pose }: Pose, at: { x: number; y: number }): void {
  ctx.translate(at.x + x, at.y + y);
  if (pose.turn) ctx.rotate(pose.turn);
  ctx.transform(pose.wide ?? 1, 0, -(pose.lean ?? 0), pose.tall ?? 1, 0, 0);
  ctx.translate(-at.x, -at.y);
  if (pose.alpha !== undefined) ctx.globalAlpha = Math.max(0, Math.min(1, pose.alpha));
}

/** The wind at a position (pixels) and time (seconds), about -1..1; 0 at the start, so that the first frame is the picture. */
export function windAt(x: number, time: number): number {
  const begun = Math.min(1, time / 0.6);
  const along = x * 0.004;
  return (
    begun *
    (0.5 * Math.sin(1.5 * time - along) +
      0.3 * Math.sin(2.7 * time - along * 2.3 + 1) +
      0.2 * Math.sin(4.3 * time + x))
  );
}

/** A box in the scene's pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Paints something on its own canvas of the box's size. */
export function cutOut(stage: Stage, box: Box, paint: (stage: Stage) => void): Canvas {
  const canvas = createCanvas(Math.max(1, Math.ceil(box.width)), Math.max(1, Math.ceil(box.height)));
  const ctx = canvas.getContext('2d');
  ctx.translate(-box.x, -box.y);
  const { reel: _, ...still } = stage;
  paint({ ...still, ctx, canvas });
  settle(canvas);
  return canvas;
}

/** Paints something that sways in the wind around its foot. @param bend displacement of its top, as a share of its height */
export function inWind(
  stage: Stage,
  box: Box,
  foot: { x: number; y: number },
  bend: number,
  paint: (stage: Stage) => void,
): void {
  if (!stage.reel) {
    paint(stage);
    return;
  }
  const { canvas, x, y } = trimmed(cutOut(stage, box, paint));
  if (!canvas) return;
  const phase = foot.x;
  stage.reel.live((ctx, time) => {
    posed(ctx, { lean: bend * windAt(phase, time) }, foot);
    ctx.drawImage(canvas, box.x + x, box.y + y);
  }, stage.reel.nearAt(foot.y));
}

/**
 * Paints a row of small things, such as grass, that sway in waves.
 * @param base the y that does not move
 * @param bend displacement of the opposite side, as a share of the row's height
 * @param soft whether it is out of focus and moves as a whole
 */
export function rowInWind(
  stage: Stage,
  { y, height }: { y: number; height: number },
  base: number,
  bend: number,
  paint: (stage: Stage) => void,
  soft = false,
): void {
  if (!stage.reel) {
    paint(stage);
    return;
  }
  const box = { x: 0, y, width: stage.width, height };
  const canvas = cutOut(stage, box, paint);
  // blurred slices would show seams
  const slice = soft ? stage.width : Math.ceil(stage.u * 10);
  const near = stage.reel.nearAt(base);
  stage.reel.live((ctx, time, focus) => {
    for (let x = 0; x < canvas.width; x += slice) {
      focus(near);
      const wide = Math.min(slice + 1, canvas.width - x);
      posed(ctx, { lean: bend * windAt(x * 1.7 + base * 3, time) }, { x, y: base });
      ctx.drawImage(canvas, x, 0, wide, canvas.height, x, y, wide, canvas.height);
    }
  }, near);
}

/** Brightness of a lamp or flame at a time in seconds, about 1. @param restless amplitude of the variation */
export const flicker = (time: number, phase: number, restless: number): number =>
  1 +
  restless *
    (0.5 * (Math.sin(time * 7.3 + phase) - Math.sin(phase)) +
      0.3 * (Math.sin(time * 12.1 + phase * 2) - Math.sin(phase * 2)) +
      0.2 * Math.sin(time * 23.7));
