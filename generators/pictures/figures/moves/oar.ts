import { band, type Point } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { rgb } from '../../light/colour.ts';

const WOOD = rgb('#c89a68');

/** An oar in a hand, over the edge of the boat at a point of it. */
export function oarIn([x, y]: Point, [overX, overY]: Point): Part {
  const far = Math.hypot(overX - x, overY - y) || 1;
  const [dx, dy] = [(overX - x) / far, (overY - y) / far];
  const at = (way: number): Point => [overX + dx * way, overY + dy * way];
  return { d: band([at(-far - 4), at(0), at(14), at(20), at(31)], [2.2, 2.4, 2.4, 5.6, 6]), fill: WOOD };
}
