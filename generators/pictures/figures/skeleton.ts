// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const HOLLOW = rgb('#2a2430');

/** A bone from joint to joint, with a knob at each end. */
const bone = ([x, y]: Point, [tx, ty]: Point, wide: number, fill: Rgb): Part[] => [
  { d: limb([[x, y], [(x + tx) / 2, (y + ty) / 2], [tx, ty]], wide, wide * 0.86), fill }, { d: ellipse(x, y, wide * 0.74), fill }, { d: ellipse(tx, ty, wide * 0.7), fill },
];

/** A skeleton that stands and looks at us, one hand raised a little. */
export function skeleton(random: Random, wished?: Rgb): Figure {
  const ivory = wished ?? rgb('#f2ecdc');
  const dim = shade(ivory, -0.16);
  const lift = random.range(0, 4);
  const hand: Point = [25, -47 - lift];
  const fingers = ([x, y]: Point, way: number): Part => ({ d: `M${x} ${y}l${way * 1} 6m${-way} -6l${way * 4} 5m${-way * 4} -5l${-way * 2} 6`, stroke: ivory, width: 1.5 });
  const ribs: Part[] = [-69, -64.4, -59.8, -55.4].flatMap((y, i) => [-1, 1].map((side): Part => ({ d: `M${side * 1.4} ${y}Q${side * (13 - i * 0.8)} ${y - 2} ${side * (12.4 - i)} ${y + 4}Q${side * (9 - i)} ${y + 6.4} ${side * 3} ${y + 5}`, stroke: i % 2 ? dim : ivory, width: 2.5 })));
  const spine: Part[] = [-76, -51, -47.4, -43.8].map((y): Part => ({ d: box(-2.4, y, 4.8, 3, 1.2), fill: dim }));
  const leg = (side: number): Part[] => [
    ...bone([side * 6, -36], [side * 7.4, -20], 4, ivory), ...bone([side * 7.4, -18.6], [side * 7.6, -3.6], 3.4, dim), { d: smooth([[side * 5, -3.6], [side * 9, -4], [side * 15, -0.6], [side * 5, 0]]), fill: ivory },
  ];
  return { half: 34, tall: 104, hand, head: { at: { x: 0, y: -89, scale: 12 }, eyes: [[-0.38, 0.02], [0.38, 0.02]], neck: { x: 0, y: -75, scale: 7 } }, parts: [
    ...leg(-1), ...leg(1), ...spine, { d: box(-1.8, -72, 3.6, 24, 1.4), fill: dim }, ...ribs,
    { d: smooth([[-11, -43], [-4, -40], [0, -39], [4, -40], [11, -43], [11, -37], [6, -33], [0, -34.6], [-6, -33], [-11, -37]]), fill: ivory }, { d: ellipse(-5, -38, 2.4, 1.8), fill: HOLLOW }, { d: ellipse(5, -38, 2.4, 1.8), fill: HOLLOW },
    { d: limb([[-13, -72], [0, -73.4], [13, -72]], 3, 3), fill: ivory },
    ...bone([-13, -71], [-18, -56], 3.4, ivory), ...bone([-18, -54.6], [-17, -41], 3, dim), fingers([-17, -41], -1),
    ...bone([13, -71], [19, -58], 3.4, ivory), ...bone([19, -57], hand, 3, dim), fingers(hand, 1),
    { d: smooth([[-8, -84], [-7, -77], [0, -75], [7, -77], [8, -84]]), fill: dim },
    { d: smooth([[-12.6, -90], [-10, -100], [0, -103.4], [10, -100], [12.6, -90], [9.6, -83.4], [6, -80.6], [-6, -80.6], [-9.6, -83.4]]), fill: ivory },
    { d: ellipse(-4.7, -89.4, 3.5, 3.9), fill: HOLLOW }, { d: ellipse(4.7, -89.4, 3.5, 3.9), fill: HOLLOW }, { d: poly([[0, -86.4], [1.8, -83], [-1.8, -83]]), fill: HOLLOW }, { d: 'M-6 -79.6H6M-4 -81.4V-77.6M-1.4 -81.4V-77.4M1.4 -81.4V-77.4M4 -81.4V-77.6', stroke: HOLLOW, width: 0.9 },
  ] };
}
