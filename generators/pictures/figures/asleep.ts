// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Sleepers: animals curl up, people lie under a blanket, all with closed eyes. */
import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { PersonLook } from '../words/plan.ts';
import { isBeast } from './beasts/rows.ts';
import { laidHead } from './body/laid-head.ts';
import { eyeAt, lid } from './eyes.ts';

/** How a kind of animal looks curled up. */
interface Curl {
  coat: string;
  ears: 'point' | 'round' | 'flop' | 'long';
  /** Of the head, beside that of a cat. */
  head: number;
  pale?: boolean;
  /** A bushy tail, thicker than a cat's, or a thin one. */
  tail?: 'bushy' | 'thin';
  marks?: 'stripes' | 'rosettes' | 'spots';
  /** Color of the marks. */
  ink?: string;
  /** Color of a mane. */
  mane?: string;
  /** Color of ears, paws, shoulders and around the eyes, as a panda has them. */
  points?: string;
}

const CURLS = {
  cat: { coat: '#e39a4a', ears: 'point', head: 1, pale: true },
  dog: { coat: '#b98a5a', ears: 'flop', head: 1.08, pale: true },
  wolf: { coat: '#7d828c', ears: 'point', head: 1.02, pale: true, tail: 'bushy' },
  fox: { coat: '#e07a2e', ears: 'point', head: 0.95, pale: true, tail: 'bushy' },
  bear: { coat: '#6a4630', ears: 'round', head: 1.05, tail: 'thin' },
  panda: { coat: '#f5f2ea', ears: 'round', head: 1.1, tail: 'thin', points: '#2b2a30' },
  tiger: { coat: '#e58a2c', ears: 'round', head: 1.05, pale: true, marks: 'stripes', ink: '#2a2022' },
  lion: { coat: '#d9a24e', ears: 'round', head: 1.02, pale: true, mane: '#7e4620' },
  lioness: { coat: '#d9a862', ears: 'round', head: 1, pale: true },
  leopard: { coat: '#e0ac58', ears: 'round', head: 0.98, pale: true, marks: 'rosettes', ink: '#2a2022' },
  snowLeopard: { coat: '#c9c8c4', ears: 'round', head: 0.98, pale: true, marks: 'rosettes', ink: '#4a4a50', tail: 'bushy' },
  cheetah: { coat: '#e3b45e', ears: 'round', head: 0.86, pale: true, marks: 'spots', ink: '#2a2022' },
  panther: { coat: '#26242c', ears: 'round', head: 0.98 },
  rabbit: { coat: '#d9c4a8', ears: 'long', head: 0.9, pale: true, tail: 'thin' },
  mouse: { coat: '#9a9298', ears: 'round', head: 0.95, pale: true, tail: 'thin' },
  squirrel: { coat: '#c0682e', ears: 'point', head: 0.9, pale: true, tail: 'bushy' },
} as const satisfies Record<string, Curl>;
export type Curled = keyof typeof CURLS;

export const canCurl = (figure: string): figure is Curled => figure in CURLS;

/** Whether an animal can lie awake, its head up. */
export const canLie = (figure: string): boolean => isBeast(figure) || canCurl(figure);

