// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Things that were asked for by name: the lion of a lion dance, a drone, a statue, warriors of clay, a rope, a wall being painted, a carved bird, a torch and a bucket. */
import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { FigureName } from '../words/plan.ts';
import { heapOf } from './heap.ts';

const [white, gold, iron, wood, steel, clay] = [rgb('#f6f2e8'), rgb('#e8b83c'), rgb('#3c4048'), rgb('#8f5f3a'), rgb('#a8b0b8'), rgb('#b08a68')];

/** The lion of a lion dance: a great head with round eyes over a body of fringes, and the legs of the two under it. */
export function lionDance(random: Random, wished?: Rgb): Figure {
  const fur = wished ?? rgb(random.pick(['#d8322c', '#e8a020', '#e05a28']));
  const leg = (x: number, bend: number): Part[] => [{ d: limb([[x, -34], [x + bend, -18], [x + bend * 0.4, -3]], 8, 6), fill: shade(gold, 0.1) }, { d: `M${x + bend - 4} -16h8M${x + bend * 0.6 - 4} -9h8`, stroke: fur, width: 3 }, { d: ellipse(x + bend * 0.4 + 2, -2.4, 6, 2.8), fill: iron }];
  const fringe = (y: number, from: number, to: number): Part => ({ d: `M${from} ${y}${'q3 9 6 0'.repeat(Math.round((to - from) / 6))}`, stroke: white, width: 3.4 });
  const pompon = (x: number, y: number, r: number, fill: Rgb): Part => ({ d: ellipse(x, y, r), fill });
  return { half: 86, tall: 112, parts: [
    ...leg(-58, -4), ...leg(-40, 5), ...leg(26, -5), ...leg(44, 6), { d: smooth([[-78, -36], [-86, -56], [-80, -70], [-74, -52]], true, 0.5), fill: white }, pompon(-82, -72, 6, gold),
    { d: smooth([[-74, -32], [-76, -58], [-56, -76], [-10, -78], [34, -74], [40, -30]], true, 0.4), fill: fur }, fringe(-30, -72, 36), { d: smooth([[-66, -58], [-30, -68], [20, -66], [20, -60], [-30, -60], [-64, -50]], true, 0.4), fill: gold }, fringe(-48, -66, 18), ...[-54, -36, -18, 0].map((x, i) => pompon(x, -42 - (i % 2) * 3, 3.6, i % 2 ? rgb('#3f8ac8') : rgb('#4aa85a'))),
    { d: smooth([[18, -46], [14, -76], [24, -98], [48, -106], [72, -98], [82, -76], [80, -52], [62, -40], [34, -38]], true, 0.5), fill: fur }, ...[[20, -50], [16, -66], [18, -82], [28, -96], [40, -104], [54, -106], [68, -100], [78, -88]].map(([x = 0, y = 0]) => pompon(x, y, 5.6, white)),
    { d: poly([[46, -104], [50, -112], [54, -104]]), fill: gold }, { d: smooth([[24, -96], [14, -104], [18, -112], [30, -102]], true, 0.4), fill: fur, stroke: white, width: 1.6 }, { d: smooth([[74, -96], [82, -106], [84, -98], [78, -90]], true, 0.4), fill: fur, stroke: white, width: 1.6 },
    ...[44, 68].flatMap((x): Part[] => [{ d: ellipse(x, -80, 9.5), fill: white }, { d: ellipse(x + 1, -79, 6), fill: iron }, { d: ellipse(x + 3, -81, 2), fill: white }, { d: `M${x - 11} -91Q${x} -98 ${x + 11} -91`, stroke: gold, width: 4 }]), pompon(57, -68, 6, gold), pompon(50, -97, 4.6, rgb('#4aa85a')),
    { d: smooth([[32, -58], [56, -62], [82, -58], [76, -44], [56, -38], [38, -44]], true, 0.4), fill: iron }, { d: smooth([[40, -50], [58, -54], [74, -50], [66, -43], [48, -43]], true, 0.5), fill: rgb('#e8607a') }, { d: 'M36 -57h42', stroke: white, width: 4 }, { d: smooth([[34, -42], [56, -34], [78, -42], [70, -26], [56, -22], [42, -26]], true, 0.4), fill: white },
  ] };
}

