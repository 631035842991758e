// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Doughnuts and candied haws. */
import { box, ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const SUGARS = ['#f2f0ea', '#ffd84a', '#5ab8e8', '#8ad06a', '#e8574a'] as const;

/** A doughnut that stands on its edge, with icing and sugar pearls. */
export function donut(random: Random, wished?: Rgb): Figure {
  const icing = wished ?? rgb(random.pick(['#f29ab8', '#7a4630', '#f4ead0', '#a888d8']));
  const dough = rgb('#d8a05c');
  const pearls = Array.from({ length: 16 }, (_, i): Part => { const a = i * 0.82 + 0.3; const far = 24 + (i % 3) * 7; const [x, y] = [Math.cos(a) * far, -46 + Math.sin(a) * far * 0.94]; return { d: `M${x - 2} ${y - 1.4}l4 2.8`, stroke: rgb(SUGARS[i % SUGARS.length] ?? '#ffffff'), width: 2.6 }; });
  return { half: 48, tall: 94, parts: [
    { d: `${ellipse(0, -46, 47, 46)}`, fill: dough, stroke: shade(dough, -0.4), width: 1 }, { d: 'M-41 -46C-44 -74 -22 -88 0 -88C24 -88 44 -74 42 -46C42 -36 36 -40 34 -30C31 -20 24 -24 18 -14C12 -6 4 -12 -4 -9C-12 -7 -16 -16 -24 -18C-32 -20 -30 -32 -36 -34Q-41 -38 -41 -46Z', fill: icing }, { d: 'M-30 -60Q-22 -78 -2 -80', stroke: shade(icing, 0.5), width: 3.4, alpha: 0.8 }, ...pearls, { d: ellipse(0, -46, 15, 14), fill: shade(dough, -0.2) }, { d: ellipse(0, -44, 12, 11), fill: rgb('#5a3a2a') },
  ] };
}

/** Haws in sugar on a stick. */
export function candiedHaws(_random: Random, wished?: Rgb): Figure {
  const haw = wished ?? rgb('#c8281f');
  return { half: 14, tall: 108, parts: [
    { d: box(-1.6, -106, 3.2, 106, 1), fill: rgb('#d8b480') }, ...[-98, -80, -62, -44, -27].flatMap((y, i): Part[] => { const r = 9.6 + i * 0.9; return [{ d: ellipse(0, y, r), fill: haw, stroke: shade(haw, -0.4), width: 1 }, { d: ellipse(-r * 0.34, y - r * 0.36, r * 0.34, r * 0.22, -30), fill: rgb('#ffffff'), alpha: 0.8 }, { d: ellipse(r * 0.4, y + r * 0.4, r * 0.2), fill: rgb('#ffd0b0'), alpha: 0.6 }]; }),
  ] };
}
