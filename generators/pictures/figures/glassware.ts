// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Bottles and flasks: what stands in bars and laboratories. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [wood, steel, dark, white, glass] = [rgb('#5a3a2a'), rgb('#b8bec6'), rgb('#2e2c32'), rgb('#f2f0ea'), rgb('#d8ecf2')];
const DRINKS = ['#3a7a4a', '#8a4a2a', '#d8a03c', '#b83a3a', '#4a6aa0', '#e8e4d8'].map(rgb);

const bottle = (x: number, foot: number, tall: number, fill: Rgb): Part[] => [{ d: box(x - 4, foot - tall, 8, tall, 2), fill }, { d: box(x - 1.6, foot - tall - 8, 3.2, 10, 1), fill }, { d: box(x - 3.6, foot - tall * 0.7, 7.2, tall * 0.34), fill: white, alpha: 0.85 }];

/** Bottles on the lit shelves behind a bar. */
export function bottleShelf(random: Random): Figure {
  const parts: Part[] = [{ d: box(-86, -76, 172, 76, 2), fill: shade(wood, -0.4) }];
  for (const foot of [-40, -6]) {
    parts.push({ d: box(-82, foot - 31, 164, 31), fill: rgb('#d8985a'), alpha: 0.55 });
    for (let x = -74; x < 78; x += random.range(11, 15)) parts.push(...bottle(x, foot, random.range(13, 19), random.pick(DRINKS)));
    parts.push({ d: box(-84, foot, 168, 4), fill: shade(wood, 0.2) });
  }
  return { parts, half: 88, tall: 78 };
}

/** The counter of a bar, with taps and glasses. */
export function barCounter(): Figure {
  return { half: 96, tall: 84, parts: [
    { d: box(-90, -52, 180, 52, 1), fill: wood }, ...[-86, -42, 2, 46].map((x): Part => ({ d: box(x, -44, 40, 36, 1), fill: shade(wood, 0.12) })), { d: box(-96, -59, 192, 8, 2), fill: shade(wood, 0.42) }, { d: 'M-88 -10H88', stroke: rgb('#d8b050'), width: 3 },
    { d: box(-12, -72, 24, 6, 2), fill: rgb('#d8b050') }, { d: box(-3, -70, 6, 12), fill: rgb('#d8b050') }, ...[-9, 0, 9].map((x): Part => ({ d: box(x - 2, -84, 4, 13, 1.6), fill: dark })),
    ...[-66, -54].flatMap((x): Part[] => [{ d: poly([[x - 6, -76], [x + 6, -76], [x, -68]]), fill: rgb(x < -60 ? '#e8743a' : '#d84a6a') }, { d: `M${x} -69V-60M${x - 4} -60H${x + 4}`, stroke: glass, width: 1.6 }]), { d: box(50, -73, 13, 14, 1.4), fill: rgb('#e8b43a') }, { d: box(49, -77, 15, 6, 3), fill: white }, { d: 'M63 -70Q70 -67 63 -62', stroke: glass, width: 2 },
  ] };
}

/** A stool before a bar. */
export const barStool = (): Figure => ({ half: 17, tall: 46, parts: [{ d: 'M-3 -40L-12 0M3 -40L12 0M-9 -14H9', stroke: dark, width: 3 }, { d: box(-15, -46, 30, 8, 4), fill: rgb('#a8323a') }] });

const flask = (x: number, fill: Rgb): Part[] => [{ d: poly([[x - 4, -84], [x + 4, -84], [x + 4, -74], [x + 14, -53], [x - 14, -53], [x - 4, -74]]), fill: glass, alpha: 0.8 }, { d: poly([[x - 8.4, -64], [x + 8.4, -64], [x + 13, -54], [x - 13, -54]]), fill }, { d: box(x - 5.4, -86, 10.8, 3, 1), fill: white }];
const round = (x: number, fill: Rgb): Part[] => [{ d: box(x - 3.4, -88, 6.8, 18), fill: glass, alpha: 0.8 }, { d: ellipse(x, -66, 12), fill: glass, alpha: 0.8 }, { d: smooth([[x - 11, -66], [x + 11, -66], [x + 8, -58], [x, -55], [x - 8, -58]], true, 0.5), fill }, { d: box(x - 4.6, -90, 9.2, 3, 1), fill: white }];

/** A bench with flasks, test tubes and a microscope. */
export function labBench(random: Random): Figure {
  const colours = ['#4ac0a0', '#d84a8a', '#e8c43a', '#5a8ae0'].map(rgb);
  const pick = (): Rgb => random.pick(colours);
  const tubes = [0, 1, 2, 3].flatMap((i): Part[] => [{ d: box(10 + i * 7, -76, 4.6, 22, 2.2), fill: glass, alpha: 0.9 }, { d: box(10 + i * 7, -66, 4.6, 12, 2.2), fill: colours[i] ?? white }]);
  return { half: 100, tall: 96, parts: [
    { d: box(-94, -46, 188, 46), fill: rgb('#c4d0d4') }, ...[-90, -44, 2, 48].map((x): Part => ({ d: box(x, -42, 42, 36, 1), fill: rgb('#dfe7ea') })), ...[-74, -28, 18, 64].map((x): Part => ({ d: box(x, -37, 10, 2.6, 1), fill: steel })), { d: box(-100, -53, 200, 8, 1.5), fill: rgb('#4a5560') },
    ...flask(-74, pick()), ...round(-42, pick()), { d: 'M-54 -53H-30M-50 -53L-47 -60M-34 -53L-37 -60', stroke: dark, width: 2 }, ...flask(-14, pick()), ...tubes, { d: box(7, -60, 31, 3), fill: shade(wood, 0.3) }, { d: box(7, -54, 31, 3), fill: shade(wood, 0.3) },
    { d: box(56, -56, 34, 4, 2), fill: dark }, { d: limb([[82, -56], [86, -72], [74, -84]], 6, 5), fill: dark }, { d: limb([[68, -94], [76, -72]], 8, 7), fill: white }, { d: box(63, -97, 9, 6, 1), fill: dark }, { d: box(62, -64, 26, 3, 1), fill: steel }, { d: box(74, -72, 4, 7, 1), fill: steel },
  ] };
}

/** Bottles of a laboratory on a wall shelf. */
export function reagents(random: Random): Figure {
  const parts: Part[] = [];
  for (let x = -58; x < 62; x += 14) parts.push({ d: box(x - 5, -24, 10, 19, 2), fill: random.pick(['#8a4a2a', '#cfe4ec', '#4a7aa8', '#6aa878'].map(rgb)) }, { d: box(x - 3, -29, 6, 6, 1), fill: dark }, { d: box(x - 4, -18, 8, 7), fill: white });
  return { half: 68, tall: 32, parts: [...parts, { d: box(-68, -5, 136, 5, 1), fill: rgb('#e4eaec') }] };
}
