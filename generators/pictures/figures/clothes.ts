// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Clothes of a cut of their own, on the figure of a person with the hip and the neck at a height. */
import { box, smooth } from '../brush/path.ts';
import type { Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';

/** A robe to the feet, its front crossed over, with a broad sash: a hanfu, a kimono. @param long share of an adult's legs */
export function robe(cloth: Rgb, lean: number, neck: number, hip: number, sits: boolean, long: number): Part[] {
  const [trim, sash] = [mix(cloth, [255, 255, 255], 0.72), mix(cloth, rgb('#3a2a5a'), 0.5)];
  const top = [[-10 + lean, neck + 3], [-4 + lean, neck - 0.5], [4 + lean, neck - 0.5], [10 + lean, neck + 3]] as const;
  const hem = sits ? [[23, hip + 3], [22, hip + 20], [8, hip + 21], [-9, hip + 12]] as const : [[13, hip + 40 * long], [14, hip + 42 * long], [0, hip + 43 * long], [-14, hip + 42 * long], [-13, hip + 40 * long]] as const;
  return [
    { d: smooth([...top, [9.4, hip - 10], [9.4, hip - 2], ...hem, [-9.4, hip - 2], [-9.4, hip - 10]]), fill: cloth },
    ...(sits ? [] : [{ d: `M2 ${hip}Q5 ${hip + 20 * long} 4 ${hip + 42 * long}`, stroke: shade(cloth, -0.26), width: 1.1 }]),
    { d: `M${lean + 5} ${neck + 0.5}L${-5.5} ${hip - 8}`, stroke: shade(trim, -0.2), width: 2.6 }, { d: `M${lean - 5} ${neck + 0.5}L${6} ${hip - 8}`, stroke: trim, width: 2.8 },
    { d: box(-9.4, hip - 12, 18.8, 8, 1.4), fill: sash }, { d: box(-9.4, hip - 9, 18.8, 1.6), fill: mix(sash, [255, 255, 255], 0.5) },
  ];
}

/** The collar and the hem of a sweater, which is closed in front. */
export function ribs(cloth: Rgb, lean: number, neck: number, hip: number): Part[] {
  const dark = shade(cloth, -0.2);
  const hem = Array.from({ length: 8 }, (_, i): Part => ({ d: `M${-8 + i * 2.3} ${hip + 2}V${hip + 6}`, stroke: dark, width: 0.8 }));
  return [
    { d: box(lean - 5.4, neck - 1.6, 10.8, 4, 1.8), fill: dark }, { d: `M-9.6 ${hip + 1.6}Q0 ${hip + 3} 9.6 ${hip + 1.6}`, stroke: dark, width: 0.9 }, ...hem,
    { d: `M-9.6 ${neck + 15}l3.2 -2.4l3.2 2.4l3.2 -2.4l3.2 2.4l3.2 -2.4l3.2 2.4`, stroke: mix(cloth, [255, 255, 255], 0.55), width: 1.2, alpha: 0.8 },
  ];
}

/** A tutu: a tight bodice, and a skirt that stands out. */
export function tutu(cloth: Rgb, lean: number, neck: number, hip: number, long: number): Part[] {
  const [pale, dark] = [mix(cloth, [255, 255, 255], 0.5), shade(cloth, -0.18)];
  const y = hip - 1;
  const folds = [-19, -13, -7, 0, 7, 13, 19].map((x): Part => ({ d: `M${x * 0.34} ${y - 2}L${x * 1.25} ${y + (8 - Math.abs(x) * 0.14) * long}`, stroke: dark, width: 0.8, alpha: 0.7 }));
  return [
    { d: smooth([[-8.4 + lean, neck + 7], [-4, neck + 9.5], [0, neck + 8], [4, neck + 9.5], [8.4 + lean, neck + 7], [8.6, hip - 10], [8.4, hip + 4], [0, hip + 7], [-8.4, hip + 4], [-8.6, hip - 10]]), fill: cloth },
    { d: `M${-6 + lean} ${neck + 8}L${-5 + lean} ${neck + 0.5}M${6 + lean} ${neck + 8}L${5 + lean} ${neck + 0.5}`, stroke: cloth, width: 1.8 },
    { d: smooth([[-8, y - 4], [-26, y + 1], [-30, y + 7 * long], [-15, y + 11 * long], [0, y + 12 * long], [15, y + 11 * long], [30, y + 7 * long], [26, y + 1], [8, y - 4]]), fill: pale }, { d: smooth([[-8, y - 5], [-22, y - 1], [-25, y + 4 * long], [0, y + 7 * long], [25, y + 4 * long], [22, y - 1], [8, y - 5]]), fill: cloth }, ...folds,
    { d: box(-8, y - 7, 16, 3, 1.2), fill: dark },
  ];
}
