// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What people gather around outdoors, in the units of an adult who is 100 high. */
import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

/** A checked blanket with a basket and food. */
export function picnic(): Figure {
  const [cloth, check, straw] = [rgb('#f4efe4'), rgb('#d8483c'), rgb('#b8843e')];
  const row = (share: number, y: number): readonly [number, number] => [(share - 0.5) * (76 - (y + 2) * 1.6), y];
  const parts: Part[] = [{ d: poly([row(0, 0), row(1, 0), row(1, -16), row(0, -16)]), fill: cloth }];
  for (let i = 0; i < 8; i += 2) parts.push({ d: poly([row(i / 8, 0), row((i + 1) / 8, 0), row((i + 1) / 8, -16), row(i / 8, -16)]), fill: check, alpha: 0.55 });
  for (const y of [-1, -9]) parts.push({ d: poly([row(0, y), row(1, y), row(1, y - 4), row(0, y - 4)]), fill: check, alpha: 0.5 });
  parts.push(
    { d: 'M-24 -22C-24 -42 -2 -42 -2 -22', stroke: shade(straw, -0.25), width: 2 }, { d: smooth([[-28, -22], [2, -22], [-1, -9], [-25, -9]], true, 0.2), fill: straw }, { d: 'M-27 -18H1M-26 -14H0M-20 -22V-9M-13 -22V-9M-6 -22V-9', stroke: shade(straw, -0.3), width: 1 },
    { d: limb([[-20, -24], [-10, -31]], 6, 6), fill: rgb('#d8a05a') }, { d: ellipse(15, -7, 10, 2.6), fill: rgb('#fbfaf6') }, { d: ellipse(11, -10, 3.6), fill: rgb('#d83a34') }, { d: ellipse(18, -10, 3.6), fill: rgb('#8ab848') },
    { d: box(26, -16, 5, 11, 1.4), fill: rgb('#e8a83c'), alpha: 0.9 },
  );
  return { parts, half: 52, tall: 40 };
}

/** The foot of the flames. */
const FIRE: Point = [0, -8];

/** Logs in a ring of stones, and their flames. */
export function campfire(): Figure {
  const log = rgb('#6a4630');
  const parts: Part[] = [
    { d: limb([[-20, -4], [12, -12]], 8, 7), fill: shade(log, -0.1) }, { d: limb([[20, -4], [-12, -12]], 8, 7), fill: log }, { d: ellipse(20, -4, 3, 4), fill: rgb('#c89a68') }, { d: ellipse(-20, -4, 3, 4), fill: rgb('#b88a5c') },
    { d: smooth([[-15, -10], [-17, -26], [-9, -38], [-9, -38], [-5, -30], [1, -54], [1, -54], [8, -36], [12, -42], [12, -42], [17, -24], [14, -10], [0, -6]], true, 0.4), fill: rgb('#f0742a'), shines: true, burns: FIRE },
    { d: smooth([[-9, -10], [-9, -22], [-3, -30], [1, -42], [1, -42], [7, -26], [9, -12], [0, -8]], true, 0.4), fill: rgb('#fbc23c'), shines: true, burns: FIRE }, { d: smooth([[-4, -10], [-3, -20], [1, -27], [1, -27], [5, -16], [3, -9]]), fill: rgb('#fff2b8'), shines: true, burns: FIRE },
  ];
  for (const [x, r] of [[-27, 5], [-15, 4.4], [-4, 5], [8, 4.4], [18, 5], [28, 4.6]] as const) parts.push({ d: ellipse(x, -r * 0.6, r * 1.2, r * 0.8), fill: rgb('#8a8a8e') });
  for (let i = 0; i < 4; i++) parts.push({ d: ellipse(2 + i * 4, -62 - i * 12, 4 + i * 2.4, 4 + i * 2), fill: rgb('#b8b4b4'), alpha: 0.34 - i * 0.06, loose: true });
  return { parts, half: 34, tall: 58 };
}
