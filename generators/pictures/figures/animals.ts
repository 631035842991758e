// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import type { Point } from '../brush/path.ts';
import { ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Breed } from '../words/breed-names.ts';
import { idleAt } from './beasts/idle.ts';
import { bodyMarks, catCoat, faceMarks } from './cat-coats.ts';
import { eyeAt, lid } from './eyes.ts';
import { inAir } from './hop.ts';
import { hoppingRabbit } from './hopping-rabbit.ts';

const coats = {
  cat: ['#e39a4a', '#5a5560', '#f2ece2', '#2f2b33', '#b98d68', '#9a9aa4'], rabbit: ['#f3eee6', '#b9a48c', '#8d8a8c', '#d9b98c'],
  bird: ['#3f86d0', '#e2604a', '#f0b93c', '#4aa06a', '#6a5ab0', '#f2f0ea'], fish: ['#f0742e', '#e8453a', '#f3c23e', '#3f8fd8', '#f7efe6'],
} as const;

type Coated = keyof typeof coats;

function coatOf(kind: Coated, random: Random, wished: Rgb | undefined): Rgb {
  return wished ?? rgb(random.pick(coats[kind]));
}

/**
 * A panda sits and eats; its marks make it known at any size.
 * @param part of a bite, from 0 to 1 with the bamboo at its mouth @param busy whether it does something else
 */
export function panda(part = 0, busy = false): Figure {
  const [white, black] = [rgb('#f5f2ea'), rgb('#2b2a30')];
  const { nod, swing } = idleAt(part);
  const head = { x: nod * 1.5, y: nod * 3, scale: 1, turn: nod * 0.09 + swing * 0.02 };
  const bamboo: Part[] = [{ d: limb([[-12, -20], [6, -34], [24, -56]], 3.4, 2.6), fill: rgb('#7fae4e') }, { d: smooth([[20, -52], [34, -62], [26, -48]]), fill: rgb('#5f9a44') }];
  const hand: Point = [6 - nod * 5, -33 - nod * 18];
  return { half: 42, tall: 92, head: { at: { x: head.x + 69 * Math.sin(head.turn), y: head.y - 69 * Math.cos(head.turn), scale: 25, turn: head.turn }, eyes: [[-0.46, 0.02], [0.46, 0.02]], neck: { x: 0, y: -51, scale: 19 } }, parts: [
    { d: smooth([[-30, -2], [-34, -28], [-22, -52], [22, -52], [34, -28], [30, -2], [0, 2]]), fill: white, trunk: 'coat' },
    { d: smooth([[-24, -54], [24, -54], [33, -34], [12, -37], [-12, -37], [-33, -34]]), fill: black, trunk: 'mark' },
    { d: ellipse(-25, -7, 14, 10, -20), fill: black }, { d: ellipse(25, -7, 14, 10, 20), fill: black },
    { d: ellipse(-21, -84, 8.5), fill: black, at: head }, { d: ellipse(21, -84, 8.5), fill: black, at: head },
    { d: smooth([[-29, -66], [-20, -86], [0, -91], [20, -86], [29, -66], [18, -51], [0, -47], [-18, -51]]), fill: white, at: head },
    { d: ellipse(-12, -68, 7.5, 5.6, -50), fill: black, at: head }, { d: ellipse(12, -68, 7.5, 5.6, 50), fill: black, at: head },
    { d: ellipse(-10.5, -69, 2), fill: white, shut: '', at: head }, { d: ellipse(10.5, -69, 2), fill: white, shut: '', at: head },
    { d: ellipse(0, -60, 3.4, 2.4), fill: black, at: head }, { d: 'M-5 -54Q0 -51 5 -54', stroke: black, width: 1.2, at: head },
    { d: limb([[26, -40], [15 + nod * 3, -26 - nod * 8], hand], 14, 11), fill: black }, { d: limb([[-26, -40], [-18, -24], [-6, -26]], 14, 11), fill: black },
    ...(busy ? [] : inAir(bamboo, nod * 16, nod * 0.5, [6, -34])),
  ] };
}

