// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Sights that are old: the Taj Mahal, the Colosseum, the leaning tower of Pisa and Stonehenge. */
import { box, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** An opening with a pointed or a round arch, from its sill at y. */
const arch = (x: number, y: number, half: number, tall: number, fill: Rgb, pointed = false): Part => ({
  d: pointed ? `M${x - half} ${y}V${y - tall * 0.58}Q${x - half} ${y - tall * 0.84} ${x} ${y - tall}Q${x + half} ${y - tall * 0.84} ${x + half} ${y - tall * 0.58}V${y}Z` : `M${x - half} ${y}V${y - tall + half}A${half} ${half} 0 0 1 ${x + half} ${y - tall + half}V${y}Z`,
  fill,
});

/** The Taj Mahal: a white dome between four minarets. */
export function tajMahal(random: Random, wished?: Rgb): Figure {
  const marble = wished ?? rgb(random.pick(['#f4eee6', '#f2e8e0', '#f6f2ea']));
  const [dim, deep, gold] = [shade(marble, -0.14), shade(marble, -0.4), rgb('#c8a04a')];
  const dome = (x: number, y: number, r: number): Part[] => [
    { d: box(x - r * 0.8, y - r * 0.34, r * 1.6, r * 0.4), fill: dim }, { d: smooth([[x - r * 0.8, y - r * 0.3], [x - r, y - r * 0.86], [x - r * 0.7, y - r * 1.44], [x, y - r * 1.96], [x + r * 0.7, y - r * 1.44], [x + r, y - r * 0.86], [x + r * 0.8, y - r * 0.3]], true, 0.32), fill: marble, stroke: deep, width: 0.9 },
    { d: smooth([[x + r * 0.2, y - r * 0.3], [x + r * 0.5, y - r * 0.9], [x + r * 0.2, y - r * 1.7], [x + r * 0.7, y - r * 1.4], [x + r * 0.96, y - r * 0.86], [x + r * 0.78, y - r * 0.3]], true, 0.3), fill: deep, alpha: 0.28 }, { d: `M${x} ${y - r * 1.92}v${-r * 0.42}`, stroke: gold, width: Math.max(1.2, r * 0.08) },
  ];
  const minaret = (x: number, tall: number): Part[] => [
    { d: poly([[x - 4, 0], [x - 2.8, -tall], [x + 2.8, -tall], [x + 4, 0]]), fill: marble, stroke: deep, width: 0.8 }, ...[0.36, 0.68, 0.98].map((at): Part => ({ d: box(x - 4.6, -tall * at, 9.2, 2.2), fill: dim })), ...dome(x, -tall, 4),
  ];
  return { half: 134, tall: 132, parts: [
    ...minaret(-92, 84), ...minaret(92, 84), { d: box(-132, -12, 264, 12), fill: shade(marble, -0.06), stroke: deep, width: 0.9 }, ...Array.from({ length: 22 }, (_, i): Part => arch(-126 + i * 12, -1, 3.6, 9, dim)),
    ...dome(-36, -66, 14), ...dome(36, -66, 14), ...dome(0, -66, 27), { d: poly([[-66, -12], [-66, -58], [-54, -66], [54, -66], [66, -58], [66, -12]]), fill: marble, stroke: deep, width: 1 }, { d: box(-24, -76, 48, 64), fill: shade(marble, 0.2), stroke: deep, width: 0.9 }, arch(0, -12, 16, 54, dim, true), arch(0, -12, 10, 36, deep, true),
    ...[-46, 46].flatMap((x): Part[] => [arch(x, -42, 8, 18, dim, true), arch(x, -14, 8, 21, dim, true), arch(x, -42, 5, 13, deep, true), arch(x, -14, 5, 15, deep, true)]), { d: 'M-24 -72H24', stroke: gold, width: 1 }, ...minaret(-124, 96), ...minaret(124, 96), { d: box(-134, -3, 268, 3), fill: dim },
  ] };
}

/** The Colosseum: three rows of arches, its outer wall broken off on one side. */
export function colosseum(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#cfb48c', '#c8ac84', '#d6bc96']));
  const [dark, hole] = [shade(stone, -0.32), shade(stone, -0.62)];
  // the wall bends away on both sides: arches come closer together
  const turns = Array.from({ length: 15 }, (_, i) => ((i - 7) / 7.6) * (Math.PI / 2));
  const row = (y: number, tall: number, wide: number, from: number, to: number): Part[] => turns.slice(from, to).map((turn): Part => arch(Math.sin(turn) * wide, y + Math.cos(turn) * 7, Math.max(1.5, 5.4 * Math.cos(turn)), tall, hole));
  const ledge = (y: number, left: number, right: number): Part => ({ d: `M${left} ${y}Q0 ${y + 14} ${right} ${y}`, stroke: shade(stone, 0.2), width: 2.2 });
  return { half: 118, tall: 96, parts: [
    { d: smooth([[-110, -66], [-60, -80], [10, -80], [84, -70], [112, -54], [60, -44], [-50, -46]], true, 0.4), fill: shade(stone, -0.44) }, ...[-70, -40, -10, 20, 50].map((x): Part => arch(x, -60, 5, 12, shade(stone, -0.56))),
    { d: 'M-114 0V-62Q-60 -52 0 -52Q60 -52 114 -62V0Q60 8 0 8Q-60 8 -114 0Z', fill: shade(stone, -0.08), stroke: dark, width: 1 }, { d: 'M-114 -60V-88Q-70 -78 -20 -76L-4 -70L8 -64L26 -60L34 -51Q-40 -48 -114 -60Z', fill: stone, stroke: dark, width: 1 },
    ...row(-68, 13, 110, 0, 8), ...row(-40, 16, 110, 0, 15), ...row(-11, 19, 110, 0, 15), ledge(-60, -114, 40), ledge(-33, -114, 114), ledge(-88, -114, -14), { d: 'M-114 0Q-60 8 0 8Q60 8 114 0V-4Q60 4 0 4Q-60 4 -114 -4Z', fill: dark }, ...[[92, -62], [100, -57], [58, -55]].map(([x = 0, y = 0]): Part => ({ d: poly([[x - 5, y + 4], [x - 3, y - 6], [x + 4, y - 3], [x + 6, y + 4]]), fill: shade(stone, 0.06) })),
  ] };
}

/** The leaning tower of Pisa: eight floors of columns. */
export function leaningTower(random: Random, wished?: Rgb): Figure {
  const marble = wished ?? rgb(random.pick(['#f0e8da', '#ece2d0', '#f4eee2']));
  const [dim, deep] = [shade(marble, -0.2), shade(marble, -0.46)];
  const lean = (x: number, y: number): Point => [x - y * 0.13, y];
  const slab = (y: number, half: number, tall: number, fill: Rgb): Part => ({ d: poly([lean(-half, y), lean(-half, y - tall), lean(half, y - tall), lean(half, y)]), fill, stroke: deep, width: 0.8 });
  const column = (x: number, y: number, tall: number, wide: number): Part => ({ d: poly([lean(x - wide, y), lean(x - wide, y - tall), lean(x + wide, y - tall), lean(x + wide, y)]), fill: marble });
  const floors = Array.from({ length: 6 }, (_, i) => -26 - i * 15);
  return { half: 44, tall: 142, parts: [
    { d: box(-30, -3, 60, 3), fill: rgb('#b8ac98') }, slab(-1, 23, 25, dim), ...[-18, -11, -4, 4, 11, 18].map((x) => column(x, -1, 20, 1.4)), slab(-22, 25, 4, marble),
    ...floors.flatMap((y): Part[] => [slab(y, 20, 12, deep), ...[-20, -14, -7, 0, 7, 14, 20].map((x) => column(x, y, 12, 1.3)), slab(y - 11, 23, 4, marble)]), { d: poly([lean(8, 0), lean(8, -116), lean(24, -116), lean(24, 0)]), fill: deep, alpha: 0.22 },
    slab(-117, 15, 15, dim), ...[-10, 0, 10].map((x): Part => { const [cx, cy] = lean(x, -118); return arch(cx, cy, 2.8, 11, deep); }), slab(-131, 17, 3, marble), { d: `M${lean(0, -134).join(' ')}v-8`, stroke: deep, width: 1 }, { d: poly([lean(0, -142), [lean(0, -142)[0] + 9, -139.6], lean(0, -137)]), fill: rgb('#c84a3a') },
  ] };
}

/** Stonehenge: great stones in a ring, some with a lintel. */
export function stonehenge(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#8e8e8a', '#969088', '#86888a']));
  const one = (x: number, y: number, half: number, tall: number, tone: number): Part[] => {
    const fill = shade(stone, tone);
    const slant = random.range(-1.6, 1.6);
    return [{ d: smooth([[x - half, y], [x - half * 0.92 + slant, y - tall * 0.55], [x - half * 0.8 + slant, y - tall], [x + half * 0.84 + slant, y - tall * 0.98], [x + half * 0.95, y - tall * 0.5], [x + half, y]], true, 0.16), fill, stroke: shade(fill, -0.4), width: 0.9 }, { d: poly([[x + half * 0.3, y], [x + half * 0.34 + slant, y - tall * 0.96], [x + half * 0.8 + slant, y - tall * 0.96], [x + half * 0.95, y]]), fill: shade(fill, -0.26), alpha: 0.7 }, { d: `M${x - half * 0.5} ${y - tall * 0.7}l${half * 0.5} 3m${-half * 0.3} ${tall * 0.3}l${half * 0.4} 2`, stroke: shade(fill, -0.22), width: 1 }];
  };
  const lintel = (from: number, to: number, y: number, tone: number): Part => ({ d: smooth([[from, y], [from - 1, y - 8], [from + 2, y - 10], [to - 1, y - 9], [to + 1, y - 1]], true, 0.14), fill: shade(stone, tone + 0.06), stroke: shade(stone, -0.4), width: 0.9 });
  return { half: 126, tall: 74, parts: [
    ...[-84, -54, -24, 12, 44, 76].flatMap((x) => one(x, -13, 6.5, 34, 0.12)), lintel(-92, -46, -46, 0.12), lintel(4, 52, -46, 0.12), ...one(-14, -5, 9, 52, 0.02), ...one(20, -5, 9, 52, 0.02), lintel(-25, 31, -55, 0.02),
    ...one(-110, 0, 12, 50, -0.06), ...one(-74, 0, 12, 52, -0.06), lintel(-124, -60, -49, -0.06), ...one(62, 0, 12, 52, -0.06), ...one(100, 0, 12, 50, -0.06), lintel(48, 114, -49, -0.06), { d: smooth([[-36, 0], [-33, -9], [-10, -12], [6, -8], [10, 0]], true, 0.3), fill: shade(stone, -0.1), stroke: shade(stone, -0.45), width: 0.9 },
  ] };
}
