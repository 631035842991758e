// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Things that people look at or through, in the units of an adult who is 100 high. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

/** A telescope on its tripod, the eyepiece at its left. */
export function telescope(wished?: Rgb): Figure {
  const [tube, wood, brass] = [wished ?? rgb('#e8e6e0'), rgb('#7a5638'), rgb('#d0a040')];
  return { half: 46, tall: 118, parts: [
    { d: 'M0 -72L-20 0M0 -72L22 0M0 -72L5 -2', stroke: wood, width: 3.2 }, { d: ellipse(0, -74, 6), fill: shade(wood, -0.2) },
    { d: poly([[-20, -68], [-16, -60], [30, -90], [22, -102]]), fill: tube }, { d: poly([[22, -104], [32, -88], [40, -94], [30, -110]]), fill: shade(tube, -0.18) }, { d: poly([[-20, -68], [-16, -60], [-24, -55], [-28, -62]]), fill: brass }, { d: poly([[-30, -60], [-27, -55], [-33, -51], [-36, -56]]), fill: rgb('#2c2a30') }, { d: 'M-2 -79L3 -71', stroke: brass, width: 3 },
  ] };
}

/** A television on its stand, with a picture of hills on it. */
export function television(): Figure {
  const [frame, wood] = [rgb('#23252b'), rgb('#8a5f40')];
  const knobs = [-30, 30].map((x): Part => ({ d: ellipse(x, -11, 2), fill: rgb('#d8b060') }));
  return { half: 52, tall: 88, parts: [
    { d: box(-48, -22, 96, 18, 2), fill: wood }, { d: box(-44, -5, 6, 5), fill: shade(wood, -0.3) }, { d: box(38, -5, 6, 5), fill: shade(wood, -0.3) }, { d: 'M0 -21V-5', stroke: shade(wood, -0.3), width: 1.2 }, ...knobs,
    { d: box(-12, -27, 24, 5, 1), fill: frame }, { d: box(-46, -86, 92, 60, 3), fill: frame }, { d: box(-42, -82, 84, 51, 1), fill: rgb('#8fd2f2'), shines: true },
    { d: smooth([[-42, -44], [-42, -44], [-20, -58], [0, -46], [22, -62], [42, -48], [42, -48], [42, -31], [42, -31], [-42, -31], [-42, -31]], true, 0.4), fill: rgb('#6aae62'), shines: true }, { d: ellipse(24, -71, 6), fill: rgb('#ffe27a'), shines: true },
  ] };
}
