import { drawFigure } from '../brush/figure.ts';
import { drawGlow, firesOf } from '../brush/firelight.ts';
import type { Firelight, Placing } from '../brush/placing.ts';
import type { Stage } from '../brush/stage.ts';
import { panes } from '../figures/glasshouse.ts';
import { stairUnit } from '../figures/passages.ts';
import { arrange, type Wall } from './arrange.ts';
import { dressRoom, type Taken, takenBy } from './dress-room.ts';
import { inWood, woodBy } from './in-wood.ts';
import { type Furnished, PIECES } from './interior-pieces.ts';
import type { Places } from './painter.ts';
import { roomLight } from './room-light.ts';

/**
 * Draws what shows what a room is for, and small things between it.
 * @returns the flames among it
 * @param wall from the window's edge to the wall beside it
 * @param taken what else is on the wall
 */
export function furnish(
  stage: Stage,
  interior: Furnished,
  wall: Wall,
  taken: readonly Taken[] = [],
): Firelight[] {
  const fires: Firelight[] = [];
  const { scene, view } = stage;
  const random = stage.random.fork('interior');
  const layout = stage.random.fork('layout');
  const wood = woodBy(layout);
  const lit: Stage = { ...stage, scene: { ...scene, air: { ...scene.air, light: roomLight(scene) } } };
  const sat = scene.relations.some(({ who, to }) => who === 'child' && to === 'blackboard');
  const still = interior === 'stairs';
  const unit = stage.u * (still ? 1 : view.near);
  // through the glass of a greenhouse are the hills of the earth
  const own = PIECES[interior].filter(({ figure }) => !(scene.world && figure === panes));
  const pieces = own.map((piece) => {
    const tall = (scene.onStairs && piece.climbed) ?? piece.tall;
    const drawn = piece.figure(random);
    const high = ((wall.floor + unit * 4) / (unit * tall)) * drawn.tall;
    return { piece, tall, figure: inWood(piece.full?.(high) ?? drawn, wood) };
  });
  const placed = arrange(pieces, wall, unit, layout, still);
  const there = placed.filter(
    ({ piece }) => !(piece.empty && sat) && !scene.cast.some((one) => one.figure === piece.unless),
  );
  dressRoom(lit, [...taken, ...placed.map(takenBy)], wall.floor, unit, wood);
  for (const { piece, figure, x, foot, size, flip } of there) {
    const placing: Placing = { x, y: foot, size, flip, on: piece.up === undefined ? 'ground' : 'nothing' };
    drawFigure(lit, figure, placing);
    for (const fire of firesOf(stage, figure, placing)) {
      drawGlow(stage, fire, foot + stage.u * 4);
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
