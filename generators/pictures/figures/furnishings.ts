// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { dish, LINEN } from './gear.ts';
import { placed } from './together.ts';

const cloths = ['#4f6f86', '#b87a5a', '#7f8f6a', '#8a5f78', '#d8c8a8'] as const;
const woods = ['#8a5a38', '#6f4a34', '#a8744a'] as const;

/** Two cushions wide; its seat is 26 high. */
export function sofa(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(cloths));
  const parts: Part[] = [
    { d: box(-62, -6, 8, 6, 1), fill: rgb('#4a3226') }, { d: box(54, -6, 8, 6, 1), fill: rgb('#4a3226') },
    { d: box(-64, -58, 128, 44, 9), fill: shade(cloth, -0.14) }, { d: 'M0 -56V-28', stroke: shade(cloth, -0.35), width: 1.4 },
    { d: box(-58, -20, 116, 15, 4), fill: shade(cloth, -0.08) }, { d: box(-57, -30, 56, 13, 5), fill: shade(cloth, 0.1) }, { d: box(1, -30, 56, 13, 5), fill: shade(cloth, 0.05) },
    { d: box(-76, -42, 20, 38, 7), fill: cloth }, { d: box(56, -42, 20, 38, 7), fill: shade(cloth, -0.2) },
  ];
  return { parts, half: 80, tall: 62 };
}

/** A sofa for one; it looks at us. */
export function armchair(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(cloths));
  return { half: 46, tall: 74, parts: [
    { d: box(-34, -6, 7, 6, 1), fill: rgb('#4a3226') }, { d: box(27, -6, 7, 6, 1), fill: rgb('#4a3226') }, { d: box(-32, -74, 64, 58, 12), fill: shade(cloth, -0.14) }, { d: box(-28, -30, 56, 24, 5), fill: shade(cloth, 0.08) },
    { d: box(-44, -42, 17, 38, 7), fill: cloth }, { d: box(27, -42, 17, 38, 7), fill: shade(cloth, -0.2) },
  ] };
}

/** Slats on iron legs, as parks have them. */
export function bench(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(woods));
  const iron = rgb('#34383e');
  const parts: Part[] = [];
  for (const x of [-56, 50]) parts.push({ d: box(x, -54, 5, 54, 1), fill: iron }, { d: poly([[x - 4, 0], [x + 12, 0], [x + 8, -26], [x + 3, -26]]), fill: iron });
  for (const [i, y] of [-54, -45, -36].entries()) parts.push({ d: box(-66, y, 132, 6.4, 2), fill: shade(wood, i % 2 ? 0.06 : -0.06) });
  for (const [i, y] of [-28, -24].entries()) parts.push({ d: box(-66, y, 132, 5, 2), fill: shade(wood, i ? -0.14 : 0.12) });
  return { parts, half: 70, tall: 56 };
}

export function chair(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(woods));
  const parts: Part[] = [
    { d: box(-20, -34, 5, 34, 1), fill: shade(wood, -0.3) }, { d: box(16, -34, 5, 34, 1), fill: shade(wood, -0.3) },
    { d: box(-24, -92, 6, 92, 2), fill: wood }, { d: box(-24, -90, 46, 9, 3), fill: shade(wood, -0.1) }, { d: box(-24, -72, 46, 7, 3), fill: shade(wood, -0.1) }, { d: box(17, -92, 6, 92, 2), fill: wood },
    { d: box(-28, -40, 56, 9, 3), fill: shade(wood, 0.12) },
  ];
  return { parts, half: 32, tall: 94 };
}

/** A figure on a stool of a height, which is as wide as it needs to be. */
export function onStool(figure: Figure, high: number): Figure {
  const wood = rgb(woods[0]);
  const half = Math.min(figure.half * 0.62, high * 0.9);
  return {
    ...figure,
    parts: [
      { d: poly([[-half * 0.8, -high], [-half * 0.56, -high], [-half * 0.76, 0], [-half, 0]]), fill: shade(wood, -0.25) }, { d: poly([[half * 0.8, -high], [half * 0.56, -high], [half * 0.76, 0], [half, 0]]), fill: shade(wood, -0.25) },
      { d: box(-half, -high, half * 2, high * 0.2, 2), fill: wood },
      ...placed(figure, { x: 0, y: -high, scale: 1 }).parts,
    ],
    tall: figure.tall + high,
    ...(figure.hand && { hand: [figure.hand[0], figure.hand[1] - high] as const }),
  };
}

/** Seen from its long side, the pillow left. @param ward whether it is one of a hospital */
export function bed(random: Random, wished?: Rgb, ward = false): Figure {
  const quilt = wished ?? rgb(ward ? '#9fc8c4' : random.pick(cloths));
  const wood = rgb(ward ? '#c4ccd4' : random.pick(woods));
  const parts: Part[] = [
    { d: box(-92, -62, 8, 62, 2), fill: wood }, { d: box(84, -40, 8, 40, 2), fill: wood }, { d: box(-88, -20, 176, 12, 2), fill: shade(wood, -0.2) },
    { d: box(-86, -34, 172, 17, 6), fill: rgb('#f4efe6') }, { d: box(-84, -44, 40, 14, 7), fill: rgb('#fbf8f2') },
    { d: 'M-40 -37Q20 -44 87 -36V-14Q20 -8 -46 -14Z', fill: quilt }, { d: 'M-40 -37Q-30 -24 -46 -14M0 -40Q6 -24 -2 -12M44 -40Q50 -24 44 -11', stroke: shade(quilt, -0.24), width: 1.4 },
  ];
  return { parts, half: 96, tall: 64 };
}

