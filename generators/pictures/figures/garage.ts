// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in a garage. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [wood, steel, dark, red] = [rgb('#9a6a44'), rgb('#b8bec6'), rgb('#2e2c32'), rgb('#d0483a')];

/** Tools on a board on the wall. */
export function toolWall(): Figure {
  const holes = Array.from({ length: 10 }, (_, i): Part => ({ d: `M-56 ${-8 - i * 5}H56`, stroke: shade(wood, -0.3), width: 0.7, alpha: 0.5 }));
  return { half: 64, tall: 60, parts: [
    { d: box(-64, -60, 128, 60, 2), fill: shade(wood, -0.25) }, { d: box(-60, -56, 120, 52, 1), fill: rgb('#d8b98c') }, ...holes,
    // a hammer, a saw, a wrench, two screwdrivers
    { d: limb([[-48, -12], [-48, -42]], 4, 3.4), fill: rgb('#c8924e') }, { d: poly([[-57, -50], [-40, -50], [-38, -42], [-57, -42]]), fill: dark },
    { d: poly([[-32, -14], [2, -34], [4, -24], [-28, -10]]), fill: steel }, { d: box(0, -36, 13, 15, 4), fill: red }, { d: box(4, -32, 5, 7, 2), fill: rgb('#d8b98c') },
    { d: limb([[24, -12], [24, -42]], 4.6, 4.6), fill: shade(steel, -0.15) }, { d: 'M18 -50Q18 -40 24 -40Q30 -40 30 -50', stroke: shade(steel, -0.15), width: 4 },
    { d: box(40, -50, 6, 16, 2.4), fill: rgb('#e8b43a') }, { d: box(42, -35, 2, 20), fill: steel }, { d: box(51, -50, 6, 16, 2.4), fill: rgb('#3f86c8') }, { d: box(53, -35, 2, 20), fill: steel },
  ] };
}

/** A workbench with a vise and a tool box. */
export function workbench(): Figure {
  return { half: 82, tall: 76, parts: [
    { d: box(-72, -44, 9, 44), fill: shade(wood, -0.3) }, { d: box(62, -44, 9, 44), fill: shade(wood, -0.3) }, { d: box(-66, -16, 132, 6), fill: shade(wood, -0.2) }, { d: box(-50, -32, 30, 16, 1), fill: rgb('#c8b89a') }, { d: box(-14, -28, 24, 12, 1), fill: rgb('#7a8a94') }, { d: box(22, -42, 42, 22, 1), fill: shade(wood, -0.06) }, { d: box(38, -33, 10, 3, 1), fill: steel },
    { d: box(-80, -52, 160, 9, 1.5), fill: shade(wood, 0.16) },
    { d: box(-62, -62, 22, 10, 2), fill: shade(steel, -0.3) }, { d: box(-56, -72, 7, 12, 1), fill: shade(steel, -0.2) }, { d: box(-44, -70, 6, 10, 1), fill: shade(steel, -0.2) }, { d: 'M-38 -64H-26M-28 -68V-60', stroke: steel, width: 2.4 },
    { d: box(16, -68, 46, 16, 2), fill: red }, { d: box(14, -70, 50, 6, 2), fill: shade(red, -0.2) }, { d: 'M30 -70V-75H48V-70', stroke: dark, width: 3 }, { d: box(35, -62, 8, 4, 1), fill: steel },
  ] };
}

/** Three tires, one on another. */
export function tires(): Figure {
  return { half: 34, tall: 62, parts: [0, 1, 2].flatMap((i): Part[] => [{ d: box(-32 + (i % 2) * 3, -20 - i * 19, 62, 20, 9), fill: shade(dark, i * 0.05) }, { d: `M${-26 + (i % 2) * 3} ${-10 - i * 19}H24`, stroke: rgb('#55555e'), width: 2 }]).concat({ d: ellipse(0, -59, 20, 3.4), fill: rgb('#16161a') }) };
}
