// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** People who lie on their back awake, a knee up and a hand under the head. */
import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, rgb, shade } from '../light/colour.ts';
import type { PersonLook } from '../words/plan.ts';
import { laidHead } from './body/laid-head.ts';

/** How far the head is turned from upright: its crown is at the left, its face up and to us. */
const TURN = -1.05;

/**
 * Somebody who lies on their back and looks up, seen from the side.
 * @param holds whether they have something in hand, above the chest
 */
export function lyingAwake(look: PersonLook, holds = false): Figure {
  const child = look.figure === 'child';
  const { skin, cloth, dress } = look;
  const legs = dress ? skin : look.legs;
  const long = child ? 0.8 : 1;
  const r = child ? 11.5 : 9.5;
  // from the hip at 0 to the shoulders at the left and the feet at the right
  const neck = -34 * (child ? 0.84 : 1);
  const [headX, headY] = [neck - r * 1.02, -r - 3];
  const leg = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * long, y * long]);
  const foot = ([x, y]: Point, flat: boolean): Part => ({ d: flat ? smooth([[x - 4, y - 3], [x + 3, y - 3], [x + 9, y + 1], [x + 9, y + 3], [x - 4, y + 3]]) : smooth([[x - 3, y - 2], [x + 1, y - 10], [x + 4, y - 10], [x + 4, y + 3], [x - 3, y + 3]]), fill: SHOE });
  const stretched = leg([[0, -8], [26, -7], [52, -5]]);
  const bent = leg([[2, -9], [24, -33], [36, -4]]);
  const parts: Part[] = [
    // the elbow beside the head, whose hand is under it
    { d: limb([[neck + 3, -13], [headX - r * 0.5, -r * 2 - 7], [headX - r * 1.1, -7]], 6, 4.6), fill: shade(cloth, -0.2) },
    { d: ellipse(headX - r * 1.05, -6, 3), fill: skin },
    { d: limb(stretched, 8.6, 5), fill: shade(legs, -0.18) }, foot(stretched.at(-1) ?? [0, 0], false),
    ...laidHead(look, { x: headX, y: headY, r, turn: TURN }),
    { d: limb([[headX + r * 0.7, headY + r * 0.35], [neck + 4, -9]], r * 0.66, r * 0.8), fill: shade(skin, -0.12) },
    { d: limb(bent, 9, 5.2), fill: legs }, foot(bent.at(-1) ?? [0, 0], true),
    { d: smooth([[neck, -16], [neck + 10, -20], [-8, -18], [6, -16], [8, -6], [4, 0], [neck + 8, 0], [neck - 1, -5]]), fill: cloth },
  ];
  if (dress || look.garb === 'robe') parts.push({ d: smooth([[0, -17], [14, -29 * long], [27 * long, -36 * long], [33 * long, -26 * long], [30 * long, -12], [38 * long, -2], [30 * long, 0], [0, 0]]), fill: cloth }, { d: limb([[1, -16.6], [2, -8], [1, -0.6]], 3, 3), fill: mix(cloth, [255, 255, 255], 0.45) });
  const hand: Point = holds ? [neck + 17, -43] : [-5, -18];
  parts.push({ d: limb(holds ? [[neck + 5, -14], [neck + 20, -22], hand] : [[neck + 5, -13], [neck + 16, -8], hand], 6.2, look.garb === 'robe' ? 9 : 4.6), fill: shade(cloth, 0.07) }, { d: ellipse(hand[0], hand[1], 2.9), fill: skin });
  return { parts, half: 62, tall: holds ? 48 : 42, hand, head: { at: { x: headX, y: headY, scale: r, turn: TURN }, eyes: EYES, neck: { x: neck + 1, y: -10, scale: r * 0.6, turn: TURN } } };
}

const SHOE = rgb('#33282a');
/** In units of the skull; they look up, which is to the right of a head on its back. */
const EYES: readonly Point[] = [[-0.22, 0.12], [0.5, 0.12]];
