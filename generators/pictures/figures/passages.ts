// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Elevators, corridors and stairs. */
import { box, ellipse, type Point, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [steel, dark, white, wood] = [rgb('#b8bec6'), rgb('#2e3038'), rgb('#f2f0ea'), rgb('#8a5a3a')];

/** The closed doors of an elevator, the floor it is at, and the buttons beside them. */
export function elevatorDoors(random: Random): Figure {
  const lit = random.int(0, 7);
  const buttons = Array.from({ length: 8 }, (_, i): Part => ({ d: ellipse(58 + (i % 2) * 11, -76 + Math.floor(i / 2) * 11, 3.6), fill: rgb(i === lit ? '#ffd27a' : '#f4f4f0'), ...(i === lit && { shines: true }) }));
  return { half: 78, tall: 142, parts: [
    { d: box(-48, -124, 96, 124), fill: shade(steel, -0.42) }, { d: box(-42, -118, 41.4, 118), fill: shade(steel, 0.06) }, { d: box(0.6, -118, 41.4, 118), fill: shade(steel, -0.04) },
    ...[-32, -17].map((x): Part => ({ d: box(x, -114, 4, 110), fill: shade(steel, 0.36), alpha: 0.7 })), ...[12, 27].map((x): Part => ({ d: box(x, -114, 4, 110), fill: shade(steel, 0.3), alpha: 0.6 })), { d: 'M0 -118V0', stroke: dark, width: 1.6 },
    { d: box(-20, -142, 40, 15, 2), fill: dark }, { d: poly([[-12, -131], [-4, -131], [-8, -138]]), fill: rgb('#ff6a4a'), shines: true }, { d: 'M2 -138H9V-134.6H2V-131H9', stroke: rgb('#ff6a4a'), width: 1.8 },
    { d: box(51, -90, 25, 56, 3), fill: shade(steel, 0.3) }, { d: box(56, -87, 15, 6, 1), fill: dark }, ...buttons,
  ] };
}

/** A rail along the wall of an elevator. */
export const handrail = (): Figure => ({ half: 40, tall: 8, parts: [{ d: box(-40, -6, 80, 5, 2.4), fill: shade(steel, 0.2) }, { d: box(-30, -2, 3, 4), fill: dark }, { d: box(27, -2, 3, 4), fill: dark }] });

/** A closed door of a corridor with its plate. */
export function corridorDoor(): Figure {
  return { half: 32, tall: 112, parts: [
    { d: box(-31, -112, 62, 112), fill: shade(wood, -0.35) }, { d: box(-26, -107, 52, 107), fill: wood }, ...[-98, -50].map((y): Part => ({ d: box(-19, y, 38, y === -98 ? 40 : 42, 1), fill: shade(wood, 0.12) })), { d: box(14, -56, 7, 4, 2), fill: rgb('#e0c070') }, { d: ellipse(17.5, -48, 2), fill: rgb('#e0c070') }, { d: box(-8, -90, 16, 8, 1), fill: rgb('#e0c070') },
  ] };
}

/** A lamp under the ceiling, as corridors have them; its top is at the top of the figure. */
export const ceilingLamp = (): Figure => ({ half: 30, tall: 12, parts: [{ d: box(-4, -12, 8, 5), fill: dark }, { d: box(-28, -8, 56, 7, 3), fill: rgb('#fff2cc'), shines: true }, { d: box(-30, -9, 60, 3, 1), fill: shade(steel, -0.1) }] });

const [STEPS, RUN, RISE] = [8, 19, 13] as const;

/** How many treads somebody can be on. */
export const TREADS = STEPS - 3;
/** Height of the staircase with its railing. */
const STAIRS_TALL = STEPS * RISE + 44;
/** The pixels of a unit of a staircase that is so high. */
export const stairUnit = (size: number): number => size / STAIRS_TALL;
/** Where feet are on a tread, from the lowest, 0, on. */
export const treadAt = (i: number): Point => [(-STEPS * RUN) / 2 + (i + 0.5) * RUN, -(i + 1) * RISE - 1];

/** Stairs up to the right, with their railing. */
export function staircase(): Figure {
  const from = (-STEPS * RUN) / 2;
  const steps = Array.from({ length: STEPS }, (_, i): Part[] => [
    { d: box(from + i * RUN, -(i + 1) * RISE, (STEPS - i) * RUN, RISE), fill: shade(rgb('#b8a890'), i % 2 ? -0.04 : -0.12) }, { d: box(from + i * RUN - 2, -(i + 1) * RISE - 2, RUN + 3, 4, 1), fill: rgb('#d8c8ac') },
  ]).flat();
  const posts = Array.from({ length: STEPS }, (_, i): Part => ({ d: box(from + i * RUN + 7, -(i + 1) * RISE - 38, 3, 37), fill: dark }));
  const last = from + STEPS * RUN;
  return { half: 80, tall: STAIRS_TALL, parts: [...steps, ...posts, { d: `M${from + 2} ${-RISE - 34}L${last} ${-STEPS * RISE - 42}`, stroke: wood, width: 6 }, { d: ellipse(from + 2, -RISE - 34, 5), fill: shade(wood, -0.2) }, { d: box(from - 1, -RISE - 34, 6, RISE + 34, 1), fill: shade(wood, -0.1) }, { d: box(from + 0.5, -6, 3, 5), fill: white }] };
}
