import { drawGround, drawMist, drawRidge } from '../brush/land.ts';
import { drawFir, drawGrass, strewFlowers } from '../brush/plants.ts';
import { grassColour } from '../brush/season-colours.ts';
import { drawSky } from '../brush/sky.ts';
import { cel } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { mix, rgb, shade, turnHue } from '../light/colour.ts';
import { field } from './field.ts';
import { farHills, nearFlowers, nearGrass, path, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';

const petals = ['#e8486a', '#f4d04a', '#f7f2ea', '#8a6ad8', '#f08ab0', '#f2903c'].map(rgb);

/** Hills, a few trees and a field in front. */
export const meadow: Painter = (stage) => {
  const { random, u, horizon, height, width } = stage;
  drawSky(stage);
  farHills(stage, random.chance(0.5));
  const grass = grassColour(stage);
  drawRidge(stage, { y: horizon, rise: u * 5, colour: shade(grass, -0.2), depth: 0.6, peaks: 1.6 }, random);
  for (let i = 0; i < random.int(5, 11); i++)
    standTree(
      stage,
      random.range(0, 1) * width,
      horizon + u * random.range(0, 3),
      u * random.range(7, 13),
      0.55,
    );
  const top = horizon + u * 4;
  drawGround(stage, top, grass, random, 3);
  if (random.chance(0.5)) path(stage, top);
  const side = random.chance(0.5) ? random.range(0.02, 0.14) : random.range(0.86, 0.98);
  if (random.chance(0.75)) standTree(stage, width * side, top + u * 9, u * random.range(40, 58), 0.08);
  drawGrass(stage, top + u * 2, height + u, 1);
  if (stage.scene.season !== 'winter' && stage.scene.weather !== 'snow')
    strewFlowers(
      stage,
      top + u * 6,
      height,
      [random.pick(petals), random.pick(petals)],
      Math.round((width / u) * 0.5),
    );
  return {
    ground: height * 0.9,
    middle: top + u * 4,
    depth: 0.22,
    room: 0.52,
    front: () => nearGrass(stage),
  };
};

/** Flowers to the horizon, or a field of one plant. */
export const garden: Painter = (stage) => {
  const { random, u, horizon, height, width, scene } = stage;
  if (scene.crop) return field(stage, scene.crop);
  drawSky(stage);
  farHills(stage, false);
  const own = scene.petal;
  const base = own ?? random.pick(petals);
  const colours = [
    base,
    own ? shade(own, 0.25) : turnHue(base, 30),
    own ? shade(own, -0.15) : random.pick(petals),
  ];
  for (let i = 0; i < 7; i++)
    standTree(stage, random.range(0, 1) * width, horizon + u * 3, u * random.range(9, 17), 0.5);
  const top = horizon + u * 2;
  drawGround(stage, top, scene.season === 'winter' ? rgb('#8aa884') : rgb('#5c9648'), random, 2);
  drawGrass(stage, top + u * 4, height, 0.7);
  strewFlowers(stage, top + u, height * 0.97, colours, Math.round((width / u) * (cel(stage) ? 6 : 8)));
  return {
    ground: height * 0.93,
    middle: top + u * 3,
    depth: 0.25,
    room: 0.52,
    front: () => nearFlowers(stage, colours),
  };
};

/** Peaks behind peaks, a valley floor of firs. */
export const mountain: Painter = (stage) => {
  const { random, u, horizon, height, width, scene } = stage;
  drawSky(stage);
  const rock = scene.season === 'autumn' ? rgb('#8a6a5c') : rgb('#5f7288');
  const tall = Math.min(horizon * 0.5, u * 44);
  const snow = scene.season !== 'summer' || random.chance(0.6);
  drawRidge(
    stage,
    { y: horizon - tall * 0.5, rise: tall * 0.7, colour: rock, depth: 0.78, peaks: 2.2, sharp: 0.7, snow },
    random.fork('far'),
  );
  drawMist(stage, horizon - u * 5, u * 14, 0.5);
  drawRidge(
    stage,
    {
      y: horizon - tall * 0.12,
      rise: tall * 0.75,
      colour: shade(rock, -0.18),
      depth: 0.46,
      peaks: random.range(1.3, 2.2),
      sharp: 0.8,
      snow,
    },
    random.fork('near'),
  );
  drawMist(stage, horizon + u * 4, u * 13, 0.6);
  const green = grassColour(stage);
  drawRidge(
    stage,
    {
      y: horizon + u * 3,
      rise: u * 6,
      colour: shade(mix(green, rgb('#3f6048'), 0.55), -0.1),
      depth: 0.4,
      peaks: 2,
    },
    random.fork('hill'),
  );
  for (let x = 0; x < width; x += u * random.range(1.6, 4.5))
    drawFir(stage, x, horizon + u * random.range(2, 8), u * random.range(5, 12), 0.42, random);
  const top = horizon + u * 9;
  const lake = random.chance(0.4);
  if (lake) drawWater(stage, top, height * 0.9, rgb('#3f7a94'), 0.6);
  drawGround(stage, lake ? height * 0.86 : top, green, random, lake ? 2 : 5);
  drawGrass(stage, lake ? height * 0.88 : top + u * 2, height, lake ? 0.4 : 0.9);
  for (let i = 0; i < 3; i++)
    drawFir(
      stage,
      width * (random.chance(0.5) ? random.range(0, 0.16) : random.range(0.84, 1)),
      height * random.range(0.9, 0.98),
      u * random.range(24, 46),
      0.08,
      random,
    );
  return {
    ground: height * 0.92,
    middle: lake ? height * 0.88 : top + u * 3,
    depth: 0.24,
    room: 0.38,
    front: () => nearGrass(stage),
    ...(lake && { water: { top, bottom: height * 0.86 } }),
  };
};
