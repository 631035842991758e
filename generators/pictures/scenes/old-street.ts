import { drawSky } from '../brush/sky.ts';
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** Distances of the corners of the houses, in units of the nearest. */
const CORNERS = [0.72, 1.2, 1.85, 2.6, 3.6, 5, 7] as const;

/** Turns a side (-1 left, 1 right), a distance and a height above the ground, 0..1, into a point of the picture. */
type Perspective = (side: number, far: number, high: number) => readonly [number, number];

/** A lane of an old town between houses with tiled roofs, seen along its middle. */
export const oldStreet: Painter = (stage) => {
  const { random, u, width, height } = stage;
  drawSky(stage);
  const [x, y] = [width * random.range(0.44, 0.56), height * 0.5];
  const at: Perspective = (side, far, high) => [
    x + (side * width * 0.42) / far,
    y + (height * 0.46 - high * height * 1.04) / far,
  ];
  paving(stage, at, y);
  stage.reel?.at(0.5);
  end(stage, at);
  for (let i = CORNERS.length - 2; i >= 0; i--)
    for (const side of [-1, 1]) house(stage, at, side, CORNERS[i] ?? 1, CORNERS[i + 1] ?? 2);
  return { ground: height * 0.93, middle: y + u * 12, depth: 0.24, room: 0.42 };
};

function shape({ ctx }: Stage, fill: string, points: readonly (readonly [number, number])[]): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (const [px, py] of points) ctx.lineTo(px, py);
  ctx.fill();
}

/** Slabs of stone up to where the lane ends; snow lies on them. */
function paving(stage: Stage, at: Perspective, vanishing: number): void {
  const { ctx, scene, u, height, width, random } = stage;
  const lit = onSnow(stage);
  const stone = rgb(scene.weather === 'snow' ? '#e6edf5' : scene.weather === 'rain' ? '#7f8790' : '#a9a294');
  const ground = ctx.createLinearGradient(0, vanishing, 0, height);
  ground.addColorStop(0, css(tone(lit, stone, 0.5)));
  ground.addColorStop(1, css(tone(lit, shade(stone, -0.12))));
  ctx.fillStyle = ground;
  ctx.fillRect(0, vanishing, width, height - vanishing);
  ctx.strokeStyle = css(tone(lit, shade(stone, -0.34)), scene.weather === 'snow' ? 0.25 : 0.55);
  ctx.lineWidth = u * 0.3;
  for (let far = 0.9; far < 7; far *= 1.16) {
    const [[left, row], [right]] = [at(-1, far, 0), at(1, far, 0)];
    ctx.beginPath();
    ctx.moveTo(left, row);
    ctx.lineTo(right, row);
    ctx.stroke();
    const [, next] = at(1, far * 1.16, 0);
    for (let slab = -4; slab <= 4; slab++) {
      const share = (slab + random.range(-0.3, 0.3)) / 5;
      const [[from], [to]] = [at(share, far, 0), at(share, far * 1.16, 0)];
      ctx.beginPath();
      ctx.moveTo(from, row);
      ctx.lineTo(to, next);
      ctx.stroke();
    }
  }
}

/** A house across the end of the lane. */
function end(stage: Stage, at: Perspective): void {
  const last = CORNERS.at(-1) ?? 1;
  const depth = 0.6;
  shape(stage, css(tone(stage, rgb('#d8d2c6'), depth)), [
    at(-1.3, last, 0),
    at(1.3, last, 0),
    at(1.3, last, 0.8),
    at(-1.3, last, 0.8),
  ]);
  shape(stage, css(tone(stage, rgb('#6a3a2a'), depth)), [
    at(-0.3, last, 0),
    at(0.3, last, 0),
    at(0.3, last, 0.42),
    at(-0.3, last, 0.42),
  ]);
  shape(stage, css(tone(stage, rgb('#4a4e58'), depth)), [
    at(-1.7, last, 0.82),
    at(-1.3, last, 0.76),
    at(1.3, last, 0.76),
    at(1.7, last, 0.82),
    at(1, last, 1.16),
    at(-1, last, 1.16),
  ]);
}

