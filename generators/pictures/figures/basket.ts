// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { FigureName } from '../words/plan.ts';

/** Colors of what a basket is full of. */
const CONTENTS: Partial<Record<FigureName, readonly string[]>> = {
  apple: ['#d8343a', '#c02a32'], flower: ['#f0789c', '#f6c84a'], mushroom: ['#d8523f', '#e9d8bc'], bread: ['#d8944a', '#c9823c'], fruit: ['#e8903c', '#7ab04a'], banana: ['#f4cf3c', '#e0ae2c'], pumpkin: ['#e8842c', '#d8742a'], egg: ['#f2e0c4', '#e6c8a4'], easterEgg: ['#e8607a', '#4fa8d8', '#f2bf3c', '#7ab85a', '#a878c8'],
};

/** A woven basket with a handle, full of something. @param wished color of what is in it */
export function basket(wished?: Rgb, filled?: FigureName): Figure {
  const [straw, dark] = [rgb('#c08a4a'), rgb('#8a5c2e')];
  const colours = (CONTENTS[filled ?? 'fruit'] ?? ['#e8903c', '#7ab04a']).map((colour) => wished ?? rgb(colour));
  const laid = filled === 'egg' || filled === 'easterEgg';
  const heap = ([[-34, -44, 13], [34, -44, 13], [-13, -52, 14], [14, -53, 14], [0, -44, 13]] as const).flatMap(([x, y, r], i): Part[] => [
    { d: ellipse(x, y, laid ? r * 0.84 : r, laid ? r * 1.15 : r, laid ? x * 0.7 : 0), fill: colours[i % colours.length] ?? straw }, { d: ellipse(x - r * 0.36, y - r * 0.36, r * 0.2, r * 0.3, 20), fill: rgb('#ffffff'), alpha: 0.5 },
    ...(laid ? [] : [{ d: `M${x} ${y - r * 0.9}q1 -4 4 -6`, stroke: rgb('#5a7a3a'), width: 2 }]),
  ]);
  const bands = [-30, -20, -10].map((y): Part => ({ d: `M${-50 - y * -0.24} ${y}Q0 ${y + 7} ${50 + y * 0.24} ${y}`, stroke: dark, width: 1.8 }));
  const canes = [-36, -24, -12, 0, 12, 24, 36].map((x): Part => ({ d: `M${x * 1.15} -38L${x * 0.9} -1`, stroke: shade(straw, -0.2), width: 1.5 }));
  return { half: 58, tall: 104, parts: [
    { d: 'M-48 -38Q-44 -102 0 -102Q44 -102 48 -38', stroke: dark, width: 6 }, { d: 'M-48 -38Q-44 -102 0 -102Q44 -102 48 -38', stroke: straw, width: 3 }, ...heap,
    { d: smooth([[-54, -40], [-54, -40], [-42, -2], [0, 2], [42, -2], [54, -40], [54, -40], [0, -33]], true, 0.4), fill: straw }, ...canes, ...bands, { d: 'M-55 -40Q0 -31 55 -40', stroke: shade(straw, 0.2), width: 5 },
  ] };
}
