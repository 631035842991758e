// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Cast } from '../words/plan.ts';
import { lid } from './eyes.ts';

/** A dragon on the ground, coiled around itself, the head on its tail; smoke comes from its nose. */
export function coiledDragon(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#3f9a6a', '#c8403a', '#3f78b8', '#d8a034']));
  const [belly, fin, gold] = [mix(skin, [255, 240, 196], 0.7), rgb('#f2b93c'), rgb('#f7e7c0')];
  const back: Point[] = [[-92, -14], [-86, -40], [-52, -60], [-4, -66], [44, -60], [80, -40], [90, -16]];
  const middle: Point[] = [[70, -8], [76, -28], [46, -44], [0, -49], [-44, -44], [-70, -26], [-64, -9]];
  const tail: Point[] = [[-96, -8], [-60, -7], [-20, -8], [24, -8], [70, -7], [104, -9], [120, -20]];
  const ridge = (spine: readonly Point[], high: number): Part[] => spine.slice(1, -1).flatMap(([x, y], i) => {
    const [nx, ny] = spine[i + 2] ?? [x, y];
    const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
    return [[x, y], [mx, my]].map(([px = 0, py = 0]): Part => ({ d: poly([[px - 6, py - 9], [px + 1, py - 10 - high], [px + 6, py - 9]]), fill: fin }));
  });
  return { half: 140, tall: 88, below: 6, parts: [
    ...ridge(back, 11), { d: limb(back, 24, 24), fill: shade(skin, -0.16) },
    { d: ellipse(0, -20, 74, 24), fill: shade(skin, -0.34) },
    ...ridge(middle, 9), { d: limb(middle, 20, 24), fill: skin }, { d: limb(middle.map(([x, y]) => [x * 0.94, y + 7] as const), 6, 7), fill: belly, alpha: 0.8 },
    { d: limb(tail, 20, 3), fill: shade(skin, 0.08) }, { d: smooth([[112, -14], [124, -34], [126, -18], [136, -16], [122, -8]]), fill: rgb('#e8603a') },
    // the head, to the left, on the tail
    { d: smooth([[-34, -38], [-18, -58], [-24, -40], [-6, -50], [-20, -30]]), fill: rgb('#e8603a') }, { d: limb([[-36, -34], [-26, -50], [-30, -62]], 4.4, 1), fill: rgb('#f3e2b4') },
    { d: smooth([[-28, -32], [-44, -38], [-60, -31], [-82, -27], [-86, -17], [-70, -10], [-44, -9], [-24, -13]]), fill: shade(skin, 0.06) },
    { d: 'M-85 -16Q-66 -13 -48 -17', stroke: shade(skin, -0.45), width: 1.6 }, { d: ellipse(-80, -23, 1.8), fill: shade(skin, -0.5) },
    { d: ellipse(-52, -27, 3.4), fill: rgb('#fff2b0'), shut: lid(-52, -27, 3.8) }, { d: ellipse(-53, -27, 1.5), fill: rgb('#201418'), shut: '' },
    { d: 'M-83 -22q-16 -2 -22 -14M-82 -18q-16 6 -24 0', stroke: fin, width: 1.5 },
    { d: limb([[-8, -14], [-24, -6], [-34, -3]], 10, 7), fill: shade(skin, -0.06) }, { d: 'M-34 -2l-6 -3m6 3l-7 0m7 0l-5 2', stroke: gold, width: 2 },
    ...[[-88, -36, 4], [-93, -48, 5.4], [-88, -62, 7]].map(([x = 0, y = 0, r = 0]): Part => ({ d: ellipse(x, y, r, r * 0.8), fill: rgb('#e8e4e0'), alpha: 0.4, loose: true })),
  ] };
}

/** Whether a dragon is on the ground, coiled up: asleep or at rest, and in a cave, where it has no room to fly. */
export const isCoiled = ({ figure, asleep, pose, fiery }: Cast, { setting, relations }: Pick<Scene, 'setting' | 'relations'>): boolean =>
  figure === 'dragon' && !fiery && (asleep === true || pose === 'rest' || setting === 'cave') && !relations.some(({ how, to }) => how === 'on' && to === figure);
