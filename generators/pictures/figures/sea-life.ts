// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A dolphin that arches its back, facing right. */
export function dolphin(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#6f8fae', '#7f98b0', '#5f7f9c']));
  const pale = mix(coat, [248, 250, 252], 0.8);
  return { half: 96, tall: 66, below: 8, parts: [
    { d: smooth([[-66, -22], [-88, -34], [-95, -30], [-84, -20], [-94, -6], [-86, -3], [-64, -14]]), fill: shade(coat, -0.2) },
    { d: smooth([[-8, -50], [-26, -68], [-30, -66], [-24, -46]]), fill: shade(coat, -0.14) },
    { d: smooth([[-70, -16], [-44, -36], [-6, -52], [34, -50], [58, -38], [66, -32], [90, -28], [92, -24], [66, -20], [38, -12], [-4, -14], [-40, -18], [-66, -12]]), fill: coat },
    { d: smooth([[90, -25], [66, -20], [38, -12], [-4, -14], [-36, -18], [0, -24], [44, -24]]), fill: pale },
    { d: smooth([[24, -18], [10, 2], [2, 4], [8, -16]]), fill: shade(coat, -0.2) }, { d: 'M90 -25Q74 -22 60 -26', stroke: shade(coat, -0.4), width: 1.3 }, ...eyeAt(56, -32, 2.4),
  ] };
}

/** A shark with its back fin up, facing right. */
export function shark(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#6c7a8a', '#5f7080', '#78828c']));
  const white = rgb('#f2f4f4');
  const teeth: Point[] = Array.from({ length: 9 }, (_, i) => [52 + i * 4, -22 + (i % 2 ? 4.4 : 0)] as const);
  const gills: Part[] = [24, 30, 36].map((x) => ({ d: `M${x} -36Q${x - 4} -29 ${x} -22`, stroke: shade(coat, -0.35), width: 1.3 }));
  return { half: 104, tall: 78, below: 8, parts: [
    { d: smooth([[-70, -30], [-96, -62], [-102, -60], [-86, -30], [-98, -6], [-92, -4], [-68, -22]], true, 0.4), fill: shade(coat, -0.16) },
    { d: poly([[2, -46], [-8, -76], [-14, -75], [-26, -44]]), fill: shade(coat, -0.12) }, { d: poly([[-50, -36], [-60, -48], [-62, -33]]), fill: shade(coat, -0.12) },
    { d: smooth([[-74, -26], [-40, -38], [0, -50], [50, -48], [84, -36], [98, -28], [84, -22], [50, -12], [0, -8], [-40, -18]]), fill: coat },
    { d: smooth([[96, -27], [84, -22], [50, -12], [0, -8], [-50, -20], [0, -22], [50, -24]]), fill: white }, { d: smooth([[50, -23], [70, -25], [88, -24], [74, -17], [58, -16]]), fill: rgb('#5a2a30') }, { d: poly([...teeth, [86, -24], [52, -24]]), fill: white },
    { d: smooth([[18, -18], [-2, 6], [-10, 6], [0, -16]]), fill: shade(coat, -0.2) }, ...gills, ...eyeAt(64, -34, 2.6),
  ] };
}

