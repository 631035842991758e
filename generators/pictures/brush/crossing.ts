/** Shows who and what goes over a bridge, which stays where it is. */
import type { Placing, Sprite } from './placing.ts';
import type { Crossing, Figure, Part, Spot } from './shapes.ts';
import { spriteOf } from './sprite.ts';
import type { Context, Stage } from './stage.ts';
import { trimmed } from './trim.ts';

/** What crosses, in each phase of its stride, and what is in front of it. */
export interface Crossers {
  sprites: readonly Sprite[];
  front: Sprite;
  way: Crossing;
}

/** Strides a second, and the pace of what rolls, in hundredths of the short side. */
const [STRIDES, ROLLS] = [0.78, 9] as const;
/** Seconds in which it gets up to speed. */
const RAMP = 0.8;

/** What crosses a figure; null if nothing does. @param phases the figure in each phase of a stride */
export function crossersOf(
  stage: Stage,
  figure: Figure,
  placing: Placing,
  phases: readonly Figure[] = [figure],
): Crossers | null {
  const last = figure.parts.findLastIndex(({ crosses }) => crosses);
  const way = figure.parts[last]?.crosses;
  if (!way) return null;
  // on a canvas as wide as they are, not as the bridge
  const only = (one: Figure): Figure => ({
    ...one,
    half: way.wide,
    parts: one.parts.filter(({ crosses }) => crosses).map((part) => aside(part, -way.x)),
  });
  const same = (one: Figure) => ({ ...placing, size: (placing.size * one.tall) / figure.tall });
  return {
    sprites: phases.map((one) => spriteOf(stage, only(one), same(one), 'all')),
    front: tight(spriteOf(stage, { ...figure, parts: figure.parts.slice(last + 1) }, placing, 'all')),
    way,
  };
}

/** A part that is moved sideways. */
function aside(part: Part, by: number): Part {
  const moved = (at: Spot = { x: 0, y: 0, scale: 1 }): Spot => ({ ...at, x: at.x + by });
  const { within } = part;
  return { ...part, at: moved(part.at), ...(within && { within: { ...within, at: moved(within.at) } }) };
}

/** A sprite without what is empty around it, which every frame would draw. */
function tight(sprite: Sprite): Sprite {
  const { canvas, x, y } = trimmed(sprite.layer);
  return canvas ? { ...sprite, layer: canvas, left: sprite.left - x, up: sprite.up - y } : sprite;
}

/** How far it has got, in units of the bridge. @param scale pixels of such a unit @param u a hundredth of the short side */
export function crossed({ reach, stride }: Crossing, time: number, scale: number, u: number): number {
  const pace = stride === undefined ? (ROLLS * u) / scale : STRIDES * stride;
  const begun = time < RAMP ? (time * time) / (2 * RAMP) : time - RAMP / 2;
  const free = pace * begun;
  // it comes to rest where the bridge ends
  return free < reach / 2 ? free : reach - (reach / 2) * Math.exp(1 - (free * 2) / reach);
}

/** Draws them on a bridge that stands at a place. */
export function drawCrossers(
  ctx: Context,
  { sprites, front, way }: Crossers,
  { x, y, flip, time, u }: { x: number; y: number; flip: boolean; time: number; u: number },
): void {
  const [first] = sprites;
  if (!first) return;
  const gone = crossed(way, time, first.scale, u);
  const phase = way.stride === undefined ? 0 : gone / way.stride;
  const sprite = sprites[Math.floor(phase * sprites.length) % sprites.length] ?? first;
  const deck = (at: number): number => way.rise * (at / way.half) ** 2;
  const slope = (at: number): number => Math.atan((2 * way.rise * at) / way.half ** 2);
  const side = flip ? -1 : 1;
  // who walks stays upright, and a vehicle leans with the road
  const turn = way.stride === undefined ? slope(way.x + gone) - slope(way.x) : 0;
  ctx.save();
  ctx.translate(
    x + side * (way.x + gone) * first.scale,
    y + (deck(way.x + gone) - deck(way.x)) * first.scale,
  );
  const seat = -(way.rise + DECK) * first.scale;
  ctx.translate(0, seat);
  ctx.rotate(side * turn);
  ctx.translate(0, -seat);
  ctx.drawImage(sprite.layer, -sprite.left, -sprite.up);
  ctx.restore();
  ctx.drawImage(front.layer, x - front.left, y - front.up);
}
/** How high the ends of the deck are. */
const DECK = 16;
