// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Sights of China: the Great Wall, a palace gate, the Temple of Heaven and Shanghai's television tower. */
import { box, ellipse, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [gold, marble, red] = [rgb('#d8a83a'), rgb('#ece6da'), rgb('#a8322a')];

/** Points along a line, about so many units apart. */
function along(line: readonly Point[], step: number): Point[] {
  return line.slice(1).flatMap((to, i): Point[] => {
    const from = line[i] ?? to;
    const many = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: many }, (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / many, from[1] + ((to[1] - from[1]) * k) / many]);
  });
}

/** A wall along a ridge, with a watchtower on each of its heights. @param size of the wall, which is smaller far off */
function wallOn(ridge: readonly Point[], towers: readonly number[], size: number, stone: Rgb, hill: Rgb): Part[] {
  const [tall, merlon] = [11 * size, 3.4 * size];
  const ends: readonly Point[] = [ridge[0] ?? [0, 0], ridge.at(-1) ?? [0, 0]];
  const [first = [0, 0], last = [0, 0]] = ends;
  const down: Point[] = ridge.map(([x, y]): Point => [x, y + tall]).toReversed();
  const tower = ([x, y]: Point): Part[] => {
    const [half, high] = [9 * size, 27 * size];
    return [
      { d: box(x - half, y - high + tall, half * 2, high), fill: shade(stone, 0.06), stroke: shade(stone, -0.4), width: 0.8 }, { d: box(x + half * 0.3, y - high + tall, half * 0.7, high), fill: shade(stone, -0.16) }, { d: box(x - half * 1.16, y - high + tall - size * 2, half * 2.32, size * 3.4), fill: shade(stone, -0.1) },
      ...[-1, -0.33, 0.33, 1].map((at): Part => ({ d: box(x + at * half - size * 1.6, y - high + tall - size * 5, size * 3.2, size * 3.4), fill: shade(stone, 0.04) })),
      ...[-0.45, 0.35].map((at): Part => ({ d: `M${x + at * half - size * 1.7} ${y - high + tall + size * 12}v${-size * 4}q${size * 1.7} ${-size * 3} ${size * 3.4} 0v${size * 4}z`, fill: shade(stone, -0.6) })),
    ];
  };
  return [
    { d: smooth([[first[0] - 14, 0], ...ridge.map(([x, y]): Point => [x, y + tall * 0.6]), [last[0] + 14, 0]], true, 0.12), fill: hill }, ...along(ridge, 26).filter((_, i) => i % 2).map(([x, y], i): Part => ({ d: ellipse(x + 4, y * (0.52 - (i % 3) * 0.12) + tall * 0.6, 9 * size, 5 * size), fill: shade(hill, i % 2 ? -0.14 : 0.12), alpha: 0.7 })),
    { d: poly([...ridge, ...down]), fill: stone, stroke: shade(stone, -0.4), width: 0.8 }, { d: `M${down.map(([x, y]) => `${x} ${y - tall * 0.45}`).join('L')}`, stroke: shade(stone, -0.2), width: 0.8 },
    ...along(ridge, 5.4 * size).map(([x, y]): Part => ({ d: box(x, y - merlon, 3 * size, merlon + 1), fill: shade(stone, 0.08) })),
    ...towers.flatMap((i) => tower(ridge[i] ?? [0, 0])),
  ];
}

/** The Great Wall over two ridges. */
export function greatWall(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#c2ab88', '#b8a284', '#cbb592']));
  const hill = rgb(random.pick(['#6f8a52', '#7a8a4c', '#64805a']));
  return { half: 190, tall: 118, parts: [
    ...wallOn([[-80, -14], [-40, -46], [-6, -70], [26, -88], [58, -76], [92, -96], [128, -62], [172, -14]], [3, 5], 0.62, shade(stone, 0.14), shade(hill, 0.16)),
    ...wallOn([[-176, -8], [-146, -44], [-112, -80], [-78, -58], [-44, -34], [-6, -24], [30, -44], [62, -50], [98, -30], [140, -12], [176, -6]], [2, 7], 1, stone, hill),
  ] };
}

