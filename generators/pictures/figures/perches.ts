// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Things that animals like to be on. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** The height of a book that lies. */
export const BOOK_HIGH = 13;

const COVERS = ['#b8443c', '#3f6a8a', '#d09a3c', '#4f7f56', '#7a4f86'] as const;

/** Books that lie on each other, as high as three of them. @param count of the books @param wished color of their covers */
export function bookPile(random: Random, count: number, wished?: Rgb): Figure {
  const from = random.int(0, COVERS.length - 1);
  const thick = (3 * BOOK_HIGH) / count;
  const parts = Array.from({ length: count }, (_, i): Part[] => {
    const cover = wished ? shade(wished, i % 2 ? -0.14 : 0) : rgb(COVERS[(from + i) % COVERS.length] ?? COVERS[0]);
    const [x, y, half] = [random.range(-4, 4), -i * thick, 44 - (i % 3) * 3];
    return [
      { d: box(x - half, y - thick, half * 2, thick, 2.4), fill: cover }, { d: box(x - half + 5, y - thick * 0.8, half * 2 - 5, thick * 0.6, 1), fill: rgb('#f4ecd8') },
      { d: `M${x - half + 6} ${y - thick * 0.6}H${x + half - 1}M${x - half + 6} ${y - thick * 0.4}H${x + half - 1}`, stroke: rgb('#c9bda0'), width: 0.8 },
      { d: box(x - half, y - thick, 6, thick, 2), fill: shade(cover, 0.14) },
    ];
  }).flat();
  return { half: 52, tall: 3 * BOOK_HIGH, parts };
}

/** A box of cardboard. @param open whether somebody can be in it; its last part is its front then */
export function cardboardBox(wished?: Rgb, open = false): Figure {
  const card = wished ?? rgb('#c99a5e');
  const front: Part = { d: box(-44, -46, 88, 46, 1), fill: card };
  const tape: Part[] = [{ d: box(-7, -46, 14, 18), fill: shade(card, 0.3), alpha: 0.8 }, { d: 'M18 -10v-12m-4 4l4 -4l4 4M32 -10v-12m-4 4l4 -4l4 4', stroke: shade(card, -0.4), width: 1.6 }];
  if (!open) return { half: 48, tall: 58, parts: [{ d: poly([[-44, -46], [-34, -58], [34, -58], [44, -46]]), fill: shade(card, 0.16) }, { d: 'M0 -58V-46', stroke: shade(card, -0.25), width: 1.4 }, front, ...tape] };
  return { half: 62, tall: 60, parts: [
    { d: poly([[-44, -46], [-34, -60], [34, -60], [44, -46]]), fill: shade(card, -0.36) }, { d: poly([[-44, -46], [-34, -60], [-52, -66], [-62, -52]]), fill: shade(card, 0.06) }, { d: poly([[44, -46], [34, -60], [52, -66], [62, -52]]), fill: shade(card, -0.12) },
    { ...front, d: `${front.d}M-44 -46H44L50 -34H-50Z` },
  ] };
}

/** A rock with a flat top. */
export function rock(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#8a8780', '#7d8288', '#8f857a']));
  const moss = [-34, -8, 26].map((x): Part => ({ d: ellipse(x + random.range(-5, 5), -12 - random.range(0, 14), 9, 3.4, -8), fill: rgb('#6f8a4a'), alpha: 0.5 }));
  return { half: 66, tall: 50, below: 2, parts: [
    { d: smooth([[-64, 0], [-58, -24], [-34, -42], [-6, -46], [26, -48], [48, -34], [62, -14], [64, 0]], true, 0.3), fill: stone },
    { d: smooth([[-34, -42], [-6, -46], [26, -48], [48, -34], [18, -37], [-12, -36]], true, 0.3), fill: shade(stone, 0.2) }, { d: poly([[48, -34], [62, -14], [64, 0], [34, 0], [26, -20]]), fill: shade(stone, -0.2) },
    { d: 'M-40 -26l12 8l-4 14M0 -30l8 10l14 4', stroke: shade(stone, -0.34), width: 1.6 }, ...moss,
  ] };
}

/** The leaf of a water lily, which floats. */
export function lilyPad(random: Random, wished?: Rgb): Figure {
  const leaf = wished ?? rgb(random.pick(['#4f9a4c', '#3f8a50', '#64a448']));
  const veins = [-58, -36, -12, 20, 48].map((x): Part => ({ d: `M6 -9L${x} ${-9 + (Math.abs(x) > 40 ? -1 : x % 24 ? 8 : -8)}`, stroke: shade(leaf, 0.24), width: 1.2 }));
  return { half: 70, tall: 18, below: 8, parts: [
    { d: ellipse(0, -6, 69, 14), fill: shade(leaf, -0.34) }, { d: 'M8 -9L70 -15A68 14 0 1 1 66 -2Z', fill: leaf }, ...veins,
  ] };
}
