// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.


import { ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { luminance, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Garb } from '../words/wear.ts';


const TIES = ['#9a2f36', '#2f4f86', '#3f6a4a', '#6a3f7a'].map(rgb);

/** What is worn over a shirt that is seen below a face. */
export type Jacket = 'suit' | 'uniform';

/** The jacket of clothes of an occupation, if they have one that is seen below a face. */
export const jacketOf = (garb: Garb | undefined): Jacket | undefined =>
  garb === 'tuxedo' ? 'suit' : garb === 'suit' || garb === 'uniform' ? garb : undefined;

/** Clothes for faces that end at the neck: a shirt with a collar, a suit over shirt and tie, or a uniform. */
export function shoulders(cloth: Rgb, over?: Jacket): Figure {
  const body: Part = { d: smooth([[-60, 4], [-52, -20], [-18, -33], [0, -25], [18, -33], [52, -20], [60, 4]]), fill: cloth };
  if (over) return { half: 62, tall: 40, parts: [body, ...(over === 'suit' ? jacket : tunic)(cloth)] };
  return { half: 62, tall: 40, parts: [
    body,
    { d: smooth([[-20, -33], [-10, -38], [0, -26], [-8, -16]]), fill: mix(cloth, [255, 255, 255], 0.75) },
    { d: smooth([[20, -33], [10, -38], [0, -26], [8, -16]]), fill: mix(cloth, [255, 255, 255], 0.6) },
    { d: 'M0 -25V4', stroke: shade(cloth, -0.35), width: 0.9 },
  ] };
}

/** Shirt, tie and lapels. */
function jacket(cloth: Rgb): Part[] {
  const shirt = rgb('#f4f4f2');
  const tie = TIES[Math.round(cloth[0] + cloth[1]) % TIES.length] ?? cloth;
  const lapel = (side: -1 | 1): Part => ({ d: poly([[side * 15, -34], [side * 23, -31], [side * 27, -17], [side * 20, -16], [side * 22, -11], [side * 1, 5], [side * 4, -8]]), fill: shade(cloth, side < 0 ? 0.12 : 0.05) });
  return [
    { d: poly([[-15, -34], [15, -34], [2, 5], [-2, 5]]), fill: shirt }, { d: poly([[-4, -25], [4, -25], [2.4, -19], [-2.4, -19]]), fill: shade(tie, -0.15) }, { d: poly([[-2.4, -19], [2.4, -19], [5, 4], [-5, 4]]), fill: tie },
    { d: poly([[-15, -35], [-10, -39], [-1, -26], [-8, -19]]), fill: shirt }, { d: poly([[15, -35], [10, -39], [1, -26], [8, -19]]), fill: shade(shirt, -0.06) }, lapel(-1), lapel(1),
  ];
}

/** The stand-up collar, straps and buttons of a uniform. */
function tunic(cloth: Rgb): Part[] {
  const pale = luminance(cloth) > 0.6;
  const [dark, metal] = [shade(cloth, -0.32), pale ? shade(cloth, -0.4) : rgb('#e6bf4e')];
  const sides = [-1, 1] as const;
  return [
    ...sides.map((side): Part => ({ d: poly([[side * 19, -34], [side * 12, -38], [0, -24], [side * 8, -12], [side * 24, -28]]), fill: shade(cloth, pale ? -0.12 : 0.18), stroke: dark, width: 0.7 })),
    ...sides.flatMap((side): Part[] => [{ d: poly([[side * 26, -31], [side * 50, -22], [side * 53, -15], [side * 24, -25]]), fill: pale ? dark : metal }, { d: ellipse(side * 46, -20, 1.6), fill: dark }]),
    { d: 'M0 -24V4', stroke: dark, width: 1 }, ...[-15, -6, 3].map((y): Part => ({ d: ellipse(2.6, y, 1.7), fill: metal })),
    ...sides.map((side): Part => ({ d: `M${side * 14} -8h${side * 16}v10`, stroke: dark, width: 0.9 })),
  ];
}
