// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import type { Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

/** The spread of an umbrella: ribs, scallops and a lit crown. */
export function canopy(x: number, y: number, r: number, cloth: Rgb): Part[] {
  const arch = `M${x - r} ${y}Q${x - r * 0.9} ${y - r * 0.75} ${x} ${y - r * 0.8}Q${x + r * 0.9} ${y - r * 0.75} ${x + r} ${y}`;
  return [
    { d: `${arch}Q${x + r * 0.75} ${y - 4} ${x + r * 0.5} ${y}Q${x + r * 0.25} ${y - 4} ${x} ${y}Q${x - r * 0.25} ${y - 4} ${x - r * 0.5} ${y}Q${x - r * 0.75} ${y - 4} ${x - r} ${y}Z`, fill: cloth },
    { d: `M${x} ${y - r * 0.8}Q${x - r * 0.45} ${y - r * 0.5} ${x - r * 0.5} ${y}M${x} ${y - r * 0.8}Q${x + r * 0.45} ${y - r * 0.5} ${x + r * 0.5} ${y}M${x} ${y - r * 0.8}L${x} ${y}`, stroke: shade(cloth, -0.3), width: 0.8 },
    { d: `M${x} ${y - r * 0.8}l0 -4`, stroke: rgb('#4a3a34'), width: 1.4 },
  ];
}