/** A drone with four rotors and a camera. */
export function drone(wished?: Rgb): Figure {
  const shell = wished ?? rgb('#e4e6ea');
  const rotor = (x: number, y: number, half: number): Part[] => [{ d: box(x - 2.4, y, 4.8, 12, 1), fill: iron }, { d: ellipse(x, y, half, 3), fill: steel, alpha: 0.55, loose: true }, { d: ellipse(x, y, 3.4, 2.2), fill: iron }];
  return { half: 62, tall: 52, parts: [
    ...rotor(-34, -46, 19), ...rotor(34, -46, 19), { d: 'M-32 -38L0 -32L32 -38', stroke: shade(shell, -0.3), width: 5 }, { d: 'M-44 -30L0 -28L44 -30', stroke: shade(shell, -0.12), width: 6.4 }, ...rotor(-44, -40, 21), ...rotor(44, -40, 21),
    { d: smooth([[-20, -26], [-16, -38], [16, -38], [20, -26], [12, -18], [-12, -18]], true, 0.5), fill: shell }, { d: 'M-15 -30Q0 -26 15 -30', stroke: shade(shell, -0.25), width: 1.8 }, { d: 'M-14 -20L-22 -2H-28M14 -20L22 -2H28', stroke: iron, width: 3 }, { d: box(-8, -20, 16, 13, 4), fill: iron }, { d: ellipse(0, -13, 4.6), fill: rgb('#5a8ab0') }, { d: ellipse(1.4, -14.4, 1.6), fill: white }, { d: ellipse(-44, -28, 2.2), fill: rgb('#e8483a'), shines: true }, { d: ellipse(44, -28, 2.2), fill: rgb('#4ad06a'), shines: true },
  ] };
}

/** A figure of stone on its base, an arm raised. */
export function statue(wished?: Rgb): Figure {
  const stone = wished ?? rgb('#b4b2aa');
  const deep = shade(stone, -0.2);
  return { half: 36, tall: 150, parts: [
    { d: box(-36, -12, 72, 12, 1), fill: deep }, { d: box(-28, -46, 56, 34, 1), fill: stone }, { d: box(-32, -50, 64, 6, 1), fill: shade(stone, 0.16) }, { d: box(-18, -38, 36, 16, 1), fill: deep },
    { d: smooth([[-15, -52], [-12, -88], [-14, -114], [14, -114], [13, -88], [17, -52]], true, 0.3), fill: stone }, { d: 'M-8 -56Q-4 -84 -6 -104M2 -56Q4 -82 0 -100M9 -56Q8 -84 8 -98', stroke: deep, width: 1.8 }, { d: limb([[12, -112], [22, -124], [26, -142]], 6.4, 4.6), fill: stone }, { d: ellipse(26.4, -145, 3.6), fill: shade(stone, 0.1) }, { d: limb([[-13, -112], [-22, -96], [-10, -84]], 6.4, 5), fill: shade(stone, -0.08) },
    { d: smooth([[-14, -114], [0, -104], [14, -114], [8, -90], [-10, -78]], true, 0.4), fill: shade(stone, 0.12) }, { d: box(-4, -120, 8, 8), fill: deep }, { d: ellipse(0, -127, 9, 10.4), fill: stone }, { d: smooth([[-9.4, -126], [-8, -136], [0, -140], [8, -136], [9.4, -126], [4, -132], [-4, -132]], true, 0.5), fill: deep }, { d: 'M-3.6 -127h2M1.8 -127h2M-2.4 -121.6h4.8', stroke: shade(stone, -0.4), width: 1.2 },
  ] };
}

