// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands on building sites, car parks and in stadiums. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { car } from './vehicles.ts';

const [yellow, concrete, steel, dark, white] = [rgb('#f0b428'), rgb('#b4aea4'), rgb('#7c848e'), rgb('#2e323a'), rgb('#f6f4ee')];

/** A lattice between two rails. */
const lattice = (from: number, to: number, step: number, at: (along: number, side: 0 | 1) => string): string => {
  let d = '';
  for (let k = from; k < to; k += step) d += `M${at(k, 0)}L${at(k + step, 1)}M${at(k, 1)}L${at(k + step, 0)}`;
  return d;
};

/** A tower crane with a load on its hook. */
export function crane(): Figure {
  return { half: 96, tall: 190, parts: [
    { d: box(-34, -8, 40, 8), fill: concrete }, { d: 'M-20 -8V-158M-8 -8V-158', stroke: yellow, width: 2.6 }, { d: lattice(8, 158, 12, (k, side) => `${side ? -8 : -20} ${-k}`), stroke: yellow, width: 1.6 },
    { d: 'M-64 -158H94M-56 -166H88', stroke: yellow, width: 2.4 }, { d: lattice(-56, 84, 10, (k, side) => `${k} ${side ? -158 : -166}`), stroke: yellow, width: 1.3 }, { d: 'M-14 -166V-188M-14 -188L84 -166M-14 -188L-58 -166', stroke: steel, width: 1.6 },
    { d: box(-66, -160, 18, 16, 1), fill: concrete }, { d: box(-24, -156, 20, 18, 2), fill: yellow }, { d: box(-20, -152, 12, 8, 1), fill: rgb('#bfe0ee') }, { d: 'M62 -158V-96', stroke: dark, width: 1.4 }, { d: 'M62 -96L48 -84M62 -96L76 -84', stroke: dark, width: 1.2 }, { d: box(44, -84, 36, 7), fill: rgb('#c8603a') },
  ] };
}

/** A building of which the frame stands, with its scaffold. */
export function shell(): Figure {
  const floors = [0, 1, 2, 3];
  return { half: 78, tall: 148, parts: [
    ...floors.flatMap((k): Part[] => [{ d: box(-62, -34 * (k + 1), 124, 6), fill: concrete }, ...[-60, -22, 16, 52].map((x): Part => ({ d: box(x, -34 * (k + 1), 8, 34), fill: shade(concrete, -0.18) }))]),
    { d: box(-52, -30, 30, 30), fill: rgb('#b4603f') }, { d: 'M-52 -20H-22M-52 -10H-22M-42 -30V-20M-32 -20V-10M-42 -10V0', stroke: shade(rgb('#b4603f'), 0.3), width: 1 }, ...[-58, -24, 14, 50].map((x): Part => ({ d: `M${x + 2} -136v-12M${x + 5} -136v-9`, stroke: rgb('#8a4a34'), width: 1.3 })),
    { d: 'M-72 0V-124M72 0V-124M-72 -28H72M-72 -62H72M-72 -96H72', stroke: steel, width: 1.8 }, { d: 'M-72 -28L-40 -62M40 -28L72 -62M-72 -62L-40 -96M40 -62L72 -96', stroke: steel, width: 1.2 }, { d: box(-74, -65, 60, 4), fill: rgb('#b88a54') }, { d: box(14, -99, 60, 4), fill: rgb('#b88a54') },
  ] };
}

/** A heap of sand, bricks, and two cones. */
export function materials(): Figure {
  const cone = (x: number): Part[] => [{ d: poly([[x - 6, -3], [x - 1.6, -26], [x + 1.6, -26], [x + 6, -3]]), fill: rgb('#f0762c') }, { d: poly([[x - 4.4, -11], [x - 3.2, -17], [x + 3.2, -17], [x + 4.4, -11]]), fill: white }, { d: box(x - 9, -4, 18, 4, 1), fill: rgb('#d8602a') }];
  const bricks = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((k): Part => ({ d: box(18 + k * 9 + (row % 2) * 3, -7 * (row + 1), 8.4, 6.4), fill: shade(rgb('#b4543a'), (k + row) % 2 ? -0.1 : 0.06) })));
  return { half: 66, tall: 32, parts: [{ d: 'M-50 0Q-34 -30 -24 -30Q-12 -28 4 0Z', fill: rgb('#e0bc7c') }, { d: 'M-24 -30Q-12 -28 4 0H-14Z', fill: rgb('#c8a262') }, ...bricks, ...cone(-58), ...cone(60)] };
}

