// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A parrot on a branch: a hooked beak, a long tail, wings of other colors. */
export function parrot(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#d83a34', '#3fa04a', '#2f7ac8']));
  const [wing, tip] = random.pick([['#2f6ac0', '#f0c83c'], ['#3a8a4a', '#2f6ac0'], ['#f0b83c', '#3a8a4a']] as const).map(rgb);
  const beak = rgb('#3a3438');
  return { half: 50, tall: 96, below: 22, head: { at: { x: 12, y: -78, scale: 16 }, eyes: [[0.3, -0.06]], neck: { x: 8, y: -62, scale: 15, turn: 0.2 } }, parts: [
    { d: limb([[-48, 2], [0, -2], [48, -4]], 6, 4.4), fill: rgb('#6a4c36') },
    { d: smooth([[-12, -10], [-26, 14], [-22, 20], [-12, 18], [4, -6]]), fill: shade(wing ?? coat, -0.1) }, { d: smooth([[-8, -10], [-14, 20], [-6, 20], [4, -8]]), fill: coat },
    { d: smooth([[-14, -6], [-20, -34], [-8, -64], [0, -86], [16, -94], [28, -84], [26, -64], [22, -36], [10, -8]]), fill: coat },
    { d: smooth([[-16, -16], [-22, -40], [-10, -58], [6, -50], [4, -28], [-8, -4]]), fill: wing ?? coat }, { d: smooth([[-18, -20], [-16, -34], [2, -30], [-8, -6]]), fill: tip ?? coat },
    { d: smooth([[14, -84], [26, -82], [26, -70], [16, -70]]), fill: rgb('#fbf4ea') }, { d: smooth([[25, -84], [36, -80], [37, -68], [33, -64], [30, -72], [25, -73]]), fill: beak }, { d: smooth([[25, -73], [30, -71], [27, -66]]), fill: shade(beak, 0.2) },
    ...eyeAt(17, -79, 2.8), { d: 'M0 -6l-2 7m6 -8l0 7m5 -7l3 6', stroke: rgb('#8a8084'), width: 2.4 },
  ] };
}

/** A flamingo on one leg, the other drawn up. */
export function flamingo(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#f08aa0', '#f4a0a8', '#ec7a8c']));
  const pink = shade(coat, -0.14);
  const neck: Point[] = [[16, -54], [30, -60], [32, -76], [18, -88], [22, -104], [32, -108]];
  return { half: 48, tall: 118, head: { at: { x: 33, y: -108, scale: 7.6 }, eyes: [[0.1, -0.16]], neck: { x: 27, y: -84, scale: 5, turn: -0.4 } }, parts: [
    { d: 'M-2 -42L2 -22L0 -1M0 -1l8 1', stroke: pink, width: 2.6 }, { d: 'M6 -42L16 -26L2 -20', stroke: shade(pink, -0.1), width: 2.6 },
    { d: smooth([[-20, -52], [-42, -44], [-46, -38], [-30, -38]]), fill: shade(coat, -0.3) },
    { d: limb(neck, 9, 7.4), fill: coat },
    { d: smooth([[-30, -46], [-18, -62], [6, -66], [20, -58], [18, -44], [0, -36], [-18, -37]]), fill: coat, trunk: 'coat' }, { d: smooth([[-34, -42], [-16, -58], [8, -56], [6, -44], [-14, -38]]), fill: pink },
    { d: ellipse(33, -108, 7.6, 7), fill: coat }, { d: smooth([[38, -112], [46, -108], [47, -99], [44, -94], [41, -101], [37, -103]]), fill: rgb('#fbeee2') }, { d: smooth([[46, -103], [46, -98], [44, -94], [42, -99]]), fill: rgb('#2a2428') },
    ...eyeAt(34, -109, 1.7),
  ] };
}

/** A peacock with its tail spread behind it, facing right. */
export function peacock(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#2456b0', '#1f68b8']));
  const [green, gold] = [rgb('#3a9a6a'), rgb('#d8b04a')];
  const fan: Part[] = [1, 0.76, 0.54].flatMap((share, ring) => Array.from({ length: 15 - ring * 2 }, (_, i): Part[] => {
    const turn = Math.PI * (1.04 + (i / (14 - ring * 2)) * 0.92);
    const [x, y] = [Math.cos(turn) * 84 * share - 4, -30 + Math.sin(turn) * 84 * share];
    return [
      { d: `M-4 -30L${x} ${y}`, stroke: shade(green, ring * 0.08 - 0.2), width: 4 }, { d: ellipse(x, y, 7.4 - ring, 8.6 - ring), fill: shade(green, ring * 0.1) },
      { d: ellipse(x, y, 4.6 - ring * 0.6), fill: gold }, { d: ellipse(x, y, 2.6 - ring * 0.4), fill: rgb('#20306a') },
    ];
  }).flat());
  const crest: Part[] = [-4, 0, 4].flatMap((x): Part[] => [{ d: `M14 -80L${14 + x} -92`, stroke: coat, width: 1.2 }, { d: ellipse(14 + x, -93, 1.9), fill: green }]);
  return { half: 94, tall: 124, head: { at: { x: 14, y: -74, scale: 8 }, eyes: [[0.36, -0.1]], neck: { x: 10, y: -56, scale: 8, turn: 0.1 } }, parts: [
    ...fan, { d: 'M-2 -16L-4 -2l8 1M8 -16L8 -2l8 1', stroke: rgb('#8a7a64'), width: 2.6 },
    { d: smooth([[-20, -30], [-10, -44], [4, -54], [8, -70], [18, -70], [20, -50], [20, -32], [10, -16], [-8, -16]]), fill: coat, trunk: 'coat' }, { d: smooth([[-18, -30], [-8, -40], [6, -36], [2, -22], [-8, -18]]), fill: mix(coat, green, 0.5) },
    ...crest, { d: ellipse(14, -74, 8, 7.6), fill: coat }, { d: smooth([[21, -76], [31, -72], [21, -70]]), fill: rgb('#d8d0c0') }, { d: ellipse(17, -75, 4, 3.2), fill: rgb('#fbf8ee') }, ...eyeAt(17.4, -75, 1.8),
  ] };
}
