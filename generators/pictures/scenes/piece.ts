import type { Figure } from '../brush/shapes.ts';
import type { Random } from '../random.ts';
import type { FigureName } from '../words/plan.ts';

/** Something that stands or hangs in a place. */
export interface Piece {
  figure(random: Random): Figure;
  /** Where it is between the window, 0, and the wall, 1; in a room without a window, from wall to wall. */
  x: number;
  /** Its height, in hundredths of the picture's short side. */
  tall: number;
  /** The same while somebody is on it. */
  climbed?: number;
  /** On the wall, how far its foot is above the floor, as a share of the wall; `ceiling`: it hangs. Default: on the floor. */
  up?: number | 'ceiling';
  /** The same as high as the ceiling is, in its units, and as wide as ever. */
  full?(high: number): Figure;
  /** Before the others. */
  near?: true;
  /** Left out if the words name this, which stands in the foreground then. */
  unless?: FigureName;
  /** Left out with a class in the foreground, which has desks of its own. */
  empty?: true;
}
