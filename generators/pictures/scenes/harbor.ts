import { drawFigure } from '../brush/figure.ts';
import { drawRidge } from '../brush/land.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { rowboat } from '../figures/rowboat.ts';
import { boat, ship } from '../figures/vehicles.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { FigureName } from '../words/plan.ts';
import { farHills, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';
import { boards, bollard, coil, post, slabs } from './quay-pieces.ts';
import { lampPost } from './street.ts';
import { box, shape } from './yard-pieces.ts';

/** What the words themselves have on the water. */
const AFLOAT: ReadonlySet<FigureName> = new Set<FigureName>([
  'boat',
  'rowboat',
  'ship',
  'tallShip',
  'dragonBoat',
]);

/** A harbor: a quay of stone with bollards and lamps, moored boats, and cranes on the other side of the water. */
export const harbor: Painter = (stage) => {
  const { u, width, height, horizon, random, scene } = stage;
  const rough = scene.weather === 'storm';
  drawSky(stage);
  coast(stage);
  stage.reel?.at(0.3);
  warehouses(stage, horizon);
  const turn = random.chance(0.5) ? 1 : -1;
  for (const [at, tall] of [
    [0.5 - turn * 0.34, 24],
    [0.5 - turn * 0.17, 21],
    [0.5 + turn * 0.4, 17],
  ] as const)
    crane(stage, width * at, horizon + u * 0.6, u * tall, turn);
  const edge = height * 0.77;
  drawWater(stage, horizon, edge + u * 2, rough ? rgb('#3a5560') : rgb('#2a7f96'), rough ? 1.6 : 0.7);
  stage.reel?.level(horizon);
  drawFigure(stage, ship(random.fork('freighter')), {
    x: width * (0.5 + turn * 0.16),
    y: horizon + u * 4,
    size: u * 15,
    depth: 0.4,
    on: 'water',
    flip: turn < 0,
  });
  const sides = moor(stage, horizon, edge, false);
  slabs(stage, edge);
  for (const x of [0.1, 0.36, 0.64, 0.9]) bollard(stage, width * x, edge + u * 3.4);
  ropes(stage, sides, edge);
  for (const x of [0.04, 0.96]) lampPost(stage, width * x, edge + u * 4, u * 44);
  coil(stage, width * (turn > 0 ? 0.8 : 0.2), edge + u * 12);
  stage.reel?.level(edge);
  return quay(stage, horizon, edge);
};

/** A landing of planks at a river or a lake, with boats at its posts. */
export const landing: Painter = (stage) => {
  const { u, width, height, horizon, random, scene } = stage;
  drawSky(stage);
  const atSea = scene.site === 'pier';
  if (atSea) coast(stage);
  else {
    farHills(stage, random.chance(0.55));
    for (let x = 0; x < width; x += u * random.range(5, 14))
      standTree(stage, x, horizon + u * 3, u * random.range(8, 17), 0.44);
  }
  const edge = height * 0.76;
  const top = atSea ? horizon : horizon + u * 3;
  drawWater(
    stage,
    top,
    edge + u * 4,
    rgb(atSea ? '#1f86a8' : '#3f7f8c'),
    scene.weather === 'storm' ? 1.6 : 0.6,
  );
  moor(stage, top, edge, true);
  boards(stage, edge);
  for (const x of [0.06, 0.3, 0.7, 0.94]) post(stage, width * x, edge + u * 3, u * 15);
  rail(stage, edge);
  coil(stage, width * (random.chance(0.5) ? 0.8 : 0.2), edge + u * 12);
  stage.reel?.level(edge);
  return quay(stage, top, edge);
};

const quay = ({ u, height }: Stage, top: number, edge: number): ReturnType<Painter> => ({
  ground: height * 0.94,
  middle: top + u,
  depth: 0.3,
  room: 0.44,
  water: { top, bottom: edge },
  wetLandmarks: true,
});

function coast(stage: Stage): void {
  const { u, horizon, random } = stage;
  drawRidge(
    stage,
    { y: horizon - u, rise: u * 5, colour: rgb('#5f7890'), depth: 0.72, peaks: 1.4, foot: horizon + 1 },
    random.fork('coast'),
  );
}

/** Boats at the quay, unless the words have some. @returns where they are made fast */
function moor(stage: Stage, top: number, edge: number, small: boolean): number[] {
  const { u, width, random, scene } = stage;
  if (scene.cast.some(({ figure }) => AFLOAT.has(figure))) return [];
  stage.reel?.level(top);
  const at = random.fork('moored');
  const spots = [0.2, 0.82];
  for (const [i, x] of spots.entries())
    drawFigure(stage, (small ? rowboat : boat)(at), {
      x: width * x,
      y: edge - u * (small ? 1.4 : 2.4),
      size: u * (small ? 13 : 30 + i * 5),
      depth: 0.06,
      on: 'water',
      flip: i === 1,
      stir: 'hover',
    });
  return spots.map((x) => width * x);
}

/** Ropes from the boats to the bollards. */
function ropes(stage: Stage, boats: readonly number[], edge: number): void {
  const { ctx, u, width } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#c8aa78')));
  ctx.lineWidth = u * 0.5;
  ctx.beginPath();
  for (const [i, x] of boats.entries()) {
    ctx.moveTo(x, edge - u * 6);
    ctx.quadraticCurveTo(x + u * 5, edge + u * 2, width * (i ? 0.9 : 0.1), edge + u * 0.6);
  }
  ctx.stroke();
}

/** A row of storehouses far away. */
function warehouses(stage: Stage, foot: number): void {
  const { u, width, random, scene } = stage;
  const at = random.fork('stores');
  const lit = scene.air.dark || scene.time === 'dusk';
  for (let x = -u * 4; x < width; ) {
    const [wide, tall] = [u * at.range(9, 16), u * at.range(3, 5.5)];
    const wall = tone(stage, rgb(at.pick(['#b4644e', '#a8acb0', '#c8a878', '#7f8f9c'])), 0.5);
    box(stage, css(wall), x, foot - tall, wide - u, tall + 1);
    shape(stage, css(shade(wall, -0.22)), [
      [x - u * 0.4, foot - tall],
      [x + (wide - u) / 2, foot - tall - u * 1.8],
      [x + wide - u * 0.6, foot - tall],
    ]);
    for (let k = 1; k < 4; k++)
      box(
        stage,
        css(lit ? rgb('#ffd489') : shade(wall, -0.35)),
        x + ((wide - u) * k) / 4 - u * 0.5,
        foot - tall * 0.6,
        u,
        u * 1.1,
      );
    x += wide + (at.chance(0.3) ? u * at.range(4, 12) : 0);
  }
}

/** A crane that reaches over the water. @param way 1: to the right */
function crane(stage: Stage, x: number, foot: number, tall: number, way: number): void {
  const { ctx, u } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#c8543c'), 0.42));
  ctx.lineJoin = 'round';
  for (const [wide, path] of [
    [
      0.9,
      [
        [-4, 0],
        [-2.6, -0.66],
        [3, -0.66],
        [4.4, 0],
      ],
    ],
    [
      0.7,
      [
        [-3.4, -0.34],
        [3.8, -0.34],
      ],
    ],
    [
      1,
      [
        [-8, -0.66],
        [16, -0.66],
      ],
    ],
    [
      0.8,
      [
        [-1.6, -0.66],
        [0, -1],
        [2, -0.66],
      ],
    ],
    [
      0.35,
      [
        [16, -0.66],
        [0, -1],
        [-8, -0.66],
      ],
    ],
    [
      0.35,
      [
        [11, -0.66],
        [11, -0.4],
      ],
    ],
  ] as const) {
    ctx.lineWidth = u * wide;
    ctx.beginPath();
    for (const [dx, share] of path) ctx.lineTo(x + way * dx * (tall / 24), foot + share * tall);
    ctx.stroke();
  }
  box(
    stage,
    css(tone(stage, rgb('#4f6a86'), 0.42)),
    x + way * 11 * (tall / 24) - u * 1.6,
    foot - tall * 0.42,
    u * 3.2,
    u * 2,
  );
}

/** A rope along the posts. */
function rail(stage: Stage, edge: number): void {
  const { ctx, u, width } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#cdb07c')));
  ctx.lineWidth = u * 0.8;
  ctx.beginPath();
  for (const [from, to] of [
    [-0.06, 0.06],
    [0.06, 0.3],
    [0.7, 0.94],
    [0.94, 1.06],
  ] as const) {
    ctx.moveTo(width * from, edge - u * 8.6);
    ctx.quadraticCurveTo((width * (from + to)) / 2, edge - u * 4, width * to, edge - u * 8.6);
  }
  ctx.stroke();
}
