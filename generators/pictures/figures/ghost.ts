// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A friendly ghost, floating, its face towards us. */
export function ghost(random: Random, wished?: Rgb): Figure {
  const sheet = wished ?? rgb('#eef2f6');
  const sway = random.range(-5, 5);
  const hem = [-34, -22, -11, 0, 11, 22, 34].flatMap((x, i) => [[x + sway * 0.6, i % 2 ? -4 : -16] as const]);
  return { half: 50, tall: 104, hand: [40, -50], head: { at: { x: 0, y: -74, scale: 21 }, eyes: [[-0.38, 0.05], [0.38, 0.05]], neck: { x: 0, y: -50, scale: 17 } }, parts: [
    { d: limb([[-24, -52], [-36, -48], [-42, -56]], 12, 8), fill: shade(sheet, -0.12) }, { d: limb([[24, -52], [36, -46], [42, -52]], 12, 8), fill: shade(sheet, -0.06) },
    { d: smooth([[-28, -62], [-26, -86], [0, -102], [26, -86], [28, -62], [33, -36], ...hem.toReversed(), [-33, -36]]), fill: sheet, trunk: 'coat' },
    { d: `M-16 -44Q-20 -28 ${-18 + sway * 0.4} -16M15 -44Q20 -28 ${18 + sway * 0.4} -18`, stroke: shade(sheet, -0.16), width: 1.6 },
    ...eyeAt(-8, -73, 4.4), ...eyeAt(8, -73, 4.4), { d: ellipse(0, -60, 4, 5), fill: rgb('#3a3440') },
    { d: ellipse(-16, -64, 4.6, 3), fill: rgb('#f2a8b4'), alpha: 0.55, loose: true }, { d: ellipse(16, -64, 4.6, 3), fill: rgb('#f2a8b4'), alpha: 0.55, loose: true },
  ] };
}
