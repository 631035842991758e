// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

/** The foot of the flames. */
const FIRE: Point = [0, -14];

/** A brick fireplace with a mantelpiece, in which a fire burns. */
export function fireplace(): Figure {
  const [brick, joint, wood, stone] = [rgb('#a85a44'), rgb('#d8b8a0'), rgb('#7a5236'), rgb('#8a8480')];
  const parts: Part[] = [
    { d: box(-36, -112, 72, 30, 1), fill: shade(brick, -0.12) }, { d: box(-44, -80, 88, 76, 1), fill: brick },
    ...[-70, -60, -50, -40, -30, -20, -10].map((y, i): Part => ({ d: `M-44 ${y}H44${i % 2 ? 'M-36 0' : ''}`, stroke: joint, width: 0.7, alpha: 0.7 })),
    ...[-75, -65, -55, -45, -35, -25, -15].flatMap((y, i): Part[] => [-38, -28, 30, 40].map((x) => ({ d: `M${x + (i % 2 ? 4 : 0)} ${y - 5}v10`, stroke: joint, width: 0.7, alpha: 0.7 }))),
    { d: box(-50, -88, 100, 8, 1.5), fill: wood }, { d: box(-47, -81, 94, 3, 1), fill: shade(wood, -0.3) }, { d: box(-52, -7, 104, 7, 1), fill: stone },
    { d: smooth([[-25, -7], [-25, -7], [-25, -44], [-16, -58], [0, -62], [16, -58], [25, -44], [25, -7], [25, -7]], true, 0.5), fill: rgb('#2a1c1a') },
    { d: smooth([[-25, -8], [-26, -44], [-17, -59], [0, -63], [17, -59], [26, -44], [25, -8]], false, 0.5), stroke: shade(stone, -0.1), width: 3 },
    { d: limb([[-17, -9], [15, -13]], 6, 5), fill: rgb('#5a3a28') }, { d: limb([[17, -9], [-13, -14]], 6, 5), fill: rgb('#6a4630') },
    { d: smooth([[-13, -12], [-15, -26], [-8, -38], [-8, -38], [-4, -28], [1, -52], [1, -52], [7, -32], [11, -40], [11, -40], [15, -24], [12, -12], [0, -9]], true, 0.4), fill: rgb('#f0742a'), shines: true, burns: FIRE },
    { d: smooth([[-8, -12], [-8, -22], [-3, -28], [1, -40], [1, -40], [6, -25], [8, -13], [0, -10]], true, 0.4), fill: rgb('#fbc23c'), shines: true, burns: FIRE },
    { d: smooth([[-4, -12], [-3, -20], [1, -28], [1, -28], [4, -18], [3, -11]]), fill: rgb('#fff2b8'), shines: true, burns: FIRE },
    { d: ellipse(-32, -92, 4, 4), fill: rgb('#e8dcc4') }, { d: box(28, -100, 8, 12, 1), fill: rgb('#4a6a7a') },
  ];
  return { parts, half: 54, tall: 113 };
}
