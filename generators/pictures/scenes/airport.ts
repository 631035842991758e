import { drawFigure } from '../brush/figure.ts';
import type { Stage } from '../brush/stage.ts';
import { createStage } from '../brush/stage.ts';
import { plane } from '../figures/vehicles.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { indoor } from './room-light.ts';
import { lineAt } from './view.ts';
import { viewOut } from './walls.ts';

/** The hall of an airport: planes on the field behind the glass front, a board of departures, and rows of seats. */
export const airport: Painter = (stage) => {
  const { ctx, u, width, height, scene } = stage;
  const floor = lineAt(stage, 0.72);
  const [top, sill] = [height * 0.12, floor - u * 3];
  stage.reel?.at(0.2);
  field(stage, top, sill);
  const steel = indoor(stage, rgb('#c4ccd4'));
  stage.reel?.at(0.3);
  ctx.fillStyle = css(shade(steel, 0.1));
  ctx.fillRect(0, 0, width, top);
  ctx.fillRect(0, sill, width, floor - sill);
  ctx.fillStyle = css(shade(steel, -0.3));
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    ctx.fillRect(width * share - u * 0.7, top, u * 1.4, sill - top);
  ctx.fillRect(0, top + (sill - top) * 0.3, width, u * 0.8);
  ctx.fillRect(0, sill, width, u * 0.9);
  stage.reel?.level(floor);
  ctx.fillStyle = css(indoor(stage, rgb('#b4bac0')));
  ctx.fillRect(0, floor, width, height - floor);
  gleam(stage, floor);
  stage.reel?.at(0.42);
  board(stage, width * 0.27, u * 3, u * 40);
  for (const share of [0.16, 0.84]) seats(stage, width * share, floor + u * 7);
  stage.reel?.level(floor);
  // who looks out stands before the glass
  const glass = { x: width / 2, y: sill, width: width * 0.8 };
  return {
    ground: height * 0.94,
    middle: floor + u * 2,
    depth: 0,
    room: 0.42,
    sill: glass,
    shows: named(scene.cast),
  };
};

/** A plane that the words name is outside, unless it is somebody's toy. */
const named = (cast: Stage['scene']['cast']): ReadonlySet<'plane'> =>
  new Set(cast.some(({ figure }) => figure === 'plane') ? (['plane'] as const) : []);

/** The field: a runway, a plane at the gate and one that takes off. */
function field(stage: Stage, top: number, foot: number): void {
  const { ctx, u, width, scene, random } = stage;
  const tall = foot - top;
  viewOut(stage, { x: 0, y: top, w: width, h: tall });
  const view = createStage(scene, width, Math.ceil(tall), random.fork('field'));
  const air: Stage = { ...view, u: u * 0.8 };
  const colour = scene.cast.find(({ figure }) => figure === 'plane')?.colour;
  const tar = mix(scene.air.haze, rgb('#5c6068'), 0.6);
  air.ctx.fillStyle = css(tar);
  air.ctx.fillRect(0, tall * 0.72, width, tall * 0.28);
  air.ctx.fillStyle = css(mix(tar, [255, 255, 255], 0.6), 0.8);
  for (let x = u * 3; x < width; x += u * 13) air.ctx.fillRect(x, tall * 0.79, u * 7, u * 0.6);
  drawFigure(air, plane(random.fork('away'), undefined), {
    x: width * random.range(0.66, 0.8),
    y: tall * 0.36,
    size: u * 10,
    depth: 0.35,
    on: 'nothing',
    tilt: -0.24,
    stir: 'glide',
  });
  drawFigure(air, plane(random.fork('gate'), colour), {
    x: width * random.range(0.4, 0.56),
    y: tall * 0.95,
    size: u * 29,
    depth: 0.06,
  });
  ctx.drawImage(view.canvas, 0, top);
}

/** The light of the glass on the polished floor. */
function gleam({ ctx, u, width, height, scene }: Stage, floor: number): void {
  for (let i = 0; i < 4; i++) {
    const x = width * (0.125 + i * 0.25);
    const fall = ctx.createLinearGradient(0, floor, 0, height);
    fall.addColorStop(0, css(scene.air.sky[3], 0.5));
    fall.addColorStop(1, css(scene.air.sky[3], 0));
    ctx.fillStyle = fall;
    ctx.beginPath();
    ctx.moveTo(x - width * 0.1, floor);
    ctx.lineTo(x + width * 0.1, floor);
    ctx.lineTo(width / 2 + (x + width * 0.13 - width / 2) * 1.25, height);
    ctx.lineTo(width / 2 + (x - width * 0.13 - width / 2) * 1.25, height);
    ctx.fill();
  }
  ctx.fillStyle = 'rgba(255,255,255,0.25)';
  ctx.fillRect(0, floor, width, u * 0.4);
}

/** The board of departures: rows of lights, one of them green. */
function board({ ctx, random }: Stage, x: number, y: number, wide: number): void {
  const tall = wide * 0.36;
  ctx.fillStyle = '#1c2430';
  ctx.beginPath();
  ctx.roundRect(x - wide / 2, y, wide, tall, wide * 0.02);
  ctx.fill();
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const at = y + tall * ((row + 0.7) / (rows + 0.4));
    for (const [from, long, colour] of [
      [0.05, 0.12, '#f2c23c'],
      [0.22, random.range(0.2, 0.36), '#f4f0e4'],
      [0.66, 0.1, '#f2c23c'],
      [0.82, 0.12, row === 1 ? '#5ad07a' : '#f4f0e4'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.fillRect(x - wide / 2 + wide * from, at - tall * 0.04, wide * long, tall * 0.07);
    }
  }
}

/** A row of linked seats. */
function seats(stage: Stage, x: number, foot: number): void {
  const { ctx, u } = stage;
  const cloth = indoor(stage, rgb('#3f5a78'));
  ctx.fillStyle = css(indoor(stage, rgb('#8a929c')));
  ctx.fillRect(x - u * 12.5, foot - u * 6, u * 25, u * 0.9);
  for (const side of [-9, 9]) ctx.fillRect(x + u * side - u * 0.5, foot - u * 6, u, u * 6);
  for (const i of [-1, 0, 1]) {
    ctx.fillStyle = css(shade(cloth, -0.14));
    ctx.beginPath();
    ctx.roundRect(x + u * (i * 8 - 3.6), foot - u * 15, u * 7.2, u * 9, u * 1.2);
    ctx.fill();
    ctx.fillStyle = css(shade(cloth, 0.1));
    ctx.beginPath();
    ctx.roundRect(x + u * (i * 8 - 3.8), foot - u * 7.4, u * 7.6, u * 2, u * 0.8);
    ctx.fill();
  }
}
