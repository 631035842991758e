// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { FigureName } from '../words/plan.ts';
import { heapOf } from './heap.ts';

/** A woven basket with a handle, full of something. @param wished color of what is in it */
export function basket(wished?: Rgb, filled?: FigureName): Figure {
  const [straw, dark] = [rgb('#c08a4a'), rgb('#8a5c2e')];
  const heap = heapOf(filled ?? 'fruit', { y: -38, half: 42, wished });
  const bands = [-30, -20, -10].map((y): Part => ({ d: `M${-50 - y * -0.24} ${y}Q0 ${y + 7} ${50 + y * 0.24} ${y}`, stroke: dark, width: 1.8 }));
  const canes = [-36, -24, -12, 0, 12, 24, 36].map((x): Part => ({ d: `M${x * 1.15} -38L${x * 0.9} -1`, stroke: shade(straw, -0.2), width: 1.5 }));
  return { half: 58, tall: 104, parts: [
    { d: 'M-48 -38Q-44 -102 0 -102Q44 -102 48 -38', stroke: dark, width: 6 }, { d: 'M-48 -38Q-44 -102 0 -102Q44 -102 48 -38', stroke: straw, width: 3 }, ...heap,
    { d: smooth([[-54, -40], [-54, -40], [-42, -2], [0, 2], [42, -2], [54, -40], [54, -40], [0, -33]], true, 0.4), fill: straw }, ...canes, ...bands, { d: 'M-55 -40Q0 -31 55 -40', stroke: shade(straw, 0.2), width: 5 },
  ] };
}
