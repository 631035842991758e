/** The door of a room that the words name, in the wall of the room. */
import { drawFigure } from '../brush/figure.ts';
import type { Stage } from '../brush/stage.ts';
import { roomDoor } from '../figures/room-door.ts';
import type { Scene } from '../scene.ts';
import type { FigureName } from '../words/plan.ts';
import type { Wall } from './arrange.ts';
import type { Taken } from './dress-room.ts';
import { roomLight } from './room-light.ts';

/** Its height, the least wall that is left for furniture beside it, and what is free around it, in hundredths of the short side. */
const [HIGH, LEAST, FREE] = [52, 26, 3] as const;

export interface WallDoor {
  /** What is left of the wall. */
  wall: Wall;
  taken: Taken;
  draw(): void;
}

/** What of the cast a room with such a door shows already. */
export const SHOWN: ReadonlySet<FigureName> = new Set<FigureName>(['door']);

/** Whether a room has its door in the wall: not one that is somebody in a tale, nor one of several, nor one that somebody moves. */
export const hasWallDoor = ({ cast, relations }: Scene): boolean =>
  cast.some(({ figure, count, faced }) => figure === 'door' && count === 1 && !faced) &&
  !relations.some(({ who, to, how }) => who === 'door' || (to === 'door' && how !== 'at'));

/** The door at the end of a wall; null where the room has none. */
export function wallDoor(stage: Stage, wall: Wall): WallDoor | null {
  const { u, scene, random } = stage;
  if (!hasWallDoor(scene)) return null;
  const figure = roomDoor(random.fork('door'), scene.cast.find((one) => one.figure === 'door')?.colour);
  const size = Math.min(u * HIGH, wall.floor * 0.84);
  const half = (figure.half * size) / figure.tall;
  const inward = wall.to > wall.from ? -1 : 1;
  const x = wall.to + inward * (half + u * FREE);
  const to = x + inward * (half + u * FREE);
  // a narrow picture has no room for both: the door is before the furniture
  const fits = Math.abs(to - wall.from) > u * LEAST && to > wall.from === wall.to > wall.from;
  const lit: Stage = { ...stage, scene: { ...scene, air: { ...scene.air, light: roomLight(scene) } } };
  const foot = wall.floor + u * 0.8;
  return {
    wall: fits ? { ...wall, to } : wall,
    taken: { left: x - half, right: x + half, top: foot - size, foot },
    draw: () => drawFigure(lit, figure, { x, y: foot, size, on: 'nothing' }),
  };
}
