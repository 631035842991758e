import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { hangFruit } from './fruit.ts';
import { type Box, inWind, rowInWind } from './moves.ts';
import { grassColour, leafColour } from './season-colours.ts';
import { onSnow } from './snow.ts';
import type { Stage } from './stage.ts';
import { cel, tone } from './stage.ts';

/** A fir of overlapping tiers with a lit side, and snow on each tier in winter. */
export function drawFir(
  stage: Stage,
  x: number,
  y: number,
  tall: number,
  depth: number,
  random: Random,
): void {
  const paint = (at: Stage) => paintFir(at, x, y, tall, depth, random);
  if (depth > STILL) paint(stage);
  else inWind(stage, around(x, y, tall, 0.4), { x, y }, 0.018, paint);
}

/** Depth from which trees do not sway, since it would not be visible. */
export const STILL = 0.6;

/** Bounding box of a tree. @param half half its width, as a share of its height */
export const around = (x: number, y: number, tall: number, half: number): Box => ({
  x: Math.floor(x - tall * half),
  y: Math.floor(y - tall * 1.2),
  width: Math.ceil(tall * half * 2),
  height: Math.ceil(tall * 1.3),
});

function paintFir(stage: Stage, x: number, y: number, tall: number, depth: number, random: Random): void {
  const { ctx, light, scene } = stage;
  const snowy = scene.weather === 'snow' || scene.season === 'winter';
  const own =
    scene.season === 'autumn'
      ? mix(rgb('#3d5b3a'), rgb('#8a7a35'), random.next() * 0.6)
      : turnHue(rgb('#2c5a41'), random.range(-12, 12));
  const base = tone(stage, own, depth);
  const side = light.x < x ? -1 : 1;
  const skirts = Math.max(4, Math.round(6 * (1.2 - depth)));
  const wide = tall * random.range(0.19, 0.25);
  ctx.fillStyle = css(tone(stage, rgb('#4a3527'), depth));
  ctx.fillRect(x - tall * 0.02, y - tall * 0.12, tall * 0.04, tall * 0.12);
  for (let i = 0; i < skirts; i++) {
    const t = i / skirts;
    const foot = y - tall * (0.08 + t * 0.8);
    const half = wide * (1 - t) ** 0.8 + tall * 0.02;
    const peak = foot - tall * (0.24 - t * 0.04);
    skirt(stage, x, foot, peak, half, random);
    ctx.fillStyle = css(shade(base, cel(stage) ? (i % 2 ? 0.06 : -0.06) : -0.14 + t * 0.16));
    ctx.fill();
    ctx.save();
    ctx.clip();
    ctx.fillStyle = css(mix(base, scene.air.glow, 0.3), 0.5 * (1 - depth * 0.6));
    ctx.beginPath();
    ctx.moveTo(x, peak);
    ctx.lineTo(x + side * half * 1.2, foot + 4);
    ctx.lineTo(x + side * half * 0.28, foot + 4);
    ctx.fill();
    if (snowy) {
      ctx.fillStyle = css(tone(stage, [240, 246, 252], depth * 0.8), 0.92);
      ctx.beginPath();
      ctx.moveTo(x, peak - 2);
      ctx.lineTo(x + half * 0.62, foot - (foot - peak) * 0.34);
      ctx.quadraticCurveTo(x, foot - (foot - peak) * 0.62, x - half * 0.62, foot - (foot - peak) * 0.34);
      ctx.fill();
    }
    ctx.restore();
  }
}

function skirt(stage: Stage, x: number, foot: number, peak: number, half: number, random: Random): void {
  const { ctx } = stage;
  ctx.beginPath();
  ctx.moveTo(x, peak);
  ctx.quadraticCurveTo(
    x + half * 0.3,
    foot - (foot - peak) * 0.4,
    x + half,
    foot + random.range(-0.04, 0.04) * half,
  );
  for (let k = 3; k >= -3; k--) ctx.lineTo(x + (half * k) / 3.6, foot - (k % 2 ? 0.16 : -0.04) * half);
  ctx.lineTo(x - half, foot);
  ctx.quadraticCurveTo(x - half * 0.3, foot - (foot - peak) * 0.4, x, peak);
}

/** A broad-leaved tree: a forked trunk under clusters of leaves, each cluster lit from the light's side. */
export function drawTree(
  stage: Stage,
  x: number,
  y: number,
  tall: number,
  depth: number,
  random: Random,
  wished?: Rgb,
  fruit?: Rgb,
): void {
  const paint = (at: Stage) => paintTree(at, x, y, tall, depth, random, wished, fruit);
  if (depth > STILL) paint(stage);
  else inWind(stage, around(x, y, tall, 0.6), { x, y }, 0.03, paint);
}

