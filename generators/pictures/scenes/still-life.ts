import { createCanvas } from '@napi-rs/canvas';
import { flicker, live, windAt } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import { beyondBy } from './beyond.ts';
import { lampGlow } from './furniture.ts';
import type { Painter } from './painter.ts';
import { port } from './ports.ts';
import { indoor, papers } from './room-light.ts';
import { HULL } from './surfaces.ts';
import { wallAndFloor, windowOn, woods } from './walls.ts';

/** A table top before a window: still life. */
export const table: Painter = (stage) => {
  const { ctx, random, u, width, height } = stage;
  const edge = height * random.range(0.58, 0.66);
  const { world } = stage.scene;
  const wall = indoor(stage, world ? HULL.walls : random.pick(papers));
  wallAndFloor(stage, wall, wall, edge, world && HULL);
  const ww = Math.min(width * 0.62, u * 74);
  const wx = (width - ww) * random.range(0.15, 0.85);
  const pane = { x: wx, y: height * 0.06, w: ww, h: edge * 0.76 };
  if (world) port(stage, pane, world);
  else windowOn(stage, pane, beyondBy(random.fork('beyond')));
  softenBack(stage, edge);
  stage.reel?.at(0.3);
  stage.reel?.level(edge);
  const wood = indoor(stage, random.pick(woods));
  const top = ctx.createLinearGradient(0, edge, 0, height);
  top.addColorStop(0, css(shade(wood, 0.22)));
  top.addColorStop(cel(stage) ? 0.02 : 0.6, css(wood));
  top.addColorStop(1, css(cel(stage) ? wood : shade(wood, -0.35)));
  ctx.fillStyle = top;
  ctx.fillRect(0, edge, width, height - edge);
  for (let i = 0; i < 22; i++) {
    const y = edge + (height - edge) * random.next() ** 0.8;
    ctx.strokeStyle = css(shade(wood, random.range(-0.35, 0.1)), 0.4);
    ctx.lineWidth = u * random.range(0.1, 0.4);
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.bezierCurveTo(
      width * 0.3,
      y + u * random.range(-1, 1),
      width * 0.6,
      y + u * random.range(-1.4, 1.4),
      width,
      y,
    );
    ctx.stroke();
  }
  ctx.fillStyle = css(mix(shade(wood, 0.4), stage.scene.air.glow, 0.3), 0.7);
  ctx.fillRect(0, edge, width, u * 0.5);
  napkin(stage, width / 2, height * 0.82);
  if (stage.scene.time === 'night') candle(stage, width * (random.chance(0.5) ? 0.16 : 0.84), edge + u * 12);
  return { ground: height * 0.85, middle: height * 0.8, depth: 0, room: 0.62 };
};

/** Blurs everything behind the table in the realistic style. */
function softenBack(stage: Stage, edge: number): void {
  if (cel(stage)) return;
  const { ctx, width, u } = stage;
  const canvas = stage.reel?.backdrop() ?? stage.canvas;
  stage.reel?.at(0.25);
  const back = createCanvas(Math.ceil(width / 2), Math.ceil(edge / 2));
  const inner = back.getContext('2d');
  inner.filter = `blur(${(u * 0.6).toFixed(1)}px)`;
  inner.drawImage(canvas, 0, 0, width, edge, 0, 0, back.width, back.height);
  ctx.drawImage(back, 0, 0, width, edge);
}

function napkin(stage: Stage, x: number, y: number): void {
  const { ctx, u, random } = stage;
  const cloth = indoor(stage, random.pick(['#f0e6d4', '#c8584a', '#7f9fa8', '#d8c07a'].map(rgb)));
  ctx.fillStyle = css(cloth);
  ctx.beginPath();
  ctx.moveTo(x - u * 34, y - u * 6);
  ctx.lineTo(x + u * 30, y - u * 8);
  ctx.lineTo(x + u * 44, y + u * 11);
  ctx.lineTo(x - u * 42, y + u * 13);
  ctx.fill();
  ctx.strokeStyle = css(shade(cloth, -0.3), 0.6);
  ctx.lineWidth = u * 0.7;
  ctx.stroke();
}

function candle(stage: Stage, x: number, y: number): void {
  const { ctx, u, width, height } = stage;
  ctx.fillStyle = css(rgb('#f0dcb8'));
  ctx.fillRect(x - u * 2, y - u * 15, u * 4, u * 15);
  live(
    stage,
    (over, time) => {
      const bright = flicker(time, 1, 0.16);
      over.fillStyle = css(rgb('#ffd878'));
      over.beginPath();
      over.ellipse(
        x + u * 0.35 * windAt(x, time),
        y - u * (18 + 0.9 * (bright - 1)),
        u * 1.1 * (2 - bright),
        u * 2.7 * bright,
        0.09 * windAt(x, time * 1.6),
        0,
        Math.PI * 2,
      );
      over.fill();
      lampGlow(over, x, y - u * 18, u * 58, width, height, bright);
    },
    y,
  );
}
