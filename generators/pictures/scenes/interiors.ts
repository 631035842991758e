import { drawFigure } from '../brush/figure.ts';
import { drawGlow, firesOf } from '../brush/firelight.ts';
import type { Firelight, Placing } from '../brush/placing.ts';
import type { Stage } from '../brush/stage.ts';
import { type Furnished, PIECES } from './interior-pieces.ts';
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