function paintTree(
  stage: Stage,
  x: number,
  y: number,
  tall: number,
  depth: number,
  random: Random,
  wished?: Rgb,
  fruit?: Rgb,
): void {
  const { ctx, light, scene } = stage;
  const leaf = wished ?? leafColour(scene.weather === 'snow' ? 'winter' : scene.season, random);
  const bark = tone(stage, rgb('#5a4130'), depth);
  const side = light.x < x ? -1 : 1;
  const crown = y - tall * 0.66;
  ctx.fillStyle = css(bark);
  ctx.beginPath();
  ctx.moveTo(x - tall * 0.045, y);
  ctx.quadraticCurveTo(x - tall * 0.012, y - tall * 0.3, x - tall * 0.12, crown);
  ctx.lineTo(x - tall * 0.09, crown - tall * 0.02);
  ctx.quadraticCurveTo(x, y - tall * 0.42, x + tall * 0.1, crown - tall * 0.03);
  ctx.lineTo(x + tall * 0.13, crown);
  ctx.quadraticCurveTo(x + tall * 0.02, y - tall * 0.3, x + tall * 0.05, y);
  ctx.fill();
  const lumps = Array.from({ length: random.int(9, 13) }, () => {
    const angle = random.range(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * tall * 0.24;
    return [
      x + Math.cos(angle) * far * 1.25,
      crown + Math.sin(angle) * far * 0.85,
      tall * random.range(0.1, 0.17),
    ] as const;
  });
  const layers = [
    [0, 1, -0.26],
    [0.02, 0.84, 0],
    [0.05, 0.56, 0.16],
  ] as const;
  for (const [shift, size, bright] of layers) {
    ctx.fillStyle = css(shade(tone(stage, leaf, depth), bright * (1 - depth * 0.5)));
    ctx.beginPath();
    for (const [cx, cy, r] of lumps) {
      const [px, py] = [cx + side * shift * tall, cy - shift * tall];
      ctx.moveTo(px + r * size, py);
      ctx.arc(px, py, r * size, 0, Math.PI * 2);
    }
    ctx.fill();
  }
  if (fruit) hangFruit(stage, lumps, tone(stage, fruit, depth), tall, random.fork('fruit'));
  if (depth > 0.6) return;
  // single leaves roughen the edges of the clusters
  for (let i = 0; i < (cel(stage) ? 26 : 90); i++) {
    const lump = random.pick(lumps);
    const angle = random.range(0, Math.PI * 2);
    const r = lump[2] * random.range(0.6, 1.08);
    ctx.fillStyle = css(shade(tone(stage, leaf, depth), random.range(-0.3, 0.3)), 0.85);
    ctx.beginPath();
    ctx.ellipse(
      lump[0] + Math.cos(angle) * r,
      lump[1] + Math.sin(angle) * r,
      tall * 0.014,
      tall * 0.008,
      angle,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
}

/** Blades of grass standing along a line; nearer rows are taller. */
export function drawGrass(stage: Stage, from: number, to: number, density = 1): void {
  const { width, u, random, scene } = stage;
  const [colour, lit] = [grassColour(stage), onSnow(stage)];
  const many = Math.round((width / u) * 9 * density * (cel(stage) ? 0.35 : 1));
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = from + (to - from) * t;
    const tall = u * (1 + t * 3.4) * (cel(stage) ? 1.2 : 1);
    const deep = (to - from) / rows;
    rowInWind(
      stage,
      { y: Math.floor(y - tall * 1.3), height: tall * 1.3 + deep + 4 },
      y + deep,
      0.3,
      ({ ctx }) => {
        for (let i = 0; i < many / rows; i++) {
          const x = random.range(0, width);
          const lean = random.range(-0.5, 0.5) * tall;
          ctx.strokeStyle = css(
            mix(
              tone(lit, shade(colour, random.range(-0.36, 0.14)), 0.3 * (1 - t)),
              scene.air.glow,
              random.chance(0.16) ? 0.3 : 0,
            ),
            0.8,
          );
          ctx.lineWidth = u * (0.1 + t * 0.24);
          ctx.beginPath();
          ctx.moveTo(x, y + random.range(0, (to - from) / rows));
          ctx.quadraticCurveTo(x, y - tall * 0.5, x + lean, y - tall * random.range(0.7, 1.1));
          ctx.stroke();
        }
      },
    );
  }
}

/** Scatters small flowers over the ground, larger in the foreground. */
export function strewFlowers(
  stage: Stage,
  from: number,
  to: number,
  colours: readonly Rgb[],
  many: number,
): void {
  const { u, random } = stage;
  const spots = Array.from({ length: many }, () => random.next()).sort((a, b) => a - b);
  // flowers at a similar distance sway together
  for (let start = 0; start < spots.length; ) {
    const first = spots[start] ?? 0;
    let end = start;
    while (end < spots.length && (spots[end] ?? 0) < first + 0.08) end++;
    const row = spots.slice(start, end);
    const size = u * (0.28 + (first + 0.08) * 1.35);
    const [y, foot] = [from + (to - from) * first, from + (to - from) * (row.at(-1) ?? first) + size * 2];
    rowInWind(stage, { y: Math.floor(y - size), height: foot - y + size * 2 }, foot, 0.1, (at) =>
      strewRow(at, from, to, colours, row),
    );
    start = end;
  }
}

function strewRow(
  stage: Stage,
  from: number,
  to: number,
  colours: readonly Rgb[],
  spots: readonly number[],
): void {
  const { ctx, width, u, random } = stage;
  for (const t of spots) {
    const [x, y, size] = [random.range(0, width), from + (to - from) * t, u * (0.28 + t * 1.35)];
    const colour = tone(stage, turnHue(random.pick(colours), random.range(-8, 8)), 0.3 * (1 - t));
    ctx.strokeStyle = css(tone(stage, rgb('#4d7d3c'), 0.3 * (1 - t)));
    ctx.lineWidth = size * 0.16;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + size * 0.1, y + size * 2);
    ctx.stroke();
    ctx.fillStyle = css(colour);
    ctx.beginPath();
    for (let p = 0; p < 5; p++) {
      const angle = (p / 5) * Math.PI * 2 + t * 9;
      ctx.moveTo(x, y);
      ctx.ellipse(
        x + Math.cos(angle) * size * 0.5,
        y + Math.sin(angle) * size * 0.36,
        size * 0.5,
        size * 0.34,
        angle,
        0,
        Math.PI * 2,
      );
    }
    ctx.fill();
    ctx.fillStyle = css(tone(stage, rgb('#f4cf58'), 0.2));
    ctx.beginPath();
    ctx.ellipse(x, y, size * 0.24, size * 0.18, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}