/** An animal curled up on the ground, its head on its paws and its tail around it. @param awake whether it has its head up, and its eyes open */
export function curled(kind: Curled, wished?: Rgb, awake = false): Figure {
  const curl: Curl = CURLS[kind];
  const { ears, head, pale, tail, mane, points } = curl;
  const coat = wished ?? rgb(curl.coat);
  const [dark, light] = [shade(coat, -0.32), mix(coat, [255, 250, 242], 0.72)];
  const [x, y, r] = [27, awake ? -36 : -17, 15 * head];
  const paws = points ? rgb(points) : pale ? light : dark;
  const parts: Part[] = [
    { d: smooth([[-46, -2], [-50, -18], [-38, -38], [-10, -46], [22, -42], [42, -24], [44, -4], [20, 0], [-24, 1]]), fill: coat, trunk: 'coat' },
    { d: `M-34 -8Q-30 -30 -6 -34`, stroke: dark, width: 1.6, alpha: 0.6 },
    ...coatOf(curl, coat),
  ];
  if (points) parts.push({ d: smooth([[0, -45], [22, -42], [40, -26], [42, -6], [22, -4], [4, -20]]), fill: rgb(points) });
  // the tail lies around the paws
  parts.push({ d: limb([[-42, -7], [-28, 1], [-4, 0], [12, -3]], tail === 'bushy' ? 13 : tail === 'thin' ? 6 : 8, 4.4), fill: curl.marks ? coat : dark });
  if (kind === 'fox') parts.push({ d: ellipse(10, -3, 7, 4.4), fill: light });
  parts.push({ d: limb([[14, -6], [28, -2.6], [42, -3]], 8, 6), fill: paws });
  if (mane) parts.push({ d: smooth(Array.from({ length: 20 }, (_, i) => { const [turn, far] = [(i / 20) * 2 * Math.PI, r * (i % 2 ? 1.45 : 1.75)]; return [x + Math.cos(turn) * far * 1.08, Math.min(-0.5, y + Math.sin(turn) * far)] as const; }), true, 0.7), fill: rgb(mane) });
  for (const side of [-1, 1]) parts.push(...earOf(ears, x + side * r * 0.62, y - r * 0.62, r, side, points ? rgb(points) : coat, awake));
  parts.push({ d: ellipse(x, y, r * 1.12, r * 0.92), fill: mix(coat, [255, 255, 255], 0.05) });
  if (curl.marks === 'stripes') for (const dx of [-0.34, 0, 0.34]) parts.push({ d: limb([[x + dx * r, y - r * 0.9], [x + dx * r * 0.8, y - r * 0.5]], 2.6, 0.8), fill: rgb(curl.ink ?? '#000000') });
  if (pale) parts.push({ d: ellipse(x, y + r * 0.42, r * 0.62, r * 0.42), fill: light });
  if (points) for (const side of [-1, 1]) parts.push({ d: ellipse(x + side * r * 0.48, y, r * 0.36, r * 0.28, side * 40), fill: rgb(points) });
  if (awake) for (const side of [-1, 1]) parts.push(...eyeAt(x + side * r * 0.46, y - r * 0.04, r * 0.2));
  else for (const side of [-1, 1]) parts.push(closedEye(x + side * r * 0.46, y - r * 0.02, r * 0.24, points || coat[0] < 60 ? light : undefined));
  parts.push({ d: ellipse(x, y + r * 0.26, r * 0.15, r * 0.1), fill: rgb('#2a2024') }, { d: `M${x - r * 0.2} ${y + r * 0.52}Q${x} ${y + r * 0.62} ${x + r * 0.2} ${y + r * 0.52}`, stroke: shade(coat, -0.5), width: 1 });
  return { parts, half: 56, tall: awake ? (ears === 'long' ? 86 : 69) : 50, head: { at: { x, y, scale: r }, eyes: awake ? [[-0.46, -0.04], [0.46, -0.04]] : [] } };
}

/** The marks on the back of somebody curled up. */
function coatOf({ marks, ink = '#000000' }: Curl, coat: Rgb): Part[] {
  const colour = rgb(ink);
  if (marks === 'stripes') return [-30, -17, -4, 9].map((dx) => ({ d: limb([[dx, -42 + Math.abs(dx + 6) * 0.28], [dx - 3, -32], [dx, -20]], 4.4, 0.8), fill: colour }));
  if (!marks) return [];
  return [[-40, -24], [-33, -33], [-38, -12], [-28, -22], [-22, -38], [-18, -29], [-26, -10], [-14, -18], [-8, -40], [-6, -29], [-2, -18], [6, -38], [8, -28], [18, -38], [-12, -9], [2, -9]].flatMap(([px = 0, py = 0]): Part[] =>
    marks === 'spots' ? [{ d: ellipse(px, py, 1.8, 1.5), fill: colour }] : [{ d: ellipse(px, py, 3.4, 2.9), fill: colour }, { d: ellipse(px + 0.6, py + 0.3, 1.8, 1.4), fill: shade(coat, -0.22) }]);
}

