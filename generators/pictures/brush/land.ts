import type { Rgb } from '../light/colour.ts';
import { css, mix, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { createNoise } from '../random.ts';
import { onSnow } from './snow.ts';
import type { Context, Stage } from './stage.ts';
import { cel, onLayer, tone } from './stage.ts';

export interface Ridge {
  /** Mean y and amplitude of the line, in pixels. */
  y: number;
  rise: number;
  colour: Rgb;
  depth: number;
  /** Peaks across the picture. */
  peaks?: number;
  /** 0 rolling .. 1 jagged. */
  sharp?: number;
  snow?: boolean;
  /** Lower edge in pixels. Default: the bottom of the picture. */
  foot?: number;
}

/** Draws a line of hills or mountains. @returns its y at any x, in pixels */
export function drawRidge(stage: Stage, ridge: Ridge, random: Random): (x: number) => number {
  const { ctx, width, height, u } = stage;
  const { y, rise, depth, peaks = 2.5, sharp = 0.3, foot = height } = ridge;
  stage.reel?.at(0.08 + (1 - depth) * 0.5);
  const wave = createNoise(random, sharp > 0.4 ? 6 : 3, 0.34 + sharp * 0.2);
  const offset = random.range(0, 90);
  const line = (x: number) => {
    const n = wave(offset + (x / Math.max(width, height)) * peaks);
    return y - rise * (sharp > 0.4 ? 1.35 * (0.5 - Math.abs(n) * 1.6) + n * 0.25 : n);
  };
  const colour = tone(stage, ridge.colour, depth);
  const trace = (shift = 0) => {
    ctx.beginPath();
    ctx.moveTo(-4, foot);
    for (let x = -4; x <= width + 4; x += 3) ctx.lineTo(x, line(x) + shift);
    ctx.lineTo(width + 4, foot);
    ctx.closePath();
  };
  trace();
  if (cel(stage)) ctx.fillStyle = css(colour);
  else {
    const fade = ctx.createLinearGradient(0, y - rise, 0, Math.min(foot, y + rise * 1.4));
    fade.addColorStop(0, css(shade(colour, -0.06)));
    fade.addColorStop(1, css(mix(colour, stage.scene.air.haze, 0.42 * (0.25 + depth))));
    ctx.fillStyle = fade;
  }
  ctx.fill();
  ctx.save();
  ctx.clip();
  if (sharp > 0.4) facets(stage, line, rise, colour, ridge.snow ?? false, random, depth);
  if (cel(stage)) {
    ctx.strokeStyle = css(shade(colour, 0.26), 0.9);
    ctx.lineWidth = u * 0.5;
    ctx.stroke();
  }
  ctx.restore();
  return line;
}

/** Lit and shaded facets below a jagged line, with snow on the upper ones. */
function facets(
  stage: Stage,
  line: (x: number) => number,
  rise: number,
  colour: Rgb,
  snow: boolean,
  random: Random,
  depth: number,
): void {
  const { ctx, width, u, light, scene } = stage;
  const step = Math.max(3, u * (cel(stage) ? 2.2 : 1.1));
  const white = tone(stage, [244, 247, 252], depth * 0.7);
  const top = line(peakOf(line, width));
  for (let x = -step; x < width + step; x += step) {
    const slope = line(x + step) - line(x - step);
    const facing = (light.x > x ? 1 : -1) * (slope > 0 ? 1 : -1);
    const y = line(x);
    const reach = rise * random.range(0.25, 0.9);
    const lean = (slope > 0 ? 1 : -1) * reach * random.range(0.18, 0.5);
    ctx.fillStyle = css(
      facing > 0 ? mix(shade(colour, 0.16), scene.air.glow, 0.16) : shade(colour, -0.22),
      cel(stage) ? 0.55 : 0.32,
    );
    wedge(ctx, x, y - 1, step * 1.25, reach, lean);
    if (!snow || y > top + rise * 0.95) continue;
    const cap = Math.max(0, rise * 0.62 - (y - top) * 0.55) * random.range(0.5, 1.1);
    ctx.fillStyle = css(facing > 0 ? white : mix(white, scene.air.sky[1], 0.38), 0.94);
    wedge(ctx, x, y - 2, step * 1.3, cap, lean * 0.45);
  }
}

function wedge(ctx: Context, x: number, y: number, half: number, reach: number, lean: number): void {
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.lineTo(x + half, y);
  ctx.lineTo(x + lean, y + reach);
  ctx.closePath();
  ctx.fill();
}

function peakOf(line: (x: number) => number, width: number): number {
  let best = 0;
  for (let x = 0; x < width; x += 8) if (line(x) < line(best)) best = x;
  return best;
}

/** Ground from a line down to the bottom, darker in the foreground. */
export function drawGround(
  stage: Stage,
  top: number,
  colour: Rgb,
  random: Random,
  roll = 1.2,
): (x: number) => number {
  const { ctx, width, height, u } = stage;
  stage.reel?.level(top);
  const wave = createNoise(random, 3);
  const line = (x: number) => top + wave(5 + x / (u * 70)) * u * roll;
  ctx.beginPath();
  ctx.moveTo(-4, height + 4);
  for (let x = -4; x <= width + 4; x += 4) ctx.lineTo(x, line(x));
  ctx.lineTo(width + 4, height + 4);
  ctx.closePath();
  const lit = onSnow(stage);
  const far = tone(lit, colour, 0.34);
  const near = tone(lit, shade(colour, -0.2), 0);
  if (cel(stage)) ctx.fillStyle = css(mix(far, near, 0.3));
  else {
    const fade = ctx.createLinearGradient(0, top, 0, height);
    fade.addColorStop(0, css(far));
    fade.addColorStop(0.5, css(mix(far, near, 0.6)));
    fade.addColorStop(1, css(near));
    ctx.fillStyle = fade;
  }
  ctx.fill();
  ctx.save();
  ctx.clip();
  // bands of light and shade, wider in the foreground
  for (let t = 0.08; t < 1; t += 0.16) {
    const y = top + (height - top) * t ** 1.5;
    ctx.fillStyle = css(
      cel(stage) ? mix(far, near, Math.min(1, 0.45 + t * 0.8)) : shade(near, random.range(-0.2, 0.1)),
      cel(stage) ? 1 : 0.16,
    );
    const shift = random.range(0, 80);
    ctx.beginPath();
    ctx.moveTo(-4, height + 4);
    for (let x = -4; x <= width + 4; x += 6) ctx.lineTo(x, y + wave(shift + x / (u * 46)) * u * 3.4);
    ctx.lineTo(width + 4, height + 4);
    ctx.fill();
  }
  ctx.restore();
  return line;
}

/** A bank of mist lying across the picture. */
export function drawMist(stage: Stage, y: number, tall: number, strength: number): void {
  const { width, height, scene } = stage;
  if (cel(stage)) {
    const { ctx } = stage;
    ctx.fillStyle = css(scene.air.haze, strength * 0.5);
    for (let i = 0; i < 3; i++) {
      const from = stage.random.range(-0.3, 0.6) * width;
      ctx.beginPath();
      ctx.roundRect(
        from,
        y - tall * 0.3 + i * tall * 0.26,
        width * stage.random.range(0.4, 0.8),
        tall * 0.13,
        tall,
      );
      ctx.fill();
    }
    return;
  }
  onLayer(stage, { alpha: strength }, (ctx) => {
    const bank = ctx.createLinearGradient(0, y - tall, 0, y + tall);
    bank.addColorStop(0, css(scene.air.haze, 0));
    bank.addColorStop(0.5, css(scene.air.haze, 0.9));
    bank.addColorStop(1, css(scene.air.haze, 0));
    ctx.fillStyle = bank;
    ctx.fillRect(0, Math.max(0, y - tall), width, Math.min(height, tall * 2));
  });
}
