// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What is in the air besides planes: helicopters, parachutes and paragliders. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [steel, dark, glass] = [rgb('#5a616c'), rgb('#2e323a'), rgb('#bfe6f4')];

/** A helicopter from the side, its nose at the right. @param beat phase of its rotor, for clips */
export function helicopter(random: Random, wished?: Rgb, beat = 0): Figure {
  const body = wished ?? rgb(random.pick(['#d8483c', '#2f6ab0', '#f0b43a', '#3f8a6a', '#5a6270']));
  // a blade that comes towards us is short
  const long = 22 + 60 * Math.abs(Math.cos(Math.PI * beat));
  return { half: 92, tall: 84, parts: [
    { d: limb([[-20, -46], [-56, -52], [-86, -56]], 17, 6), fill: shade(body, -0.1) }, { d: poly([[-92, -82], [-80, -82], [-74, -54], [-86, -52]]), fill: body },
    { d: 'M-86 -76L-86 -40M-104 -58L-68 -58', stroke: steel, width: 2.6, spin: [-86, -58] }, { d: ellipse(-86, -58, 3), fill: dark },
    { d: 'M-22 -12L-30 -2M30 -12L38 -2', stroke: steel, width: 3 }, { d: 'M-48 -2H52Q60 -2 64 -8', stroke: dark, width: 3.6 },
    { d: smooth([[-40, -44], [-30, -62], [0, -66], [32, -62], [58, -46], [62, -28], [46, -14], [-14, -12], [-36, -24]]), fill: body }, { d: smooth([[-36, -26], [0, -24], [62, -28], [46, -14], [-14, -12]], true, 0.4), fill: shade(body, -0.18) },
    { d: smooth([[30, -58], [52, -46], [58, -32], [34, -32], [28, -44]], true, 0.4), fill: glass, shines: true, keeps: true }, { d: box(2, -57, 22, 24, 5), fill: glass, shines: true, keeps: true }, { d: box(-24, -55, 18, 16, 5), fill: glass, shines: true, keeps: true }, { d: 'M-1 -60V-14', stroke: shade(body, -0.35), width: 1.4 },
    { d: box(-8, -76, 12, 13, 2), fill: shade(body, -0.25) }, { d: box(-4.4, -82, 5, 8), fill: dark },
    { d: ellipse(-2, -82, 84, 3.4), fill: steel, alpha: 0.22 }, { d: limb([[-2 - long, -81.6], [-2, -82.6], [-2 + long, -81.6]], 3, 3), fill: dark }, { d: ellipse(-2, -82, 4.4, 3), fill: dark },
  ] };
}

const CLOTHS = ['#e8583c', '#f0b43a', '#3f8ac8', '#4aa070', '#c8488a'] as const;

/** The gores of a canopy between two edges. @param x of the edges of gores, from left to right */
const gores = (x: readonly number[], top: number, foot: (at: number) => number, [one, two]: readonly [Rgb, Rgb]): Part[] =>
  x.slice(1).map((right, i): Part => {
    const left = x[i] ?? 0;
    return { d: `M${left} ${foot(left)}Q${left * 0.8} ${top + 6} ${left * 0.22} ${top}L${right * 0.22} ${top}Q${right * 0.8} ${top + 6} ${right} ${foot(right)}Q${(left + right) / 2} ${(foot(left) + foot(right)) / 2 - 7} ${left} ${foot(left)}Z`, fill: i % 2 ? two : one };
  });

/** A round parachute over a harness, whose seat is at the ground line. */
export function parachute(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(CLOTHS));
  const edges = [-74, -50, -25, 0, 25, 50, 74];
  const foot = (at: number): number => -104 + (Math.abs(at) / 74) ** 2 * 8;
  return { half: 76, tall: 156, parts: [
    ...edges.map((at): Part => ({ d: `M${at} ${foot(at)}L${Math.sign(at) * 5} -30`, stroke: rgb('#e8e4dc'), width: 0.9 })),
    ...gores(edges, -154, foot, [cloth, rgb('#f8f4ea')]), { d: 'M-5 -30V-4H5V-30', stroke: dark, width: 1.6 },
  ] };
}

/** A paraglider: a bent wing over a harness, whose seat is at the ground line. */
export function paraglider(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(CLOTHS));
  const ribs = Array.from({ length: 11 }, (_, i) => i / 5 - 1);
  const low = (t: number): number => -122 + t * t * 34;
  return { half: 98, tall: 142, parts: [
    ...ribs.filter((_, i) => i % 2 === 0).map((t): Part => ({ d: `M${t * 92} ${low(t) + 2}L${Math.sign(t) * 6} -30`, stroke: rgb('#e8e4dc'), width: 0.8 })),
    ...ribs.slice(1).map((right, i): Part => {
      const left = ribs[i] ?? -1;
      const high = (t: number): number => low(t) - 17 * (1 - t * t * 0.55);
      return { d: poly([[left * 96, high(left)], [right * 96, high(right)], [right * 92, low(right)], [left * 92, low(left)]]), fill: i % 3 === 1 ? rgb('#f8f4ea') : shade(cloth, i % 2 ? -0.08 : 0.06) };
    }),
    { d: smooth([[-11, -6], [-12, -26], [-7, -28], [-5, -10], [12, -6], [12, -1], [-6, 0]]), fill: dark },
  ] };
}
