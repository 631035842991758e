import { drawFigure } from '../brush/figure.ts';
import { drawRidge } from '../brush/land.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { matBoat, pavilion } from '../figures/old-landing.ts';
import { rowboat } from '../figures/rowboat.ts';
import { boat, ship } from '../figures/vehicles.ts';
import { css, rgb } from '../light/colour.ts';
import type { FigureName } from '../words/plan.ts';
import { farShore } from './far-shore.ts';
import { farHills, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';
import { boards, bollard, coil, post, slabs } from './quay-pieces.ts';
import { lampPost } from './street.ts';
import { lineAt } from './view.ts';

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
  if (stage.scene.oldTown) return landing(stage);
  const { u, width, horizon, random, scene } = stage;
  const rough = scene.weather === 'storm';
  drawSky(stage);
  coast(stage);
  stage.reel?.at(0.3);
  const turn = random.chance(0.5) ? 1 : -1;
  const layout = random.fork('harbor');
  const shore = layout.pick(['cranes', 'town', 'lighthouse'] as const);
  farShore(stage, shore, turn);
  const edge = lineAt(stage, 0.77);
  drawWater(stage, horizon, edge + u * 2, rough ? rgb('#3a5560') : rgb('#2a7f96'), rough ? 1.6 : 0.7);
  stage.reel?.level(horizon);
  if (shore === 'cranes' || layout.chance(0.4))
    drawFigure(stage, ship(random.fork('freighter')), {
      x: width * (0.5 + turn * layout.range(0, 0.2)),
      y: horizon + u * 4,
      size: u * 15,
      depth: 0.4,
      on: 'water',
      flip: turn < 0,
    });
  const sides = moor(stage, horizon, edge, false);

  slabs(stage, edge);
  for (const x of BOLLARDS) bollard(stage, width * x, edge + u * 3.4);
  ropes(stage, sides, edge);
  for (const x of layout.pick([[0.04, 0.96], [0.04], [0.96], [0.28, 0.72]] as const))
    lampPost(stage, width * x, edge + u * 4, u * 44);
  coil(stage, width * (turn > 0 ? 0.8 : 0.2), edge + u * 12);
  stage.reel?.level(edge);
  return quay(stage, horizon, edge);
};

/** A landing of planks at a river or a lake, with boats at its posts. */
export const landing: Painter = (stage) => {
  const { u, width, horizon, random, scene } = stage;
  drawSky(stage);
  const old = scene.oldTown === true;
  const atSea = scene.site === 'pier' && !old;
  if (atSea) coast(stage);
  else {
    farHills(stage, random.chance(0.55));
    for (let x = 0; x < width; x += u * random.range(5, 14))
      standTree(stage, x, horizon + u * 3, u * random.range(8, 17), 0.44);
  }
  if (old) pavilionAcross(stage, horizon + u * 3);
  const edge = lineAt(stage, 0.76);
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

/** A pavilion on the other side of the water. */
function pavilionAcross(stage: Stage, foot: number): void {
  const { u, width, random } = stage;
  const x = width * random.fork('pavilion').pick([0.24, 0.5, 0.74]);
  drawFigure(stage, pavilion(), { x, y: foot + u, size: u * 24, depth: 0.3, on: 'nothing' });
}

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
  const spots: readonly number[] = at.pick([[0.2, 0.82], [0.14, 0.46, 0.84], [0.3, 0.9], [0.7]]);
  for (const [i, x] of spots.entries())
    drawFigure(stage, small ? (scene.oldTown && i === 0 ? matBoat() : rowboat(at)) : boat(at), {
      x: width * x,
      y: edge - u * (small ? 1.4 : 2.4),
      size: u * (small ? (scene.oldTown && i === 0 ? 22 : 13) : at.range(26, 38)),
      depth: 0.06,
      on: 'water',
      flip: i % 2 === 1,
      stir: 'hover',
    });
  return spots.map((x) => width * x);
}

/** Where the bollards are, as shares of the width. */
const BOLLARDS = [0.1, 0.36, 0.64, 0.9] as const;

const nearestBollard = (x: number): number =>
  BOLLARDS.reduce((best: number, one) => (Math.abs(one - x) < Math.abs(best - x) ? one : best), 9);

/** Ropes from the boats to the bollards. */
function ropes(stage: Stage, boats: readonly number[], edge: number): void {
  const { ctx, u, width } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#c8aa78')));
  ctx.lineWidth = u * 0.5;
  ctx.beginPath();
  for (const x of boats) {
    ctx.moveTo(x, edge - u * 6);
    ctx.quadraticCurveTo(x + u * 5, edge + u * 2, width * nearestBollard(x / width), edge + u * 0.6);
  }
  ctx.stroke();
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
