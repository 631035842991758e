/** Where the furniture of a room stands: by its table, or in another order, by seed. */
import type { Figure } from '../brush/shapes.ts';
import type { Random } from '../random.ts';
import type { Piece } from './piece.ts';

/** The wall that furniture stands at, in pixels. */
export interface Wall {
  /** x at which a piece's share is 0, and 1; `to` is left of it if the window is on the right. */
  from: number;
  to: number;
  /** Whether it begins at a window. */
  window?: true;
  /** y of the floor's edge. */
  floor: number;
}

/** A piece with its drawing and place. Sizes in pixels. */
export interface Placed {
  piece: Piece;
  figure: Figure;
  x: number;
  foot: number;
  size: number;
  /** Half its width. */
  half: number;
  flip: boolean;
}

/** How far from each other a piece on the wall and one on the floor are at most that belong together, as a share of the wall. */
const TOGETHER = 0.09;
/** How much of a piece at the end of a crowded wall may be out of the picture; none is before the window. */
const OUT = 0.36;

/**
 * Places the pieces of a room. Symmetrical rooms stay as they are; in others the furniture on the floor is put in another
 * order, with what hangs above it.
 * @param unit pixels of a hundredth of the short side, nearer or farther
 * @param still whether nothing may move, as on stairs that somebody climbs
 */
export function arrange(
  pieces: readonly { piece: Piece; figure: Figure; tall: number }[],
  wall: Wall,
  unit: number,
  random: Random,
  still: boolean,
): Placed[] {
  const { from, to, floor } = wall;
  const at = (share: number): number => from + (to - from) * share;
  const placed = pieces.map(({ piece, figure, tall }): Placed => {
    const { up, near, full, x } = piece;
    // what reaches the ceiling does so in a tall picture, too
    const foot =
      up === undefined
        ? floor + unit * (near ? 12 : 4)
        : up === 'ceiling'
          ? unit * (tall - 1)
          : floor * (1 - up);
    const size = full ? foot : unit * tall;
    const half = (figure.half * size) / figure.tall;
    return { piece, figure, x: at(x), foot, size, half, flip: false };
  });
  if (still) return placed;
  if (wall.window || !isSymmetrical(pieces.map(({ piece }) => piece))) reorder(placed, wall, random);
  for (const one of placed) {
    one.flip = random.chance(0.5) && !one.figure.letters;
    if (one.piece.near) one.x += random.range(-0.05, 0.05) * Math.abs(to - from);
  }
  return placed;
}

/** Whether each piece has its like on the other side. */
const isSymmetrical = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ figure, x }) =>
    pieces.some((other) => other.figure === figure && Math.abs(other.x + x - 1) < 0.03),
  );

/** Puts what is on the floor along the wall in another order. */
function reorder(placed: readonly Placed[], { from, to, window }: Wall, random: Random): void {
  const wide = Math.abs(to - from);
  const at = (share: number): number => from + (to - from) * share;
  const low = placed.filter(({ piece }) => piece.up === undefined && !piece.near && !piece.full);
  const line = shuffled(low, random);
  const above = new Map<Placed, Placed>();
  for (const one of placed) {
    if (one.piece.up === undefined || one.piece.up === 'ceiling') continue;
    const under = low.find(({ piece }) => Math.abs(piece.x - one.piece.x) < TOGETHER);
    if (under) above.set(one, under);
  }
  const widths = line.map(({ half }) => half * 2);
  const total = widths.reduce((sum, one) => sum + one, 0);
  const [first = 0] = widths;
  const last = widths.at(-1) ?? 0;
  const spare = wide - total;
  const before = new Map(placed.map((one) => [one, one.x]));
  const over = window ? 0 : first * OUT;
  let x = spare > 0 ? spare * random.range(0.1, 0.9 / Math.max(1, line.length)) : -over;
  const rest = spare > 0 ? (spare - x) * random.range(0.3, 0.9) : spare + over + last * OUT;
  const gap = rest / Math.max(1, line.length - 1);
  line.forEach((one, i) => {
    const width = widths[i] ?? 0;
    one.x = at((x + width / 2) / wide);
    x += width + gap;
  });
  for (const [one, under] of above) one.x = under.x + (one.x - (before.get(under) ?? 0));
  // what belongs to nothing on the floor changes sides, or stays
  const turned = random.chance(0.5);
  for (const one of placed)
    if (turned && !one.piece.near && !low.includes(one) && !above.has(one)) one.x = at(1 - one.piece.x);
  if (window) for (const one of placed) one.x = asideOf(one, from, to);
}

/** Where something on the wall is that is not to hang before the window. */
function asideOf({ x, half, piece }: Placed, from: number, to: number): number {
  if (piece.up === undefined || piece.up === 'ceiling') return x;
  return to > from ? Math.max(x, from + half) : Math.min(x, from - half);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(random.int(0, left.length - 1), 1));
  return out;
}
