// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The hair of people on small figures: a fringe or a parting that leaves the forehead free, strands, and a sheen. */
import { ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { type Rgb, shade } from '../../light/colour.ts';
import type { PersonLook } from '../../words/plan.ts';

/** A skull: its middle, its radius, and the height of the throat under it. */
export interface Skull {
  x: number;
  y: number;
  r: number;
  throat: number;
}

type Haired = Pick<PersonLook, 'cut' | 'hair' | 'seed' | 'woman'>;

/** Turns points in units of a skull into those of the figure; `side` -1 mirrors them. */
const onSkull = ({ x, y, r }: Skull, side = 1) => (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * r * side, y + py * r]);

/** The y to which hair falls. */
const fallOf = (cut: Haired['cut'], { y, throat }: Skull): number =>
  ({ long: throat + 17, bob: throat + 1.5, curly: throat + 4, bun: y, short: y, bald: y })[cut.figure];

/** Which way the hair is parted: the choice is that of the person, and stays theirs. */
const partingOf = (seed: number): -1 | 1 => (seed & 1 ? 1 : -1);
/** Whether a fringe covers the forehead, rather than a parting showing it. */
const hasFringe = ({ seed, woman, cut }: Haired): boolean => woman && cut.figure !== 'bun' && (seed >> 1) % 3 === 0;

/** Lines along the hair, and light on it. */
function strands(hair: Rgb, d: string, width: number): Part {
  return { d, stroke: shade(hair, -0.24), width, alpha: 0.5 };
}
const sheen = (hair: Rgb, d: string, width: number): Part => ({ d, stroke: shade(hair, 0.42), width, alpha: 0.4 });

/** The path of a curve through points, each given in units of the skull. */
const curve = (skull: Skull, points: readonly Point[], side = 1): string => smooth(onSkull(skull, side)(points), false);

/** The hair behind a head, which falls to the shoulders. */
export function hairBehind({ cut, hair }: Haired, skull: Skull): Part[] {
  const { x, y, r } = skull;
  const fall = fallOf(cut, skull);
  const dark = shade(hair, -0.06);
  if (cut.figure === 'long') return [{ d: smooth([[x - r * 1.06, y - r * 0.3], [x, y - r * 1.18], [x + r * 1.06, y - r * 0.3], [x + r * 1.2, y + r * 0.7], [x + r * 1.34, fall - 6], [x + r * 0.9, fall], [x - r * 0.9, fall], [x - r * 1.34, fall - 6], [x - r * 1.2, y + r * 0.7]]), fill: dark }];
  if (cut.figure === 'bob') return [{ d: smooth([[x - r * 1.06, y - r * 0.3], [x, y - r * 1.18], [x + r * 1.06, y - r * 0.3], [x + r * 1.24, y + r * 0.6], [x + r * 0.98, fall], [x + r * 0.5, fall - r * 0.16], [x - r * 0.5, fall - r * 0.16], [x - r * 0.98, fall], [x - r * 1.24, y + r * 0.6]]), fill: dark }];
  if (cut.figure !== 'curly') return [];
  return ([[-1.02, 0.5], [1.02, 0.5], [-1.08, 0], [1.08, 0], [-0.86, -0.62], [0.86, -0.62], [0, -0.92], [-0.86, 0.92], [0.86, 0.92]] as const).map(([dx, dy]): Part => ({ d: ellipse(x + dx * r, y + dy * r, r * 0.5), fill: dark }));
}