/** A cat sits three-quarters to us, or looks away with its back to us. */
export function cat(random: Random, said: { colour?: Rgb; patches?: Rgb; breed?: Breed; faces?: boolean } = {}): Figure {
  const coat = coatOf('cat', random, said.colour);
  const own = catCoat(said);
  const tips = own.points ?? coat;
  // a coat that the words ask for is seen from before
  const away = random.chance(0.3) && !said.breed && !said.patches && !said.faces;
  const pale = mix(coat, [255, 250, 242], 0.75);
  const dark = own.points ?? shade(coat, -0.32);
  const sway = random.range(-6, 8);
  const skull = { at: { x: 0, y: -69, scale: 22 }, neck: { x: 0, y: -51, scale: 15 } };
  const parts: Part[] = [
    { d: limb([[18, -5], [34, -4], [42, -16], [36 + sway * 0.4, -34 + sway]], 8, 5), fill: dark },
    { d: smooth([[-20, -1], [-26, -16], [-20, -38], [-12, -56], [10, -56], [20, -38], [27, -16], [22, -1], [0, 1]]), fill: coat, trunk: 'coat' }, ...bodyMarks(own, coat),
  ];
  for (const side of [-1, 1]) parts.push({ d: smooth([[side * 20, -76], [side * 23, -76], [side * 19, -99], [side * 19, -99], [side * 4, -86]]), fill: own.patches?.[side < 0 ? 0 : 1] ?? tips }, { d: smooth([[side * 18, -79], [side * 17.4, -93], [side * 17.4, -93], [side * 8, -84]]), fill: away ? dark : rgb('#e8a6a0') });
  parts.push({ d: smooth([[-25, -68], [-20, -82], [0, -88], [20, -82], [25, -68], [15, -54], [0, -51], [-15, -54]]), fill: coat }, ...(away ? [] : faceMarks(own)));
  if (!own.points && !own.patches) for (const x of [-8, 0, 8]) parts.push({ d: limb([[x, -88], [x * 0.8, -78]], 3, 1), fill: dark, alpha: 0.75 });
  if (away) {
    for (const y of [-46, -36, -26]) parts.push({ d: `M-16 ${y}Q0 ${y + 5} 16 ${y}`, stroke: dark, width: 2.4, alpha: 0.7, trunk: 'mark' });
    return { parts, half: 48, tall: 101, head: { ...skull, eyes: [] } };
  }
  for (const side of [-1, 1]) {
    parts.push({ d: limb([[side * 8, -34], [side * 8.5, -16], [side * 8.5, -3]], 11, 9), fill: coat }, { d: ellipse(side * 9.5, -3, 7, 4), fill: own.points ?? pale });
    parts.push({ d: ellipse(side * 10.5, -70, 5, 5.4), fill: own.eye ?? rgb(coat[2] > 120 ? '#6fae5c' : '#f2c84a') }, { d: ellipse(side * 10.5, -70, 2, 4.6), fill: rgb('#1c1518') }, { d: ellipse(side * 10.5 + 1.4, -72, 1.3), fill: rgb('#ffffff') });
    for (const dy of [-2, 1]) parts.push({ d: `M${side * 9} -60L${side * 27} ${-61 + dy * 2.4}`, stroke: rgb('#f4efe8'), width: 0.6, alpha: 0.8 });
  }
  parts.push({ d: smooth([[-11, -52], [0, -50], [11, -52], [7, -36], [0, -30], [-7, -36]]), fill: pale, trunk: 'mark' }, { d: smooth([[-8, -60], [0, -63], [8, -60], [4, -54.5], [-4, -54.5]]), fill: own.points ? shade(own.points, -0.15) : pale });
  parts.push({ d: poly([[-2.4, -63], [2.4, -63], [0, -60.4]]), fill: rgb('#d9776f') }, { d: 'M0 -60.4Q-3 -56 -6 -58M0 -60.4Q3 -56 6 -58', stroke: dark, width: 0.9 });
  return { parts, half: 48, tall: 101, head: { ...skull, eyes: [[-0.48, -0.05], [0.48, -0.05]] } };
}

