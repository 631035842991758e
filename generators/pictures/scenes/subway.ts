import { live, onlyMoving } from '../brush/moves.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { clothOf } from '../figures/cabin-seats.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { indoor } from './room-light.ts';
import { box } from './yard-pieces.ts';

/** Half the width of a window with the seats under it, and the width of a pair of doors, in hundredths of the short side. */
const [WINDOW, DOORS] = [29, 30] as const;
/** How far a window is from the next. */
const BAY = 2 * WINDOW + DOORS;

/** Where windows and doors are from the middle, in which there is a window or a door, or anything between. */
function partOf({ random }: Stage): { windows: readonly number[]; entrances: readonly number[] } {
  const by = random.fork('part').range(-0.5, 0.5) * BAY;
  return {
    windows: [-2, -1, 0, 1, 2].map((i) => i * BAY + by),
    entrances: [-1.5, -0.5, 0.5, 1.5].map((i) => i * BAY + by),
  };
}

/** The carriage of an underground train: seats along the wall, poles and straps, and the dark of the tunnel. */
export const subway: Painter = (stage) => {
  const { u, width, height } = stage;
  const { windows, entrances } = partOf(stage);
  const floor = height * 0.78;
  const ceiling = floor - u * 67;
  stage.reel?.at(0.3);
  box(stage, css(indoor(stage, rgb('#dfe4e8'))), 0, 0, width, floor);
  for (const at of windows)
    pane(stage, width / 2 + u * (at - WINDOW + 4), floor - u * 54, u * (2 * WINDOW - 8), u * 26);
  for (const at of entrances) doors(stage, width / 2 + u * at, floor);
  stage.reel?.at(0.3);
  lamps(stage, ceiling);
  stage.reel?.level(floor);
  ground(stage, floor);
  stage.reel?.at(0.36);
  for (const at of windows) bench(stage, width / 2 + u * at, floor);
  stage.reel?.at(0.42);
  rails(stage, ceiling, floor, windows);
  stage.reel?.level(floor);
  return { ground: height * 0.95, middle: floor + u * 3, depth: 0, room: 0.58 };
};

/** A window onto the tunnel, whose lamps pass in a clip. */
function pane(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { ctx, u, random } = stage;
  const frame = indoor(stage, rgb('#8b96a2'));
  const outline = (over: Context, grow: number) => {
    over.beginPath();
    over.roundRect(x - grow, y - grow, w + grow * 2, h + grow * 2, u * 2 + grow);
  };
  ctx.fillStyle = css(frame);
  outline(ctx, u * 1.3);
  ctx.fill();
  const dark = ctx.createLinearGradient(0, y, 0, y + h);
  dark.addColorStop(0, '#151a24');
  dark.addColorStop(1, '#262c38');
  ctx.fillStyle = dark;
  outline(ctx, 0);
  ctx.fill();
  const [wide, phase] = [w + u * 30, random.next()];
  live(stage, (over, time) => {
    over.save();
    outline(over, 0);
    over.clip();
    over.strokeStyle = '#39414f';
    over.lineWidth = u * 0.5;
    over.beginPath();
    for (const at of [0.3, 0.36, 0.78]) {
      over.moveTo(x, y + h * at);
      over.quadraticCurveTo(x + w / 2, y + h * (at + 0.03 * Math.sin(time * 1.7)), x + w, y + h * at);
    }
    over.stroke();
    for (const [i, [at, high]] of LIGHTS.entries()) {
      const across = x - u * 15 + ((at + phase + time * (1.5 + (i % 2) * 0.2)) % 1) * wide;
      const streak = over.createLinearGradient(across - u * 8, 0, across + u * 8, 0);
      streak.addColorStop(0, 'rgba(255,214,140,0)');
      streak.addColorStop(0.7, i % 3 ? 'rgba(255,226,170,0.95)' : 'rgba(190,220,255,0.9)');
      streak.addColorStop(1, 'rgba(255,240,210,0)');
      over.fillStyle = streak;
      over.fillRect(across - u * 8, y + h * high, u * 16, u * (i % 3 ? 1.3 : 0.8));
    }
    over.restore();
  });
  ctx.save();
  outline(ctx, 0);
  ctx.clip();
  ctx.fillStyle = 'rgba(220,232,244,0.1)';
  ctx.beginPath();
  ctx.moveTo(x + w * 0.1, y + h);
  ctx.lineTo(x + w * 0.3, y);
  ctx.lineTo(x + w * 0.48, y);
  ctx.lineTo(x + w * 0.28, y + h);
  ctx.fill();
  ctx.restore();
  ctx.strokeStyle = css(shade(frame, -0.35));
  ctx.lineWidth = u * 0.4;
  outline(ctx, 0);
  ctx.stroke();
}

/** Lamps of the tunnel: where they are along a window, and how high, 0..1. */
const LIGHTS = [
  [0.1, 0.2],
  [0.36, 0.52],
  [0.62, 0.2],
  [0.85, 0.62],
] as const;

