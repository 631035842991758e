import { live } from '../brush/moves.ts';
import { drawSky } from '../brush/sky.ts';
import { type Context, type Stage, tone } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { lineAt } from './view.ts';

const PLANKS = rgb('#a8784a');
const TIMBER = rgb('#6a4630');
const ROPE = rgb('#d8bc88');
const CANVAS = rgb('#f2ead8');

/** The deck of a ship: planks to stand on, a railing before the open sea, a mast with its shrouds and a sail. */
export const deck: Painter = (stage) => {
  const { height, horizon, scene, random, u, width } = stage;
  drawSky(stage);
  const rough = scene.weather === 'storm';
  const floor = lineAt(stage, 0.72);
  drawWater(stage, horizon, floor + u * 2, rgb(rough ? '#3a5560' : '#1f86a8'), rough ? 2.2 : 1);
  stage.reel?.level(floor);
  const mast = width * (random.chance(0.5) ? 0.16 : 0.84);
  const inward = mast < width / 2 ? 1 : -1;
  rigging(stage, mast, floor, inward);
  railing(stage, floor);
  planks(stage, floor);
  trunk(stage, mast, floor);
  coil(stage, mast + inward * u * 12, floor + u * 9);
  stage.reel?.level(floor);
  return { ground: height * 0.94, middle: floor + u * 4, depth: 0, room: 0.44 };
};

/** Boards that run to a point ahead. */
function planks(stage: Stage, floor: number): void {
  const { ctx, u, width, height } = stage;
  const wood = tone(stage, PLANKS);
  const fade = ctx.createLinearGradient(0, floor, 0, height);
  fade.addColorStop(0, css(shade(wood, -0.2)));
  fade.addColorStop(1, css(wood));
  ctx.fillStyle = fade;
  ctx.fillRect(0, floor, width, height - floor);
  ctx.strokeStyle = css(shade(wood, -0.38), 0.7);
  ctx.lineWidth = Math.max(1, u * 0.3);
  for (let i = -16; i <= 16; i++) {
    ctx.beginPath();
    ctx.moveTo(width / 2 + i * u * 6, floor);
    ctx.lineTo(width / 2 + i * u * 15, height);
    ctx.stroke();
  }
  ctx.fillStyle = css(tone(stage, TIMBER));
  ctx.fillRect(0, floor - u, width, u * 2.4);
}

/** Posts under a rail, with a ring of cork on it. */
function railing(stage: Stage, floor: number): void {
  const { ctx, u, width, random } = stage;
  const [wood, rail] = [tone(stage, shade(TIMBER, 0.12)), floor - u * 15];
  ctx.fillStyle = css(wood);
  for (let x = u * 3; x < width; x += u * 9) {
    ctx.beginPath();
    ctx.roundRect(x, rail, u * 2, floor - rail, u * 0.8);
    ctx.fill();
  }
  ctx.fillStyle = css(tone(stage, TIMBER));
  ctx.beginPath();
  ctx.roundRect(-u, rail - u * 1.6, width + u * 2, u * 3, u);
  ctx.fill();
  ctx.fillRect(0, floor - u * 6, width, u);
  const at = width * random.range(0.36, 0.64);
  for (const [from, colour] of [
    [0, '#f4f0e8'],
    [1, '#d8382e'],
  ] as const)
    for (let k = 0; k < 4; k++) {
      ctx.strokeStyle = css(tone(stage, rgb(colour)));
      ctx.lineWidth = u * 2.4;
      ctx.beginPath();
      ctx.arc(
        at,
        floor - u * 8,
        u * 4.2,
        (k + from / 2) * (Math.PI / 2),
        (k + 0.5 + from / 2) * (Math.PI / 2),
      );
      ctx.stroke();
    }
}

/** Shrouds and ratlines from the mast to the rail, and a sail, which fills and slackens in clips. */
function rigging(stage: Stage, mast: number, floor: number, inward: number): void {
  const { u } = stage;
  const foot = mast + inward * u * 30;
  const rail = floor - u * 15;
  const cloth = tone(stage, CANVAS);
  const paint = (ctx: Context, time: number): void => {
    const belly = u * (6 + 1.6 * Math.sin(time * 1.1) * Math.min(1, time));
    ctx.fillStyle = css(cloth);
    ctx.strokeStyle = css(shade(cloth, -0.3));
    ctx.lineWidth = u * 0.4;
    ctx.beginPath();
    ctx.moveTo(mast - inward * u * 22, -u * 2);
    ctx.lineTo(mast + inward * u * 42, -u * 2);
    ctx.quadraticCurveTo(mast + inward * (u * 42 + belly), floor * 0.2, mast + inward * u * 37, floor * 0.36);
    ctx.quadraticCurveTo(mast + inward * u * 8, floor * 0.36 + belly, mast - inward * u * 20, floor * 0.36);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
    ctx.strokeStyle = css(tone(stage, shade(ROPE, -0.35)));
    ctx.lineWidth = u * 0.5;
    for (const k of [0, 0.5, 1]) {
      ctx.beginPath();
      ctx.moveTo(mast, -u * 2);
      ctx.lineTo(mast + (foot - mast) * (0.5 + k * 0.5), rail);
      ctx.stroke();
    }
    for (let k = 3; k < 11; k++) {
      const share = k / 11;
      ctx.beginPath();
      ctx.moveTo(mast + (foot - mast) * 0.5 * share, rail * share);
      ctx.lineTo(mast + (foot - mast) * share, rail * share);
      ctx.stroke();
    }
  };
  if (stage.reel) live(stage, paint);
  else paint(stage.ctx, 0);
}

function trunk(stage: Stage, mast: number, floor: number): void {
  const { ctx, u } = stage;
  const wood = tone(stage, TIMBER);
  ctx.fillStyle = css(wood);
  ctx.fillRect(mast - u * 2.6, -u, u * 5.2, floor + u * 6);
  ctx.fillStyle = css(shade(wood, 0.2));
  ctx.fillRect(mast - u * 2.6, -u, u * 1.4, floor + u * 6);
  ctx.fillStyle = css(tone(stage, ROPE));
  for (const y of [floor - u * 10, floor - u * 8.4, floor - u * 6.8])
    ctx.fillRect(mast - u * 3.2, y, u * 6.4, u);
}

/** A rope in rings on the planks. */
function coil(stage: Stage, x: number, y: number): void {
  const { ctx, u } = stage;
  ctx.lineWidth = u * 0.9;
  for (const [k, r] of [6, 4.6, 3.2].entries()) {
    ctx.strokeStyle = css(tone(stage, shade(ROPE, -0.06 * k)));
    ctx.beginPath();
    ctx.ellipse(x, y - k * u * 0.7, u * r, u * r * 0.34, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
}
