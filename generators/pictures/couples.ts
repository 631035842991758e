/** People who belong together are near one another in a row, hand in hand where their hands are free. */
import type { Actor } from './actors.ts';
import { reachOf } from './figures/limbs.ts';

/** How far two of whom no hand is drawn in the other's are apart, as a share of their height. */
const NEAR = 0.3;

/** Half the width of who stands, beside their height, is less. */
const SEATED = 0.36;

/** Whether an actor and the next one are beside each other. @param after how many of a couple's are before them */
const areBeside = ({ cast }: Actor, next: Actor | undefined, after: number): boolean =>
  (cast.kin === true && next?.cast.kin === true) ||
  (cast.pair === true && next?.cast.pair === true && after % 2 === 0);

/** A place in a row, and how far from the row's middle, in pixels. */
export interface InRow {
  /** The index of the first of the row. */
  first: number;
  /** How many the row has. */
  many: number;
  shift: number;
}

/**
 * Where those are who stand in a row with others.
 * @param sizes of the actors, in pixels
 * @returns for each actor the place beside their neighbours; undefined for who has none
 */
export function rowsOf(actors: readonly Actor[], sizes: readonly number[]): (InRow | undefined)[] {
  const places: (InRow | undefined)[] = actors.map(() => undefined);
  for (let first = 0; first < actors.length - 1; first++) {
    const offsets = [0];
    for (let i = first; offsets.length === i - first + 1; i++) {
      const [one, next] = [actors[i], actors[i + 1]];
      if (!one || !next || !areBeside(one, next, pairsBefore(actors, i))) break;
      offsets.push(
        (offsets.at(-1) ?? 0) + reach(one, sizes[i] ?? 0, 'right') + reach(next, sizes[i + 1] ?? 0, 'left'),
      );
    }
    if (offsets.length === 1) continue;
    const middle = (offsets.at(-1) ?? 0) / 2;
    offsets.forEach((offset, n) => {
      places[first + n] = { first, many: offsets.length, shift: offset - middle };
    });
    first += offsets.length - 1;
  }
  return places;
}

const pairsBefore = (actors: readonly Actor[], i: number): number =>
  actors.slice(0, i).filter(({ cast }) => cast.pair).length;

/** How far somebody's hand is from their middle, in pixels. */
function reach({ cast, figure, bearer }: Actor, size: number, side: 'left' | 'right'): number {
  if (figure === 'tree') return 0;
  // who lies takes up their length
  if (figure.half > figure.tall) return (figure.half / figure.tall) * size * 0.94;
  const joined = cast.bearing?.joined?.[side];
  // who sits on a seat of their own needs its width
  const wide = (bearer?.half ?? figure.half) / figure.tall;
  return (joined ? reachOf(joined) / figure.tall : wide > SEATED ? wide * 0.94 : NEAR / 2) * size;
}
