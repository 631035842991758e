// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Small things that stories turn on: a key, a ring, a photo, a phone, a watch, a map, a necklace, a music box, a note and a suitcase. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const GOLD = rgb('#d8a93c');

/** A key that hangs from the hand by its bow. */
export function key(wished?: Rgb): Figure {
  const metal = wished ?? GOLD;
  return { half: 15, tall: 72, parts: [
    { d: ellipse(0, -58, 13, 12), stroke: shade(metal, -0.35), width: 7.4 }, { d: ellipse(0, -58, 13, 12), stroke: metal, width: 5 },
    { d: poly([[-3.4, -46], [3.4, -46], [3.4, 0], [-3.4, 0]]), fill: metal, stroke: shade(metal, -0.35), width: 1.1 }, { d: poly([[3, -18], [14, -18], [14, -12], [9, -12], [9, -8], [14, -8], [14, -1], [3, -1]]), fill: metal, stroke: shade(metal, -0.35), width: 1.1 },
    { d: 'M-9 -63Q-6 -68 0 -69', stroke: rgb('#fff4cf'), width: 2, alpha: 0.9 },
  ] };
}

/** A ring with a stone, standing. */
export function ring(wished?: Rgb): Figure {
  const metal = wished ?? GOLD;
  const stone = rgb('#bfe6f4');
  return { half: 24, tall: 62, parts: [
    { d: ellipse(0, -21, 20), stroke: shade(metal, -0.35), width: 8 }, { d: ellipse(0, -21, 20), stroke: metal, width: 5.4 }, { d: 'M-15 -32Q-10 -40 -2 -41', stroke: rgb('#fff4cf'), width: 2, alpha: 0.9 },
    { d: poly([[-12, -52], [-7, -60], [7, -60], [12, -52], [0, -38]]), fill: stone, stroke: shade(stone, -0.35), width: 1.2, shines: true }, { d: 'M-12 -52H12M-5 -52L0 -39L5 -52M-7 -60L-5 -52M7 -60L5 -52', stroke: shade(stone, -0.3), width: 1 },
  ] };
}

/** A photo with two people, white around it. */
export function photo(): Figure {
  const person = (x: number, cloth: string): Part[] => [
    { d: smooth([[x - 9, -17], [x - 7, -27], [x, -30], [x + 7, -27], [x + 9, -17]], true, 0.3), fill: rgb(cloth) }, { d: ellipse(x, -35, 6), fill: rgb('#e8c39c') }, { d: smooth([[x - 6.4, -35], [x - 5, -42], [x + 5, -42], [x + 6.4, -35], [x, -39]], true, 0.4), fill: rgb('#4a342a') },
  ];
  return { half: 32, tall: 58, parts: [
    { d: box(-30, -58, 60, 58, 1), fill: rgb('#f8f3e6'), stroke: rgb('#b8aa90'), width: 1 }, { d: box(-25, -53, 50, 40), fill: rgb('#cfdccf') }, { d: 'M-25 -25Q-8 -34 6 -27T25 -30V-13H-25Z', fill: rgb('#9ab48a') },
    ...person(-9, '#b8543c'), ...person(10, '#44688c'), { d: 'M-25 -13H25', stroke: rgb('#b8aa90'), width: 0.8 },
  ] };
}

/** A phone that shines. */
export function phone(wished?: Rgb): Figure {
  const body = wished ?? rgb('#2c2e38');
  return { half: 17, tall: 66, parts: [
    { d: box(-16, -66, 32, 66, 5), fill: body, stroke: shade(body, -0.4), width: 1.2 }, { d: box(-13, -60, 26, 53, 2), fill: rgb('#bfe3fb'), shines: true }, { d: box(-9, -54, 18, 12, 2), fill: rgb('#ffffff'), alpha: 0.8 }, { d: 'M-9 -36H9M-9 -30H5M-9 -24H8', stroke: rgb('#6aa3cc'), width: 2.2 }, { d: ellipse(0, -3.5, 2), fill: shade(body, 0.4) },
  ] };
}

/** A watch on its chain. */
export function pocketWatch(wished?: Rgb): Figure {
  const metal = wished ?? GOLD;
  const hours = Array.from({ length: 12 }, (_, hour) => `M${(Math.sin((hour * Math.PI) / 6) * 15).toFixed(1)} ${(-22 - Math.cos((hour * Math.PI) / 6) * 15).toFixed(1)}L${(Math.sin((hour * Math.PI) / 6) * 12).toFixed(1)} ${(-22 - Math.cos((hour * Math.PI) / 6) * 12).toFixed(1)}`).join('');
  return { half: 24, tall: 74, parts: [
    { d: 'M0 -48Q10 -58 4 -64T8 -74', stroke: shade(metal, -0.2), width: 2.6 }, { d: ellipse(0, -46, 4), stroke: metal, width: 2.6 },
    { d: ellipse(0, -22, 22), fill: metal, stroke: shade(metal, -0.35), width: 1.4 }, { d: ellipse(0, -22, 17.5), fill: rgb('#fbf6e6') }, { d: hours, stroke: rgb('#4a4038'), width: 1.4 }, { d: 'M0 -22V-33M0 -22L8 -18', stroke: rgb('#2c2620'), width: 2 }, { d: ellipse(0, -22, 1.8), fill: rgb('#2c2620') },
  ] };
}

