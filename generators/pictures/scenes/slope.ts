import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';

/** A slope of snow that falls to the right. */
export interface Slope {
  /** Its y at an x, in pixels. */
  at: (x: number) => number;
  /** How steep it is, in radians. */
  tilt: number;
}

/** Where it begins at the left edge and ends at the right one, as shares of the height. */
const [TOP, FOOT] = [0.56, 0.92] as const;
/** How far the slope is below a line in its middle, as a share of the height. */
const SAG = 0.02;

/** Draws a slope of snow over the foreground. */
export function drawSlope(stage: Stage): Slope {
  const { ctx, width, height, u } = stage;
  stage.reel?.at(0.8);
  const at = (x: number): number => {
    const share = Math.min(1, Math.max(0, x / width));
    return height * (TOP + (FOOT - TOP) * share + SAG * Math.sin(Math.PI * share));
  };
  const snow = tone(onSnow(stage), rgb('#eef4fc'));
  const trace = (shift: number): void => {
    ctx.beginPath();
    ctx.moveTo(-u * 4, height + u * 4);
    for (let x = -u * 4; x <= width + u * 4; x += u * 2) ctx.lineTo(x, at(x) + shift);
    ctx.lineTo(width + u * 4, height + u * 4);
    ctx.closePath();
  };
  trace(0);
  ctx.fillStyle = css(snow);
  ctx.fill();
  // the snow further down is in the shade of its own rise
  for (const [shift, dim] of [
    [0.1, -0.05],
    [0.24, -0.1],
  ] as const) {
    trace(height * shift);
    ctx.fillStyle = css(shade(snow, dim), cel(stage) ? 0.9 : 0.45);
    ctx.fill();
  }
  return { at, tilt: Math.atan(((FOOT - TOP) * height) / width) };
}

/** Draws the tracks that skis have left from the left edge to `x`. */
export function drawTracks(stage: Stage, { at }: Slope, x: number): void {
  const { ctx, u } = stage;
  ctx.strokeStyle = css(shade(tone(onSnow(stage), rgb('#eef4fc')), -0.22), 0.7);
  ctx.lineWidth = u * 0.35;
  for (const shift of [0.2, 1.3]) {
    ctx.beginPath();
    ctx.moveTo(-u, at(-u) + u * shift);
    for (let along = 0; along <= x; along += u * 2) ctx.lineTo(along, at(along) + u * shift);
    ctx.stroke();
  }
}
