// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';
import { headInAir, inAir } from './hop.ts';

/** The tips of the fingers that stretch a wing, from its end to the body. */
const TIPS: readonly Point[] = [[92, -62], [74, -30], [50, -16], [26, -14]];
const WRIST: Point = [42, -78];

/** A bat in flight that looks at us; one that sleeps hangs upside down from a twig, its wings around it. */
export function bat(random: Random, wished?: Rgb, hangs = false): Figure {
  const coat = wished ?? rgb(random.pick(['#7d626a', '#86664c', '#6f6680']));
  return hangs ? hanging(coat) : flying(coat);
}

function flying(coat: Rgb): Figure {
  const skin = mix(coat, [40, 26, 40], 0.34);
  const wing = (side: number): Part[] => [
    { d: `M${side * 6} -48Q${side * 20} -70 ${side * WRIST[0]} ${WRIST[1]}Q${side * 72} -82 ${side * 92} -62Q${side * 76} -52 ${side * 74} -30Q${side * 62} -36 ${side * 50} -16Q${side * 40} -28 ${side * 26} -14Q${side * 18} -26 ${side * 6} -22Z`, fill: skin },
    ...TIPS.map(([x, y]): Part => ({ d: `M${side * WRIST[0]} ${WRIST[1]}Q${side * (x * 0.5 + 24)} ${y * 0.6 - 32} ${side * x} ${y}`, stroke: shade(coat, 0.14), width: 1.8 })),
    { d: limb([[side * 8, -46], [side * 24, -62], [side * WRIST[0], WRIST[1]]], 6, 3), fill: shade(coat, 0.06) }, { d: `M${side * WRIST[0]} ${WRIST[1]}l${side * 2} -6`, stroke: shade(coat, 0.14), width: 2.2 },
  ];
  return { half: 96, tall: 88, head: { at: { x: 0, y: -60, scale: 14 }, eyes: [[-0.42, -0.05], [0.42, -0.05]], neck: { x: 0, y: -47, scale: 11 } }, parts: [
    ...wing(-1), ...wing(1),
    { d: 'M-5 -16l-3 9m3 -9l1 10M5 -16l3 9m-3 -9l-1 10', stroke: skin, width: 2 },
    ...trunk(coat), ...face(coat),
  ] };
}

function hanging(coat: Rgb): Figure {
  const skin = mix(coat, [40, 26, 40], 0.34);
  const folded = (side: number): Part => ({ d: smooth([[side * 3, -20], [side * 14, -22], [side * 19, -40], [side * 15, -54], [side * 6, -48], [side * 2, -32]]), fill: side < 0 ? skin : shade(skin, 0.1) });
  const upright: Part[] = [{ d: 'M-5 -18V-2M5 -18V-2', stroke: skin, width: 2.4 }, ...trunk(coat), folded(-1), folded(1), ...face(coat)];
  const about: Point = [0, -46];
  const head = headInAir({ at: { x: 0, y: -60, scale: 14 }, eyes: [[-0.42, -0.05], [0.42, -0.05]] }, 0, Math.PI, about);
  return { half: 40, tall: 98, head, parts: [{ d: limb([[-40, -88], [0, -92], [40, -90]], 6, 4), fill: rgb('#6a4c36') }, { d: smooth([[24, -92], [34, -80], [36, -92]]), fill: rgb('#6f9f52') }, ...inAir(upright, 0, Math.PI, about)] };
}

const trunk = (coat: Rgb): Part[] => [
  { d: smooth([[-12, -48], [-15, -34], [-9, -16], [0, -12], [9, -16], [15, -34], [12, -48], [0, -52]]), fill: coat, trunk: 'coat' },
  { d: smooth([[-8, -44], [-8, -28], [0, -18], [8, -28], [8, -44], [0, -46]]), fill: mix(coat, [255, 236, 220], 0.4), alpha: 0.9, trunk: 'mark' },
];

function face(coat: Rgb): Part[] {
  const ears = [-1, 1].flatMap((side): Part[] => [
    { d: smooth([[side * 3, -68], [side * 6, -84], [side * 15, -90], [side * 15, -90], [side * 17, -76], [side * 13, -62]]), fill: coat }, { d: smooth([[side * 7, -70], [side * 9, -80], [side * 14, -85], [side * 14, -74], [side * 11, -67]]), fill: rgb('#d99a98'), alpha: 0.9 },
  ]);
  return [
    ...ears, { d: ellipse(0, -60, 14, 13), fill: shade(coat, 0.05) }, { d: ellipse(0, -54.5, 7.4, 5.6), fill: mix(coat, [255, 236, 220], 0.45) },
    ...eyeAt(-5.8, -61, 3), ...eyeAt(5.8, -61, 3), { d: smooth([[-3, -58], [0, -59.4], [3, -58], [0, -55.4]]), fill: rgb('#4a2c32') }, { d: 'M-5 -52.6Q0 -49.6 5 -52.6', stroke: rgb('#4a2c32'), width: 1.2 },
    ...[-1, 1].map((side): Part => ({ d: poly([[side * 4.2, -52], [side * 2.4, -51.4], [side * 3.2, -47.6]]), fill: rgb('#ffffff') })),
  ];
}