/** A rabbit sits. @param part of its hop, if it hops @param eats whether it has a paw at its mouth */
export function rabbit(random: Random, wished?: Rgb, part?: number, eats = false): Figure {
  const coat = coatOf('rabbit', random, wished);
  if (part !== undefined) return hoppingRabbit(coat, part);
  const dark = shade(coat, -0.16);
  const pink = rgb('#eeb0ac');
  const parts: Part[] = [{ d: ellipse(-31, -14, 8.5), fill: rgb('#fdfaf4') }];
  for (const [x, lean] of [[22, 7], [12, -3]] as const) parts.push({ d: smooth([[x - 4, -54], [x + lean - 7, -80], [x + lean, -99], [x + lean + 6, -80], [x + 6, -54]]), fill: x > 15 ? dark : coat }, { d: smooth([[x - 1, -58], [x + lean - 3, -79], [x + lean, -92], [x + lean + 2.6, -79], [x + 3, -58]]), fill: pink, alpha: 0.8 });
  parts.push(
    { d: smooth([[-30, -4], [-33, -20], [-22, -38], [0, -42], [18, -36], [24, -18], [18, -2], [-10, 0]]), fill: coat, trunk: 'coat' },
    { d: smooth([[-24, -2], [-27, -14], [-18, -26], [-4, -22], [0, -8], [-6, 0]]), fill: dark, alpha: 0.55, trunk: 'mark' },
    { d: smooth([[4, -44], [8, -58], [24, -62], [37, -52], [38, -42], [28, -33], [12, -34]]), fill: coat },
    { d: ellipse(26, -50, 2.8, 3.2), fill: rgb('#2a1c20') }, { d: ellipse(27, -51.4, 1), fill: rgb('#ffffff') }, { d: ellipse(38, -46, 1.8, 1.4), fill: rgb('#d98a88') }, { d: ellipse(31, -41, 3.4, 2.2), fill: pink, alpha: 0.5 },
    ...(eats ? [{ d: limb([[16, -27], [30, -27], [44, -33]], 8, 6), fill: coat }, { d: ellipse(45, -33, 4), fill: coat }] : [{ d: limb([[14, -26], [17, -12], [18, -3]], 8, 6.5), fill: coat }, { d: ellipse(20, -3, 7, 3.4), fill: coat }]), { d: ellipse(-10, -3, 14, 4), fill: coat },
  );
  return { parts, half: 44, tall: 100, hand: eats ? [45, -33] : [30, -22], head: { at: { x: 20, y: -48, scale: 14 }, eyes: [[0.43, -0.14]], neck: { x: 10, y: -38, scale: 12, turn: 0.8 } } };
}

/** The outline of a wing at a phase of its beat: up in the picture, then below the back, where its root stays. */
const beating = ([, back]: Point, beat: number) => {
  // down quicker than up
  const up = Math.cos(2 * Math.PI * (beat + 0.06 * Math.sin(2 * Math.PI * beat)));
  const [tall, away] = [0.3 + 0.7 * up, 0.16 * (1 - up)];
  return (outline: readonly Point[]): Point[] => outline.map(([x, y]) => y < back ? [x - away * (back - y), back + (y - back) * tall] : [x, y]);
};

/** A bird perched on a twig, or in flight with its wings up. @param beat phase of its wings, for clips */
export function bird(random: Random, wished?: Rgb, flying = false, beat = 0): Figure {
  const coat = coatOf('bird', random, wished);
  const belly = mix(coat, [255, 248, 232], 0.72);
  const dark = shade(coat, -0.35);
  const eye = eyeAt(27, -68, 3);
  if (flying) {
    const wings = beating([4, -44], beat);
    return { half: 66, tall: 92, head: { at: { x: 25, y: -42, scale: 9 }, eyes: [[0, 0]], neck: { x: 15, y: -40, scale: 9, turn: 1.4 } }, parts: [
      { d: smooth(wings([[4, -44], [14, -66], [34, -90], [34, -90], [38, -62], [26, -42]])), fill: dark },
      { d: smooth([[-34, -32], [-62, -20], [-62, -20], [-54, -30], [-64, -36], [-64, -36], [-34, -42]]), fill: dark },
      { d: smooth([[-36, -38], [-10, -50], [18, -52], [32, -46], [34, -36], [18, -28], [-10, -28]]), fill: coat },
      { d: smooth([[-14, -30], [10, -34], [32, -37], [20, -28], [0, -25]]), fill: belly },
      { d: smooth(wings([[-6, -46], [-18, -74], [-44, -92], [-44, -92], [-40, -78], [-48, -72], [-36, -62], [-40, -54], [-22, -42], [12, -40]])), fill: shade(coat, 0.14) },
      { d: poly([[33, -44], [46, -38], [33, -36]]), fill: rgb('#f0a834') }, ...eyeAt(25, -42, 2.4),
    ] };
  }
  return { half: 52, tall: 86, below: 6, head: { at: { x: 26, y: -70, scale: 13 }, eyes: [[0.08, 0.15]], neck: { x: 22, y: -56, scale: 15, turn: 0.3 } }, parts: [
    { d: limb([[-50, 1], [-10, -3], [20, -1], [50, -6]], 5, 3.4), fill: rgb('#6a4c36') }, { d: smooth([[38, -5], [46, -16], [52, -10]]), fill: rgb('#6f9f52') },
    { d: smooth([[-16, -20], [-44, -2], [-50, 4], [-38, 5], [-6, -12]]), fill: dark },
    { d: smooth([[-22, -16], [-20, -40], [-2, -58], [10, -78], [28, -84], [38, -72], [36, -56], [30, -32], [12, -10], [-8, -6]]), fill: coat },
    { d: smooth([[34, -60], [33, -36], [16, -10], [2, -8], [10, -30], [22, -50]]), fill: belly },
    { d: smooth([[-2, -50], [16, -44], [12, -22], [-10, -8], [-30, -4], [-20, -24]]), fill: shade(coat, -0.16) }, { d: 'M-2 -38Q-8 -22 -24 -10M4 -34Q0 -20 -12 -10', stroke: dark, width: 1.4, alpha: 0.8 },
    { d: poly([[37, -72], [50, -66], [36, -62]]), fill: rgb('#f0a834') }, ...eye,
    { d: 'M8 -8L8 1M14 -8L15 1', stroke: rgb('#d98a34'), width: 2 },
  ] };
}

