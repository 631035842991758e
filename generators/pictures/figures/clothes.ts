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
