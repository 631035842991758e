/** Puts small things into a room where its furniture leaves room for them. */
import { drawFigure } from '../brush/figure.ts';
import type { Stage } from '../brush/stage.ts';
import type { Placed } from './arrange.ts';
import { type Extra, type Extras, extrasOf } from './extras.ts';
import { inWood, type Wood } from './in-wood.ts';

/** What is taken of a wall. In pixels. */
export interface Taken {
  left: number;
  right: number;
  top: number;
  foot: number;
}

export const takenBy = ({ x, half, foot, size }: Placed): Taken => ({
  left: x - half,
  right: x + half,
  top: foot - size,
  foot,
});

/** How many of each there are at most, and how often a free place is looked for. */
const [MOST, TRIES] = [3, 9] as const;

/** @param unit as in `arrange` @param lit the stage in the room's light */
export function dressRoom(
  lit: Stage,
  taken: readonly Taken[],
  floor: number,
  unit: number,
  wood: Wood,
): void {
  const extras = extrasOf(lit.scene.interior);
  if (!extras) return;
  const random = lit.random.fork('extras');
  const all = [...taken];
  const put = (kind: keyof Extras, one: Extra): void => {
    const figure = inWood(one.figure(random), wood);
    const size = unit * one.tall;
    const half = (figure.half * size) / figure.tall;
    const flip = random.chance(0.5);
    for (let i = 0; i < TRIES; i++) {
      const x = random.range(half + unit * 2, lit.width - half - unit * 2);
      const foot =
        kind === 'floor'
          ? floor + unit * 3.4
          : Math.max(size + unit * 6, floor - unit * random.range(27, 34));
      const spot = { left: x - half, right: x + half, top: foot - size, foot };
      if (all.some((other) => overlap(spot, other, unit * 2))) continue;
      drawFigure(lit, figure, { x, y: foot, size, flip, on: kind === 'floor' ? 'ground' : 'nothing' });
      all.push(spot);
      return;
    }
  };
  for (const kind of ['wall', 'floor'] as const) {
    const left = [...extras[kind]];
    for (let many = random.int(1, MOST); many > 0 && left.length > 0; many--)
      for (const one of left.splice(random.int(0, left.length - 1), 1)) put(kind, one);
  }
}

const overlap = (one: Taken, other: Taken, air: number): boolean =>
  one.left < other.right + air &&
  other.left < one.right + air &&
  one.top < other.foot + air &&
  other.top < one.foot + air;