/** Two leaves with tall windows, and the line with its stops above them. */
function doors(stage: Stage, x: number, floor: number): void {
  const { ctx, u } = stage;
  const leaf = indoor(stage, rgb('#c3cad2'));
  const [wide, top] = [u * (DOORS - 6), floor - u * 55];
  box(stage, css(shade(leaf, -0.3)), x - wide / 2 - u, top - u, wide + u * 2, floor - top + u);
  for (const side of [-1, 1]) {
    const left = side < 0 ? x - wide / 2 : x + u * 0.25;
    box(stage, css(leaf), left, top, wide / 2 - u * 0.25, floor - top);
    pane(stage, left + u * 2.6, top + u * 6, wide / 2 - u * 5.4, u * 26);
    box(
      stage,
      css(indoor(stage, rgb('#f0c23a'))),
      side < 0 ? x - u * 1.1 : x + u * 0.35,
      top,
      u * 0.75,
      floor - top,
    );
  }
  const line = rgb('#2f74c0');
  box(stage, css(indoor(stage, rgb('#f6f8f9'))), x - wide / 2, top - u * 7.4, wide, u * 4.8);
  box(stage, css(line), x - wide / 2 + u * 1.5, top - u * 5.4, wide - u * 3, u * 0.8);
  for (let i = 0; i < 6; i++) {
    ctx.fillStyle = i === 2 ? '#e0483c' : '#ffffff';
    ctx.strokeStyle = css(line);
    ctx.lineWidth = u * 0.4;
    ctx.beginPath();
    ctx.arc(x - wide / 2 + u * 1.5 + ((wide - u * 3) * i) / 5, top - u * 5, u * 0.9, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
  }
  // the stop that comes next blinks
  onlyMoving(stage, (over, time) => {
    over.globalAlpha = Math.max(0, Math.sin(time * 5)) * Math.min(1, time);
    over.fillStyle = '#ffd24a';
    over.beginPath();
    over.arc(x - wide / 2 + u * 1.5 + ((wide - u * 3) * 3) / 5, top - u * 5, u * 0.9, 0, Math.PI * 2);
    over.fill();
  });
}

/** The ceiling with its rows of bright lamps. */
function lamps(stage: Stage, ceiling: number): void {
  const { ctx, u, width } = stage;
  const white = indoor(stage, rgb('#eef1f2'));
  box(stage, css(shade(white, -0.06)), 0, 0, width, ceiling);
  box(stage, css(shade(white, -0.24)), 0, ceiling, width, u * 1.2);
  ctx.save();
  ctx.shadowColor = 'rgba(255,255,255,0.95)';
  ctx.shadowBlur = cel(stage) ? 0 : u * 5;
  ctx.fillStyle = '#ffffff';
  for (let x = width / 2 - u * 92; x < width + u * 20; x += u * 46)
    for (let y = ceiling - u * 4.6; y > -u * 3; y -= u * 17.4) {
      ctx.beginPath();
      ctx.roundRect(x, y, u * 40, u * 2.6, u * 1.3);
      ctx.fill();
    }
  ctx.restore();
}

/** The floor, in which the lamps gleam. */
function ground(stage: Stage, floor: number): void {
  const { ctx, u, width, height } = stage;
  const grey = indoor(stage, rgb('#7f8790'));
  box(stage, css(grey), 0, floor, width, height - floor);
  const gleam = ctx.createLinearGradient(0, floor, 0, height);
  gleam.addColorStop(0, css(shade(grey, 0.34), 0.75));
  gleam.addColorStop(0.5, css(shade(grey, 0.1), 0.2));
  gleam.addColorStop(1, css(shade(grey, -0.3), 0.6));
  ctx.fillStyle = gleam;
  ctx.fillRect(0, floor, width, height - floor);
  box(stage, css(mix(grey, rgb('#f0c23a'), 0.55)), 0, floor + u * 4, width, u * 0.8);
}

/** A long seat along the wall. */
function bench(stage: Stage, x: number, floor: number): void {
  const { ctx, u } = stage;
  const cloth = indoor(stage, clothOf(stage.random));
  const half = u * (WINDOW - 3);
  box(stage, css(shade(cloth, -0.55)), x - half, floor - u * 5, half * 2, u * 5.6);
  for (let i = 0; i < 5; i++) {
    const [left, wide] = [x - half + (half * 2 * i) / 5, (half * 2) / 5 - u * 0.5];
    for (const [top, tall, light] of [
      [25, 17, -0.12],
      [9.4, 5.4, 0.08],
    ] as const) {
      ctx.fillStyle = css(shade(cloth, light));
      ctx.beginPath();
      ctx.roundRect(left, floor - u * top, wide, u * tall, u * 1.6);
      ctx.fill();
    }
  }
}

/** Poles beside the seats, and straps on a rail that swing with the train. */
function rails(stage: Stage, ceiling: number, floor: number, windows: readonly number[]): void {
  const { u, width } = stage;
  const steel = indoor(stage, rgb('#b4bcc6'));
  const y = ceiling + u * 3.4;
  box(stage, css(steel), 0, y, width, u * 1.1);
  box(stage, css(shade(steel, 0.5)), 0, y, width, u * 0.35);
  for (const at of windows)
    for (const side of [-1, 1]) {
      const x = width / 2 + u * (at + side * (WINDOW - 1));
      box(stage, css(shade(steel, -0.06)), x - u * 0.7, ceiling, u * 1.4, floor + u * 1.5 - ceiling);
      box(stage, css(shade(steel, 0.45)), x - u * 0.4, ceiling, u * 0.4, floor + u * 1.5 - ceiling);
    }
  live(stage, (ctx, time) => {
    for (let i = -9; i <= 9; i++) {
      const x = width / 2 + u * (i * 10.5 + 5);
      ctx.save();
      ctx.translate(x, y + u);
      ctx.rotate(0.12 * Math.sin(time * 2.6 + i * 0.25) * Math.min(1, time));
      ctx.fillStyle = css(shade(steel, -0.45));
      ctx.fillRect(-u * 0.5, -u * 0.6, u, u * 5.4);
      ctx.strokeStyle = css(indoor(stage, rgb('#f2f3f0')));
      ctx.lineWidth = u * 0.9;
      ctx.lineJoin = 'round';
      ctx.beginPath();
      ctx.moveTo(0, u * 4.6);
      ctx.lineTo(-u * 2.2, u * 8.6);
      ctx.lineTo(u * 2.2, u * 8.6);
      ctx.closePath();
      ctx.stroke();
      ctx.restore();
    }
  });
}
