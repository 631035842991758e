// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** People who lie on their back awake, a knee up and a hand under the head. */
import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, rgb, shade } from '../light/colour.ts';
import type { PersonLook } from '../words/plan.ts';
import { eyeAt } from './eyes.ts';
import { hatOf } from './hats.ts';

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
    ...headAt(look, headX, headY, r),
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
const EYES: readonly Point[] = [[-0.12, 0.02], [0.52, 0.02]];

/** The head, in its own axes, and then turned onto the ground. */
function headAt({ skin, hair, cut, beard, glasses, hat }: PersonLook, x: number, y: number, r: number): Part[] {
  const parts: Part[] = [];
  const loose = cut.figure === 'long' || cut.figure === 'bob' || cut.figure === 'curly';
  // hair that falls lies on the ground behind the crown
  if (loose) parts.push({ d: smooth([[-r * 0.9, -r * 0.9], [r * 0.2, -r * 1.25], [r * 0.3, 0], [-r * 0.5, r * 0.7], [-r * 1.3, r * 0.9], [-r * 1.5, r * 0.1]]), fill: shade(hair, -0.12) });
  if (cut.figure === 'bun') parts.push({ d: ellipse(-r * 0.5, -r * 1.2, r * 0.44), fill: hair });
  parts.push({ d: ellipse(-r * 0.72, r * 0.14, r * 0.2, r * 0.27), fill: shade(skin, -0.08) }, { d: ellipse(0, 0, r * 0.96, r), fill: skin });
  if (cut.figure !== 'bald') parts.push({ d: smooth([[-r * 0.96, r * 0.34], [-r * 1.08, -r * 0.5], [-r * 0.2, -r * 1.22], [r * 0.86, -r * 0.7], [r * 0.76, -r * 0.42], [0, -r * 0.5], [-r * 0.62, -r * 0.14]]), fill: hair });
  for (const [ex, ey] of EYES) {
    parts.push(...eyeAt(ex * r, ey * r, r * 0.13), { d: `M${(ex - 0.18) * r} ${(ey - 0.3) * r}L${(ex + 0.16) * r} ${(ey - 0.3) * r}`, stroke: shade(hair, -0.2), width: r * 0.1 });
    if (glasses) parts.push({ d: ellipse(ex * r, ey * r, r * 0.27), stroke: rgb('#2c2a30'), width: r * 0.09 });
  }
  if (beard) parts.push({ d: smooth([[-r * 0.6, r * 0.36], [r * 0.2, r * 0.4], [r * 0.92, r * 0.34], [r * 0.6, r * 1.15], [0, r * 1.25], [-r * 0.5, r * 0.9]]), fill: shade(hair, 0.04) });
  parts.push({ d: `M0 ${r * 0.52}Q${r * 0.22} ${r * 0.68} ${r * 0.46} ${r * 0.5}`, stroke: rgb('#8a3a34'), width: r * 0.12 });
  if (hat) parts.push(...hatOf(hat, 0, 0, r));
  return parts.map((part) => ({ ...part, at: { x, y, scale: 1, turn: TURN } }));
}
