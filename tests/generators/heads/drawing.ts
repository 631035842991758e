import { type SKRSContext2D as Context, createCanvas } from '@napi-rs/canvas';
import { FACE, jpegOf, oval, type Point, type Sample, soft } from './face-parts.ts';

/** A flat drawing with big eyes and a line for a mouth, in no style of the engine's. */
export function drawing(side = 720): Sample {
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext('2d');
  ctx.scale(side, side);
  ctx.fillStyle = '#ffe9b8';
  ctx.fillRect(0, 0, 1, 1);
  oval(ctx, 0.84, 0.16, 0.09, 0.09, '#ff9d5c');
  ctx.fillStyle = '#5b7fd1';
  ctx.beginPath();
  ctx.moveTo(0.14, 1);
  ctx.quadraticCurveTo(0.2, 0.78, 0.5, 0.78);
  ctx.quadraticCurveTo(0.8, 0.78, 0.86, 1);
  ctx.fill();
  outlined(ctx, '#7a3f8f', () => ctx.ellipse(0.5, 0.4, 0.27, 0.29, 0, 0, 2 * Math.PI));
  outlined(ctx, '#f7cdb0', () => ctx.rect(0.45, 0.68, 0.1, 0.14));
  outlined(ctx, '#fbd9c0', () => {
    ctx.moveTo(0.29, 0.42);
    ctx.quadraticCurveTo(0.3, 0.74, 0.5, 0.755);
    ctx.quadraticCurveTo(0.7, 0.74, 0.71, 0.42);
    ctx.quadraticCurveTo(0.68, 0.22, 0.5, 0.22);
    ctx.quadraticCurveTo(0.32, 0.22, 0.29, 0.42);
  });
  for (const x of [0.41, 0.59]) {
    outlined(ctx, '#ffffff', () => ctx.ellipse(x, 0.4, 0.036, 0.019, 0, 0, 2 * Math.PI));
    oval(ctx, x, 0.4, 0.017, 0.018, '#3c6e57');
    oval(ctx, x, 0.4, 0.008, 0.009, '#10201a');
    oval(ctx, x - 0.005, 0.394, 0.004, 0.004, '#ffffff');
    ctx.lineWidth = 0.011;
    line(ctx, [x - 0.045, 0.325], [x, 0.305], [x + 0.045, 0.325]);
  }
  ctx.lineWidth = 0.008;
  line(ctx, [0.492, 0.5], [0.515, 0.53], [0.492, 0.535]);
  ctx.lineWidth = 0.01;
  line(ctx, [0.435, 0.61], [0.5, 0.645], [0.565, 0.61]);
  soft(ctx, [0.36, 0.53], 0.05, 'rgba(255,120,120,', 0.35);
  soft(ctx, [0.64, 0.53], 0.05, 'rgba(255,120,120,', 0.35);
  const mouth = { x: 0.5, y: 0.619, width: 0.14, height: 0.04 };
  return { ...jpegOf(canvas, side), face: { ...FACE, mouth } };
}

function outlined(ctx: Context, fill: string, path: () => void): void {
  ctx.beginPath();
  path();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = '#33222b';
  ctx.lineWidth = 0.007;
  ctx.stroke();
}

function line(ctx: Context, from: Point, over: Point, to: Point): void {
  ctx.strokeStyle = '#33222b';
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.quadraticCurveTo(...over, ...to);
  ctx.stroke();
}