const closedEye = (x: number, y: number, r: number, colour = rgb('#241a1c')): Part => ({ d: lid(x, y, r), stroke: colour, width: Math.max(1.1, r * 0.34) });

function earOf(ears: Curl['ears'], x: number, y: number, r: number, side: number, coat: Rgb, up: boolean): Part[] {
  const inner = mix(coat, rgb('#e8a29a'), 0.55);
  switch (ears) {
    case 'round': return [{ d: ellipse(x, y, r * 0.34), fill: coat }, { d: ellipse(x, y, r * 0.18), fill: inner }];
    case 'flop': return [{ d: smooth([[x - r * 0.2, y], [x + side * r * 0.5, y + r * 0.1], [x + side * r * 0.72, y + r * 0.9], [x + side * r * 0.3, y + r * 0.8]]), fill: shade(coat, -0.25) }];
    case 'long': return up ? [{ d: limb([[x - side * r * 0.3, y + r * 0.2], [x - side * r * 0.1, y - r * 0.9], [x + side * r * 0.14, y - r * 1.9]], r * 0.5, r * 0.26), fill: coat }, { d: limb([[x - side * r * 0.26, y - r * 0.2], [x - side * r * 0.08, y - r * 0.9], [x + side * r * 0.1, y - r * 1.7]], r * 0.24, r * 0.1), fill: inner }] : [{ d: limb([[x - side * r * 0.3, y], [x - r * 0.9, y - r * 0.25 + side * 2], [x - r * 1.9, y + r * 0.1 + side * 3]], r * 0.42, r * 0.3), fill: coat }];
    case 'point': return [{ d: smooth([[x - r * 0.34, y + r * 0.2], [x + side * r * 0.2, y - r * 0.72], [x + side * r * 0.2, y - r * 0.72], [x + r * 0.34, y + r * 0.2]]), fill: coat }, { d: smooth([[x - r * 0.14, y + r * 0.1], [x + side * r * 0.16, y - r * 0.44], [x + side * r * 0.16, y - r * 0.44], [x + r * 0.18, y + r * 0.1]]), fill: inner }];
  }
}

/** How far a head on a pillow is turned from upright. */
const TURN = -0.7;

/** Somebody who lies under a blanket of the colour of their clothes, head on a pillow, face up. @param awake whether the eyes are open */
export function lying(look: PersonLook, awake = false): Figure {
  const child = look.figure === 'child';
  const [r, feet] = [child ? 12 : 11, child ? 46 : 64];
  const [x, y] = [-48, -15];
  const { cloth } = look;
  const parts: Part[] = [
    { d: smooth([[-68, 0], [-70, -4], [feet, -5], [feet + 3, 0]]), fill: rgb('#e6dccb') },
    { d: smooth([[-68, -2], [-70, -11], [-52, -15], [-32, -11], [-30, -3], [-48, 0]]), fill: rgb('#f4f1ea') },
  ];
  parts.push(...laidHead(look, { x, y, r, turn: TURN, sleeps: !awake }));
  parts.push({ d: smooth([[-37, 0], [-40, -9], [-36, -19], [-16, -25], [12, -22], [feet - 14, -17], [feet - 4, -21], [feet + 2, -12], [feet + 3, 0]]), fill: cloth });
  parts.push({ d: smooth([[-38, -4], [-39, -14], [-34, -20], [-25, -23], [-28, -12], [-27, -1]]), fill: mix(cloth, [255, 255, 255], 0.6) });
  for (const at of [-8, 14, feet - 22]) parts.push({ d: `M${at} -20Q${at + 5} -10 ${at + 2} -2`, stroke: shade(cloth, -0.25), width: 1, alpha: 0.7 });
  return { parts, half: 74, tall: 34 };
}
