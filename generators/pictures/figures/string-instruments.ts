// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Instruments whose strings are plucked or bowed: pipa, erhu, harp and guzheng. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { placed } from './together.ts';

const [strings, ebony] = [rgb('#f4ecd8'), rgb('#2a1c1a')];
const WOODS = ['#a8622e', '#8f4a26', '#b5763a'] as const;

/** A pipa: a lute with the shape of a pear. */
export function pipa(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(WOODS));
  return { half: 28, tall: 108, parts: [
    { d: smooth([[0, 1], [-19, -4], [-25, -20], [-20, -38], [-9, -58], [-5, -70], [5, -70], [9, -58], [20, -38], [25, -20], [19, -4]], true, 0.36), fill: shade(wood, -0.36) }, { d: smooth([[0, -2], [-16, -6], [-21, -20], [-17, -37], [-7, -57], [-3, -68], [3, -68], [7, -57], [17, -37], [21, -20], [16, -6]], true, 0.36), fill: shade(wood, 0.3) },
    { d: box(-4, -96, 8, 30, 2), fill: wood }, { d: smooth([[-4, -95], [-6, -103], [0, -108], [7, -104], [5, -96]], true, 0.36), fill: shade(wood, -0.2) }, ...[-92, -86].flatMap((y): Part[] => [{ d: `M-12 ${y}H12`, stroke: ebony, width: 2.2 }]), ...[-74, -68, -62, -56, -50, -44].map((y, i): Part => ({ d: `M${-4 - i * 0.7} ${y}H${4 + i * 0.7}`, stroke: ebony, width: 1.4 })),
    { d: box(-8, -17, 16, 3, 1), fill: ebony }, { d: 'M-2.4 -94L-4.4 -15M-0.8 -94L-1.4 -15M0.8 -94L1.4 -15M2.4 -94L4.4 -15', stroke: strings, width: 0.7 },
  ] };
}

/** An erhu with its bow between the two strings. */
export function erhu(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#5a2c20', '#6a3826', '#4a2a22']));
  return { half: 44, tall: 112, parts: [
    { d: 'M0 -8V-106', stroke: wood, width: 3.6 }, { d: smooth([[-2, -104], [-6, -110], [1, -112], [4, -106]], true, 0.4), fill: shade(wood, 0.1) }, ...[-98, -90].map((y): Part => ({ d: `M0 ${y}H-14`, stroke: wood, width: 3 })), { d: poly([[-11, -20], [11, -20], [13, -10], [11, 0], [-11, 0], [-13, -10]]), fill: wood, stroke: shade(wood, -0.4), width: 1 },
    { d: poly([[-8, -17], [8, -17], [9.6, -10], [8, -3], [-8, -3], [-9.6, -10]]), fill: rgb('#cdb892') }, { d: 'M1.8 -92V-12M3.6 -92V-12', stroke: strings, width: 0.8 }, { d: 'M-40 -24L40 -21', stroke: rgb('#fbf6e8'), width: 1.8 }, { d: 'M-42 -26Q0 -36 42 -22', stroke: rgb('#8a5a34'), width: 2 },
  ] };
}

/** A harp on its foot. */
export function harp(random: Random, wished?: Rgb): Figure {
  const gilt = wished ?? rgb(random.pick(['#d8a840', '#c8963a', '#e0b85a']));
  const dark = shade(gilt, -0.36);
  const many = Array.from({ length: 15 }, (_, i): Part => { const x = -24 + i * 3.6; const top = -112 + 11 * Math.sin((i / 14) * Math.PI) + i * 0.4; return { d: `M${x} ${top}L${x * 0.86 + 12} ${-24 - (i / 14) * 62}`, stroke: i % 7 === 0 ? rgb('#c8403a') : shade(strings, -0.16), width: 0.7 }; });
  return { half: 42, tall: 128, parts: [
    ...many, { d: box(-34, -8, 52, 8, 3), fill: dark }, { d: limb([[-30, -6], [-30, -118]], 6, 5), fill: gilt, stroke: dark, width: 1 }, { d: smooth([[-36, -116], [-34, -127], [-26, -127], [-24, -116]], true, 0.3), fill: gilt, stroke: dark, width: 0.8 }, { d: limb([[-28, -118], [-10, -104], [8, -102], [24, -112], [32, -110]], 9, 7), fill: gilt, stroke: dark, width: 1 },
    { d: smooth([[34, -108], [26, -112], [-6, -14], [-10, -6], [16, -6], [22, -20]], true, 0.16), fill: shade(gilt, -0.1), stroke: dark, width: 1 }, { d: 'M26 -92L6 -22', stroke: shade(gilt, 0.34), width: 1.4 }, ...[-30, -58, -86].map((y): Part => ({ d: ellipse(-30, y, 3.6, 2.2), fill: shade(gilt, 0.3) })),
  ] };
}

/** A guzheng on its stands, its strings over their bridges. */
export function guzheng(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(WOODS));
  const stand = (x: number): Part => ({ d: `M${x - 8} 0L${x + 6} -20M${x + 8} 0L${x - 6} -20`, stroke: ebony, width: 3 });
  const board: Part[] = [
    { d: smooth([[-74, -4], [-72, -12], [-30, -18], [30, -18], [72, -13], [74, -6]], true, 0.2), fill: wood, stroke: shade(wood, -0.45), width: 1 }, { d: poly([[-74, -4], [74, -6], [72, 1], [-72, 2]]), fill: shade(wood, -0.32) }, { d: box(-72, -13, 8, 10, 2), fill: ebony }, { d: box(64, -14, 8, 10, 2), fill: ebony },
    ...[-15, -13.4, -11.8, -10.2, -8.6].map((y): Part => ({ d: `M-66 ${y + 2}Q0 ${y - 3} 66 ${y + 1}`, stroke: strings, width: 0.6 })), ...Array.from({ length: 9 }, (_, i): Part => { const x = -44 + i * 11; const y = -16 + (i % 2) * 4; return { d: poly([[x - 2.2, y + 4], [x, y - 2], [x + 2.2, y + 4]]), fill: rgb('#f4efe2') }; }), { d: 'M70 2v12', stroke: rgb('#c8403a'), width: 1.6 }, { d: ellipse(70, 3, 3), fill: rgb('#c8403a') },
  ];
  return { half: 62, tall: 36, parts: [stand(-40), stand(40), ...placed({ half: 76, tall: 20, parts: board }, { x: 0, y: -19, scale: 0.82 }).parts] };
}
