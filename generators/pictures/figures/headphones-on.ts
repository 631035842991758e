// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse } from '../brush/path.ts';
import type { Part } from '../brush/shapes.ts';
import { type Rgb, shade } from '../light/colour.ts';

/** Headphones on a head, in units of its radius. @param side whether the head is seen from its side */
export const headphonesOn = (side: boolean, shell: Rgb): Part[] => side
  ? [{ d: 'M-0.2 0C-0.4 -0.7 -0.3 -1.16 0.04 -1.2', stroke: shade(shell, 0.1), width: 0.2 }, { d: ellipse(-0.2, 0.12, 0.4, 0.48), fill: shell }, { d: ellipse(-0.2, 0.12, 0.22, 0.28), fill: shade(shell, 0.36) }]
  : [{ d: 'M-1.08 0.1C-1.36 -1.68 1.36 -1.68 1.08 0.1', stroke: shell, width: 0.22 }, { d: 'M-0.62 -1.06C-0.3 -1.24 0.3 -1.24 0.62 -1.06', stroke: shade(shell, 0.34), width: 0.07 }, ...[-1, 1].flatMap((way): Part[] => [{ d: ellipse(way * 0.98, 0.14, 0.22, 0.4), fill: shade(shell, -0.35) }, { d: ellipse(way * 1.12, 0.14, 0.24, 0.44), fill: shell }, { d: ellipse(way * 1.15, 0.12, 0.1, 0.24), fill: shade(shell, 0.34) }])];