/** One house along the lane: a plastered wall with a door and a lattice window under a roof whose eaves turn up. */
function house(stage: Stage, at: Perspective, side: number, near: number, far: number): void {
  const { ctx, random, scene, u } = stage;
  const depth = 0.62 * (1 - 1 / far);
  const dark = scene.air.dark || scene.time === 'dusk';
  const colour = (own: Rgb, light = 0) => css(shade(tone(stage, own, depth), light));
  const wall = rgb(random.pick(['#e8e0d0', '#d8d2c6', '#e0d0b4', '#c9b8a0', '#a87a58']));
  const wood = rgb(random.pick(['#6a3a2a', '#7a2f28', '#5a4030']));
  const high = random.range(0.62, 0.86);
  const along = (share: number): number => near + (far - near) * share;
  const quad = (from: number, to: number, low: number, top: number) =>
    [
      at(side, along(from), low),
      at(side, along(to), low),
      at(side, along(to), top),
      at(side, along(from), top),
    ] as const;
  // light from the windows falls on the walls
  shape(stage, colour(wall, side < 0 ? -0.12 : -0.02), quad(0, 1, 0, high));
  shape(stage, colour(rgb('#7a7468')), quad(0, 1, 0, 0.07));
  const glow = css(mix(rgb('#ffc46a'), scene.air.haze, depth * 0.5));
  const pane = dark ? glow : colour(rgb('#6f7f88'));
  const opening = (from: number, to: number, low: number, top: number, lit: boolean) => {
    shape(stage, colour(wood), quad(from, to, low, top));
    const [inset, rise] = [(to - from) * 0.12, (top - low) * 0.08];
    shape(
      stage,
      lit ? pane : colour(wood, 0.14),
      quad(from + inset, to - inset, low + (lit ? rise : 0), top - rise),
    );
    ctx.strokeStyle = colour(wood, -0.2);
    ctx.lineWidth = Math.max(0.6, (u * 0.5) / near);
    for (const share of lit ? [0.33, 0.66] : [0.5]) {
      const bar = from + (to - from) * share;
      const [[ax, ay], [bx, by]] = [at(side, along(bar), low), at(side, along(bar), top)];
      ctx.beginPath();
      ctx.moveTo(ax, ay);
      ctx.lineTo(bx, by);
      ctx.stroke();
    }
  };
  opening(0.16, 0.42, 0.02, 0.36, false);
  opening(0.54, 0.86, 0.14, 0.34, dark ? random.chance(0.8) : true);
  opening(0.2, 0.8, 0.46, high - 0.08, dark ? random.chance(0.65) : true);
  const snow = scene.weather === 'snow';
  const tiles = snow ? css(tone(onSnow(stage), rgb('#eef3f8'), depth)) : colour(rgb('#4a4e58'));
  // eaves reach over the lane, and turn up at their corners
  const eaves = (share: number, low: number, out: number): readonly [number, number] =>
    at(side * out, along(share), low);
  for (const [base, deep] of [
    [high - 0.02, 0.13],
    [0.4, 0.05],
  ] as const) {
    shape(stage, tiles, [
      eaves(-0.04, base + 0.02, 0.86),
      eaves(0.12, base - 0.01, 0.87),
      eaves(0.88, base - 0.01, 0.87),
      eaves(1.04, base + 0.02, 0.86),
      eaves(1, base + deep, 1.04),
      eaves(0, base + deep, 1.04),
    ]);
    shape(stage, colour(rgb('#33363e')), [
      eaves(-0.04, base + 0.02, 0.86),
      eaves(0.12, base - 0.01, 0.87),
      eaves(0.88, base - 0.01, 0.87),
      eaves(0.88, base - 0.03, 0.9),
      eaves(0.12, base - 0.03, 0.9),
    ]);
  }
  if (cel(stage)) {
    ctx.strokeStyle = colour(rgb('#33302e'));
    ctx.lineWidth = u * 0.2;
    const [[ax, ay], [bx, by]] = [at(side, far, 0), at(side, far, high)];
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.lineTo(bx, by);
    ctx.stroke();
  }
}