export function owl(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#8a6544', '#b08a62', '#6f6a70']));
  const pale = mix(coat, [255, 246, 226], 0.65);
  const parts: Part[] = [
    { d: limb([[-46, 2], [0, -2], [46, -1]], 6, 4.6), fill: rgb('#5f4432') },
    { d: smooth([[-24, -2], [-32, -34], [-28, -66], [-26, -92], [-26, -92], [-12, -82], [12, -82], [26, -92], [26, -92], [28, -66], [32, -34], [24, -2]]), fill: coat },
    { d: smooth([[-16, -6], [-20, -32], [0, -48], [20, -32], [16, -6]]), fill: pale, trunk: 'coat' },
    { d: smooth([[-24, -58], [-34, -34], [-22, -6], [-18, -34]]), fill: shade(coat, -0.25) }, { d: smooth([[24, -58], [34, -34], [22, -6], [18, -34]]), fill: shade(coat, -0.25) },
  ];
  for (const x of [-8, 0, 8]) for (const y of [-30, -20, -12]) parts.push({ d: `M${x - 3} ${y}Q${x} ${y + 3} ${x + 3} ${y}`, stroke: coat, width: 1.4, trunk: 'mark' });
  for (const side of [-1, 1]) parts.push({ d: ellipse(side * 11.5, -65, 12), fill: pale }, { d: ellipse(side * 11, -65, 8), fill: rgb('#f4b93c'), shines: true, shut: lid(side * 11, -65, 7) }, { d: ellipse(side * 10.6, -65, 4.6), fill: rgb('#1d1518'), shut: '' });
  parts.push({ d: poly([[-3.4, -60], [3.4, -60], [0, -52]]), fill: rgb('#d98a34') });
  return { parts, half: 48, tall: 94, below: 6, head: { at: { x: 0, y: -66, scale: 24 }, eyes: [[-0.46, 0.04], [0.46, 0.04]], neck: { x: 0, y: -50, scale: 25 } } };
}

export function fish(random: Random, wished?: Rgb): Figure {
  const coat = coatOf('fish', random, wished);
  const fin = mix(shade(coat, -0.12), rgb('#fff0d0'), 0.25);
  const parts: Part[] = [
    { d: smooth([[-32, -28], [-66, -54], [-74, -50], [-60, -26], [-74, -2], [-64, 0], [-32, -22]]), fill: fin },
    { d: smooth([[-16, -44], [-4, -64], [24, -60], [30, -46]]), fill: fin }, { d: smooth([[-10, -10], [-14, 6], [4, 4], [12, -8]]), fill: fin },
    { d: smooth([[-38, -25], [-14, -45], [20, -50], [46, -36], [56, -24], [44, -10], [18, -2], [-14, -8]]), fill: coat },
    { d: smooth([[-30, -20], [0, -10], [40, -12], [18, -2], [-14, -8]]), fill: mix(coat, [255, 255, 255], 0.6), alpha: 0.85 },
  ];
  const pattern = random.chance(0.5);
  if (pattern) for (const x of [-14, 8, 26]) parts.push({ d: smooth([[x, -46], [x + 8, -47], [x + 6, -26], [x + 8, -5], [x, -5], [x - 3, -26]]), fill: rgb('#fdf6ea'), alpha: 0.92 });
  else for (let x = -20; x < 26; x += 9) for (const y of [-36, -27, -18]) parts.push({ d: `M${x} ${y - 4}Q${x + 6} ${y} ${x} ${y + 4}`, stroke: shade(coat, -0.25), width: 0.9, alpha: 0.7 });
  parts.push({ d: smooth([[14, -26], [0, -32], [-6, -22], [2, -14]]), fill: fin }, { d: 'M32 -40Q26 -26 33 -10', stroke: shade(coat, -0.3), width: 1.4 });
  parts.push({ d: ellipse(43, -28, 4.6), fill: rgb('#fffaf0'), shut: lid(43, -28, 4.6) }, { d: ellipse(44, -28, 2.6), fill: rgb('#1c1518'), shut: '' }, { d: 'M55 -23Q50 -19 47 -19', stroke: shade(coat, -0.45), width: 1.4 });
  return { parts, half: 78, tall: 66, below: 8 };
}

