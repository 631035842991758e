// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The gate of an old Chinese city: a tower with two roofs on a wall of bricks. */
import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import { tiledRoof } from './sights-of-china.ts';

const [lacquer, gold, tiles, plaster, dark] = [rgb('#93362a'), rgb('#d8a83a'), rgb('#48525a'), rgb('#e2d6bc'), rgb('#2a2420')];

const SNOW = rgb('#eef3f8');
/** The color of the bricks of a city wall. */
export const BRICK: Rgb = rgb('#8f8a80');
/** How high the wall is, in units of the gate, and how tall the whole gate is. */
export const [WALL_HIGH, GATE_TALL] = [62, 162] as const;

/** Courses of bricks of the wall, which leans back, up to a height. */
const courses = (top: number): string => {
  const half = (y: number): number => 97 + y * 0.08;
  let d = '';
  for (let y = -5, row = 0; y > top; y -= 5, row++) {
    d += `M${(-half(y)).toFixed(1)} ${y}H${half(y).toFixed(1)}`;
    for (let x = -half(y) + 4 + (row % 2) * 6; x < half(y); x += 12) d += `M${x.toFixed(1)} ${y}v5`;
  }
  return d;
};

const merlons = (half: number, y: number, colour: Rgb): Part[] => [
  ...Array.from({ length: Math.floor((half * 2) / 10) }, (_, i): Part => ({ d: box(-half + 1 + i * 10, y - 7, 6.4, 8), fill: shade(colour, 0.06) })), { d: box(-half, y, half * 2, 4), fill: shade(colour, -0.12) },
];

/** A storey: pillars, and windows of paper between them. */
const storey = (y: number, half: number, tall: number, many: number): Part[] => {
  const step = (half * 2 - 6) / many;
  return [
    { d: box(-half, y - tall, half * 2, tall), fill: shade(lacquer, -0.25) }, ...Array.from({ length: many }, (_, i): Part => ({ d: box(-half + 6 + i * step, y - tall + 7, step - 6, tall - 12), fill: rgb('#f6d99a'), shines: true, keeps: true })),
    ...Array.from({ length: many }, (_, i): Part => ({ d: `${[1, 2].map((k) => `M${-half + 6 + i * step + ((step - 6) * k) / 3} ${y - tall + 7}V${y - 5}`).join('')}M${-half + 6 + i * step} ${y - tall / 2}h${step - 6}`, stroke: shade(lacquer, -0.2), width: 1 })),
    ...Array.from({ length: many + 1 }, (_, i): Part => ({ d: box(-half + 1 + i * step, y - tall, 4, tall), fill: lacquer })), { d: box(-half, y - tall, half * 2, 4.4), fill: rgb('#2f5f62') }, { d: `M${-half} ${y - tall + 2.2}H${half}`, stroke: gold, width: 1 },
  ];
};

/** The tower alone, which stands on a wall at y. */
const gateTower = (y: number, snowy: boolean): Part[] => [
  { d: box(-66, y - 4, 132, 5), fill: rgb('#b4aea2') }, ...Array.from({ length: 15 }, (_, i): Part => ({ d: box(-64 + i * 9, y - 11, 2, 8), fill: lacquer })), { d: `M-64 ${y - 10}H64`, stroke: lacquer, width: 1.6 },
  ...storey(y - 4, 56, 30, 7), ...tiledRoof(y - 33, 72, 15, snowy ? SNOW : tiles), ...storey(y - 47, 44, 22, 5), ...tiledRoof(y - 68, 60, 24, snowy ? SNOW : tiles),
  { d: box(-13, y - 66, 26, 12, 1), fill: rgb('#23406e'), stroke: gold, width: 1.6 }, ...[-50, 50].flatMap((x): Part[] => [{ d: `M${x} ${y - 33}v4`, stroke: dark, width: 0.8 }, { d: ellipse(x, y - 24, 4.4, 5), fill: rgb('#e03a30'), shines: true, keeps: true }, { d: `M${x} ${y - 19}v5`, stroke: rgb('#e0a03a'), width: 1 }]),
];

/** The gate in its wall, with a way through it. @param snowy whether snow lies on its roofs */
export function cityGate(snowy: boolean): Figure {
  return { half: 100, tall: GATE_TALL, parts: [
    { d: poly([[-98, 0], [-92, -WALL_HIGH - 4], [92, -WALL_HIGH - 4], [98, 0]]), fill: shade(BRICK, 0.04), stroke: shade(BRICK, -0.45), width: 1 }, { d: courses(-WALL_HIGH), stroke: shade(BRICK, -0.16), width: 0.7 }, { d: poly([[-98, 0], [-97, -8], [97, -8], [98, 0]]), fill: rgb('#a8a296') }, ...merlons(92, -WALL_HIGH - 4, BRICK),
    { d: 'M-25 0V-26Q-25 -48 0 -48Q25 -48 25 -26V0Z', fill: plaster }, { d: 'M-20 0V-25Q-20 -43 0 -43Q20 -43 20 -25V0Z', fill: rgb('#3a322c') }, { d: 'M-9 0V-16Q-9 -25 0 -25Q9 -25 9 -16V0Z', fill: rgb('#c8b48a'), shines: true, keeps: true }, { d: 'M-20 0V-25Q-20 -33 -15 -38L-11 -33V0Z', fill: shade(lacquer, -0.1) }, { d: 'M20 0V-25Q20 -33 15 -38L11 -33V0Z', fill: shade(lacquer, -0.1) },
    ...[-15.5, 15.5].flatMap((x) => [-7, -14, -21, -28].map((y): Part => ({ d: ellipse(x, y, 1), fill: gold }))), { d: box(-16, -60, 32, 10, 1), fill: rgb('#23406e'), stroke: gold, width: 1.4 }, ...gateTower(-WALL_HIGH - 3, snowy),
  ] };
}

/** The tower as it stands beside whoever is on the wall. */
export const wallTower = (snowy: boolean): Figure => ({ half: 82, tall: 100, parts: gateTower(0, snowy) });
