import { drawFigure } from '../brush/figure.ts';
import { inWind } from '../brush/moves.ts';
import { drawTree } from '../brush/plants.ts';
import { drawSky } from '../brush/sky.ts';
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { BRICK, cityGate, GATE_TALL, WALL_HIGH, wallTower } from '../figures/city-gate.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';
import { farHills } from './ground-cover.ts';
import type { Painter } from './painter.ts';
import { slabs } from './quay-pieces.ts';
import { drawStalls } from './sites.ts';
import { lineAt } from './view.ts';
import { box, shape, topOf } from './yard-pieces.ts';

const isSnowy = ({ scene }: Stage): boolean => scene.weather === 'snow';

/** Before the gate of an old city: its tower over a wall of bricks, banners, and a paved way. */
export const beforeGate: Painter = (stage) => {
  const { u, width, height, random } = stage;
  drawSky(stage);
  farHills(stage, random.chance(0.6));
  const base = height * 0.68;
  const size = Math.min(u * 62, base - height * 0.05);
  const unit = size / GATE_TALL;
  const top = base - (WALL_HIGH - 8) * unit;
  stage.reel?.at(0.4);
  wall(stage, top, base + u, unit);
  for (const share of [0.1, 0.24, 0.76, 0.9]) banner(stage, width * share, top, u * 15);
  stage.reel?.level(base);
  way(stage, base, unit * 20);
  drawFigure(stage, cityGate(isSnowy(stage)), { x: width / 2, y: base + u, size, depth: 0.05 });
  for (const share of [random.range(0, 0.07), random.range(0.93, 1)])
    drawTree(stage, width * share, base + u * 6, u * random.range(36, 46), 0.1, random);
  stage.reel?.level(base);
  if (stage.scene.stalls) drawStalls(stage, base);
  return { ground: height * 0.93, middle: base + u * 4, depth: 0.16, room: 0.44 };
};

/** On the wall of an old city: battlements, a tower of a gate, and the roofs below. */
export const onWall: Painter = (stage) => {
  const { u, width, height, horizon, random } = stage;
  drawSky(stage);
  farHills(stage, true);
  const edge = lineAt(stage, 0.74);
  stage.reel?.at(0.24);
  roofs(stage, horizon, edge);
  const side = random.chance(0.5) ? 1 : -1;
  stage.reel?.at(0.4);
  for (const share of [0.5 - side * 0.4, 0.5 - side * 0.14])
    banner(stage, width * share, edge - u * 8, u * 26);
  battlements(stage, edge);
  slabs(stage, edge);
  drawFigure(stage, wallTower(isSnowy(stage)), {
    x: width * (0.5 + side * 0.34),
    y: edge + u * 4,
    size: u * 58,
    depth: 0.04,
  });
  stage.reel?.level(edge);
  return { ground: height * 0.94, middle: edge + u * 3, depth: 0.06, room: 0.44 };
};

/** The gate of a city far away, where the place is another. */
export const withGate =
  (painter: Painter): Painter =>
  (stage) => {
    const places = painter(stage);
    if (stage.scene.site !== 'cityGate') return places;
    const { u, width, height, random } = stage;
    const foot = Math.min(places.middle + u * 3, height * 0.78);
    const size = u * 30;
    const unit = size / GATE_TALL;
    const x = width * random.fork('gate').pick([0.3, 0.7] as const);
    stage.reel?.level(foot);
    stage.ctx.save();
    stage.ctx.beginPath();
    stage.ctx.rect(x - u * 34, 0, u * 68, height);
    stage.ctx.clip();
    wall(stage, foot - (WALL_HIGH - 8) * unit, foot, unit, 0.3);
    stage.ctx.restore();
    drawFigure(stage, cityGate(isSnowy(stage)), { x, y: foot, size, depth: 0.26 });
    return places;
  };

/** A wall of bricks from side to side, with battlements. @param unit pixels of a unit of the gate */
function wall(stage: Stage, top: number, foot: number, unit: number, depth = 0.1): void {
  const { ctx, width } = stage;
  const brick = tone(stage, BRICK, depth);
  box(stage, css(brick), 0, top, width, foot - top);
  bricks(stage, shade(brick, -0.14), top, foot, unit * 5);
  box(stage, css(shade(brick, -0.16)), 0, top, width, unit * 3);
  for (let x = -unit * 3; x < width; x += unit * 12) {
    box(stage, css(shade(brick, 0.05)), x, top - unit * 9, unit * 8, unit * 9.4);
    box(stage, css(shade(brick, -0.45)), x + unit * 3.2, top - unit * 5.6, unit * 1.6, unit * 2.4);
    box(
      stage,
      css(topOf(stage, shade(BRICK, 0.16))),
      x - unit * 0.4,
      top - unit * 9.8,
      unit * 8.8,
      unit * 1.4,
    );
  }
  const dim = ctx.createLinearGradient(0, top, 0, foot);
  dim.addColorStop(0, 'rgba(20,18,24,0)');
  dim.addColorStop(1, 'rgba(20,18,24,0.28)');
  ctx.fillStyle = dim;
  ctx.fillRect(0, top, width, foot - top);
}

function bricks({ ctx, width }: Stage, line: Rgb, top: number, foot: number, tall: number): void {
  ctx.strokeStyle = css(line);
  ctx.lineWidth = Math.max(0.6, tall * 0.12);
  ctx.beginPath();
  for (let y = top + tall, row = 0; y < foot; y += tall, row++) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
    for (let x = (row % 2) * tall * 1.2; x < width; x += tall * 2.4) {
      ctx.moveTo(x, y - tall);
      ctx.lineTo(x, y);
    }
  }
  ctx.stroke();
}