/** One warrior of clay, his hair in a knot, in armor of plates. */
const warrior = (x: number, y: number, s: number, dim: number): Part[] => {
  const c = shade(clay, dim);
  const at = { x, y, scale: s };
  return ([
    { d: 'M-7 -30L-7 -2M7 -30L7 -2', stroke: shade(c, -0.2), width: 8 }, { d: 'M-11 -1h8M4 -1h8', stroke: shade(c, -0.35), width: 4 }, { d: poly([[-14, -26], [14, -26], [11, -46], [-11, -46]]), fill: shade(c, -0.12) }, { d: limb([[-12, -64], [-18, -48], [-13, -34]], 7, 5), fill: shade(c, -0.1) }, { d: limb([[12, -64], [19, -50], [14, -38]], 7, 5), fill: shade(c, -0.1) },
    { d: smooth([[-13, -40], [-14, -68], [-6, -72], [6, -72], [14, -68], [13, -40]], true, 0.3), fill: c }, ...[-64, -57, -50, -43].map((row): Part => ({ d: `M-12 ${row}H12`, stroke: shade(c, -0.26), width: 1.4 })), { d: 'M-6 -68V-41M0 -68V-41M6 -68V-41', stroke: shade(c, -0.26), width: 1.2 }, { d: smooth([[-8, -72], [0, -68], [8, -72], [5, -76], [-5, -76]], true, 0.4), fill: shade(c, -0.2) },
    { d: ellipse(0, -82, 8, 9.6), fill: shade(c, 0.08) }, { d: smooth([[-8.4, -83], [-7, -92], [0, -95], [7, -92], [8.4, -83], [0, -89]], true, 0.5), fill: shade(c, -0.36) }, { d: ellipse(3, -97, 4, 3.4), fill: shade(c, -0.36) }, { d: 'M-4.4 -83h3M1.4 -83h3M-2.4 -77.4h4.8M-3 -79.4q3 -1.6 6 0', stroke: shade(c, -0.5), width: 1.1 },
  ] as Part[]).map((part) => ({ ...part, at }));
};

/** Rows of warriors of clay. */
export const clayWarriors = (): Figure => ({ half: 104, tall: 118, parts: [
  ...[-78, -46, -15, 15, 46, 78].flatMap((x) => warrior(x, -36, 0.8, -0.26)), ...[-62, -30, 0, 30, 62].flatMap((x) => warrior(x, -20, 0.9, -0.13)), ...[-80, -40, 0, 40, 80].flatMap((x) => warrior(x, 0, 1.02, 0)),
] });

/** The rope of a tug of war with a ribbon in its middle. @param half of its length */
export const tugRope = (half = 90): Figure => ({ half, tall: 62, parts: [{ d: `M${-half} -52Q0 -50 ${half} -52`, stroke: rgb('#c8a468'), width: 4.4 }, { d: `M${-half} -52Q0 -50 ${half} -52`, stroke: rgb('#8a6a3c'), width: 1 }, { d: poly([[-5, -54], [5, -54], [7, -36], [0, -41], [-7, -36]]), fill: rgb('#d8322c') }] });

/** A stretch of wall, half of it painted anew, with a roller on it and a bucket of paint. */
export function paintedWall(wished?: Rgb): Figure {
  const paint = wished ?? rgb('#5aa0c8');
  return { half: 92, tall: 134, parts: [
    { d: box(-92, -134, 184, 134, 1), fill: rgb('#dcd6ca') }, { d: 'M-92 -100H92M-92 -66H92M-92 -32H92M-60 -134V-100M0 -134V-100M60 -134V-100M-30 -100V-66M30 -100V-66M-60 -66V-32M0 -66V-32M60 -66V-32M-30 -32V0M30 -32V0', stroke: rgb('#c2baa8'), width: 1.4 },
    { d: 'M-92 -134H24V-120H34V-104H20V-84H30V-62H14V-40H22V-18H6V0H-92Z', fill: paint }, { d: 'M-70 -130V-6M-44 -130V-20M-16 -130V-8M8 -128V-50', stroke: shade(paint, 0.14), width: 5, alpha: 0.5 }, { d: 'M20 -62v9M14 -18v8', stroke: paint, width: 2.6 },
    { d: 'M6 -60L26 -82V-90', stroke: steel, width: 2.6 }, { d: 'M4 -58L12 -67', stroke: wood, width: 4.6 }, { d: box(14, -100, 26, 11, 4), fill: shade(paint, 0.24) },
    { d: poly([[52, 0], [78, 0], [82, -26], [48, -26]]), fill: steel }, { d: ellipse(65, -26, 17, 3.6), fill: paint }, { d: 'M48 -26Q65 -52 82 -26', stroke: iron, width: 2 }, { d: 'M54 -25v9M74 -25v6', stroke: paint, width: 4 },
  ] };
}