/** A map with a way to a cross. */
export function map(): Figure {
  const paper = rgb('#ecd9a8');
  return { half: 46, tall: 60, parts: [
    { d: poly([[-44, -54], [-15, -60], [15, -54], [44, -60], [44, -4], [15, 0], [-15, -4], [-44, 0]]), fill: paper, stroke: shade(paper, -0.35), width: 1.2 }, { d: poly([[-15, -60], [15, -54], [15, 0], [-15, -4]]), fill: shade(paper, -0.07) },
    { d: smooth([[-38, -34], [-26, -46], [-8, -44], [-6, -30], [-22, -20], [-36, -22]], true, 0.5), fill: rgb('#9ab87a') }, { d: 'M8 -48q5 -4 9 0t9 0M18 -40q4 -3 8 0t8 0', stroke: rgb('#6a9ab8'), width: 2 },
    { d: 'M-28 -32L-18 -26M-12 -22L-3 -18M4 -16L13 -18M19 -20L25 -21', stroke: rgb('#8a4a2a'), width: 2.4 }, { d: 'M29 -27L38 -15M38 -27L29 -15', stroke: rgb('#c8343a'), width: 3.4 },
  ] };
}

/** A necklace with a pendant, as it hangs from a hand. */
export function necklace(wished?: Rgb): Figure {
  const stone = wished ?? rgb('#c83a5a');
  return { half: 26, tall: 74, parts: [
    { d: 'M-20 -74Q-24 -40 0 -22Q24 -40 20 -74', stroke: shade(GOLD, -0.1), width: 2.6 }, { d: ellipse(0, -20, 4), stroke: GOLD, width: 2.4 },
    { d: smooth([[0, -17], [9, -9], [0, 0], [-9, -9]], true, 0.2), fill: stone, stroke: shade(GOLD, -0.2), width: 2.2, shines: true }, { d: 'M-4 -10Q-3 -13 0 -14', stroke: rgb('#ffffff'), width: 1.6, alpha: 0.85 },
  ] };
}

/** An open music box, whose dancer turns. */
export function musicBox(wished?: Rgb): Figure {
  const wood = wished ?? rgb('#9a4a3c');
  return { half: 40, tall: 84, parts: [
    { d: poly([[-36, -30], [36, -30], [32, -66], [-32, -66]]), fill: shade(wood, -0.2), stroke: shade(wood, -0.45), width: 1.2 }, { d: poly([[-28, -34], [28, -34], [25, -61], [-25, -61]]), fill: rgb('#f2d6dc') },
    { d: 'M0 -30V-52', stroke: rgb('#f6d3b3'), width: 3 }, { d: poly([[-13, -46], [13, -46], [4, -56], [-4, -56]]), fill: rgb('#fdf0f4') }, { d: 'M-3 -57Q-12 -72 0 -80Q12 -72 3 -57', stroke: rgb('#f6d3b3'), width: 2.4 }, { d: ellipse(0, -64, 4.6), fill: rgb('#f6d3b3') }, { d: ellipse(0, -68, 4), fill: rgb('#4a342a') },
    { d: box(-38, -30, 76, 30, 3), fill: wood, stroke: shade(wood, -0.4), width: 1.2 }, { d: box(-31, -24, 62, 18, 2), stroke: GOLD, width: 1.6 }, { d: 'M38 -16H44M44 -20V-12', stroke: GOLD, width: 2.4 },
  ] };
}

/** A slip of paper with a few lines of writing, one corner folded. */
export function note(wished?: Rgb): Figure {
  const paper = wished ?? rgb('#fbf3d2');
  return { half: 30, tall: 46, parts: [
    { d: poly([[-29, -44], [18, -46], [29, -35], [28, 0], [-27, -2]]), fill: paper, stroke: shade(paper, -0.3), width: 1.2 }, { d: poly([[18, -46], [19, -34], [29, -35]]), fill: shade(paper, -0.16), stroke: shade(paper, -0.3), width: 1 },
    { d: 'M-22 -36q4 -3 7 0t7 0t7 0M-22 -27q5 -3 8 0t8 0t8 0t8 0t8 0M-21 -18q4 -3 8 0t8 0t8 0t8 0M-21 -9q4 -3 7 0t7 0', stroke: rgb('#3a4a6a'), width: 1.9 },
  ] };
}

/** A suitcase that is carried by its handle. */
export function suitcase(wished?: Rgb): Figure {
  const leather = wished ?? rgb('#8a5a34');
  return { half: 42, tall: 68, parts: [
    { d: 'M-12 -54V-62Q-12 -66 -8 -66H8Q12 -66 12 -62V-54', stroke: shade(leather, -0.35), width: 4.4 },
    { d: box(-40, -54, 80, 54, 5), fill: leather, stroke: shade(leather, -0.4), width: 1.4 }, { d: box(-26, -54, 8, 54), fill: shade(leather, -0.22) }, { d: box(18, -54, 8, 54), fill: shade(leather, -0.22) }, { d: 'M-40 -34H40', stroke: shade(leather, -0.4), width: 1.4 },
    { d: box(-25, -39, 6, 9, 1), fill: GOLD }, { d: box(19, -39, 6, 9, 1), fill: GOLD }, { d: poly([[-40, -8], [-40, 0], [-31, 0]]), fill: shade(leather, -0.3) }, { d: poly([[40, -8], [40, 0], [31, 0]]), fill: shade(leather, -0.3) },
  ] };
}