export function whale(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#3f5f86', '#2f5878', '#5a6f8c']));
  const pale = mix(coat, [245, 248, 250], 0.75);
  const grooves: Part[] = [-8, -4, 0].map((dy) => ({ d: `M62 ${-14 + dy}Q34 ${-2 + dy} 0 ${-7 + dy}`, stroke: shade(pale, -0.25), width: 0.8 }));
  return { half: 98, tall: 74, below: 10, parts: [
    { d: smooth([[-58, -38], [-78, -62], [-96, -70], [-90, -56], [-94, -44], [-94, -44], [-78, -46], [-56, -28]]), fill: shade(coat, -0.18) },
    { d: smooth([[-66, -40], [-30, -44], [10, -58], [52, -50], [72, -30], [66, -12], [30, 2], [-14, -6], [-48, -26]]), fill: coat },
    { d: smooth([[72, -26], [66, -12], [30, 2], [-14, -6], [-34, -16], [10, -14], [46, -22]]), fill: pale }, ...grooves,
    { d: smooth([[12, -12], [-2, 8], [-16, 10], [-6, -12]]), fill: shade(coat, -0.25) }, { d: smooth([[-14, -48], [-26, -60], [-30, -44]]), fill: shade(coat, -0.18) },
    { d: ellipse(46, -30, 2.2), fill: rgb('#141018'), shut: lid(46, -30, 3) }, { d: 'M72 -26Q56 -18 44 -24', stroke: shade(coat, -0.4), width: 1.2 },
    { d: 'M40 -54Q38 -66 30 -71M41 -54Q44 -67 54 -70M40.5 -55L41 -72', stroke: rgb('#e8f4fb'), width: 2, alpha: 0.8 },
  ] };
}

export function turtle(wished?: Rgb): Figure {
  const shell = wished ?? rgb('#6a7d3c');
  const skin = rgb('#8fae62');
  const plates: Part[] = ([[-18, -30], [4, -36], [24, -28], [-6, -20], [14, -18]] as const).map(([x, y]) => ({ d: ellipse(x, y, 9, 6.6, -8), fill: shade(shell, 0.16), alpha: 0.85 }));
  return { half: 62, tall: 50, below: 12, parts: [
    { d: smooth([[20, -8], [40, 8], [34, 12], [8, -4]]), fill: shade(skin, -0.2) }, { d: smooth([[-30, -12], [-52, 2], [-46, 6], [-22, -4]]), fill: shade(skin, -0.2) },
    { d: smooth([[34, -20], [46, -34], [58, -32], [60, -23], [48, -16], [34, -10]]), fill: skin },
    { d: smooth([[-42, -12], [-30, -34], [0, -46], [30, -38], [44, -16], [20, -6], [-20, -6]]), fill: shell }, ...plates,
    { d: smooth([[6, -10], [-4, 8], [-22, 12], [-10, -8]]), fill: skin }, { d: ellipse(52, -28, 1.8), fill: rgb('#1a1418'), shut: lid(52, -28, 2.6) },
  ] };
}

