// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The front of a house with its door, in the units of an adult who is 100 high. */
import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Station } from './station.ts';

/** A wall under the eaves, a window with flowers, a lamp, and the door. @param wished color of the door @param notice whether a paper is on it */
export function doorway(random: Random, wished?: Rgb, notice = false): Figure {
  const wood = wished ?? rgb(random.pick(['#8a5a38', '#3f6a66', '#9a3f34', '#3f5a7a']));
  const wall = rgb(random.pick(['#efe2cb', '#e4cfb0', '#d8dcd6', '#e9c9b4']));
  const [roof, white] = [rgb(random.pick(['#a8442f', '#6f4a3c', '#4a5a72'])), rgb('#f8f3e8')];
  const bricks = Array.from({ length: 15 }, (_, i): Part => {
    const [x, y] = [-118 + ((i * 83) % 226), -20 - ((i * 47) % 118)];
    return { d: `M${x} ${y}h14m-10 6h14`, stroke: shade(wall, -0.16), width: 1.2 };
  }).filter((_, i) => i % 3 !== 2);
  const tiles = Array.from({ length: 15 }, (_, i): Part => ({ d: `M${-134 + i * 19} -150q9.5 10 19 0`, stroke: shade(roof, -0.3), width: 1.6 }));
  const panels = [[-20, -86], [3, -86], [-20, -44], [3, -44]].map(([x = 0, y = 0]): Part => ({ d: box(x, y, 17, 34, 2), fill: shade(wood, -0.14), stroke: shade(wood, -0.34), width: 1 }));
  const blooms = Array.from({ length: 8 }, (_, i): Part => ({ d: ellipse(52 + i * 7, -41 - (i % 2) * 4, 4.4), fill: rgb(i % 3 === 0 ? '#f2c04a' : i % 3 === 1 ? '#e4557a' : '#f6f0e6') }));
  return { half: 136, tall: 178, parts: [
    { d: box(-124, -142, 248, 142), fill: wall }, ...bricks, { d: box(-124, -12, 248, 12), fill: shade(wall, -0.28) },
    { d: poly([[-138, -136], [-112, -176], [112, -176], [138, -136]]), fill: roof }, ...tiles, { d: box(-138, -140, 276, 6, 1), fill: shade(roof, -0.28) },
    { d: box(-32, -103, 64, 103, 2), fill: white }, { d: box(-25, -96, 50, 96), fill: wood }, ...panels, { d: ellipse(18, -44, 3), fill: rgb('#e8c04a') }, { d: ellipse(0, -62, 4.6), stroke: rgb('#e8c04a'), width: 2 },
    ...(notice ? [{ d: box(-13, -84, 26, 34, 1), fill: rgb('#f6efdc'), stroke: rgb('#b8a888'), width: 1 }, { d: 'M-9 -76h18M-9 -70h18M-9 -64h18M-9 -58h12', stroke: rgb('#6a5f52'), width: 1.6 }, { d: ellipse(0, -81, 2.2), fill: rgb('#3a3c44') }] : []),
    { d: poly([[-40, -112], [-34, -124], [34, -124], [40, -112]]), fill: shade(roof, -0.12) }, { d: box(-42, -6, 84, 6, 1), fill: rgb('#b4aa9c') },
    { d: 'M-46 -92h-10', stroke: rgb('#3a3e46'), width: 2.4 }, { d: poly([[-62, -94], [-50, -94], [-52, -78], [-60, -78]]), fill: rgb('#ffe3a0'), shines: true }, { d: poly([[-64, -94], [-56, -101], [-48, -94]]), fill: rgb('#3a3e46') },
    { d: box(48, -98, 60, 54, 1), fill: white }, { d: box(52, -94, 25, 46), fill: rgb('#f8dfa6'), shines: true }, { d: box(80, -94, 24, 46), fill: rgb('#f8dfa6'), shines: true },
    { d: box(40, -98, 8, 54, 1), fill: shade(wood, 0.1) }, { d: box(108, -98, 8, 54, 1), fill: shade(wood, 0.1) }, { d: box(46, -42, 64, 10, 2), fill: rgb('#8a5a38') }, { d: box(48, -46, 60, 6, 3), fill: rgb('#5c9a4c') }, ...blooms,
  ] };
}

/** Who is at a door: one at its handle, others behind them. */
export const AT_DOOR: Station = {
  low: true,
  posts: [
    { x: -38, pose: 'reach' },
    { x: -84, pose: 'stand' },
    { x: 74, pose: 'stand', left: true },
  ],
};
