// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A cone with two scoops. */
export function iceCream(random: Random, wished?: Rgb): Figure {
  const cone = rgb('#d9a05a');
  const [low, high] = wished ? [wished, shade(wished, 0.2)] : [rgb(random.pick(['#f6a8c0', '#a8d8b0', '#8a5a3c'])), rgb('#fbf2dc')];
  return { half: 26, tall: 106, parts: [
    { d: poly([[-19, -54], [19, -54], [0, 0]]), fill: cone }, { d: 'M-13 -54L5 -12M-3 -54L9 -26M7 -54L14 -40M13 -54L-5 -12M3 -54L-9 -26M-7 -54L-14 -40', stroke: shade(cone, -0.24), width: 1.2 },
    { d: ellipse(0, -82, 19), fill: high }, { d: smooth([[-23, -58], [-20, -74], [0, -80], [20, -74], [23, -58], [14, -54], [8, -59], [0, -53], [-9, -59], [-15, -53]]), fill: low },
    { d: ellipse(-8, -89, 4, 6, 24), fill: rgb('#ffffff'), alpha: 0.5 }, { d: ellipse(2, -101, 5), fill: rgb('#d8303c') },
  ] };
}

/** Dumplings in a bamboo steamer. */
export function dumplings(): Figure {
  const [cane, dough] = [rgb('#c9964f'), rgb('#faf3e4')];
  const one = (x: number, y: number): Part[] => [
    { d: smooth([[x - 17, y], [x - 13, y - 10], [x, y - 15], [x + 13, y - 10], [x + 17, y], [x, y + 4]]), fill: dough }, { d: `M${x - 14} ${y - 7}q3 -3 5 1q3 -6 6 -1q3 -5 6 0q3 -4 6 1q3 -3 5 2`, stroke: shade(dough, -0.22), width: 1.5 },
  ];
  const steam = [-22, 2, 26].map((x): Part => ({ d: `M${x} -62q-6 -8 0 -15t-1 -14`, stroke: rgb('#ffffff'), width: 2.4, alpha: 0.5, loose: true }));
  return { half: 66, tall: 92, below: 4, parts: [
    ...steam, { d: ellipse(0, -36, 60, 17), fill: shade(cane, -0.4) }, ...one(-22, -42), ...one(20, -43), ...one(-40, -33), ...one(0, -33), ...one(40, -33), ...one(-20, -25), ...one(21, -25),
    { d: 'M-61 -36Q-60 -16 0 -14Q60 -16 61 -36V-10Q56 4 0 5Q-56 4 -61 -10Z', fill: cane }, { d: 'M-61 -28Q-54 -8 0 -7Q54 -8 61 -28M-60 -12Q-48 1 0 1Q48 1 60 -12', stroke: shade(cane, -0.3), width: 2 },
    ...[-40, 0, 40].map((x): Part => ({ d: box(x - 3, -13 - Math.abs(x) * 0.06, 6, 16, 1), fill: shade(cane, 0.2) })),
  ] };
}

/** A bone. */
export function bone(): Figure {
  const ivory = rgb('#f6efdc');
  return { half: 52, tall: 44, parts: [
    { d: box(-36, -29, 72, 14, 5), fill: ivory }, ...([[-38, -31], [-38, -13], [38, -31], [38, -13]] as const).map(([x, y]): Part => ({ d: ellipse(x, y, 12), fill: ivory })), { d: 'M-24 -26H20', stroke: rgb('#ffffff'), width: 3, alpha: 0.7 }, { d: 'M-26 -17H26', stroke: shade(ivory, -0.18), width: 1.8 },
  ] };
}

/** A mooncake with its pattern, and one that is cut, with the yolk in it. */
export function mooncake(): Figure {
  const [crust, yolk] = [rgb('#c9853c'), rgb('#f29a2e')];
  const rim = (x: number, y: number): Part[] => Array.from({ length: 12 }, (_, i): Part => ({ d: ellipse(x + Math.cos(i * 0.5236) * 30, y + Math.sin(i * 0.5236) * 12, 8, 5), fill: shade(crust, -0.1) }));
  return { half: 76, tall: 56, below: 4, parts: [
    { d: ellipse(0, -4, 74, 11), fill: rgb('#f4f1ea') }, ...rim(-26, -24), { d: smooth([[-64, -28], [-64, -12], [-26, -2], [12, -12], [12, -28]], true, 0.5), fill: shade(crust, -0.2) }, { d: ellipse(-26, -30, 36, 14), fill: crust }, { d: ellipse(-26, -30, 26, 9.6), stroke: shade(crust, -0.34), width: 1.8 }, { d: 'M-40 -30q7 -7 14 0q7 7 14 0M-26 -37V-23', stroke: shade(crust, -0.34), width: 1.8 },
    { d: smooth([[20, -30], [44, -36], [66, -26], [66, -10], [44, -2], [20, -12]], true, 0.4), fill: crust }, { d: smooth([[20, -27], [42, -17], [42, -4], [20, -13]], true, 0.2), fill: rgb('#7a3f22') }, { d: ellipse(31, -16, 6, 5.4), fill: yolk },
  ] };
}

