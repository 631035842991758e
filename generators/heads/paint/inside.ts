/** The inside of an open mouth, adapted to the light on the face. */
import type { SKRSContext2D as Context } from '@napi-rs/canvas';
import type { Pixels } from '../../clips/pixels.ts';
import { css, luminance, mix, type Rgb } from '../../pictures/light/colour.ts';
import type { MouthParts } from '../mouth/shapes.ts';
import type { Box, Geometry } from './geometry.ts';
import type { Lips } from './lips.ts';
import type { Seam } from './seam.ts';

export interface InsideColors {
  /** The shadow where the lips meet. */
  edge: Rgb;
  dark: Rgb;
  teeth: Rgb;
  tongue: Rgb;
}

/** The colors between the lips, in the light of the picture. */
export function insideColors(
  { data, width, height }: Pixels,
  { mouth, right, down, long }: Geometry,
  seam: Seam,
): InsideColors {
  const mean = (from: number, to: number, place: (u: number) => number): Rgb => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let u = from; u <= to; u++) {
      const v = place(u);
      const x = Math.max(0, Math.min(width - 1, Math.round(mouth.x + u * right[0] + v * down[0])));
      const y = Math.max(0, Math.min(height - 1, Math.round(mouth.y + u * right[1] + v * down[1])));
      for (let part = 0; part < 3; part++)
        sum[part] = (sum[part] ?? 0) + (data[(y * width + x) * 4 + part] ?? 0);
      count++;
    }
    return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
  };
  const half = mouth.wide * 0.6;
  const seen = mean(-half, half, seam);
  const lip = mean(-half, half, (u) => seam(u) + mouth.tall * 0.5);
  const skin = mean(-half, half, () => long * 0.34);
  const light = Math.max(0.25, Math.min(1, luminance(skin) * 1.3 + 0.12));
  const lit = (color: Rgb): Rgb => [color[0] * light, color[1] * light, color[2] * light];
  // the skin shows the color of the light, which tints the teeth
  const tint = mix([235, 228, 216], skin, 0.12);
  return {
    edge: mix(seen, [26, 8, 10], 0.5),
    dark: mix(mix(seen, lip, 0.2), [16, 5, 7], 0.82),
    teeth: lit(tint),
    tongue: mix(lit([176, 78, 78]), lip, 0.3),
  };
}

/** Paints what is seen between the lips: the dark, teeth and tongue. */
export function paintInside(
  ctx: Context,
  {
    geometry: { mouth, right, down },
    box,
    lips,
    parts: { opening, teeth, tongue },
    colors,
  }: { geometry: Geometry; box: Box; lips: Lips; parts: MouthParts; colors: InsideColors },
): void {
  const { half, open } = lips;
  const middle = { top: lips.upper(0), bottom: lips.lower(0) };
  ctx.save();
  ctx.transform(right[0], right[1], down[0], down[1], mouth.x - box.x, mouth.y - box.y);
  const outline = () => {
    ctx.beginPath();
    trace(ctx, half, lips.upper, false);
    trace(ctx, half, lips.lower, true);
    ctx.closePath();
  };
  outline();
  ctx.save();
  ctx.clip();
  const depth = ctx.createLinearGradient(0, middle.top, 0, middle.bottom);
  depth.addColorStop(0, css(mix(colors.dark, [0, 0, 0], 0.35)));
  depth.addColorStop(1, css(mix(colors.dark, colors.tongue, 0.25)));
  ctx.fillStyle = depth;
  ctx.fillRect(-half, middle.top - half, half * 2, half * 3);
  lay(ctx, { half, middle, open, tongue, colors });
  const shown = teeth * Math.min(open * (opening < 0.3 ? 0.9 : 0.6), half * 0.36);
  if (shown > 0.7) row(ctx, { half: half * 0.8, edge: lips.upper, shown, colors });
  // shadow of the upper lip
  const shade = ctx.createLinearGradient(0, middle.top, 0, middle.top + Math.max(2, open * 0.22));
  shade.addColorStop(0, css(colors.edge, 0.6));
  shade.addColorStop(1, css(colors.edge, 0));
  ctx.fillStyle = shade;
  ctx.fillRect(-half, middle.top - half, half * 2, half + Math.max(2, open * 0.22));
  ctx.restore();
  outline();
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(1, half * 0.035);
  ctx.strokeStyle = css(colors.edge, 0.55);
  ctx.stroke();
  ctx.restore();
}

const STEPS = 24;

function trace(ctx: Context, half: number, edge: (u: number) => number, back: boolean): void {
  for (let step = 0; step <= STEPS; step++) {
    const u = half * ((2 * step) / STEPS - 1) * (back ? -1 : 1);
    if (step === 0 && !back) ctx.moveTo(u, edge(u));
    else ctx.lineTo(u, edge(u));
  }
}

/** The tongue. */
function lay(
  ctx: Context,
  {
    half,
    middle,
    open,
    tongue,
    colors,
  }: {
    half: number;
    middle: { top: number; bottom: number };
    open: number;
    tongue: number;
    colors: InsideColors;
  },
): void {
  const tall = open * (0.3 + 0.3 * tongue);
  const fill = ctx.createLinearGradient(0, middle.bottom - tall, 0, middle.bottom);
  fill.addColorStop(0, css(colors.tongue, 0.9));
  fill.addColorStop(1, css(mix(colors.tongue, colors.dark, 0.6), 0.9));
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.ellipse(0, middle.bottom + open * 0.06, half * 0.6, tall, 0, 0, 2 * Math.PI);
  ctx.fill();
}

/** The upper teeth, darker toward both sides. */
function row(
  ctx: Context,
  {
    half,
    edge,
    shown,
    colors: { teeth, dark },
  }: { half: number; edge: (u: number) => number; shown: number; colors: InsideColors },
): void {
  const end = (u: number) => edge(u) + shown * (1 - 0.35 * (u / half) ** 2);
  ctx.beginPath();
  trace(ctx, half, (u) => edge(u) - 2, false);
  trace(ctx, half, end, true);
  ctx.closePath();
  const fill = ctx.createLinearGradient(-half, 0, half, 0);
  for (const [at, gone] of [
    [0, 0.75],
    [0.22, 0.28],
    [0.5, 0],
    [0.78, 0.28],
    [1, 0.75],
  ] as const)
    fill.addColorStop(at, css(mix(teeth, dark, gone)));
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = Math.max(0.5, half * 0.012);
  ctx.strokeStyle = css(dark, 0.22);
  for (const u of [-0.62, -0.34, 0, 0.34, 0.62]) {
    ctx.beginPath();
    ctx.moveTo(u * half, edge(u * half));
    ctx.lineTo(u * half, end(u * half));
    ctx.stroke();
  }
}