/** The hair before the face of a head that is seen from the front. */
export function hairBefore(look: Haired, skull: Skull): Part[] {
  const { cut, hair, seed } = look;
  const { r } = skull;
  const side = partingOf(seed);
  const on = onSkull(skull, side);
  const line = r * 0.07;
  if (cut.figure === 'bald') return [-1, 1].map((edge): Part => ({ d: smooth(onSkull(skull, edge)([[0.84, 0.24], [1.03, 0.18], [1.02, -0.34], [0.84, -0.5], [0.88, -0.1]])), fill: hair }));
  if (cut.figure === 'short') return [
    { d: smooth(on([[-1.0, 0.16], [-1.05, -0.36], [-0.86, -0.96], [-0.3, -1.3], [0.36, -1.36], [0.92, -1.02], [1.07, -0.4], [0.99, 0.16], [0.88, 0.1], [0.84, -0.28], [0.66, -0.56], [0.1, -0.52], [-0.42, -0.76], [-0.66, -0.6], [-0.84, -0.34], [-0.88, 0.08]])), fill: hair },
    strands(hair, `${curve(skull, [[-0.4, -0.8], [0.1, -1.0], [0.76, -0.78]], side)}${curve(skull, [[-0.44, -0.84], [0.0, -1.2], [0.6, -1.14]], side)}${curve(skull, [[-0.5, -0.78], [-0.8, -0.78], [-0.94, -0.4]], side)}`, line),
    sheen(hair, curve(skull, [[0.16, -1.14], [0.56, -1.06], [0.84, -0.76]], side), line * 1.9),
  ];
  const parts: Part[] = [];
  if (cut.figure === 'bun') parts.push(...knot(hair, skull, -1.34));
  if (hasFringe(look)) {
    parts.push({ d: smooth(on([[-1.05, 0.3], [-1.08, -0.4], [-0.66, -1.08], [0, -1.26], [0.66, -1.08], [1.08, -0.4], [1.05, 0.3], [0.86, 0.16], [0.8, -0.24], [0.62, -0.34], [0.5, -0.46], [0.3, -0.34], [0.12, -0.48], [-0.1, -0.34], [-0.34, -0.48], [-0.54, -0.34], [-0.78, -0.26], [-0.86, 0.16]])), fill: hair });
    parts.push(strands(hair, `${curve(skull, [[0.06, -1.2], [0.14, -0.8], [0.12, -0.5]], side)}${curve(skull, [[-0.2, -1.18], [-0.36, -0.8], [-0.34, -0.5]], side)}${curve(skull, [[0.32, -1.16], [0.5, -0.8], [0.5, -0.48]], side)}`, line));
  } else {
    // two sides of a parting
    parts.push({ d: smooth(on([[0.3, -1.22], [0.86, -0.98], [1.08, -0.4], [1.06, 0.24], [0.9, 0.2], [0.86, -0.2], [0.66, -0.56], [0.3, -0.86]])), fill: hair });
    parts.push({ d: smooth(on([[0.36, -1.24], [-0.3, -1.24], [-0.88, -0.92], [-1.09, -0.36], [-1.06, 0.28], [-0.92, 0.24], [-0.84, -0.14], [-0.5, -0.42], [0.06, -0.66], [0.34, -0.92]])), fill: hair });
    parts.push(strands(hair, `${curve(skull, [[0.26, -1.08], [-0.4, -0.84], [-0.84, -0.36]], side)}${curve(skull, [[0.26, -1.16], [-0.5, -1.04], [-0.96, -0.5]], side)}${curve(skull, [[0.46, -1.08], [0.82, -0.72], [0.96, -0.2]], side)}`, line));
  }
  parts.push(sheen(hair, curve(skull, [[-0.86, -0.66], [-0.6, -0.9], [-0.2, -1.04]], side), line * 1.9));
  if (cut.figure === 'long') for (const edge of [-1, 1]) parts.push(...lock(hair, skull, edge));
  if (cut.figure === 'bob') for (const edge of [-1, 1]) parts.push({ d: smooth(onSkull(skull, edge)([[0.9, -0.2], [1.08, 0], [1.16, 0.56], [0.94, 1.02], [0.78, 0.96], [0.9, 0.5]])), fill: hair });
  if (cut.figure === 'curly') for (const [dx, dy] of [[-0.94, -0.5], [-0.56, -0.98], [0, -1.12], [0.56, -0.98], [0.94, -0.5], [-1.06, 0.06], [1.06, 0.06]] as const) parts.push({ d: ellipse(skull.x + dx * r, skull.y + dy * r, r * 0.34), fill: hair }, strands(hair, `M${skull.x + (dx - 0.16) * r} ${skull.y + (dy + 0.02) * r}q${r * 0.16} ${-r * 0.2} ${r * 0.3} 0`, line));
  return parts;
}