/** A roof of glazed tiles with upturned corners. @param y of its eaves */
export const tiledRoof = (y: number, half: number, tall: number, tiles: Rgb): Part[] => [
  { d: smooth([[-half - 7, y - 4], [-half + 4, y - 1], [0, y], [half - 4, y - 1], [half + 7, y - 4], [half - 8, y - tall * 0.5], [half * 0.72, y - tall], [-half * 0.72, y - tall], [-half + 8, y - tall * 0.5]], true, 0.22), fill: tiles, stroke: shade(tiles, -0.4), width: 1 },
  ...Array.from({ length: 13 }, (_, i): Part => { const at = (i - 6) / 6; return { d: `M${at * half * 0.7} ${y - tall + 1}L${at * half * 0.94} ${y - 2}`, stroke: shade(tiles, -0.2), width: 0.9 }; }),
  { d: box(-half * 0.74, y - tall - 2.4, half * 1.48, 3.4, 1.4), fill: shade(tiles, -0.28) }, ...[-1, 1].map((side): Part => ({ d: smooth([[side * half * 0.7, y - tall - 1], [side * half * 0.78, y - tall - 7], [side * half * 0.8, y - tall - 1]], true, 0.3), fill: shade(tiles, -0.28) })),
];

/** The hall over the gate of an emperor's palace: red walls, two roofs of yellow tiles, white stairs. */
export function palaceGate(random: Random, wished?: Rgb): Figure {
  const wall = wished ?? red;
  const tiles = rgb(random.pick(['#e0a83a', '#d89e34', '#e6b44a']));
  const gate = (x: number, w: number, h: number): Part => ({ d: `M${x - w} 0V${-h + w}Q${x - w} ${-h} ${x} ${-h}Q${x + w} ${-h} ${x + w} ${-h + w}V0Z`, fill: rgb('#4a1e1c') });
  const columns = (y: number, half: number, tall: number, many: number): Part[] => [
    { d: box(-half, y - tall, half * 2, tall), fill: shade(wall, -0.12) }, { d: box(-half, y - tall, half * 2, 5), fill: rgb('#2f6a72') }, { d: `M${-half} ${y - tall + 2.5}H${half}`, stroke: gold, width: 1.2 },
    ...Array.from({ length: many }, (_, i): Part => ({ d: box(-half + 3 + (i * (half * 2 - 11)) / (many - 1), y - tall + 5, 5, tall - 5), fill: shade(wall, 0.14) })), ...Array.from({ length: many - 1 }, (_, i): Part => ({ d: box(-half + 10.5 + (i * (half * 2 - 11)) / (many - 1), y - tall + 9, (half * 2 - 11) / (many - 1) - 10, tall - 12), fill: rgb('#ffd88a'), shines: true, keeps: true })),
  ];
  return { half: 132, tall: 128, parts: [
    { d: poly([[-128, 0], [-122, -42], [122, -42], [128, 0]]), fill: wall, stroke: shade(wall, -0.4), width: 1 }, { d: poly([[-128, 0], [-127, -7], [127, -7], [128, 0]]), fill: shade(marble, -0.12) }, { d: box(-123, -46, 246, 5), fill: shade(gold, -0.1) },
    gate(0, 11, 31), gate(-38, 9, 27), gate(38, 9, 27), gate(-76, 8, 24), gate(76, 8, 24), { d: box(-106, -54, 212, 9), fill: marble }, ...Array.from({ length: 27 }, (_, i): Part => ({ d: box(-104 + i * 7.8, -59, 3, 6), fill: marble })),
    ...columns(-54, 92, 24, 9), ...tiledRoof(-76, 108, 18, tiles), ...columns(-94, 66, 12, 7), ...tiledRoof(-104, 82, 22, tiles), { d: box(-9, -88, 18, 9, 1), fill: rgb('#2a4a7a'), stroke: gold, width: 1.4 },
  ] };
}

