// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What animals feel, as their eyes show it. */
import { ellipse, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import { HUMANS } from '../words/beings.ts';
import type { Feeling } from '../words/feeling.ts';
import type { Cast } from '../words/plan.ts';
import { placed } from './together.ts';

const [DARK, PALE, TEAR] = [rgb('#2a1c20'), rgb('#fff6ec'), rgb('#7cc4ee')] as const;

/** Where a brow is over an eye, from its outer to its inner end, in units of the skull. */
const BROWS: Readonly<Record<Feeling, readonly [outer: number, inner: number] | null>> = { anger: [-0.5, -0.14], sorrow: [-0.16, -0.46], surprise: [-0.5, -0.56], worry: [-0.2, -0.42], joy: null };

/** An animal with the look of what it feels; one whose eyes nobody sees stays as it is. */
export function feels(figure: Figure, feeling: Feeling | undefined): Figure {
  const { head } = figure;
  const brow = feeling && BROWS[feeling];
  if (!head || !brow) return figure;
  const [outer, inner] = brow;
  const parts = head.eyes.flatMap(([x, y]: Point): Part[] => {
    // an animal seen from its side looks to the right
    const side = head.eyes.length === 1 || x < 0 ? 1 : -1;
    const line = `M${x - side * 0.34} ${y + outer}L${x + side * 0.26} ${y + inner}`;
    const tear: Part = { d: smooth([[x - side * 0.1, y + 0.3], [x - side * 0.2, y + 0.62], [x - side * 0.1, y + 0.74], [x, y + 0.62]]), fill: TEAR };
    return [
      // pale around it, or it would be lost on a dark coat
      { d: line, stroke: PALE, width: 0.27, alpha: 0.55 }, { d: line, stroke: DARK, width: 0.17 },
      ...(feeling === 'sorrow' ? [tear, { d: ellipse(x - side * 0.12, y + 0.62, 0.03, 0.06), fill: PALE }] : []),
    ];
  });
  return { ...figure, parts: [...figure.parts, ...placed({ parts, half: 0, tall: 0 }, head.at).parts] };
}

/** What an animal of a cast feels: what the words say, unless somebody is there of whom they may say it. */
export const moodOf = ({ figure }: Pick<Cast, 'figure'>, { cast, feeling }: { cast: readonly Cast[]; feeling?: Feeling }): Feeling | undefined =>
  HUMANS.has(figure) || cast.some((one) => HUMANS.has(one.figure)) ? undefined : feeling;
