import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import { gone, type Stance } from '../brush/stirring.ts';
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

/** Draws a slope of snow over the foreground. */
export function drawSlope(stage: Stage): Slope {
  const { ctx, width, height, u } = stage;
  stage.reel?.at(0.8);
  const at = (x: number): number => height * (TOP + ((FOOT - TOP) * x) / width);
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

/** Draws the tracks that skis have left from the left edge to `x`, and in a clip to where they are. @param sizes of the skier, in pixels */
export function drawTracks(
  stage: Stage,
  { at, tilt }: Slope,
  x: number,
  sizes: Pick<Stance, 'size' | 'half'>,
): void {
  const { ctx, width, u, reel } = stage;
  const colour = css(shade(tone(onSnow(stage), rgb('#eef4fc')), -0.22), 0.7);
  const draw = (on: typeof ctx, end: number): void => {
    on.strokeStyle = colour;
    on.lineWidth = u * 0.35;
    for (const shift of [0.2, 1.3]) {
      on.beginPath();
      on.moveTo(-u, at(-u) + u * shift);
      on.lineTo(end, at(end) + u * shift);
      on.stroke();
    }
  };
  if (!reel) {
    draw(ctx, x);
    return;
  }
  const stance = { x, ...sizes, way: 1, tilt, width, u, seconds: reel.seconds } as const;
  reel.live((on, time) => draw(on, x + gone('slide', time, stance)), 0.8);
}
