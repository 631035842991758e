// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What a carpenter saws at. */
import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Station } from './station.ts';

const [leg, steel, grip] = [rgb('#8a5f3a'), rgb('#c4ccd4'), rgb('#6a3f26')];

/** A plank on two trestles, a saw half through it, and sawdust under the cut. */
export function sawBench(wished?: Rgb): Figure {
  const plank = wished ?? rgb('#d9a866');
  const trestle = (x: number): Part => ({ d: `M${x - 9} 0L${x} -36L${x + 9} 0M${x - 6} -13H${x + 6}`, stroke: leg, width: 4 });
  const teeth = Array.from({ length: 9 }, (_, i) => `L${-2 + i * 4.4} ${-44 + i * 1.9}L${1 + i * 4.4} ${-47 + i * 1.9}`).join('');
  return { half: 62, tall: 66, parts: [
    trestle(-34), trestle(42), { d: ellipse(7, -1, 14, 2.6), fill: shade(plank, 0.25) },
    { d: box(-60, -44, 122, 9, 1), fill: plank }, { d: 'M-56 -41H2M12 -40H58M-40 -38H-14M20 -37.4H46', stroke: shade(plank, -0.22), width: 1 }, { d: 'M6 -44L9 -36', stroke: shade(plank, -0.55), width: 1.6 },
    { d: `M-5 -57L38 -37L38 -31${teeth.split('L').filter(Boolean).reverse().map((at) => `L${at}`).join('')}Z`, fill: steel, stroke: shade(steel, -0.4), width: 0.9 },
    { d: poly([[-4, -46], [-15, -52], [-15, -63], [-6, -65], [-2, -56]]), fill: grip }, { d: ellipse(-9, -57, 2.6, 3.4), fill: shade(grip, -0.45) },
  ] };
}

/** Where those are who saw: at the saw, and beside it. */
export const SAWING: Station = {
  posts: [
    { x: -36, pose: 'push', move: 'cook' },
    { x: 84, pose: 'stand', left: true },
  ],
};
