// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Instruments that are blown, upright with the mouthpiece at the foot, and an accordion. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const brass = rgb('#d8a83a');

/** A flute of wood with its holes. */
export function flute(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#a8763a', '#8a5a2c', '#b8884a']));
  return { half: 8, tall: 100, parts: [
    { d: box(-3.4, -100, 6.8, 100, 3), fill: wood, stroke: shade(wood, -0.4), width: 0.8 }, { d: box(-3.4, -100, 2.2, 100, 1), fill: shade(wood, 0.3), alpha: 0.7 }, ...[-94, -66, -22].map((y): Part => ({ d: box(-4, y, 8, 3), fill: shade(wood, -0.4) })),
    ...[-14, -40, -48, -56, -74, -82].map((y): Part => ({ d: ellipse(0.6, y, 1.6, 2), fill: shade(wood, -0.65) })), { d: 'M3 -96q10 6 6 18', stroke: rgb('#c8403a'), width: 1.4 },
  ] };
}

/** A trumpet with its valves. */
export function trumpet(_random: Random, wished?: Rgb): Figure {
  const metal = wished ?? brass;
  const dark = shade(metal, -0.35);
  return { half: 22, tall: 100, parts: [
    { d: limb([[0, -2], [0, -80]], 3, 3.4), fill: metal, stroke: dark, width: 0.7 }, { d: box(-2.6, -3, 5.2, 5, 1.4), fill: shade(metal, 0.3) }, { d: 'M0 -62H12V-22H0', stroke: dark, width: 4.4 }, { d: 'M0 -62H12V-22H0', stroke: metal, width: 3 },
    { d: smooth([[-1.8, -74], [-3, -84], [-14, -97], [-17, -100], [17, -100], [14, -97], [3, -84], [1.8, -74]], true, 0.24), fill: metal, stroke: dark, width: 0.8 }, { d: ellipse(0, -100, 17, 3), fill: shade(metal, -0.5) }, ...[-50, -43, -36].map((y): Part => ({ d: box(-9, y, 20, 4, 1.6), fill: shade(metal, 0.24), stroke: dark, width: 0.5 })),
  ] };
}

/** A saxophone, its mouthpiece at its upper left. */
export function saxophone(_random: Random, wished?: Rgb): Figure {
  const metal = wished ?? brass;
  const dark = shade(metal, -0.35);
  return { half: 34, tall: 104, parts: [
    { d: limb([[-20, -97], [-10, -102], [-1, -98], [1, -88], [2, -30], [5, -10], [14, -5], [22, -12], [24, -30]], 3, 9), fill: metal, stroke: dark, width: 0.9 }, { d: smooth([[17, -28], [14, -44], [10, -52], [40, -54], [34, -44], [31, -28]], true, 0.28), fill: metal, stroke: dark, width: 0.9 }, { d: ellipse(25, -53, 15, 3.4), fill: shade(metal, -0.5) },
    { d: limb([[-28, -92], [-20, -97]], 3.4, 2.6), fill: rgb('#2a2626') }, ...[-80, -68, -56, -44, -32].map((y, i): Part => ({ d: ellipse(1.6 + i * 0.2, y, 3.6), fill: shade(metal, 0.34), stroke: dark, width: 0.8 })), { d: 'M7 -84V-24', stroke: dark, width: 1.2 },
  ] };
}

/** An accordion with its bellows, keys at one side and buttons at the other. */
export function accordion(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(['#b8342e', '#2f5a8a', '#3a6a4a']));
  const dark = shade(shell, -0.4);
  return { half: 54, tall: 72, parts: [
    { d: poly([[-28, -68], [28, -68], [28, -2], [-28, -2]]), fill: rgb('#e8e0d0') }, ...[-24, -16, -8, 0, 8, 16, 24].map((x): Part => ({ d: poly([[x - 3, -70], [x, -66], [x + 3, -70], [x + 3, 0], [x, -4], [x - 3, 0]]), fill: shade(shell, x % 16 ? -0.1 : 0.16), stroke: dark, width: 0.7 })),
    { d: box(-52, -72, 26, 72, 5), fill: shell, stroke: dark, width: 1 }, { d: box(26, -72, 26, 72, 5), fill: shell, stroke: dark, width: 1 }, { d: box(-50, -66, 11, 60, 1.4), fill: rgb('#faf6ee') }, ...[-58, -50, -42, -34, -26, -18, -10].map((y): Part => ({ d: `M-50 ${y}H-39`, stroke: rgb('#8a8276'), width: 0.8 })), ...[-60, -52, -36, -28, -20].map((y): Part => ({ d: box(-45, y, 6, 4), fill: rgb('#26222a') })),
    ...[-60, -48, -36, -24, -12].flatMap((y): Part[] => [34, 43].map((x): Part => ({ d: ellipse(x, y, 2.6), fill: rgb('#faf6ee') }))),
  ] };
}