/** A carrot with its leaves, the tip up as it is held. */
export function carrot(wished?: Rgb): Figure {
  const root = wished ?? rgb('#f0842c');
  return { half: 24, tall: 100, below: 22, parts: [
    { d: smooth([[-4, -12], [-22, 12], [-20, 20], [-8, 4], [-2, 22], [4, 22], [8, 2], [20, 18], [22, 10], [4, -12]], true, 0.6), fill: rgb('#5fa044') },
    { d: smooth([[-17, -10], [-18, -30], [-8, -74], [0, -100], [8, -74], [18, -30], [17, -10], [0, -4]]), fill: root },
    { d: 'M-16 -28q8 4 14 2M14 -44q-7 3 -12 1M-10 -62q5 3 9 1M-13 -16q5 2 9 1', stroke: shade(root, -0.26), width: 2 }, { d: 'M-6 -30Q-5 -60 -1 -84', stroke: shade(root, 0.35), width: 3, alpha: 0.7 },
  ] };
}

/** A pot of honey that runs over its rim. */
export function honeyPot(): Figure {
  const [clay, honey] = [rgb('#b06a3c'), rgb('#f2b02e')];
  return { half: 44, tall: 92, below: 2, parts: [
    { d: smooth([[-30, -70], [-42, -48], [-42, -20], [-28, -2], [28, -2], [42, -20], [42, -48], [30, -70]], true, 0.8), fill: clay }, { d: ellipse(0, -72, 32, 9), fill: shade(clay, -0.3) }, { d: smooth([[-30, -74], [0, -86], [30, -74], [0, -64]]), fill: honey },
    { d: 'M-28 -74Q-30 -48 -23 -48T-18 -62Q-14 -40 -8 -42T-3 -62Q4 -54 8 -60T14 -66Q26 -72 30 -76Z', fill: honey }, { d: box(-24, -40, 48, 22, 4), fill: rgb('#fbf0d4') }, { d: 'M-9 -34l9 -3l9 3v7l-9 4l-9 -4Z', fill: honey, stroke: shade(honey, -0.3), width: 1.6 },
  ] };
}

/** Zongzi: rice in leaves, each tied with a string, on a plate. */
export function zongzi(): Figure {
  const one = (x: number, y: number, turn: number): Part[] => {
    const leaf = rgb(turn % 2 ? '#5a8a46' : '#4c7a3e');
    return [
      { d: poly([[x - 24, y], [x + 2, y - 36], [x + 25, y - 2]]), fill: leaf }, { d: poly([[x + 2, y - 36], [x + 25, y - 2], [x + 4, y]]), fill: shade(leaf, -0.18) }, { d: `M${x - 16} ${y - 3}L${x + 1} ${y - 31}M${x + 18} ${y - 6}L${x + 3} ${y - 29}`, stroke: shade(leaf, 0.25), width: 1.2 },
      { d: `M${x - 17} ${y - 10}Q${x + 2} ${y - 6} ${x + 18} ${y - 12}M${x - 11} ${y - 17}Q${x + 2} ${y - 13} ${x + 13} ${y - 19}`, stroke: rgb('#f0e6cc'), width: 1.8 }, { d: `M${x + 2} ${y - 14}q-9 -7 -8 0t8 0q9 -7 8 0t-8 0`, stroke: rgb('#f0e6cc'), width: 1.5 },
    ];
  };
  return { half: 72, tall: 66, below: 6, parts: [
    { d: ellipse(0, -5, 68, 12), fill: rgb('#d5dae2') }, { d: ellipse(0, -8, 68, 12), fill: rgb('#f8fafc') }, ...one(-20, -30, 2), ...one(22, -31, 1), ...one(-40, -9, 1), ...one(4, -7, 2), ...one(44, -9, 1),
  ] };
}
