import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { mix } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { createField } from './noise.ts';
import type { Context, Stage } from './stage.ts';

/** Columns of the grid on which clouds are computed. */
const GRID = 200;
/** Size of a clip's clouds: a smooth enlargement of every frame would take a fifth of its painting. */
const SOFTENED = 1 / 3;
/** How far clouds drift between two computed moments of a clip, in columns: less than one, so that nothing is seen twice. */
const STEP = 0.7;

/** Clouds at any time, on a small canvas; they have no sharp edges. */
interface Clouds {
  canvas: Canvas;
  /** Paints {@link canvas}. @param time seconds */
  at(time: number): void;
  /** The fastest drift, in columns a second. */
  speed: number;
}

/**
 * Draws clouds as a noise field.
 * @param amount how much of the sky they cover, 0..1
 * @param drift their speed; negative is to the left
 */
export function noiseClouds(stage: Stage, random: Random, amount: number, drift: number): void {
  const { reel, ctx, width, horizon } = stage;
  const clouds = createClouds(stage, random, amount, drift);
  if (reel) {
    reel.live(drifting(clouds, width, horizon), reel.nearAt(0));
    return;
  }
  clouds.at(0);
  smoothly(ctx, clouds.canvas, width, horizon);
}

function smoothly(ctx: Context, clouds: Canvas, width: number, height: number): void {
  ctx.save();
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(clouds, 0, 0, width, height);
  ctx.restore();
}

/** Draws a clip's clouds: computed at some moments, each of which dissolves into the next. */
function drifting(clouds: Clouds, width: number, height: number): (ctx: Context, time: number) => void {
  const soft = () => createCanvas(Math.ceil(width * SOFTENED), Math.ceil(height * SOFTENED));
  const moments = [soft(), soft()] as const;
  const painted = [-1, -1];
  const shown = soft();
  const inner = shown.getContext('2d');
  const moment = (nth: number): Canvas => {
    const canvas = moments[nth % 2 === 0 ? 0 : 1];
    if (painted[nth % 2] === nth) return canvas;
    painted[nth % 2] = nth;
    clouds.at((nth * STEP) / clouds.speed);
    const ctx = canvas.getContext('2d');
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    smoothly(ctx, clouds.canvas, canvas.width, canvas.height);
    return canvas;
  };
  return (ctx, time) => {
    const gone = (time * clouds.speed) / STEP;
    const nth = Math.floor(gone);
    inner.globalCompositeOperation = 'copy';
    inner.globalAlpha = 1 - (gone - nth);
    inner.drawImage(moment(nth), 0, 0);
    if (gone > nth) {
      inner.globalCompositeOperation = 'lighter';
      inner.globalAlpha = gone - nth;
      inner.drawImage(moment(nth + 1), 0, 0);
    }
    ctx.drawImage(shown, 0, 0, width, height);
  };
}

/** Computes clouds: density from noise, brightness from the gradient toward the light. */
function createClouds(stage: Stage, random: Random, amount: number, drift: number): Clouds {
  const { width, horizon, scene, light } = stage;
  const rows = Math.max(40, Math.round((GRID * horizon) / width));
  const canvas = createCanvas(GRID, rows);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(GRID, rows);
  const field = createField(random);
  const stretch = random.range(0.7, 1.6);
  const [lx, ly] = [(light.x / width) * GRID, (light.y / horizon) * rows];
  const { cloud, cloudShade, glow } = scene.air;
  const threshold = 0.62 - amount * 0.36;
  // rows near the horizon see clouds from the side: squeezed flat and far apart
  const perspectiveOf = (far: number) => 1 / (0.16 + far * 0.9);
  const wideOf = (far: number) => (5 / GRID) * stretch * (0.7 + perspectiveOf(far) * 0.16);
  const driftOf = (far: number) => drift * (0.4 + far);
  const at = (time: number) => {
    image.data.fill(0);
    for (let row = 0; row < rows; row++) {
      const far = 1 - row / rows;
      const wide = wideOf(far);
      const gone = driftOf(far) * time;
      const y = perspectiveOf(far) * 2.2 * Math.max(1, (horizon / width) * 1.9);
      for (let col = 0; col < GRID; col++) {
        const x = (col - GRID / 2) * wide + 20 - gone;
        const density = field(x, y);
        const opacity = smoothStep(threshold, threshold + 0.17, density) * Math.min(1, far * 5 + 0.25) * 0.92;
        if (opacity <= 0) continue;
        const towards = Math.hypot(col - lx, row - ly) || 1;
        const ahead = field(x + ((lx - col) / towards) * 0.13, y + ((ly - row) / towards) * 0.13, 3);
        const bright = Math.max(0, Math.min(1, 0.62 + (density * 0.9 - ahead) * 2.6));
        const near = Math.max(0, 1 - towards / (GRID * 0.45)) ** 2 * 0.5;
        const [r, g, b] = mix(mix(cloudShade, cloud, bright), glow, near);
        const i = (row * GRID + col) * 4;
        image.data[i] = r;
        image.data[i + 1] = g;
        image.data[i + 2] = b;
        image.data[i + 3] = opacity * 255;
      }
    }
    ctx.putImageData(image, 0, 0);
  };
  return { canvas, at, speed: Math.abs(driftOf(1)) / wideOf(1) };
}

function smoothStep(low: number, high: number, n: number): number {
  const t = Math.max(0, Math.min(1, (n - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