/** A bird carved of wood, on a stand. */
export function carvedBird(wished?: Rgb): Figure {
  const own = wished ?? rgb('#b07a44');
  return { half: 44, tall: 76, parts: [
    { d: ellipse(0, -4, 24, 5), fill: shade(wood, -0.3) }, { d: box(-24, -8, 48, 5, 2), fill: wood }, { d: 'M-2 -8V-26', stroke: shade(wood, -0.2), width: 4 },
    { d: smooth([[-44, -40], [-26, -46], [-10, -58], [8, -62], [14, -72], [26, -76], [34, -68], [42, -65], [33, -61], [28, -46], [12, -28], [-8, -25], [-26, -33]], true, 0.4), fill: own }, { d: smooth([[-36, -40], [-18, -50], [4, -52], [12, -42], [-4, -34]], true, 0.5), fill: shade(own, -0.16) },
    { d: 'M-28 -40Q-10 -46 8 -46M-22 -37Q-8 -41 6 -41M-14 -35Q-4 -37 3 -37M14 -62Q20 -56 22 -46M18 -36Q10 -30 0 -29', stroke: shade(own, -0.38), width: 1.6 }, { d: ellipse(27, -68, 2), fill: shade(own, -0.6) },
  ] };
}

/** A torch: cloth that burns at the end of a stick. */
export const torch = (): Figure => ({ half: 14, tall: 92, parts: [
  { d: limb([[0, 0], [0, -56]], 5, 7), fill: wood }, { d: smooth([[-7, -46], [-8, -60], [8, -60], [7, -46]], true, 0.3), fill: rgb('#5a4638') }, { d: 'M-7 -54H7M-7 -49H7', stroke: rgb('#3a2c24'), width: 1.8 },
  { d: smooth([[-9, -58], [-13, -70], [-4, -80], [-2, -92], [7, -80], [13, -70], [9, -58]], true, 0.5), fill: rgb('#f2762a'), shines: true, burns: [0, -58] }, { d: smooth([[-5, -58], [-7, -68], [0, -80], [7, -68], [5, -58]], true, 0.5), fill: rgb('#ffd85a'), shines: true, burns: [0, -58] },
] });

/** A fish that looks out of a bucket. */
const fishOut = (x: number, y: number, turn: number, fill: Rgb): Part[] => {
  const at = { x, y, scale: 1, turn };
  const tail: Point[] = [[-4, -22], [-11, -32], [0, -28], [11, -32], [4, -22]];
  return [{ d: smooth(tail, true, 0.2), fill: shade(fill, -0.16), at }, { d: smooth([[0, 8], [-8, -4], [-5, -20], [0, -25], [5, -20], [8, -4]], true, 0.5), fill, at }, { d: 'M-4 -16q4 3 8 0M-5 -10q5 3 10 0', stroke: shade(fill, -0.3), width: 1.2, at }];
};

/** A bucket with its handle, empty or full. */
export function bucket(wished?: Rgb, filled?: FigureName): Figure {
  const tin = wished ?? rgb('#9aa6b0');
  const inside: Part[] = filled === 'fish' ? [...fishOut(-12, -50, -0.5, rgb('#7f9fb4')), ...fishOut(12, -50, 0.45, rgb('#8fb0a4')), ...fishOut(0, -52, 0.05, rgb('#a4b8c4'))] : filled ? heapOf(filled, { y: -48, half: 25 }) : [];
  return { half: 34, tall: filled ? 86 : 56, parts: [
    { d: ellipse(0, -50, 31, 7), fill: shade(tin, -0.5) }, { d: 'M-31 -50Q0 -104 31 -50', stroke: iron, width: 2.6 }, ...inside, { d: smooth([[-31, -50], [-31, -50], [0, -43], [31, -50], [31, -50], [23, 0], [23, 0], [0, 3], [-23, 0], [-23, 0]], true, 0.3), fill: tin }, { d: 'M-28 -34Q0 -27 28 -34M-25 -14Q0 -8 25 -14', stroke: shade(tin, -0.25), width: 2 }, { d: 'M-16 -42L-13 -4', stroke: shade(tin, 0.4), width: 3.4, alpha: 0.8 },
  ] };
}
