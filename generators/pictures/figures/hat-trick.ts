// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Station } from './station.ts';

/** How many of its last parts are before whoever comes out of the hat. */
export const HAT_FRONT = 4;

/** A small table with a cloth and stars, and a top hat on it, its opening up. @param wished color of the cloth */
export function magicHat(wished?: Rgb): Figure {
  const [cloth, silk, gold] = [wished ?? rgb('#5a2f8a'), rgb('#2b2a32'), rgb('#f0c84a')];
  const star = (x: number, y: number, r: number): Part => ({ d: poly(Array.from({ length: 10 }, (_, i) => { const [a, far] = [(i * Math.PI) / 5, i % 2 ? r * 0.45 : r]; return [x + far * Math.sin(a), y - far * Math.cos(a)] as const; })), fill: gold });
  return { half: 34, tall: 70, parts: [
    { d: 'M-14 -30L-20 0M14 -30L20 0', stroke: rgb('#5a3a28'), width: 3.4 },
    { d: smooth([[-32, -44], [-32, -44], [-31, -20], [-31, -20], [-20, -15], [-10, -20], [0, -15], [10, -20], [20, -15], [31, -20], [31, -20], [32, -44], [32, -44]], true, 0.4), fill: cloth }, { d: ellipse(0, -44, 32, 5.4), fill: shade(cloth, 0.2) }, star(-18, -30, 4.4), star(3, -27, 5), star(21, -32, 3.6),
    { d: 'M-30 -47L-17 -45', stroke: rgb('#222028'), width: 2 }, { d: 'M-31.4 -47.2L-28.4 -46.7', stroke: rgb('#fbf8f0'), width: 2 },
    { d: ellipse(4, -66, 15.6, 3.6), fill: shade(silk, 0.18) }, { d: ellipse(4, -66, 11.4, 2.4), fill: rgb('#0e0d12') },
    { d: smooth([[-7.4, -65], [-7.4, -65], [-5.4, -55], [-6.4, -44], [-6.4, -44], [4, -41.6], [14.4, -44], [14.4, -44], [13.4, -55], [15.4, -65], [15.4, -65], [4, -63]], true, 0.5), fill: silk }, { d: smooth([[-7.2, -62], [4, -60], [15.2, -62], [14.4, -58], [4, -56.4], [-6.4, -58]], true, 0.5), fill: rgb('#a8343a') },
    { d: smooth([[-3.4, -56], [-1, -56], [-1.6, -46], [-3.6, -46]]), fill: shade(silk, 0.3) }, { d: 'M-11.4 -66A15.6 3.6 0 0 0 19.4 -66', stroke: shade(silk, 0.3), width: 1.6 },
    ] };
}

/** Where whoever pulls something out of the hat is. */
export const HAT_TRICK: Station = { posts: [{ x: -36, pose: 'reach' }, { x: 56, pose: 'stand', left: true }] };
