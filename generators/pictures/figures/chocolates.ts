// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

/** An open box of chocolates with its lid and a bow. @param wished color of the box */
export function chocolates(wished?: Rgb): Figure {
  const [card, gold] = [wished ?? rgb('#b8324a'), rgb('#f0cf7a')];
  const browns = ['#5a3420', '#7a4a2c', '#3f241a', '#efe0c4'] as const;
  const sweet = (row: number, i: number): Part[] => {
    const [x, y, fill] = [-44 + row * -3 + i * (22 + row * 1.4), -27 + row * 11, rgb(browns[(i * 3 + row * 2) % 4] ?? '#5a3420')];
    return [
      { d: poly([[x - 9, y + 1], [x - 10.5, y + 7], [x + 10.5, y + 7], [x + 9, y + 1]]), fill: gold }, (i + row) % 2 ? { d: ellipse(x, y, 8.4, 6.6), fill } : { d: box(x - 8, y - 6, 16, 11, 3), fill },
      { d: `M${x - 5} ${y - 2}q3 3 5 0t5 0`, stroke: shade(fill, fill[0] > 200 ? -0.3 : 0.45), width: 1.4 }, { d: ellipse(x - 3, y - 3.4, 1.8, 1), fill: rgb('#ffffff'), alpha: 0.55 },
    ];
  };
  return { half: 72, tall: 78, parts: [
    { d: poly([[-50, -36], [-40, -76], [58, -76], [50, -36]]), fill: shade(card, -0.12) }, { d: poly([[-43, -40], [-35, -71], [52, -71], [45, -40]]), fill: shade(card, 0.2) },
    { d: 'M5 -76L-1 -36', stroke: gold, width: 5 }, { d: 'M4 -58C-10 -74 -24 -62 4 -56C28 -72 34 -56 4 -56', stroke: gold, width: 4.4 },
    { d: poly([[-52, -38], [52, -38], [66, 0], [-66, 0]]), fill: card }, { d: poly([[-48, -35], [48, -35], [58, -9], [-58, -9]]), fill: rgb('#3a1f1c') },
    ...[0, 1].flatMap((row) => [0, 1, 2, 3, 4].flatMap((i) => sweet(row, i))),
    { d: poly([[-62, -9], [62, -9], [66, 0], [-66, 0]]), fill: card }, { d: 'M-62 -9H62', stroke: gold, width: 1.8 },
  ] };
}
