// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A car without wheels, which light keeps in the air, facing right. */
export function flyingCar(random: Random, wished?: Rgb): Figure {
  const body = wished ?? rgb(random.pick(['#d8403a', '#2f78c8', '#e8e4da', '#7a5ab0', '#3f9a78']));
  const glow = rgb('#7fe8ff');
  const jet = (x: number): Part[] => [
    { d: smooth([[x - 11, -12], [x, 12], [x + 11, -12]]), fill: glow, alpha: 0.5, shines: true }, { d: ellipse(x, -12, 15, 5), fill: glow, shines: true }, { d: ellipse(x, -15, 17, 4.6), fill: shade(body, -0.55) },
  ];
  return { half: 92, tall: 62, below: 12, parts: [
    ...jet(-42), ...jet(42), { d: smooth([[-84, -40], [-62, -34], [-58, -24], [-80, -30]]), fill: shade(body, -0.25) },
    { d: smooth([[-80, -18], [-78, -30], [-52, -36], [44, -34], [78, -26], [86, -18], [70, -12], [-66, -12]], true, 0.4), fill: body }, { d: smooth([[-40, -35], [-26, -56], [10, -58], [34, -46], [46, -33]], true, 0.4), fill: rgb('#a9d4e4') },
    { d: 'M-4 -35V-57M-70 -24H78', stroke: shade(body, -0.35), width: 1.4 }, { d: smooth([[-74, -16], [0, -13], [82, -17], [68, -11], [-66, -11]]), fill: shade(body, -0.4) },
    { d: ellipse(76, -22, 5, 3), fill: rgb('#fff0b8'), shines: true }, { d: box(-80, -28, 5, 6, 1.5), fill: rgb('#f04438'), shines: true }, { d: box(-88, -24, 9, 6, 2), fill: glow, shines: true },
  ] };
}
