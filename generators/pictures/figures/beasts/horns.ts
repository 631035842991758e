// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import type { Build } from './build.ts';

/** The horns of a head around 0, 0. @param h its size */
export function hornsOf(kind: NonNullable<Build['horns']>, { head: h, snout, snoutDrop: drop }: Pick<Build, 'head' | 'snout' | 'snoutDrop'>): Part[] {
  const bone = rgb('#d9cbb0');
  switch (kind) {
    case 'spiral': return [{ d: limb([[h * 0.3, -h * 0.6], [h * 0.7, -h * 1.4], [h * 1.15, -h * 2.4]], h * 0.34, h * 0.04), fill: rgb('#f4d98a') }];
    case 'short': return [0.34, -0.06].map((at, i) => ({ d: limb([[h * at, -h * 0.7], [h * (at + 0.16), -h * 1.1], [h * (at + 0.42), -h * 1.3]], h * 0.24, h * 0.06), fill: i ? bone : shade(bone, -0.2) }));
    // out, up and in again, as a yak has them
    case 'lyre': return [0.36, -0.1].map((at, i) => ({ d: limb([[h * at, -h * 0.66], [h * (at + (i ? -0.7 : 0.55)), -h * 1.1], [h * (at + (i ? -0.5 : 0.4)), -h * 2]], h * 0.3, h * 0.05), fill: i ? bone : shade(bone, -0.2) }));
    case 'back': return [0.24, -0.06].map((at, i) => ({ d: limb([[h * at, -h * 0.7], [h * (at - 0.2), -h * 1.4], [h * (at - 0.9), -h * 1.7]], h * 0.3, h * 0.06), fill: i ? rgb('#8a7a64') : rgb('#6f624f') }));
    case 'nose': return [[0.95, 1.9], [0.45, 1.1]].map(([along = 0, long = 0]) => { const [x, y] = [h * 0.5 + snout * along * 0.9, drop * along - h * 0.3]; return { d: limb([[x, y + h * 0.2], [x + h * 0.18, y - h * long * 0.5], [x + h * 0.5, y - h * long]], h * 0.5, h * 0.06), fill: bone }; });
    case 'knobs': return [0.3, -0.1].flatMap((at, i) => [
      { d: limb([[h * at, -h * 0.6], [h * (at - 0.06), -h * 1.3]], h * 0.2, h * 0.16), fill: i ? rgb('#d9a860') : rgb('#b88a4a') },
      { d: ellipse(h * (at - 0.06), -h * 1.34, h * 0.16), fill: rgb('#4a3426') },
    ]);
  }
}

/** The antlers of a head around 0, 0. @param h its size */
export function antlers(h: number, random: Random): Part[] {
  const colour = rgb('#b08a5c');
  const parts: Part[] = [];
  for (const [side, tone] of [[0.5, shade(colour, -0.25)], [-0.15, colour]] as const) {
    const sx = h * side;
    const lean = random.range(0.7, 1.1) * h;
    parts.push({ d: limb([[sx, -h * 0.6], [sx - lean * 0.9, -h * 1.6], [sx - lean * 0.5, -h * 3.1]], h * 0.24, h * 0.06), fill: tone });
    for (const t of [0.25, 0.55, 0.8]) parts.push({ d: limb([[sx - lean * 0.75, -h * (0.9 + t * 1.6)], [sx - lean * 0.1 + h * 0.3, -h * (1.25 + t * 1.7)], [sx + h * 0.35, -h * (1.7 + t * 1.7)]], h * 0.17, h * 0.04), fill: tone });
  }
  return parts;
}