/** A row of parked cars in their bays, as they are seen from the side, under a sign. */
export function parkedCars(random: Random): Figure {
  const colours = ['#c8483c', '#3f6ab0', '#e8e6e0', '#4a4e58', '#5a8a6a'].map(rgb);
  const [first = dark, second = white] = [random.pick(colours.slice(0, 2)), random.pick(colours.slice(2))];
  const at = (x: number, colour: Rgb): Part[] => {
    const one = car(random, colour);
    const scale = 44 / one.tall;
    return one.parts.map((part): Part => ({ ...part, at: { x, y: 0, scale } }));
  };
  return { half: 172, tall: 108, letters: true, parts: [
    { d: 'M-164 2L-150 -8M-56 2L-50 -8M56 2L50 -8M164 2L150 -8', stroke: white, width: 2.6 }, ...at(-106, first), ...at(104, second),
    { d: box(-2, -76, 4, 76), fill: steel }, { d: box(-17, -108, 34, 34, 4), fill: rgb('#2f6ab0') }, { d: 'M-5 -80V-102H3Q9 -102 9 -96Q9 -90 3 -90H-5', stroke: white, width: 4 },
  ] };
}

/** The stands of a stadium, full of people, under their floodlights. */
export function grandstand(random: Random): Figure {
  const crowd = ['#e8584a', '#f0c04a', '#4a8ad8', '#f4f0e8', '#5aa86a', '#e88ab0'].map(rgb);
  const people: Part[] = [];
  for (let row = 0; row < 6; row++) {
    const y = -16 - row * 11;
    people.push({ d: poly([[-200 + row * 6, y + 8], [200 - row * 6, y + 8], [198 - row * 6, y - 3], [-198 + row * 6, y - 3]]), fill: shade(rgb('#8a94a4'), row % 2 ? -0.12 : 0) });
    for (let x = -188 + row * 6; x < 190 - row * 6; x += 9.4) people.push({ d: ellipse(x + random.range(-1.6, 1.6), y, 2.9, 3.6), fill: random.pick(crowd) }, { d: ellipse(x, y - 5, 1.9), fill: rgb(random.pick(['#e8c09a', '#b98058', '#7a4e34'])) });
  }
  const lights = (x: number): Part[] => [{ d: `M${x} -70V-150`, stroke: steel, width: 3.4 }, { d: box(x - 17, -164, 34, 18, 2), fill: dark }, ...[-11, 0, 11].flatMap((dx) => [-159, -151].map((y): Part => ({ d: ellipse(x + dx, y, 3.6), fill: rgb('#fff6d0'), shines: true })))];
  return { half: 206, tall: 166, parts: [
    ...lights(-150), ...lights(150), { d: poly([[-206, 0], [206, 0], [166, -88], [-166, -88]]), fill: rgb('#aab2be') }, ...people,
    { d: poly([[-176, -88], [176, -88], [196, -106], [-196, -106]]), fill: rgb('#e8ecf0') }, { d: 'M-196 -106H196', stroke: rgb('#c8483c'), width: 3 }, { d: box(-204, -9, 408, 9), fill: rgb('#2f6a9a') }, { d: 'M-190 -4.5H-150M-120 -4.5H-70M-40 -4.5H30M60 -4.5H110M140 -4.5H188', stroke: white, width: 3 },
  ] };
}

/** A goal with its net. */
export const goal = (): Figure => ({ half: 50, tall: 46, parts: [
  { d: lattice(-44, 40, 8, (k, side) => `${k} ${side ? -2 : -40}`), stroke: white, width: 0.6, alpha: 0.7 }, { d: limb([[-47, 0], [-47, -43], [-47, -43]], 3.4, 3.4), fill: white }, { d: limb([[47, 0], [47, -43], [47, -43]], 3.4, 3.4), fill: white }, { d: box(-49, -46, 98, 4, 1.6), fill: white },
] });
