import type { Figure } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { emptyTable } from './furnishings.ts';
import { cake } from './still.ts';
import { placed } from './together.ts';
import { dumplings, zongzi } from './treats.ts';

/** A small table with something on it. @param scale of what is on it */
export function spread(thing: Figure, scale: number): Figure {
  const table = emptyTable(38);
  return {
    ...table,
    parts: [...table.parts, ...placed(thing, { x: 0, y: -47, scale }).parts],
    tall: 47 + thing.tall * scale,
  };
}

/** A table with a birthday cake. */
export const cakeTable = (random: Random, icing?: Rgb, candles = 5): Figure =>
  spread(cake(random, icing, candles), 0.46);

/** A table with dumplings. */
export const dumplingTable = (): Figure => spread(dumplings(), 0.46);

/** A table with zongzi. */
export const zongziTable = (): Figure => spread(zongzi(), 0.46);
