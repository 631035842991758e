// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [brass, dark, glass] = [rgb('#b8863a'), rgb('#3a2f2a'), rgb('#ffe0a0')];

/** An airship with its gondola, its fins and a propeller, its nose at the right. */
export function airship(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#c8a468', '#a8584a', '#6a7f8a', '#b88a5a']));
  const line = shade(skin, -0.35);
  const seams = [-58, -30, 0, 30, 58].map((x): Part => { const half = 30 * Math.sqrt(1 - (x / 104) ** 2); return { d: `M${x} ${-76 - half}Q${x + 8} -76 ${x} ${-76 + half}`, stroke: brass, width: 2 }; });
  return { half: 112, tall: 116, parts: [
    { d: poly([[-84, -84], [-112, -112], [-96, -82]]), fill: shade(skin, -0.2), stroke: line, width: 0.9 }, { d: poly([[-84, -68], [-112, -40], [-96, -70]]), fill: shade(skin, -0.3), stroke: line, width: 0.9 }, { d: smooth([[-106, -76], [-74, -100], [-20, -108], [40, -105], [84, -92], [106, -76], [84, -60], [40, -47], [-20, -44], [-74, -52]], true, 0.42), fill: skin, stroke: line, width: 1.2 },
    { d: smooth([[-106, -76], [-60, -66], [0, -60], [60, -64], [106, -76], [84, -60], [40, -47], [-20, -44], [-74, -52]], true, 0.42), fill: shade(skin, -0.24), alpha: 0.8 }, { d: smooth([[-66, -94], [-20, -101], [36, -99], [66, -92], [30, -95], [-20, -95]], true, 0.4), fill: shade(skin, 0.4), alpha: 0.6 }, ...seams, { d: poly([[-80, -79], [-112, -84], [-112, -70], [-80, -73]]), fill: shade(skin, -0.1), stroke: line, width: 0.9 },
    { d: 'M-34 -46L-26 -22M-6 -44L-4 -22M24 -45L20 -22M48 -50L34 -22', stroke: dark, width: 1.2 }, { d: smooth([[-36, -22], [40, -22], [46, -14], [36, -4], [-26, -2], [-38, -10]], true, 0.28), fill: rgb('#7a4a2c'), stroke: dark, width: 1 }, { d: box(-36, -23, 78, 4, 1.6), fill: brass }, ...[-26, -12, 2, 16, 30].map((x): Part => ({ d: ellipse(x, -12, 4.2), fill: glass, stroke: brass, width: 1.4, shines: true, keeps: true })),
    { d: limb([[-38, -12], [-52, -14]], 3, 2.4), fill: dark }, { d: 'M-54 -28V0', stroke: brass, width: 3, spin: [-54, -14] }, { d: ellipse(-54, -14, 3), fill: dark },
  ] };
}
