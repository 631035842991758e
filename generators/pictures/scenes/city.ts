import { drawMist } from '../brush/land.ts';
import { drawSky } from '../brush/sky.ts';
import { drawWater } from '../brush/water.ts';
import { rgb } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { boulevard } from './road.ts';
import { blocks } from './towers.ts';
import { lineAt } from './view.ts';

/** A skyline in three layers, reflected in a river or above streets. */
export const city: Painter = (stage) => {
  const { random, u, horizon, height } = stage;
  drawSky(stage);
  const wet = stage.scene.cast.length === 0 && random.chance(0.5);
  const base = wet ? horizon + u * 6 : lineAt(stage, 0.84);
  const reach = Math.min(base * 0.86, Math.max(u * 74, base * 0.66));
  [
    [0.82, 0.92, 4.5],
    [0.52, 0.72, 6.5],
    [0.2, 0.5, 9],
  ].forEach(([depth = 0, tall = 0, wide = 0], i) => {
    blocks(stage, base, reach * tall, u * wide, depth);
    if (i < 2) drawMist(stage, base - u * 5, u * 15, stage.scene.air.dark ? 0.34 : 0.5);
  });
  if (wet) drawWater(stage, base, height, rgb('#33566e'), 0.7);
  else boulevard(stage, base);
  return {
    ground: height * 0.94,
    middle: base,
    depth: 0.1,
    room: 0.42,
    ...(wet && { water: { top: base, bottom: height } }),
  };
};