/** An octopus with its arms spread and curled, looking at us. */
export function octopus(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#d8607a', '#c05a9a', '#e0824a']));
  const arm = (side: number, reach: number, low: number): Part[] => {
    const path: Point[] = [[side * 10, -34], [side * reach * 0.5, -low - 10], [side * reach, -low * 0.5], [side * (reach + 8), -low - 14], [side * (reach - 4), -low - 20]];
    return [{ d: limb(path, 15, 4), fill: shade(skin, reach > 46 ? -0.14 : -0.04) }, ...[0.5, 0.75].map((t): Part => ({ d: ellipse(side * reach * t, -low * (1.1 - t * 0.45), 2.4), fill: mix(skin, [255, 240, 240], 0.6) }))];
  };
  const head = { at: { x: 0, y: -70, scale: 27 }, eyes: [[-0.42, 0.3], [0.42, 0.3]] as const };
  return { half: 72, tall: 104, below: 6, head, parts: [
    ...[-1, 1].flatMap((side) => [...arm(side, 60, 20), ...arm(side, 42, 10), ...arm(side, 24, 3)]),
    { d: smooth([[-22, -30], [-30, -56], [-28, -86], [0, -102], [28, -86], [30, -56], [22, -30], [0, -24]]), fill: skin },
    { d: ellipse(-12, -92, 5, 3, -24), fill: mix(skin, [255, 255, 255], 0.35), alpha: 0.8 }, { d: ellipse(14, -80, 4, 3), fill: shade(skin, 0.18), alpha: 0.7 },
    ...[-1, 1].flatMap((side): Part[] => [{ d: ellipse(side * 11.4, -62, 8, 8.6), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(side * 10.6, -61, 4.4)]),
    { d: 'M-7 -46Q0 -41 7 -46', stroke: shade(skin, -0.5), width: 1.6 },
  ] };
}

/** A jellyfish: a glassy bell, and threads under it. */
export function jellyfish(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#d89ad8', '#8fb8ea', '#f0a8b8']));
  const threads: Part[] = [-24, -14, -5, 5, 14, 24].map((x, i) => ({ d: `M${x} -58Q${x + 10} -42 ${x - 2} -28Q${x - 10} -14 ${x + (i % 2 ? 5 : -5)} 0`, stroke: i % 2 ? skin : shade(skin, -0.16), width: 2.6, alpha: 0.8 }));
  return { half: 42, tall: 100, parts: [
    ...threads,
    ...[-8, 8].map((x): Part => ({ d: limb([[x, -58], [x * 1.6, -42], [x * 0.6, -24]], 9, 2), fill: mix(skin, [255, 255, 255], 0.35), alpha: 0.85 })),
    { d: smooth([[-36, -58], [-32, -82], [0, -99], [32, -82], [36, -58], [24, -63], [12, -57], [0, -62], [-12, -57], [-24, -63]]), fill: skin, alpha: 0.88 },
    { d: smooth([[-20, -68], [-18, -84], [-4, -92], [-12, -80]]), fill: mix(skin, [255, 255, 255], 0.6), alpha: 0.7 },
  ] };
}

/** A crab that lifts its claws. */
export function crab(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(['#e0523a', '#d8683a', '#c8443c']));
  const dark = shade(shell, -0.2);
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    for (const [reach, up] of [[54, 22], [48, 12], [38, 4]] as const) parts.push({ d: limb([[side * 26, -22], [side * (reach - 6), -20 - up * 0.5], [side * reach, 0]], 5, 2), fill: dark });
    parts.push({ d: limb([[side * 28, -28], [side * 46, -34], [side * 46, -48]], 7, 6), fill: shell }, { d: smooth([[side * 44, -46], [side * 36, -62], [side * 44, -76], [side * 46, -60], [side * 58, -74], [side * 60, -56], [side * 52, -46]], true, 0.4), fill: shade(shell, 0.08) });
    parts.push({ d: `M${side * 9} -40L${side * 10} -54`, stroke: shell, width: 3 });
  }
  parts.push({ d: smooth([[-34, -24], [-26, -42], [0, -47], [26, -42], [34, -24], [22, -9], [0, -6], [-22, -9]]), fill: shell }, { d: smooth([[-24, -32], [0, -42], [24, -32], [0, -34]]), fill: shade(shell, 0.2), alpha: 0.8 }, { d: 'M-8 -20Q0 -14 8 -20', stroke: shade(shell, -0.5), width: 1.6 });
  for (const side of [-1, 1]) parts.push({ d: ellipse(side * 10, -56, 4.6), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(side * 10, -56, 2.8));
  return { half: 64, tall: 78, parts };
}
