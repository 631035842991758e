// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** An alarm clock on two feet, with its two bells. */
export function clock(random: Random, wished?: Rgb): Figure {
  const paint = wished ?? rgb(random.pick(['#d8443c', '#3f8ac0', '#3fa088', '#e0a038']));
  const [face, dark, brass] = [rgb('#fdf9ee'), rgb('#2e2a32'), rgb('#dcae4a')];
  const marks = Array.from({ length: 12 }, (_, i): Part => {
    const [c, s] = [Math.sin((i / 12) * 2 * Math.PI), -Math.cos((i / 12) * 2 * Math.PI)];
    const inner = i % 3 ? 26.4 : 23.4;
    return { d: `M${c * inner} ${-42 + s * inner}L${c * 29} ${-42 + s * 29}`, stroke: dark, width: i % 3 ? 1.5 : 2.8 };
  });
  const bell = (side: number): Part[] => [
    { d: limb([[side * 20, -72], [side * 24, -80]], 4, 4), fill: shade(brass, -0.3) }, { d: smooth([[side * 10, -82], [side * 14, -95], [side * 26, -98], [side * 38, -88], [side * 38, -78], [side * 38, -78], [side * 10, -82]], true, 0.4), fill: brass },
  ];
  return { half: 46, tall: 108, parts: [
    { d: limb([[-22, -14], [-30, -1]], 8, 6), fill: shade(paint, -0.3) }, { d: limb([[22, -14], [30, -1]], 8, 6), fill: shade(paint, -0.3) },
    { d: 'M-11 -98Q0 -112 11 -98', stroke: shade(brass, -0.2), width: 3.4 }, { d: box(-1.8, -94, 3.6, 14), fill: shade(brass, -0.3) }, { d: ellipse(0, -94, 5, 3.6), fill: shade(brass, -0.2) }, ...bell(-1), ...bell(1),
    { d: ellipse(0, -42, 40), fill: paint }, { d: ellipse(0, -42, 34), fill: shade(paint, -0.26) }, { d: ellipse(0, -42, 32.4), fill: face }, ...marks,
    { d: limb([[1, -39], [-6, -50], [-13, -59]], 4, 2.4), fill: dark }, { d: limb([[-1, -39], [8, -52], [17, -63]], 3, 1.8), fill: dark }, { d: 'M0 -42L12 -24', stroke: rgb('#d8343a'), width: 1.3 }, { d: ellipse(0, -42, 3), fill: rgb('#d8343a') },
  ] };
}
