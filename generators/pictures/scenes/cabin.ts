import { onlyMoving } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { CABIN_SEATS, clothOf } from '../figures/cabin-seats.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Inside } from '../words/cabins.ts';
import { deepWater, modules, outerSpace } from './cabin-views.ts';
import { bulkhead, instruments } from './cockpit.ts';
import type { Painter } from './painter.ts';
import { indoor } from './room-light.ts';
import { subway } from './subway.ts';
import { viewOut } from './walls.ts';

/** The interior of a vehicle. Shares are of the picture's width, and of the wall's height. */
interface Look {
  wall: string;
  trim: string;
  floor: string;
  /** Windows: number, width, upper and lower edge, and roundness of the corners, 0..1. */
  panes: { many: number; wide: number; top: number; foot: number; round: number };
  overhead: 'rack' | 'straps' | 'bins' | 'pipes' | 'none';
}

const LOOKS: Record<Exclude<Inside, 'subway'>, Look> = {
  train: {
    wall: '#d9c8a4',
    trim: '#7a4a34',
    floor: '#6a5a52',
    panes: { many: 2, wide: 0.4, top: 0.2, foot: 0.76, round: 0.12 },
    overhead: 'rack',
  },
  bus: {
    wall: '#d4dadd',
    trim: '#3f6a8a',
    floor: '#5a5e64',
    panes: { many: 3, wide: 0.29, top: 0.22, foot: 0.7, round: 0.1 },
    overhead: 'straps',
  },
  car: {
    wall: '#4a4e58',
    trim: '#2c2f38',
    floor: '#2a2c32',
    panes: { many: 1, wide: 0.84, top: 0.12, foot: 0.72, round: 0.24 },
    overhead: 'none',
  },
  plane: {
    wall: '#e6e8ea',
    trim: '#8a98a8',
    floor: '#4a5568',
    panes: { many: 5, wide: 0.1, top: 0.34, foot: 0.66, round: 0.5 },
    overhead: 'bins',
  },
  ship: {
    wall: '#b88a5a',
    trim: '#c9a24a',
    floor: '#7a5234',
    panes: { many: 3, wide: 0.2, top: 0.26, foot: 0.66, round: 0.5 },
    overhead: 'pipes',
  },
  rocket: {
    wall: '#b4bcc8',
    trim: '#5f6a7c',
    floor: '#4a5262',
    panes: { many: 2, wide: 0.34, top: 0.18, foot: 0.72, round: 0.5 },
    overhead: 'pipes',
  },
  station: {
    wall: '#dfe4ea',
    trim: '#8a98ac',
    floor: '#6a7686',
    panes: { many: 3, wide: 0.24, top: 0.2, foot: 0.72, round: 0.5 },
    overhead: 'pipes',
  },
  cockpit: {
    wall: '#6a7078',
    trim: '#3a4048',
    floor: '#3a3e44',
    panes: { many: 2, wide: 0.26, top: 0.2, foot: 0.62, round: 0.2 },
    overhead: 'none',
  },
  submarine: {
    wall: '#8a9a94',
    trim: '#b8903c',
    floor: '#4a5048',
    panes: { many: 3, wide: 0.24, top: 0.24, foot: 0.72, round: 0.5 },
    overhead: 'pipes',
  },
  tent: {
    wall: '#d88a3c',
    trim: '#a8602a',
    floor: '#7a6a4a',
    panes: { many: 1, wide: 0.46, top: 0.16, foot: 1, round: 0 },
    overhead: 'none',
  },
};

/** The interior of a vehicle, with the landscape in its windows. */
export const cabin: Painter = (stage) => {
  const { ctx, u, width, height, scene } = stage;
  if (scene.inside === 'subway') return subway(stage);
  const look = LOOKS[scene.inside];
  const floor = height * 0.78;
  // a space station has its own light, day and night
  const shown = (hex: string): Rgb => (scene.inside === 'station' ? rgb(hex) : indoor(stage, rgb(hex)));
  const [wall, trim] = [shown(look.wall), shown(look.trim)];
  stage.reel?.at(0.3);
  ctx.fillStyle = css(wall);
  ctx.fillRect(0, 0, width, floor);
  if (scene.inside === 'tent') opening(stage, wall, floor);
  else panes(stage, look, trim, floor);
  if (scene.inside === 'station') modules(stage, wall, floor);
  if (scene.inside === 'cockpit') bulkhead(stage, wall, floor);
  overhead(stage, look, trim, wall);
  stage.reel?.level(floor);
  ctx.fillStyle = css(shown(look.floor));
  ctx.fillRect(0, floor, width, height - floor);
  ctx.fillStyle = css(shade(trim, -0.2));
  ctx.fillRect(0, floor - u * 2.2, width, u * 2.2);
  stage.reel?.at(0.42);
  const kind = CABIN_SEATS[scene.inside];
  if (kind === 'facing' || kind === 'rows') seats(stage, kind, floor);
  stage.reel?.level(floor);
  const places = { ground: height * 0.95, middle: floor + u * 3, depth: 0, room: 0.58 };
  return scene.inside === 'cockpit' ? { ...places, front: () => instruments(stage, trim) } : places;
};

interface Pane {
  x: number;
  y: number;
  w: number;
  h: number;
  corner: number;
}

