// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { rgb, shade } from '../../light/colour.ts';
import type { SeatKind } from '../../people/gestures.ts';

const [plush, stone, dark] = [rgb('#b8323a'), rgb('#c8b898'), rgb('#2e2a30')];

/** Draws it under hips at a y. */
export function seatUnder(kind: SeatKind, hip: number): Part[] {
  if (kind === 'cinema') return [
    { d: box(-24, hip - 34, 27, 50, 7), fill: plush }, { d: box(-20, hip - 29, 19, 30, 5), fill: shade(plush, -0.16) }, { d: box(-21, hip + 4, 36, 10, 4), fill: shade(plush, 0.08) },
    { d: box(-13, hip + 13, 22, -hip - 13, 1), fill: dark }, { d: box(-17, -4, 30, 4, 1.6), fill: dark }, { d: box(-25, hip - 6, 30, 5, 2.4), fill: dark },
  ];
  if (kind === 'steps') return [[-62, -58, 34], [-62, hip + 3, 74]].flatMap(([x = 0, y = 0, wide = 0], i): Part[] => [
    { d: box(x, y, wide, -y), fill: shade(stone, i ? -0.06 : -0.2) }, { d: box(x - 2, y, wide + 4, 4, 1), fill: shade(stone, i ? 0.16 : 0.04) },
  ]);
  return [{ d: box(-14, hip + 3, 26, -hip - 3, 2), fill: rgb('#7a5a3e') }];
}