export function butterfly(random: Random, wished?: Rgb): Figure {
  const wing = wished ?? rgb(random.pick(['#f08a34', '#4f86e0', '#c45ac0', '#f2c23e', '#e8577a']));
  const parts: Part[] = [];
  const mirror = (side: number, points: readonly Point[]) => smooth(points.map(([x, y]) => [x * side, y] as const));
  for (const side of [-1, 1]) {
    parts.push({ d: mirror(side, [[2, -44], [26, -16], [42, -12], [40, -34], [22, -48]]), fill: shade(wing, -0.15) }, { d: mirror(side, [[2, -50], [20, -84], [48, -92], [54, -72], [38, -50], [14, -44]]), fill: wing });
    parts.push({ d: mirror(side, [[40, -90], [50, -90], [54, -72], [46, -60], [46, -76]]), fill: rgb('#2a2028') }, { d: mirror(side, [[8, -52], [20, -72], [36, -78], [34, -60], [20, -52]]), fill: mix(wing, [255, 250, 220], 0.45), alpha: 0.8 }, { d: ellipse(side * 28, -30, 5), fill: mix(wing, [255, 250, 220], 0.6) });
    parts.push({ d: `M${side} -66Q${side * 6} -82 ${side * 13} -86`, stroke: rgb('#2a2028'), width: 1 });
  }
  parts.push({ d: limb([[0, -66], [0, -48], [0, -22]], 5.4, 2), fill: rgb('#2a2028') });
  return { parts, half: 56, tall: 94 };
}

/** An eastern dragon: one long wave of a body with a ridge of fins. */
export function dragon(random: Random, wished?: Rgb, fiery = false): Figure {
  const skin = wished ?? rgb(random.pick(['#3f9a6a', '#c8403a', '#3f78b8', '#d8a034']));
  const spine: Point[] = Array.from({ length: 26 }, (_, i) => [-96 + i * 6.7, -44 + Math.sin(i * 0.62) * (20 - i * 0.24)] as const);
  const parts: Part[] = [];
  for (const [i, [x, y]] of spine.slice(1, -2).entries()) parts.push({ d: poly([[x - 4, y - 4 - i * 0.12], [x - 3, y - 13 - i * 0.2], [x + 4, y - 5 - i * 0.12]]), fill: rgb('#f2b93c') });
  parts.push({ d: limb(spine, 2, 19), fill: skin }, { d: limb(spine.map(([x, y], i) => [x, y + 3 + i * 0.14] as const), 1, 8), fill: mix(skin, [255, 240, 196], 0.7), alpha: 0.9 });
  for (const i of [9, 19]) {
    const [x, y] = spine[i] ?? [0, 0];
    parts.push({ d: limb([[x, y + 4], [x + 7, y + 18], [x + 15, y + 20]], 7, 3), fill: shade(skin, -0.15) }, { d: `M${x + 13} ${y + 20}l7 -3m-7 3l7 2m-7 -2l4 6`, stroke: rgb('#f7e7c0'), width: 1.8 });
  }
  const [hx, hy] = spine[25] ?? [70, -44];
  parts.push(
    { d: smooth([[hx - 10, hy - 8], [hx - 24, hy - 26], [hx - 2, hy - 16], [hx - 14, hy - 34], [hx + 8, hy - 14]]), fill: rgb('#e8603a') }, { d: limb([[hx + 1, hy - 9], [hx - 6, hy - 26], [hx + 2, hy - 36]], 4, 1), fill: rgb('#f3e2b4') },
    { d: smooth([[hx - 11, hy - 8], [hx + 2, hy - 14], [hx + 16, hy - 8], [hx + 32, hy - 7], [hx + 34, hy], [hx + 16, hy + 5], [hx + 26, hy + 10], [hx + 10, hy + 13], [hx - 8, hy + 10]]), fill: skin },
    { d: ellipse(hx + 7, hy - 6, 3), fill: rgb('#fff2b0'), shines: true, shut: lid(hx + 7, hy - 6, 3.4) }, { d: ellipse(hx + 8, hy - 6, 1.3), fill: rgb('#201418'), shut: '' }, { d: `M${hx + 31} ${hy - 3}q12 -8 18 -22M${hx + 30} ${hy}q14 6 20 0`, stroke: rgb('#f2b93c'), width: 1.3 },
  );
  if (!fiery) return { parts, half: 124, tall: 100, below: 6 };
  const flame = (far: number, wide: number, fill: string): Part => ({ d: smooth([[hx + 26, hy + 4], [hx + 26 + far * 0.5, hy + 4 - wide], [hx + 26 + far * 0.8, hy - 2 - wide * 0.6], [hx + 26 + far, hy + 8], [hx + 26 + far * 0.74, hy + 8 + wide * 0.5], [hx + 26 + far * 0.8, hy + 16 + wide], [hx + 26 + far * 0.4, hy + 8 + wide]]), fill: rgb(fill), shines: true });
  return { parts: [flame(76, 15, '#f0642a'), flame(58, 10, '#fbb83c'), flame(36, 5, '#fff2b8'), ...parts], half: 176, tall: 100, below: 6 };
}
