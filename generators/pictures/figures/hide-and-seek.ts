// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Station } from './station.ts';

const BUSHES = [64, 128] as const;

/** A tree with bushes, behind which children hide. */
export function hidingPlace(random: Random): Figure {
  const [bark, green] = [rgb('#7a5238'), rgb(random.pick(['#5a9a48', '#4a8a4c', '#6aa24a']))];
  const blob = (x: number, y: number, r: number, dim: number): Part => ({ d: ellipse(x, y, r, r * 0.82), fill: shade(green, dim) });
  const bush = (x: number): Part[] => [
    blob(x - 20, -18, 22, -0.16), blob(x + 20, -18, 22, -0.2), blob(x, -28, 25, -0.06), blob(x - 9, -16, 22, 0.04), blob(x + 12, -14, 20, -0.02),
    ...[-18, 2, 16].map((dx, i): Part => ({ d: ellipse(x + dx, -24 + (i % 2) * 10, 2.6), fill: rgb('#e8687a') })),
  ];
  return { half: 152, tall: 176, parts: [
    blob(-36, -134, 38, -0.22), blob(32, -138, 38, -0.2), blob(-2, -148, 40, -0.08), blob(-24, -118, 32, -0.04), blob(22, -116, 32, -0.12), blob(2, -126, 34, 0.06),
    { d: smooth([[-22, 1], [-14, -20], [-12, -70], [-14, -104], [12, -104], [11, -70], [13, -20], [22, 1]], true, 0.4), fill: bark },
    { d: limb([[-9, -66], [-24, -92]], 7, 4), fill: bark }, { d: 'M-5 -12Q-2 -50 -5 -94M5 -16Q3 -44 6 -84', stroke: shade(bark, -0.3), width: 1.4 },
    ...BUSHES.flatMap(bush),
  ] };
}

/** The seeker counts before the tree, the others are behind it and behind the bushes. */
export const HIDE_AND_SEEK: Station = {
  low: true,
  posts: [
    { x: -40, pose: 'stand', arms: 'eyes' },
    { x: BUSHES[0], pose: 'stand', behind: true },
    { x: 17, pose: 'stand', behind: true },
    { x: BUSHES[1], pose: 'stand', behind: true },
  ],
};
