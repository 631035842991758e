// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** Parts of an eagle that are in front of who rides between its wings. */
export const EAGLE_FRONT = 19;

/** An eagle that soars, its wings spread, its head to the right: white, or in a shade of the color of the words. Its last `EAGLE_FRONT` parts are not its wings. */
export function eagle(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#5f4330', '#54402f', '#6a4a34']));
  const head = wished ? mix(coat, [255, 240, 214], 0.3) : rgb('#f8f5ee');
  const [dark, pale, gold] = [shade(coat, -0.3), mix(coat, [255, 226, 180], 0.2), rgb('#f2b52c')];
  const wing = (side: number): Part[] => {
    const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [side * x, y] as const);
    return [
      { d: smooth(at([[8, -52], [22, -68], [44, -78], [68, -80], [97, -92], [97, -92], [84, -76], [104, -80], [104, -80], [86, -67], [104, -66], [104, -66], [84, -57], [99, -52], [99, -52], [78, -48], [88, -39], [88, -39], [68, -40], [56, -33], [44, -36], [30, -28], [10, -28]]), true, 0.36), fill: dark },
      { d: smooth(at([[8, -52], [22, -68], [44, -78], [70, -79], [78, -70], [66, -58], [48, -52], [28, -44], [10, -38]]), true, 0.4), fill: coat },
      { d: smooth(at([[10, -53], [22, -67], [44, -77], [66, -78], [56, -68], [38, -62], [22, -54]]), true, 0.4), fill: pale },
      ...[[40, -56, 42, -37], [54, -58, 60, -38], [28, -50, 26, -32], [66, -62, 76, -46]].map(([x = 0, y = 0, tx = 0, ty = 0]): Part => ({ d: `M${side * x} ${y}L${side * tx} ${ty}`, stroke: shade(dark, -0.3), width: 1.1 })),
    ];
  };
  const claw = (x: number): Part[] => [{ d: limb([[x, -22], [x * 1.3, -12]], 6, 4), fill: dark }, { d: `M${x * 1.3} -12l-4 8m4 -8l0.6 9m-0.6 -9l4.6 7.4`, stroke: gold, width: 2.6 }];
  return { half: 106, tall: 96, below: 10, head: { at: { x: 3, y: -68, scale: 11 }, eyes: [[0.4, -0.05]], neck: { x: 1, y: -56, scale: 11, turn: 0.1 } }, parts: [
    ...wing(-1), ...wing(1),
    { d: smooth([[-8, -24], [-21, 2], [-21, 2], [-11, 1], [-9, 8], [-2, 3], [2, 9], [7, 2], [14, 6], [21, -1], [21, -1], [8, -24]], true, 0.36), fill: wished ? shade(coat, 0.16) : head }, { d: 'M-5 -18L-10 -1M0 -18V1M5 -18L10 -1', stroke: shade(head, -0.28), width: 1.1 },
    { d: smooth([[-13, -54], [-15, -36], [-9, -20], [0, -15], [9, -20], [15, -36], [13, -54], [0, -61]]), fill: coat },
    ...[[-6, -44], [5, -46], [0, -36], [-6, -29], [6, -30]].map(([x = 0, y = 0]): Part => ({ d: `M${x - 3} ${y}l3 4l3 -4`, stroke: dark, width: 1.2 })),
    ...claw(-6), ...claw(7),
    { d: smooth([[-11, -55], [-9, -68], [-2, -78], [9, -78], [15, -70], [13, -60], [12, -52], [7, -56], [3, -50], [-1, -56], [-6, -50]], true, 0.4), fill: head },
    { d: smooth([[11, -76], [20, -76], [27, -69], [26, -60], [26, -60], [22, -65], [12, -65]], true, 0.4), fill: gold }, { d: 'M12 -68.6Q18 -68 22 -66', stroke: shade(gold, -0.3), width: 1 },
    { d: ellipse(7.4, -70, 2.8), fill: rgb('#f6d24a'), shut: '' }, ...eyeAt(7.8, -70, 1.7), { d: 'M2 -74.6L12 -72.6', stroke: shade(head, -0.5), width: 1.7 },
  ] };
}

