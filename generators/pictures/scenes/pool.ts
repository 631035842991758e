import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { farHills, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';

/** A swimming pool in the open: tiles around it, lanes on the water, parasols at the far side. */
export const pool: Painter = (stage) => {
  const { ctx, random, u, width, height, horizon } = stage;
  drawSky(stage);
  farHills(stage, false);
  for (let x = random.range(0, 6) * u; x < width; x += u * random.range(7, 15))
    standTree(stage, x, horizon + u * 2, u * random.range(12, 20), 0.3);
  hedge(stage, horizon + u * 2);
  const [top, edge] = [horizon + u * 6, height * 0.9];
  tiles(stage, horizon + u * 2, top);
  for (const share of [random.range(0.08, 0.2), random.range(0.78, 0.92)])
    parasol(stage, width * share, top - u * 1.4, u * 15);
  drawWater(stage, top, edge, rgb('#22a6c8'), 0.45);
  lanes(stage, top, edge);
  tiles(stage, edge, height);
  ctx.fillStyle = css(shade(tone(stage, rgb('#e4ddd0')), -0.3));
  ctx.fillRect(0, edge, width, u * 1.1);
  return {
    ground: height * 0.965,
    middle: top - u,
    depth: 0.25,
    room: 0.4,
    water: { top, bottom: edge },
  };
};

function hedge(stage: Stage, y: number): void {
  const { ctx, u, width } = stage;
  ctx.fillStyle = css(tone(stage, rgb('#4c7f4a'), 0.28));
  ctx.fillRect(0, y - u * 5, width, u * 5.5);
}

/** The pale tiles around the water, with their joints. */
function tiles(stage: Stage, from: number, to: number): void {
  const { ctx, u, width } = stage;
  const stone = tone(stage, rgb('#e4ddd0'), 0.1);
  stage.reel?.level(from);
  ctx.fillStyle = css(stone);
  ctx.fillRect(0, from, width, to - from);
  ctx.strokeStyle = css(shade(stone, -0.2), 0.7);
  ctx.lineWidth = u * 0.2;
  ctx.beginPath();
  for (let i = -16; i <= 16; i++) {
    ctx.moveTo(width / 2 + i * u * 7 * (from / to), from);
    ctx.lineTo(width / 2 + i * u * 7, to);
  }
  ctx.stroke();
}

/** Ropes of floats between the lanes, which run away from us. */
function lanes(stage: Stage, top: number, bottom: number): void {
  const { ctx, u, width, random } = stage;
  const [red, white] = [tone(stage, rgb('#d8483c'), 0.1), tone(stage, rgb('#f4f2ec'), 0.1)];
  const vanish = width * random.range(0.42, 0.58);
  for (const lane of [-1.5, -0.5, 0.5, 1.5]) {
    const rows = 22;
    for (let i = 0; i < rows; i++) {
      const share = (i + 0.5) / rows;
      const near = share ** 1.6;
      ctx.fillStyle = css(i % 4 < 2 ? red : white, 0.85);
      ctx.beginPath();
      const x = vanish + lane * width * (0.16 + near * 0.4);
      ctx.ellipse(
        x,
        top + (bottom - top) * near,
        u * (0.3 + near),
        u * (0.18 + near * 0.5),
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
}

function parasol(stage: Stage, x: number, foot: number, tall: number): void {
  const { ctx, u, random } = stage;
  const cloth = tone(stage, rgb(random.pick(['#e0523c', '#f0b23c', '#3f8ac0'])), 0.2);
  ctx.strokeStyle = css(tone(stage, rgb('#8a7a68'), 0.2));
  ctx.lineWidth = u * 0.5;
  ctx.beginPath();
  ctx.moveTo(x, foot);
  ctx.lineTo(x, foot - tall);
  ctx.stroke();
  for (const [from, to, dim] of [
    [-1, -0.34, 0],
    [-0.34, 0.34, 0.3],
    [0.34, 1, -0.12],
  ] as const) {
    ctx.fillStyle = css(shade(cloth, dim));
    ctx.beginPath();
    ctx.moveTo(x, foot - tall);
    ctx.quadraticCurveTo(
      x + from * tall * 0.55,
      foot - tall * 0.94,
      x + from * tall * 0.62,
      foot - tall * 0.62,
    );
    ctx.lineTo(x + to * tall * 0.62, foot - tall * 0.62);
    ctx.quadraticCurveTo(x + to * tall * 0.55, foot - tall * 0.94, x, foot - tall);
    ctx.fill();
  }
}
