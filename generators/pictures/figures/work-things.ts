// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What people work with or in: a syringe, a wrench, a fishing net and a barn. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [steel, white, cord] = [rgb('#aab2bc'), rgb('#f4f8fa'), rgb('#b89a68')];

/** A syringe, the needle up, held at its plunger. */
export function syringe(wished?: Rgb): Figure {
  const fluid = wished ?? rgb('#6cc0dc');
  return { half: 16, tall: 108, parts: [
    { d: box(-9, -5, 18, 5, 2), fill: rgb('#e8ecf0'), stroke: shade(steel, -0.3), width: 1.2 }, { d: box(-2.4, -30, 4.8, 26), fill: rgb('#dfe4ea'), stroke: shade(steel, -0.3), width: 1 }, { d: box(-15, -33, 30, 5, 2), fill: rgb('#e8ecf0'), stroke: shade(steel, -0.3), width: 1.2 },
    { d: box(-8, -78, 16, 46, 2), fill: white, stroke: shade(steel, -0.25), width: 1.6 }, { d: box(-6.6, -76, 13.2, 30, 1), fill: fluid }, { d: box(-6.8, -47, 13.6, 5, 1), fill: rgb('#3c4048') }, { d: 'M2 -72h5M2 -66h5M2 -60h5M2 -54h5M2 -48h5', stroke: rgb('#3c4a58'), width: 1.1 },
    { d: poly([[-5, -78], [5, -78], [2.2, -86], [-2.2, -86]]), fill: rgb('#dfe4ea'), stroke: shade(steel, -0.25), width: 1 }, { d: 'M0 -86V-106', stroke: steel, width: 1.8 }, { d: ellipse(1.4, -107, 1.8, 2.2), fill: fluid, loose: true }, { d: 'M-5 -74V-50', stroke: rgb('#ffffff'), width: 1.6, alpha: 0.8 },
  ] };
}

/** A wrench, held at its foot. */
export function wrench(wished?: Rgb): Figure {
  const metal = wished ?? steel;
  const edge = shade(metal, -0.35);
  return { half: 17, tall: 100, parts: [
    { d: limb([[0, -4], [0, -40], [0, -78]], 11, 9), fill: metal, stroke: edge, width: 1.2 }, { d: 'M0 -14V-62', stroke: edge, width: 2.4, alpha: 0.6 },
    { d: smooth([[-6, -72], [-16, -80], [-15, -96], [-8, -100], [-7, -87], [0, -82], [7, -87], [8, -100], [15, -96], [16, -80], [6, -72]], true, 0.25), fill: metal, stroke: edge, width: 1.2 }, { d: ellipse(0, -5, 8, 6), fill: metal, stroke: edge, width: 1.2 }, { d: ellipse(0, -5, 3, 2.4), fill: edge },
  ] };
}

/** A fishing net that hangs in folds from the hands, with floats along its upper edge. */
export function net(wished?: Rgb): Figure {
  const rope = wished ?? cord;
  const [dark, cols, rows] = [shade(rope, -0.28), 9, 6];
  const at = (i: number, j: number): [number, number] => {
    const t = j / rows;
    return [(i / cols - 0.5) * (62 + t * 44), -92 + t * 88 + Math.abs(i / cols - 0.5) * 22 * (1 - t)];
  };
  const mesh = (aside: number): string => Array.from({ length: cols + 1 }, (_, i) => {
    const way = Array.from({ length: rows + 1 }, (_, j) => at(Math.min(cols, Math.max(0, i + aside * (j % 2))), j));
    return way.map(([x, y], j) => `${j ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  }).join('');
  const rim: Part[] = [0, rows].map((j): Part => ({ d: Array.from({ length: cols + 1 }, (_, i) => `${i ? 'L' : 'M'}${at(i, j).map((n) => n.toFixed(1)).join(' ')}`).join(''), stroke: dark, width: 3 }));
  return { half: 56, tall: 100, parts: [
    { d: smooth([at(0, 0), at(cols / 2, 0), at(cols, 0), at(cols, rows), at(cols / 2, rows), at(0, rows)], true, 0.2), fill: rope, alpha: 0.22 }, { d: mesh(0.5), stroke: rope, width: 1.5 }, { d: mesh(-0.5), stroke: dark, width: 1.5 }, ...rim,
    ...[0, 2, 4, 5, 7, 9].map((i): Part => { const [x, y] = at(i, 0); return { d: ellipse(x, y, 5, 3.6), fill: rgb('#e0683a'), stroke: rgb('#8a3a20'), width: 1 }; }),
  ] };
}

/** A barn with a broken roof, a great door with crossed boards and a loft. */
export function barn(wished?: Rgb): Figure {
  const wall = wished ?? rgb('#a8382e');
  const [dim, trim, roof] = [shade(wall, -0.24), rgb('#f2ece0'), rgb('#5c5450')];
  const boards = Array.from({ length: 9 }, (_, i) => `M${-48 + i * 12} -58V0`).join('');
  return { half: 92, tall: 132, parts: [
    { d: poly([[56, 0], [56, -62], [90, -56], [90, 0]]), fill: dim }, { d: poly([[0, -130], [34, -112], [56, -62], [92, -56], [78, -98], [46, -118]]), fill: shade(roof, -0.16) },
    { d: poly([[-56, 0], [-56, -62], [-36, -106], [0, -124], [36, -106], [56, -62], [56, 0]]), fill: wall }, { d: boards, stroke: dim, width: 1.1 },
    { d: 'M-62 -58L-40 -110L0 -130L40 -110L62 -58', stroke: roof, width: 8 }, { d: 'M-55 -60L-35 -104L0 -122L35 -104L55 -60', stroke: trim, width: 3 },
    { d: box(-13, -98, 26, 24, 1), fill: shade(wall, -0.5), stroke: trim, width: 3 }, { d: box(-10, -82, 20, 8, 2), fill: rgb('#d8b04a') },
    { d: box(-30, -52, 60, 52), fill: dim, stroke: trim, width: 3.4 }, { d: 'M0 -52V0M-29 -51L-1 -1M-1 -51L-29 -1M1 -51L29 -1M29 -51L1 -1', stroke: trim, width: 2.8 }, { d: 'M-56 0V-62M56 0V-62', stroke: trim, width: 3 }, { d: box(66, -38, 14, 14, 1), fill: rgb('#4a3c38'), stroke: trim, width: 2 },
  ] };
}