/** A phoenix that rises, its wings up and its long tail of flames behind it, facing right. */
export function phoenix(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#e2502a', '#d8402c', '#e8622c']));
  const [deep, flame, gold] = [shade(coat, -0.22), mix(coat, rgb('#ff9a2c'), 0.66), rgb('#ffc83e')];
  const plume = (to: readonly [number, number], bend: readonly [number, number], wide: number): Part[] => {
    const path: Point[] = [[-10, -44], bend, to];
    return [
      { d: limb(path, 13, 4), fill: wide > 7 ? coat : deep }, { d: limb(path.slice(1), 5, 2), fill: flame },
      { d: smooth([[to[0] + wide * 1.6, to[1] - wide * 0.5], [to[0], to[1] - wide * 1.2], [to[0] - wide * 2.2, to[1] + wide * 0.5], [to[0] - wide * 2.2, to[1] + wide * 0.5], [to[0], to[1] + wide * 0.9]]), fill: flame, shines: true }, { d: smooth([[to[0] + wide, to[1] - wide * 0.2], [to[0], to[1] - wide * 0.7], [to[0] - wide * 1.3, to[1] + wide * 0.3], [to[0], to[1] + wide * 0.5]]), fill: gold, shines: true },
    ];
  };
  const feathers = (points: readonly Point[], fill: Rgb, shines = false): Part => ({ d: smooth(points, true, 0.36), fill, ...(shines && { shines }) });
  const crest = [[22, -112], [12, -108], [6, -100]].flatMap(([x = 0, y = 0]): Part[] => [{ d: `M30 -88Q${x + 10} ${y + 6} ${x} ${y}`, stroke: flame, width: 2 }, { d: ellipse(x, y, 2.8), fill: gold, shines: true }]);
  return { half: 112, tall: 124, below: 14, head: { at: { x: 33, y: -83, scale: 10 }, eyes: [[0.2, -0.1]], neck: { x: 24, y: -68, scale: 9, turn: 0.5 } }, parts: [
    ...plume([-92, 4], [-46, -26], 7), ...plume([-104, -30], [-54, -46], 7), ...plume([-66, 10], [-34, -14], 8), ...plume([-104, -14], [-56, -34], 9),
    // the far wing
    feathers([[10, -60], [32, -84], [62, -116], [62, -116], [60, -98], [84, -108], [84, -108], [72, -88], [94, -88], [94, -88], [74, -74], [88, -66], [88, -66], [62, -60], [34, -48]], deep), feathers([[14, -60], [36, -82], [58, -102], [60, -88], [72, -90], [62, -74], [44, -58], [30, -52]], flame),
    { d: smooth([[-22, -40], [-8, -56], [10, -64], [22, -76], [26, -90], [38, -92], [43, -82], [36, -70], [32, -54], [20, -38], [0, -30], [-16, -32]]), fill: coat }, { d: smooth([[40, -78], [34, -68], [31, -54], [18, -39], [2, -32], [14, -48], [26, -66]]), fill: gold, alpha: 0.9 },
    // the near wing
    feathers([[14, -58], [2, -84], [-22, -122], [-22, -122], [-24, -104], [-46, -120], [-46, -120], [-42, -100], [-66, -106], [-66, -106], [-54, -88], [-76, -84], [-76, -84], [-56, -74], [-68, -62], [-68, -62], [-40, -58], [-16, -46], [6, -46]], coat),
    feathers([[10, -58], [0, -80], [-18, -104], [-24, -92], [-40, -100], [-38, -86], [-54, -86], [-42, -74], [-52, -66], [-28, -58], [0, -50]], flame), feathers([[6, -58], [-2, -74], [-14, -88], [-20, -78], [-32, -82], [-28, -70], [-38, -68], [-18, -58], [-2, -53]], gold, true),
    { d: 'M-2 -32l-4 12m0 0l-5 4m5 -4l1 6m-1 -6l5 3M8 -34l0 12m0 0l-4 5m4 -5l2 6m-2 -6l6 3', stroke: rgb('#c8862c'), width: 2.4 },
    ...crest, { d: ellipse(33, -83, 10, 9.4), fill: coat }, { d: smooth([[41, -88], [54, -83], [57, -77], [48, -78], [41, -79]], true, 0.4), fill: gold }, { d: smooth([[28, -80], [40, -78], [36, -72], [28, -74]]), fill: flame }, ...eyeAt(35, -84, 2.3), { d: poly([[30, -87.6], [39, -86], [38, -87.4], [31, -89.4]]), fill: deep },
  ] };
}
