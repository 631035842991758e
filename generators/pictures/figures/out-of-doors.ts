// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in outdoor places that are for something. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [wood, steel, dark, white] = [rgb('#9a6a44'), rgb('#8a929c'), rgb('#2e323a'), rgb('#f6f0e4')];
const CLOTHS = ['#c8453f', '#3f7a9a', '#4a8a58', '#d8943a'].map(rgb);
const PRODUCE = [['#d8483c', '#b83a30'], ['#f0943c', '#e0802c'], ['#6aa84a', '#4f8a3a'], ['#f0c83a', '#d8b02c'], ['#7a4a8a', '#5f3a70']].map((pair) => pair.map(rgb));

/** Fruit and vegetables heaped in a crate. */
function crate(x: number, y: number, wide: number, [light = white, deep = white]: readonly Rgb[]): Part[] {
  const parts: Part[] = [];
  for (const [row, up] of [[5, 0], [4, 5], [2, 9.6]] as const) for (let i = 0; i < row; i++) parts.push({ d: ellipse(x + ((i + 0.5) / row - 0.5) * wide * (row / 5.4), y - 12 - up, 4.6), fill: (i + row) % 2 ? light : deep });
  return [...parts, { d: box(x - wide / 2, y - 12, wide, 12, 1), fill: shade(wood, 0.16) }, { d: `M${x - wide / 2} ${y - 6}h${wide}`, stroke: shade(wood, -0.2), width: 1.4 }];
}

/** A market stall under a striped awning. */
export function stall(random: Random): Figure {
  const cloth = random.pick(CLOTHS);
  const stripes = Array.from({ length: 10 }, (_, i): Part => {
    const [top, foot] = [-58 + i * 11.6, -68 + i * 13.6];
    return { d: `M${top} -118H${top + 11.6}L${foot + 13.6} -94Q${foot + 6.8} -84 ${foot} -94Z`, fill: i % 2 ? white : cloth };
  });
  const goods = [-46, -15, 16, 47].flatMap((x) => crate(x, -42, 28, random.pick(PRODUCE)));
  return { half: 70, tall: 120, parts: [
    { d: box(-62, -110, 4, 110), fill: shade(wood, -0.25) }, { d: box(58, -110, 4, 110), fill: shade(wood, -0.25) }, { d: box(-58, -92, 116, 40), fill: shade(wood, -0.55), alpha: 0.45 }, { d: ellipse(0, -84, 5, 6), fill: rgb('#ffe2a0'), shines: true }, ...goods,
    { d: box(-66, -43, 132, 7, 1), fill: shade(wood, 0.1) }, { d: box(-62, -36, 124, 36), fill: shade(wood, -0.1) }, { d: 'M-31 -36V0M0 -36V0M31 -36V0', stroke: shade(wood, -0.35), width: 1.4 }, { d: box(-60, -120, 120, 4, 1), fill: shade(cloth, -0.3) }, ...stripes,
  ] };
}

/** Baskets of vegetables on the ground. */
export const crates = (random: Random): Figure => ({ half: 36, tall: 42, parts: [...crate(-17, 0, 32, random.pick(PRODUCE)), ...crate(17, 0, 32, random.pick(PRODUCE)), ...crate(2, -13, 28, random.pick(PRODUCE))] });

/** A shelter with a bench, and the sign of the stop. */
export function busShelter(): Figure {
  const glass = rgb('#bcd8e2');
  return { half: 110, tall: 112, letters: true, parts: [
    { d: box(-86, -96, 5, 96), fill: dark }, { d: box(64, -96, 5, 96), fill: dark }, { d: box(-80, -92, 143, 70), fill: glass, alpha: 0.45 }, { d: poly([[-70, -24], [-40, -90], [-24, -90], [-54, -24]]), fill: white, alpha: 0.3 }, { d: 'M-32 -94V-22M16 -94V-22', stroke: dark, width: 2 },
    { d: box(20, -84, 38, 56, 1), fill: rgb('#e8743a') }, { d: ellipse(39, -62, 12), fill: rgb('#f6dc8a') }, { d: 'M26 -42H52M30 -36H48', stroke: white, width: 2.4 }, { d: box(-70, -28, 80, 6, 2), fill: shade(wood, 0.1) }, { d: box(-60, -22, 4, 22), fill: dark }, { d: box(-4, -22, 4, 22), fill: dark },
    { d: poly([[-96, -96], [78, -96], [74, -106], [-92, -106]]), fill: rgb('#3a6a8a') }, { d: box(-96, -98, 174, 4, 1), fill: shade(rgb('#3a6a8a'), -0.25) },
    { d: box(94, -104, 4, 104), fill: steel }, { d: box(83, -112, 26, 28, 3), fill: rgb('#2f6ab0') }, { d: box(88, -107, 16, 14, 2), fill: white }, { d: box(90, -105, 12, 5, 1), fill: rgb('#2f6ab0') }, { d: ellipse(92, -92, 2), fill: white }, { d: ellipse(100, -92, 2), fill: white }, { d: box(87, -80, 18, 24, 1), fill: white }, { d: 'M90 -74H102M90 -69H102M90 -64H98', stroke: steel, width: 1.4 },
  ] };
}

/** A carousel with its horses. */
export function carousel(random: Random): Figure {
  const cloth = random.pick(CLOTHS);
  const roof = Array.from({ length: 8 }, (_, i): Part => ({ d: `M0 -128L${-64 + i * 16} -88H${-48 + i * 16}Z`, fill: i % 2 ? white : cloth }));
  const horse = (x: number, y: number, fill: Rgb): Part[] => [{ d: `M${x} -84V-14`, stroke: rgb('#e8c05a'), width: 2 }, { d: smooth([[x - 13, y], [x - 12, y - 8], [x + 2, y - 9], [x + 8, y - 18], [x + 15, y - 14], [x + 12, y - 4], [x + 8, y + 2], [x - 8, y + 3]], true, 0.5), fill }, { d: `M${x - 10} ${y}L${x - 14} ${y + 12}M${x - 4} ${y + 1}L${x - 6} ${y + 13}M${x + 6} ${y + 1}L${x + 12} ${y + 10}`, stroke: fill, width: 3 }, { d: box(x - 6, y - 10, 9, 5, 1.6), fill: cloth }, { d: `M${x - 13} ${y - 4}Q${x - 20} ${y} ${x - 18} ${y + 8}`, stroke: shade(fill, -0.4), width: 2.4 }];
  return { half: 72, tall: 138, parts: [
    { d: box(-12, -88, 24, 78), fill: rgb('#e8c05a') }, { d: box(-8, -80, 16, 24, 2), fill: rgb('#dff0f8'), shines: true }, ...horse(-42, -40, rgb('#f2eee6')), ...horse(40, -34, rgb('#c89a6a')), ...horse(-2, -26, rgb('#8a929c')),
    { d: box(-66, -12, 132, 12, 2), fill: shade(cloth, -0.2) }, { d: 'M-60 -6H60', stroke: rgb('#e8c05a'), width: 2 }, ...roof, ...Array.from({ length: 9 }, (_, i): Part => ({ d: ellipse(-64 + i * 16, -86, 5, 6), fill: i % 2 ? cloth : white })), ...Array.from({ length: 8 }, (_, i): Part => ({ d: ellipse(-56 + i * 16, -78, 1.8), fill: rgb('#ffe7a0'), shines: true })), { d: ellipse(0, -131, 4), fill: rgb('#e8c05a') }, { d: poly([[0, -138], [12, -134], [0, -131]]), fill: cloth },
  ] };
}
