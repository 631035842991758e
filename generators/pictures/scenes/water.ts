import { swims as swimsIn } from '../actors.ts';
import { drawGround, drawMist, drawRidge } from '../brush/land.ts';
import { drawGrass } from '../brush/plants.ts';
import { grassColour } from '../brush/season-colours.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { drawFoam, drawWater } from '../brush/water.ts';
import { rgb, shade } from '../light/colour.ts';
import { WALKERS } from '../words/beings.ts';
import type { Cast } from '../words/plan.ts';
import { farHills, nearGrass, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';

/** Whether somebody has nothing to stand on but the ground. */
const standsAshore =
  ({ relations }: Stage['scene']) =>
  ({ figure, aloft }: Cast): boolean =>
    WALKERS.has(figure) && !aloft && !relations.some(({ who, how }) => who === figure && how === 'on');

/** Open sea, with a beach in the foreground if figures need ground. */
export const sea: Painter = (stage) => {
  const { random, u, horizon, height, scene } = stage;
  drawSky(stage);
  if (random.chance(0.65))
    drawRidge(
      stage,
      {
        y: horizon - u * 2,
        rise: u * random.range(5, 12),
        colour: rgb('#5f7890'),
        depth: 0.74,
        peaks: 1.6,
        sharp: random.pick([0.2, 0.6]),
        foot: horizon + 1,
      },
      random.fork('coast'),
    );
  const afloat = scene.cast.some(
    ({ figure }) => figure === 'boat' || figure === 'rowboat' || figure === 'ship',
  );
  // a whale is far out alone, and off the beach where somebody looks at it
  const farOut = scene.cast.some(({ figure }) => figure === 'whale') && !scene.cast.some(standsAshore(scene));
  const swims = scene.cast.some((one) => swimsIn(stage, one));
  const beach = !afloat && !farOut && !swims && (scene.cast.length > 0 || random.chance(0.55));
  drawWater(
    stage,
    horizon,
    height,
    scene.weather === 'storm' ? rgb('#3a5560') : rgb('#1f86a8'),
    scene.weather === 'storm' ? 2.2 : 1,
  );
  const shore = height * random.range(0.78, 0.83);
  if (!beach)
    return {
      ground: height * 0.9,
      middle: horizon + u * 9,
      depth: 0.3,
      room: 0.5,
      water: { top: horizon, bottom: height },
      wetLandmarks: true,
    };
  const line = drawGround(
    stage,
    shore,
    scene.weather === 'snow' ? rgb('#dfe6ec') : rgb('#e6c894'),
    random,
    3.4,
  );
  drawFoam(stage, line);
  return {
    ground: height * 0.93,
    middle: horizon + u * 11,
    depth: 0.26,
    room: 0.42,
    water: { top: horizon, bottom: shore },
    wetLandmarks: true,
  };
};

/** A river or lake between banks. */
export const river: Painter = (stage) => {
  const { random, u, horizon, height, width } = stage;
  drawSky(stage);
  farHills(stage, random.chance(0.55));
  const grass = grassColour(stage);
  drawRidge(
    stage,
    { y: horizon + u, rise: u * 3, colour: shade(grass, -0.18), depth: 0.5, peaks: 2.2 },
    random,
  );
  for (let x = 0; x < width; x += u * random.range(4, 13))
    standTree(stage, x, horizon + u * 4, u * random.range(8, 19), 0.44);
  drawMist(stage, horizon + u * 4, u * 6, 0.36);
  const top = horizon + u * 5;
  drawWater(stage, top, height, rgb('#3f7f8c'), 0.5);
  const bank = height * random.range(0.88, 0.92);
  drawGround(stage, bank, grass, random, 3.5);
  drawGrass(stage, bank + u, height, 0.5);
  if (random.chance(0.6))
    standTree(
      stage,
      width * (random.chance(0.5) ? random.range(0, 0.1) : random.range(0.9, 1)),
      height * 0.97,
      u * random.range(44, 62),
      0.05,
    );
  return {
    ground: height * 0.95,
    middle: top + u * 2,
    depth: 0.3,
    room: 0.4,
    water: { top, bottom: bank },
    front: () => nearGrass(stage),
  };
};