/** Hair that falls over the shoulder, beside the face. */
function lock(hair: Rgb, skull: Skull, edge: number): Part[] {
  const { x, y, r, throat } = skull;
  const points: Point[] = [[x + edge * r * 0.97, y - r * 0.1], [x + edge * r * 1.12, y + r * 0.7], [x + edge * r * 1.02, throat + 4], [x + edge * r * 0.84, throat + 13]];
  return [{ d: limb(points, r * 0.26, r * 0.34), fill: hair }, strands(hair, smooth(points.map(([px, py]): Point => [px + edge * r * 0.03, py + 1]), false), r * 0.06)];
}

/** A bun, on the crown or at the back of the head. */
const knot = (hair: Rgb, skull: Skull, at: number): Part[] => [
  { d: ellipse(skull.x, skull.y + skull.r * at, skull.r * 0.44, skull.r * 0.4), fill: shade(hair, -0.06) },
  strands(hair, curve(skull, [[-0.3, at + 0.06], [0, at - 0.16], [0.3, at + 0.04]]), skull.r * 0.07),
];

/** The hair of a head that is seen from behind. */
export function hairFromBehind({ cut, hair, seed }: Haired, skull: Skull): Part[] {
  const { x, y, r } = skull;
  const on = onSkull(skull, partingOf(seed));
  const line = r * 0.07;
  const fall = fallOf(cut, skull);
  if (cut.figure === 'bald') return [{ d: smooth(on([[-1.02, -0.1], [-0.6, 0.2], [0.6, 0.2], [1.02, -0.1], [0.86, 0.66], [0.4, 0.84], [-0.4, 0.84], [-0.86, 0.66]])), fill: hair }];
  const sheens = sheen(hair, curve(skull, [[-0.66, -0.62], [-0.1, -0.84], [0.56, -0.66]]), line * 2);
  if (cut.figure === 'long' || cut.figure === 'bob') {
    const low = (fall - y) / r;
    return [
      { d: smooth([...on([[-1.06, 0.2], [-1.06, -0.5], [-0.6, -1.08], [0, -1.22], [0.6, -1.08], [1.06, -0.5], [1.12, 0.3], [1.18, low - 0.5], [0.76, low], [0.1, low - 0.12], [-0.6, low + 0.06], [-1.16, low - 0.4]])]), fill: hair },
      strands(hair, [-0.62, -0.2, 0.26, 0.68].map((at) => curve(skull, [[at * 0.3, -1.06], [at * 0.92, -0.3], [at, low * 0.5], [at * 0.9, low - 0.24]])).join(''), line), sheens,
    ];
  }
  const nape: Part[] = [
    { d: smooth(on([[-0.98, 0.34], [-1.06, -0.36], [-0.8, -0.98], [-0.1, -1.26], [0.62, -1.12], [1.05, -0.46], [0.98, 0.34], [0.62, 0.78], [0.2, 0.98], [0, 0.9], [-0.2, 0.98], [-0.62, 0.78]])), fill: hair },
    strands(hair, [-0.6, 0, 0.6].map((at) => curve(skull, [[0.1 + at * 0.3, -0.9], [at * 1.1, -0.2], [at * 0.8, 0.56]])).join(''), line), sheens,
  ];
  if (cut.figure === 'bun') return [...nape, ...knot(hair, skull, -0.3)];
  if (cut.figure !== 'curly') return nape;
  return [...([[-0.9, 0.5], [0.9, 0.5], [-1, -0.1], [1, -0.1], [-0.7, -0.72], [0.7, -0.72], [0, -1], [-0.4, 0.9], [0.4, 0.9]] as const).map(([dx, dy]): Part => ({ d: ellipse(x + dx * r, y + dy * r, r * 0.42), fill: hair })), { d: ellipse(x, y, r), fill: hair, alpha: 1 }, ...([[-0.4, -0.3], [0.3, -0.5], [0.1, 0.3], [-0.5, 0.4], [0.6, 0.2]] as const).map(([dx, dy]) => strands(hair, `M${x + (dx - 0.16) * r} ${y + dy * r}q${r * 0.16} ${-r * 0.24} ${r * 0.32} 0`, line))];
}
