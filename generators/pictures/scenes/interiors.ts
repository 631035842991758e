import { drawFigure } from '../brush/figure.ts';
import { drawGlow, firesOf } from '../brush/firelight.ts';
import type { Firelight, Placing } from '../brush/placing.ts';
import type { Stage } from '../brush/stage.ts';
import { stairUnit } from '../figures/passages.ts';
import { type Furnished, PIECES } from './interior-pieces.ts';
import type { Places } from './painter.ts';
import { roomLight } from './room-light.ts';

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
  for (const { figure, x, tall: usual, climbed, up, near, unless, empty } of PIECES[interior]) {
    if (empty && sat) continue;
    if (scene.cast.some((one) => one.figure === unless)) continue;
    const tall = (scene.onStairs && climbed) ?? usual;
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

/** Where the stairs of a room are that somebody is on; undefined if nobody is. */
export function stairsIn(
  { u, scene: { interior, onStairs } }: Stage,
  { from, to, floor }: { from: number; to: number; floor: number },
): Places['stairs'] {
  const piece = interior === 'stairs' ? PIECES.stairs.find(({ climbed }) => climbed) : undefined;
  if (!piece?.climbed || !onStairs) return undefined;
  return { x: from + (to - from) * piece.x, y: floor + u * 4, unit: stairUnit(u * piece.climbed) };
}
