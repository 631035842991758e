import { drawFigure } from '../brush/figure.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { train } from '../figures/vehicles.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { farHills, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';
import { lineAt } from './view.ts';

/** A railway platform under its roof, a train at the other side of the rails, the clock, and the line that nobody steps over. */
export const platform: Painter = (stage) => {
  const { random, u, width, height, horizon, scene } = stage;
  drawSky(stage);
  farHills(stage, random.chance(0.5));
  for (let x = random.range(0, 8) * u; x < width; x += u * random.range(9, 20))
    standTree(stage, x, horizon + u * 3, u * random.range(12, 20), 0.34);
  const [bed, edge] = [horizon + u * 2, lineAt(stage, 0.76)];
  rails(stage, bed, edge);
  const named = scene.cast.find(({ figure }) => figure === 'train');
  stage.reel?.level(edge);
  drawFigure(stage, train(random.fork('train'), named?.colour), {
    x: width * random.range(0.44, 0.56),
    y: edge - u * 3.4,
    size: u * 30,
    depth: 0.08,
    flip: random.chance(0.5),
    stir: 'stand',
  });
  floor(stage, edge);
  stage.reel?.at(0.5);
  roof(stage, edge);
  stage.reel?.level(edge);
  return { ground: height * 0.94, middle: edge, depth: 0.1, room: 0.4, shows: SHOWS };
};

/** A train that the words name is the one at the platform. */
const SHOWS = new Set(['train'] as const);

/** Gravel, sleepers and rails. */
function rails({ ctx, u, width, ...stage }: Stage, top: number, bottom: number): void {
  const at = { ctx, u, width, ...stage };
  at.reel?.level(top);
  ctx.fillStyle = css(tone(at, rgb('#8a8078'), 0.2));
  ctx.fillRect(0, top, width, bottom - top);
  ctx.fillStyle = css(tone(at, rgb('#6a5a4c'), 0.12));
  for (let x = -u; x < width; x += u * 4.6) ctx.fillRect(x, bottom - u * 3.6, u * 2.2, u * 3);
  ctx.fillStyle = css(tone(at, rgb('#c2c6cc'), 0.1));
  for (const up of [3.4, 1.4]) ctx.fillRect(0, bottom - u * up, width, u * 0.6);
}

/** The paved floor with the yellow line along its edge. */
function floor(stage: Stage, top: number): void {
  const { ctx, u, width, height } = stage;
  const stone = tone(stage, rgb('#b8b4ae'), 0.05);
  stage.reel?.level(top);
  ctx.fillStyle = css(shade(stone, -0.42));
  ctx.fillRect(0, top, width, u * 1.6);
  ctx.fillStyle = css(stone);
  ctx.fillRect(0, top + u * 1.2, width, height - top);
  ctx.strokeStyle = css(shade(stone, -0.2), 0.7);
  ctx.lineWidth = u * 0.2;
  ctx.beginPath();
  for (let i = -14; i <= 14; i++) {
    ctx.moveTo(width / 2 + i * u * 9, top + u * 1.2);
    ctx.lineTo(width / 2 + i * u * 15, height);
  }
  ctx.stroke();
  ctx.fillStyle = css(tone(stage, rgb('#f2c23c'), 0.05));
  ctx.fillRect(0, top + u * 3.4, width, u * 1.1);
}

/** The roof on its pillars, with lamps and a clock under it. */
function roof(stage: Stage, edge: number): void {
  const { ctx, u, width, random, scene } = stage;
  const iron = tone(stage, rgb('#4a6a64'), 0.06);
  const low = u * 13;
  ctx.fillStyle = css(shade(iron, -0.2));
  ctx.fillRect(0, 0, width, low);
  ctx.fillStyle = css(iron);
  ctx.beginPath();
  ctx.moveTo(0, low);
  for (let x = 0; x < width + u * 4; x += u * 4)
    ctx.quadraticCurveTo(x + u * 2, low + u * 4.4, x + u * 4, low);
  ctx.fill();
  for (const share of [0.08, 0.92]) {
    ctx.fillStyle = css(shade(iron, -0.1));
    ctx.fillRect(width * share - u * 1.1, low, u * 2.2, edge + u * 7 - low);
    ctx.fillRect(width * share - u * 2.2, edge + u * 5.4, u * 4.4, u * 2);
    ctx.strokeStyle = css(shade(iron, -0.1));
    ctx.lineWidth = u * 0.9;
    ctx.beginPath();
    for (const side of [-1, 1]) {
      ctx.moveTo(width * share, low + u * 12);
      ctx.quadraticCurveTo(
        width * share + side * u * 2,
        low + u * 4,
        width * share + side * u * 9,
        low + u * 1.4,
      );
    }
    ctx.stroke();
  }
  const lit = scene.air.dark || scene.time === 'dusk';
  for (const share of [0.28, 0.72]) {
    ctx.fillStyle = css(lit ? rgb('#ffe2a0') : tone(stage, rgb('#f0ead8')));
    ctx.shadowColor = 'rgba(255,214,140,0.9)';
    ctx.shadowBlur = lit ? u * 5 : 0;
    ctx.beginPath();
    ctx.arc(width * share, low + u * 5, u * 1.5, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.shadowBlur = 0;
  clock(stage, width * random.range(0.46, 0.54), low + u * 9, u * 4.6);
}

function clock({ ctx, u, random }: Stage, x: number, y: number, r: number): void {
  ctx.fillStyle = '#2f3a40';
  ctx.fillRect(x - u * 0.4, y - r - u * 5, u * 0.8, u * 5);
  ctx.beginPath();
  ctx.arc(x, y, r + u * 0.7, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#f6f2e6';
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = '#2a2a30';
  ctx.lineWidth = u * 0.5;
  ctx.beginPath();
  for (const [long, hours] of [
    [0.5, random.int(1, 12)],
    [0.8, random.int(1, 12)],
  ] as const) {
    ctx.moveTo(x, y);
    ctx.lineTo(
      x + Math.sin((hours * Math.PI) / 6) * r * long,
      y - Math.cos((hours * Math.PI) / 6) * r * long,
    );
  }
  ctx.stroke();
}
