// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A flying saucer with its pilot under the dome, and a beam of light below it. */
export function ufo(random: Random, wished?: Rgb): Figure {
  const metal = wished ?? rgb(random.pick(['#a9b4c2', '#9aa8b8', '#b4b2c4']));
  const [dark, glow] = [shade(metal, -0.3), rgb(random.pick(['#8ff0a8', '#8fe0ff', '#ffe08a']))];
  const skin = rgb('#8fd08a');
  const lights: Part[] = [-66, -42, -15, 15, 42, 66].map((x): Part => ({ d: ellipse(x, -62 + (1 - Math.abs(x) / 74) * 9, 5, 4.2), fill: glow, shines: true }));
  return { half: 94, tall: 116, below: 4, parts: [
    { d: poly([[-26, -46], [26, -46], [56, 0], [-56, 0]]), fill: glow, alpha: 0.3, loose: true }, { d: poly([[-14, -46], [14, -46], [30, 0], [-30, 0]]), fill: mix(glow, [255, 255, 255], 0.5), alpha: 0.3, loose: true },
    { d: smooth([[-34, -50], [0, -38], [34, -50], [20, -42], [-20, -42]]), fill: glow, shines: true },
    { d: smooth([[-12, -74], [-10, -88], [-15, -94], [-12, -104], [0, -108], [12, -104], [15, -94], [10, -88], [12, -74]]), fill: skin }, { d: ellipse(-6, -96, 4, 5.4, -24), fill: rgb('#1d1a24') }, { d: ellipse(6, -96, 4, 5.4, 24), fill: rgb('#1d1a24') }, { d: 'M-3 -87Q0 -85 3 -87', stroke: rgb('#3a5a3c'), width: 1.3 }, ...eyeAt(-6, -96, 1.6), ...eyeAt(6, -96, 1.6),
    { d: smooth([[-32, -72], [-30, -96], [-16, -112], [0, -116], [16, -112], [30, -96], [32, -72], [0, -68]]), fill: rgb('#cfeaf6'), alpha: 0.42 }, { d: 'M-24 -82Q-24 -100 -12 -108', stroke: rgb('#ffffff'), width: 3, alpha: 0.7 },
    { d: smooth([[-90, -62], [-60, -72], [-30, -78], [0, -79], [30, -78], [60, -72], [90, -62], [62, -52], [30, -46], [0, -44], [-30, -46], [-62, -52]]), fill: metal }, { d: smooth([[-90, -62], [-50, -58], [0, -56], [50, -58], [90, -62], [62, -52], [30, -46], [0, -44], [-30, -46], [-62, -52]]), fill: dark }, { d: smooth([[-56, -70], [-28, -76], [0, -77], [-20, -71]]), fill: shade(metal, 0.3), alpha: 0.8 },
    ...lights,
  ] };
}