function panesOf({ width }: Stage, { panes: { many, wide, top, foot, round } }: Look, floor: number): Pane[] {
  const [w, tall] = [width * wide, floor * (foot - top)];
  // a porthole is about as high as wide
  const h = round === 0.5 ? Math.min(tall, w * 1.3) : tall;
  return Array.from({ length: many }, (_, i) => ({
    x: ((i + 0.5) / many) * width - w / 2,
    y: floor * top + (tall - h) / 2,
    w,
    h,
    corner: Math.min(w, h) * round,
  }));
}

function panes(stage: Stage, look: Look, trim: Rgb, floor: number): void {
  const { ctx, u, width } = stage;
  const all = panesOf(stage, look, floor);
  const outline = (grow: number): void => {
    ctx.beginPath();
    for (const { x, y, w, h, corner } of all)
      ctx.roundRect(x - grow, y - grow, w + grow * 2, h + grow * 2, corner + grow);
  };
  ctx.fillStyle = css(trim);
  outline(u * 2);
  ctx.fill();
  // the same landscape behind all windows
  const [first] = all;
  if (!first) return;
  ctx.save();
  outline(0);
  ctx.clip();
  if (stage.scene.inside === 'rocket' || stage.scene.inside === 'station')
    outerSpace(stage, 0, first.y, width, first.h);
  else if (stage.scene.inside === 'submarine') deepWater(stage, first.y, first.h);
  else viewOut(stage, { x: 0, y: first.y, w: width, h: first.h });
  ctx.restore();
  ctx.strokeStyle = css(shade(trim, -0.4));
  ctx.lineWidth = u * 0.5;
  outline(0);
  ctx.stroke();
  for (const pane of all) passing(stage, pane);
}

/** Poles passing the windows, in clips only. */
function passing(stage: Stage, { x, y, w, h }: Pane): void {
  const { inside } = stage.scene;
  if (inside !== 'train' && inside !== 'bus' && inside !== 'car') return;
  const { u } = stage;
  onlyMoving(stage, (ctx, time) => {
    const across = ((time * 0.9) % 1.6) * (w + u * 8) - u * 4;
    if (across < 0 || across > w) return;
    ctx.globalAlpha = 0.5 * Math.min(1, time * 2);
    ctx.fillStyle = css(stage.scene.air.haze);
    ctx.fillRect(x + across, y + u * 0.5, u * 1.4, h - u);
  });
}

/** The open entrance of a tent: cloth on both sides. */
function opening(stage: Stage, cloth: Rgb, floor: number): void {
  const { ctx, u, width } = stage;
  const [middle, half, top] = [width / 2, width * 0.27, floor * 0.14];
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(middle, top);
  ctx.quadraticCurveTo(middle + half * 0.7, floor * 0.5, middle + half, floor);
  ctx.lineTo(middle - half, floor);
  ctx.quadraticCurveTo(middle - half * 0.7, floor * 0.5, middle, top);
  ctx.clip();
  viewOut(stage, { x: middle - half, y: top, w: half * 2, h: floor - top });
  ctx.restore();
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      ctx.strokeStyle = css(shade(cloth, i % 2 ? 0.14 : -0.2), 0.7);
      ctx.lineWidth = u * (cel(stage) ? 0.8 : 1.6);
      ctx.beginPath();
      ctx.moveTo(middle, -u * 6);
      ctx.quadraticCurveTo(
        middle + side * half * (0.9 + i * 0.3),
        floor * 0.5,
        middle + side * half * (1.1 + i * 0.35),
        floor,
      );
      ctx.stroke();
    }
}

function overhead(stage: Stage, { overhead: kind }: Look, trim: Rgb, wall: Rgb): void {
  const { ctx, u, width } = stage;
  if (kind === 'bins') {
    ctx.fillStyle = css(shade(wall, -0.1));
    ctx.fillRect(0, 0, width, u * 13);
    ctx.fillStyle = css(shade(wall, -0.3));
    for (let x = 0; x < width; x += u * 30) ctx.fillRect(x, 0, u * 0.6, u * 13);
  }
  if (kind === 'none' || kind === 'bins') return;
  ctx.fillStyle = css(shade(trim, 0.2));
  ctx.fillRect(0, u * 7, width, u * 1.3);
  if (kind === 'pipes') ctx.fillRect(0, u * 3, width, u * 0.8);
  if (kind === 'rack') for (let x = u * 3; x < width; x += u * 5) ctx.fillRect(x, u * 2, u * 0.5, u * 5);
  if (kind !== 'straps') return;
  for (let x = u * 8; x < width; x += u * 15) {
    ctx.fillStyle = css(shade(trim, -0.1));
    ctx.fillRect(x - u * 0.4, u * 8, u * 0.8, u * 5);
    ctx.strokeStyle = css(shade(trim, 0.35));
    ctx.lineWidth = u * 0.9;
    ctx.beginPath();
    ctx.arc(x, u * 15, u * 2.1, 0, Math.PI * 2);
    ctx.stroke();
  }
}

function seats(stage: Stage, kind: 'facing' | 'rows', floor: number): void {
  const { ctx, u, width } = stage;
  const cloth = indoor(stage, clothOf(stage.random));
  const piece = (x: number, y: number, w: number, h: number, dim: number): void => {
    ctx.fillStyle = css(shade(cloth, dim));
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, u * 2);
    ctx.fill();
  };
  const places = kind === 'facing' ? [0, 1] : [0, 0.34, 0.68, 1];
  for (const [i, share] of places.entries()) {
    const left = kind === 'rows' || i === 0;
    const x = share * (width - u * 24);
    piece(left ? x : x + u * 15, floor - u * 22, u * 9, u * 28, -0.16);
    piece(x, floor - u * 3, u * 24, u * 9, 0.06);
  }
}
