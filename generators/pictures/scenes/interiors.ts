import { drawFigure } from '../brush/figure.ts';
import { drawGlow, firesOf } from '../brush/firelight.ts';
import type { Firelight, Placing } from '../brush/placing.ts';
import type { Figure } from '../brush/shapes.ts';
import type { Stage } from '../brush/stage.ts';
import { fireplace } from '../figures/fireplace.ts';
import { armchair, bed } from '../figures/furnishings.ts';
import {
  bookcase,
  chalkboard,
  coffeeBar,
  crossSign,
  cupboards,
  hospitalBed,
  menuBoard,
  nightstand,
  noticeBoard,
  officeDesk,
  pendant,
  schoolDesk,
  worktop,
} from '../figures/interiors.ts';
import { bakeryCounter, bookCounter, breadShelf, shopCounter, shopShelf } from '../figures/shops.ts';
import type { Random } from '../random.ts';
import type { FigureName } from '../words/plan.ts';
import type { Interior } from '../words/surroundings.ts';
import { roomLight } from './room-light.ts';

interface Piece {
  figure(random: Random): Figure;
  /** Where it is between the window, 0, and the wall, 1. */
  x: number;
  /** Its height, in hundredths of the picture's short side. */
  tall: number;
  /** On the wall, how far its foot is above the floor, as a share of the wall; `ceiling`: it hangs. Default: on the floor. */
  up?: number | 'ceiling';
  /** Before the others. */
  near?: true;
  /** Left out if the words name this, which stands in the foreground then. */
  unless?: FigureName;
  /** Left out with a class in the foreground, which has desks of its own. */
  empty?: true;
}

/** A room with furniture; a stage and the hall of an airport have painters of their own. */
export type Furnished = Exclude<Interior, 'stage' | 'airport'>;

/** What a room has beside its window, back to front. */
const PIECES: Record<Furnished, readonly Piece[]> = {
  kitchen: [
    { figure: cupboards, x: 0.54, tall: 14, up: 0.56 },
    { figure: worktop, x: 0.54, tall: 30 },
  ],
  classroom: [
    { figure: chalkboard, x: 0.54, tall: 24, up: 0.3, unless: 'blackboard' },
    { figure: schoolDesk, x: 0.3, tall: 17, empty: true },
    { figure: schoolDesk, x: 0.84, tall: 17, empty: true },
  ],
  office: [
    { figure: noticeBoard, x: 0.6, tall: 20, up: 0.46 },
    { figure: officeDesk, x: 0.6, tall: 32, unless: 'computer' },
  ],
  library: [
    { figure: bookcase, x: 0.16, tall: 58 },
    { figure: bookcase, x: 0.58, tall: 58 },
    { figure: bookcase, x: 1, tall: 58 },
  ],
  bookstore: [
    { figure: bookcase, x: 0.1, tall: 58 },
    { figure: bookcase, x: 0.5, tall: 58 },
    { figure: bookcase, x: 0.9, tall: 58 },
    { figure: pendant, x: 0.72, tall: 18, up: 'ceiling' },
    { figure: bookCounter, x: 0.72, tall: 25, near: true },
  ],
  bakery: [
    { figure: breadShelf, x: 0.12, tall: 54 },
    { figure: breadShelf, x: 0.72, tall: 54 },
    { figure: pendant, x: 0.42, tall: 20, up: 'ceiling' },
    { figure: bakeryCounter, x: 0.56, tall: 26, near: true },
  ],
  shop: [
    { figure: shopShelf, x: 0.12, tall: 54 },
    { figure: shopShelf, x: 0.72, tall: 54 },
    { figure: pendant, x: 0.42, tall: 20, up: 'ceiling' },
    { figure: shopCounter, x: 0.56, tall: 26, near: true },
  ],
  cafe: [
    { figure: menuBoard, x: 0.56, tall: 18, up: 0.56 },
    { figure: pendant, x: 0.2, tall: 20, up: 'ceiling' },
    { figure: pendant, x: 0.92, tall: 20, up: 'ceiling' },
    { figure: coffeeBar, x: 0.56, tall: 34 },
  ],
  bedroom: [
    { figure: nightstand, x: 0.02, tall: 22 },
    { figure: bed, x: 0.6, tall: 24, unless: 'bed' },
  ],
  fireside: [
    { figure: bookcase, x: 1.02, tall: 50 },
    { figure: fireplace, x: 0.52, tall: 58 },
    { figure: armchair, x: 0.02, tall: 30, unless: 'chair' },
  ],
  hospital: [
    { figure: crossSign, x: 0.7, tall: 11, up: 0.62 },
    { figure: hospitalBed, x: 0.6, tall: 33, unless: 'bed' },
  ],
};

/**
 * Draws what shows what a room is for.
 * @returns the flames among it
 * @param from x of the window's edge @param to x of the wall beside it
 */
export function furnish(
  stage: Stage,
  interior: Furnished,
  { from, to, floor }: { from: number; to: number; floor: number },
): Firelight[] {
  const fires: Firelight[] = [];
  const { u, scene } = stage;
  const random = stage.random.fork('interior');
  const lit: Stage = { ...stage, scene: { ...scene, air: { ...scene.air, light: roomLight(scene) } } };
  const sat = scene.relations.some(({ who, to }) => who === 'child' && to === 'blackboard');
  for (const { figure, x, tall, up, near, unless, empty } of PIECES[interior]) {
    if (empty && sat) continue;
    if (scene.cast.some((one) => one.figure === unless)) continue;
    const foot =
      up === undefined ? floor + u * (near ? 12 : 4) : up === 'ceiling' ? u * (tall - 1) : floor * (1 - up);
    const piece = figure(random);
    const placing: Placing = {
      x: from + (to - from) * x,
      y: foot,
      size: u * tall,
      on: up === undefined ? 'ground' : 'nothing',
    };
    drawFigure(lit, piece, placing);
    for (const fire of firesOf(stage, piece, placing)) {
      drawGlow(stage, fire, foot + u * 4);
      fires.push(fire);
    }
  }
  return fires;
}