/** The Temple of Heaven: three round roofs of blue tiles on three terraces. */
export function templeOfHeaven(random: Random, wished?: Rgb): Figure {
  const tiles = wished ?? rgb(random.pick(['#2f4f8a', '#33559a', '#2a4a80']));
  const tier = (y: number, half: number, tall: number, top: number): Part[] => [
    { d: smooth([[-half - 4, y - 2], [-half * 0.5, y + 3.4], [0, y + 5], [half * 0.5, y + 3.4], [half + 4, y - 2], [half * 0.76, y - tall * 0.4], [top, y - tall], [-top, y - tall], [-half * 0.76, y - tall * 0.4]], true, 0.24), fill: tiles, stroke: shade(tiles, -0.4), width: 1 },
    ...[-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((at): Part => ({ d: `M${at * top} ${y - tall + 1}Q${at * half * 0.7} ${y - tall * 0.4} ${at * half} ${y + 2}`, stroke: shade(tiles, 0.22), width: 0.9 })), { d: `M${-half - 3} ${y - 1}Q0 ${y + 9} ${half + 3} ${y - 1}`, stroke: gold, width: 1.6 },
  ];
  const drum = (y: number, half: number, tall: number): Part[] => [
    { d: box(-half, y - tall, half * 2, tall), fill: red }, { d: box(-half, y - tall, half * 2, tall * 0.42), fill: rgb('#2f6a5a') }, ...[-0.86, -0.5, -0.16, 0.16, 0.5, 0.86].map((at): Part => ({ d: box(at * half - 1.7, y - tall, 3.4, tall), fill: shade(red, 0.16) })),
  ];
  const terrace = (y: number, half: number): Part[] => [
    { d: smooth([[-half, y], [-half, y - 8], [-half * 0.5, y - 5], [0, y - 4], [half * 0.5, y - 5], [half, y - 8], [half, y]], true, 0.14), fill: marble, stroke: shade(marble, -0.3), width: 0.8 }, ...Array.from({ length: 15 }, (_, i): Part => ({ d: box(-half + 3 + (i * (half * 2 - 8)) / 14, y - 13, 2, 9), fill: shade(marble, 0.3) })), { d: `M${-half} ${y - 10.5}H${half}`, stroke: shade(marble, -0.14), width: 1.2 },
  ];
  return { half: 108, tall: 134, parts: [
    ...terrace(0, 106), ...terrace(-9, 88), ...terrace(-18, 72), ...drum(-28, 45, 26), ...tier(-54, 58, 17, 40), ...drum(-70, 36, 8), ...tier(-77, 46, 17, 28), ...drum(-93, 25, 7), ...tier(-99, 34, 24, 4),
    { d: smooth([[-4, -122], [-5, -128], [0, -134], [5, -128], [4, -122]], true, 0.4), fill: gold, stroke: shade(gold, -0.3), width: 0.8 }, { d: poly([[-13, 0], [-9, -28], [9, -28], [13, 0]]), fill: shade(marble, -0.1) }, ...[-5, -11, -17, -23].map((y): Part => ({ d: `M${-12 - y * 0.14} ${y}H${12 + y * 0.14}`, stroke: shade(marble, -0.26), width: 1 })), { d: 'M-6 -28v-18q6 -5 12 0v18z', fill: rgb('#5a201c') },
  ] };
}

/** A television tower of three great balls on slanting legs, as on the Bund in Shanghai. */
export function pearlTower(random: Random, wished?: Rgb): Figure {
  const pearl = wished ?? rgb(random.pick(['#c0486a', '#b8447a', '#c4546a']));
  const shaft = rgb('#b8bcc8');
  const ball = (y: number, r: number): Part[] => [
    { d: ellipse(0, y, r), fill: pearl, stroke: shade(pearl, -0.4), width: 1 }, { d: ellipse(-r * 0.3, y - r * 0.32, r * 0.42, r * 0.34), fill: shade(pearl, 0.4), alpha: 0.7 }, { d: box(-r, y - r * 0.1, r * 2, r * 0.22), fill: shade(shaft, 0.2) },
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((at): Part => ({ d: ellipse(at * r, y, Math.max(0.9, r * 0.07)), fill: rgb('#ffe6a0'), shines: true })), { d: `M${-r * 0.86} ${y - r * 0.48}Q0 ${y - r * 0.26} ${r * 0.86} ${y - r * 0.48}M${-r * 0.86} ${y + r * 0.5}Q0 ${y + r * 0.74} ${r * 0.86} ${y + r * 0.5}`, stroke: shade(pearl, -0.24), width: 0.9 },
  ];
  return { half: 40, tall: 156, parts: [
    ...[-1, 1].map((side): Part => ({ d: poly([[side * 3, -40], [side * 8, -40], [side * 36, 0], [side * 28, 0]]), fill: shade(shaft, -0.14) })), ...[-7, 0, 7].map((x): Part => ({ d: box(x - 2, -106, 4, 106), fill: x ? shade(shaft, -0.08) : shade(shaft, 0.14), stroke: shade(shaft, -0.4), width: 0.6 })),
    ...[-70, -62, -54].map((y): Part => ({ d: box(-9, y, 18, 2.4), fill: shade(shaft, -0.2) })), { d: 'M0 -126V-156', stroke: shade(shaft, -0.3), width: 2 }, { d: box(-2.6, -128, 5.2, 16), fill: shaft }, ...ball(-36, 18), ...ball(-96, 13), ...ball(-120, 5.4), { d: box(-22, -5, 44, 5, 2), fill: shade(shaft, -0.24) }, { d: ellipse(0, -156, 1.4), fill: rgb('#ff6a5a'), shines: true },
  ] };
}
