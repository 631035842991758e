/** Where those look who sit at ease beside each other. */

import type { Gaze } from './people/gestures.ts';
import type { FigureName } from './words/plan.ts';

/** Seats that several share at ease. */
export const LOUNGES: ReadonlySet<FigureName> = new Set<FigureName>(['sofa', 'bench']);

const AHEAD: Gaze = { x: 0.42, y: 0.06 };
const BACK: Gaze = { x: -0.42, y: 0.06 };

/**
 * Where the `i`th of `all` on a seat looks: at a television, or at each other. Who sits alone looks at us.
 * @param television whether there is one, which the seat is turned to
 */
export const gazeAtEase = (i: number, all: number, television: boolean): Gaze | undefined =>
  television ? AHEAD : all < 2 ? undefined : i < all / 2 ? AHEAD : BACK;
