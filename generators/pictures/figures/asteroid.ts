import { ellipse, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A lump of rock in space, with craters; no two have one shape. */
export function asteroid(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#8c8078', '#7a7684', '#94806a']));
  const corners = 11;
  const outline = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const r = random.range(0.8, 1.06);
    return [Math.cos(angle) * 50 * r, -44 + Math.sin(angle) * 41 * r];
  });
  const craters = [
    [-18, -58, 11],
    [16, -36, 14],
    [-22, -26, 7],
    [22, -66, 6],
  ] as const;
  return {
    half: 54,
    tall: 88,
    parts: [
      { d: smooth(outline, true, 0.5), fill: stone },
      ...craters.flatMap(([x, y, r]): Part[] => [
        { d: ellipse(x + 1.4, y + 1.4, r, r * 0.8), fill: shade(stone, 0.2) },
        { d: ellipse(x, y, r, r * 0.78), fill: shade(stone, -0.3) },
      ]),
    ],
  };
}