/** A diamond with a tail of bows. */
export function kite(random: Random, wished?: Rgb): Figure {
  const a = wished ?? rgb(random.pick(['#e2483c', '#f0a83a', '#3f8ad0', '#8a5ac0']));
  const b = shade(a, 0.45);
  const parts: Part[] = [
    { d: 'M0 -50Q14 -34 2 -22Q-10 -12 4 0', stroke: rgb('#5a4a44'), width: 1.1 },
    { d: poly([[0, -104], [-28, -78], [0, -78]]), fill: a }, { d: poly([[0, -104], [28, -78], [0, -78]]), fill: b },
    { d: poly([[-28, -78], [0, -78], [0, -46]]), fill: b }, { d: poly([[28, -78], [0, -78], [0, -46]]), fill: a },
    { d: 'M0 -104V-46M-28 -78H28', stroke: rgb('#5a4036'), width: 1.2 },
  ];
  for (const [x, y] of [[9, -34], [-2, -18], [1, -4]] as const) parts.push({ d: poly([[x - 7, y - 4], [x, y], [x - 7, y + 4]]), fill: a }, { d: poly([[x + 7, y - 4], [x, y], [x + 7, y + 4]]), fill: b });
  return { parts, half: 32, tall: 106 };
}

/** Of several balloons each has its own. */
export const partyColour = (random: Random): Rgb =>
  rgb(random.pick(['#e2483c', '#f0b03a', '#3f8ad0', '#4aa86a', '#d86aa8', '#8a5ac0']));

/** A toy balloon on its string, which is held at the ground line. */
export function toyBalloon(wished?: Rgb): Figure {
  const skin = wished ?? rgb('#e2483c');
  const parts: Part[] = [
    { d: 'M0 -58Q5 -38 -2 -22Q-4 -8 0 0', stroke: rgb('#5a4a44'), width: 1 },
    { d: 'M0 -58C-32 -72 -28 -112 0 -112C28 -112 32 -72 0 -58Z', fill: skin }, { d: poly([[-4, -54], [4, -54], [0, -60]]), fill: shade(skin, -0.2) },
    { d: 'M-14 -92Q-13 -102 -5 -105', stroke: rgb('#ffffff'), width: 3, alpha: 0.6 },
  ];
  return { parts, half: 30, tall: 114 };
}

/** A table with nothing on it. @param half half its width */
export function emptyTable(half: number): Figure {
  const oak = rgb('#9a6a42');
  const leg = (x: number): Part => ({ d: box(x, -42, 5, 42, 1), fill: shade(oak, -0.3) });
  return {
    parts: [
      leg(-half + 5), leg(half - 10), ...(half > 60 ? [leg(-2.5)] : []),
      { d: poly([[-half, -43], [half, -43], [half - 7, -51], [-half + 7, -51]]), fill: shade(oak, 0.16) }, { d: box(-half, -43.5, half * 2, 5, 1), fill: oak },
    ],
    half: half + 2,
    tall: 54,
  };
}

/** A round table on one leg. @param half half its width @param laid whether there is food on it */
export function roundTable(half: number, laid = false): Figure {
  const oak = rgb('#9a6a42');
  const top = laid ? LINEN : shade(oak, 0.16);
  const deep = Math.min(12, 5 + half * 0.08);
  const dishes = (laid ? ['#c8703a', '#6aa84a', '#e0b04a', '#b84a3a', '#8a6a3a'] : []).slice(0, Math.max(2, Math.floor(half / 19))).flatMap((food, i, all) => dish((i - (all.length - 1) / 2) * Math.min(34, half * 0.6), food));
  return {
    parts: [
      { d: ellipse(0, -3, half * 0.5, 4), fill: shade(oak, -0.3) }, { d: poly([[-7, -40], [7, -40], [11, -3], [-11, -3]]), fill: shade(oak, -0.2) },
      { d: ellipse(0, -43.5, half, deep), fill: laid ? shade(LINEN, -0.14) : shade(oak, -0.1) }, { d: ellipse(0, -47, half, deep), fill: top }, ...(laid ? [] : [{ d: ellipse(0, -47.4, half * 0.9, deep * 0.84), stroke: shade(oak, -0.06), width: 1 }]), ...dishes,
    ],
    half: half + 2,
    tall: laid ? 60 : 56,
  };
}

/** A long table with a cloth and many dishes. @param half half its width */
export function feast(half = 98): Figure {
  const foods = ['#c8703a', '#6aa84a', '#e0b04a', '#b84a3a', '#8a6a3a'].slice(0, Math.max(3, Math.floor(half / 19)));
  const dishes = foods.flatMap((food, i) => dish((i - (foods.length - 1) / 2) * 34, food));
  return {
    parts: [
      ...emptyTable(half).parts, { d: poly([[-half, -43], [half, -43], [half - 7, -51], [-half + 7, -51]]), fill: LINEN },
      { d: smooth([[-half - 1, -43], [half + 1, -43], [half + 2, -32], [half / 2, -35], [0, -32], [-half / 2, -35], [-half - 2, -32]], true, 0.3), fill: shade(LINEN, -0.1) }, ...dishes,
    ],
    half: half + 4,
    tall: 58,
  };
}
