/** The door of a room in its frame: the wall around it is the room's own. */

import { box, ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** @param wished the color of its wood, if the words name one */
export function roomDoor(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#8a5a38', '#9a6a44', '#7a4f3a', '#d8cbb4']));
  const frame = shade(wood, 0.22);
  const panels = [
    [-23, -126],
    [3, -126],
    [-23, -62],
    [3, -62],
  ].map(
    ([x = 0, y = 0]): Part => ({
      d: box(x, y, 20, 48, 2),
      fill: shade(wood, -0.12),
      stroke: shade(wood, -0.32),
      width: 1,
    }),
  );
  return {
    half: 38,
    tall: 142,
    parts: [
      { d: box(-37, -142, 74, 142, 2), fill: frame, stroke: shade(frame, -0.3), width: 1 },
      { d: box(-30, -135, 60, 135, 1), fill: wood },
      ...panels,
      { d: ellipse(24, -66, 3.2), fill: rgb('#e8c04a') },
    ],
  };
}