/** Trodden earth, and slabs of stone that lead to the gate. @param half of the way at the gate, in pixels */
function way(stage: Stage, base: number, half: number): void {
  const { ctx, u, width, height, scene } = stage;
  const snow = scene.weather === 'snow';
  const lit = onSnow(stage);
  const earth = snow
    ? tone(lit, rgb('#e6edf5'))
    : tone(stage, rgb(scene.weather === 'rain' ? '#8a7a64' : '#bba684'));
  const fill = ctx.createLinearGradient(0, base, 0, height);
  fill.addColorStop(0, css(shade(earth, 0.06)));
  fill.addColorStop(1, css(shade(earth, -0.14)));
  ctx.fillStyle = fill;
  ctx.fillRect(0, base, width, height - base);
  const stone = snow
    ? shade(earth, -0.06)
    : tone(stage, rgb(scene.weather === 'rain' ? '#85878a' : '#a8a296'));
  const at = (share: number, far: number): [number, number] => [
    width / 2 + share * (half + (width * 0.42 - half) * far),
    base + (height - base) * far,
  ];
  shape(stage, css(stone), [at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]);
  ctx.strokeStyle = css(shade(stone, -0.26), snow ? 0.3 : 0.7);
  ctx.lineWidth = u * 0.3;
  ctx.beginPath();
  for (const share of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
    ctx.moveTo(...at(share, 0));
    ctx.lineTo(...at(share, 1));
  }
  for (let far = 0.05, step = 0.06; far < 1; far += step, step *= 1.3) {
    ctx.moveTo(...at(-1, far));
    ctx.lineTo(...at(1, far));
  }
  ctx.stroke();
}

/** A banner without letters on its pole, which waves in a clip. */
function banner(stage: Stage, x: number, foot: number, tall: number): void {
  const { u } = stage;
  const cloth = tone(stage, rgb('#b8322a'), 0.06);
  box(stage, css(tone(stage, rgb('#4a3a30'), 0.06)), x - u * 0.35, foot - tall, u * 0.7, tall);
  const pole = { x, y: foot - tall * 0.45 };
  inWind(stage, { x: x - u * 4, y: foot - tall - u * 2, width: tall, height: tall }, pole, 0.12, (at) => {
    shape(at, css(cloth), [
      [x, foot - tall],
      [x + tall * 0.62, foot - tall * 0.94],
      [x + tall * 0.46, foot - tall * 0.74],
      [x + tall * 0.6, foot - tall * 0.54],
      [x, foot - tall * 0.5],
    ]);
    shape(at, css(tone(stage, rgb('#e0b04a'), 0.06)), [
      [x, foot - tall],
      [x + u * 1, foot - tall * 0.995],
      [x + u * 1, foot - tall * 0.505],
      [x, foot - tall * 0.5],
    ]);
  });
}

/** Battlements between us and the city. */
function battlements(stage: Stage, edge: number): void {
  const { u, width } = stage;
  const brick = tone(stage, BRICK, 0.04);
  box(stage, css(brick), 0, edge - u * 9, width, u * 11);
  for (let x = -u * 4; x < width; x += u * 15) {
    box(stage, css(brick), x, edge - u * 18, u * 10, u * 10);
    box(stage, css(topOf(stage, shade(BRICK, 0.18))), x - u * 0.5, edge - u * 19, u * 11, u * 1.6);
    box(stage, css(shade(brick, -0.5)), x + u * 4, edge - u * 14.4, u * 2, u * 3.4);
  }
  bricks(stage, shade(brick, -0.16), edge - u * 9, edge + u * 2, u * 3);
  box(stage, css(topOf(stage, shade(BRICK, 0.12))), 0, edge - u * 9.4, width, u * 0.9);
  box(stage, css(shade(brick, -0.3)), 0, edge - u * 0.6, width, u * 1.6);
}

/** The roofs of the city, smaller the further they are. */
function roofs(stage: Stage, top: number, foot: number): void {
  const { u, width, random, scene } = stage;
  const at = random.fork('roofs');
  const lit = scene.air.dark || scene.time === 'dusk';
  box(stage, css(tone(stage, rgb('#8a8a7c'), 0.4)), 0, top, width, foot - top);
  for (let row = 0; row < 5; row++) {
    const y = top + u * (1.6 + row * row * 0.9 + row * 1.6);
    const size = u * (3 + row * 1.7);
    const depth = 0.55 - row * 0.08;
    for (let x = -size * at.range(0, 2); x < width + size; x += size * at.range(2.3, 3)) {
      const [wide, tall] = [size * at.range(1.9, 2.4), size * at.range(0.5, 0.8)];
      box(stage, css(tone(stage, rgb('#d4c8ae'), depth)), x + wide * 0.08, y - tall * 0.3, wide * 0.84, size);
      if (lit && at.chance(0.7))
        box(stage, css(rgb('#ffcf80')), x + wide * 0.4, y + size * 0.1, wide * 0.2, size * 0.24);
      shape(stage, css(scene.weather === 'snow' ? topOf(stage, BRICK) : tone(stage, rgb('#4d545c'), depth)), [
        [x - wide * 0.06, y - tall * 0.1],
        [x + wide * 0.2, y - tall],
        [x + wide * 0.8, y - tall],
        [x + wide * 1.06, y - tall * 0.1],
        [x + wide * 0.94, y],
        [x + wide * 0.06, y],
      ]);
    }
  }
}
