// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in a bathroom. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [white, steel, glass] = [rgb('#f6f6f2'), rgb('#b8bec6'), rgb('#cfe6ee')];

/** A bath on feet, with foam. */
export function bath(): Figure {
  const foam = [[-46, -52, 12], [-28, -57, 14], [-8, -54, 11], [10, -58, 13], [28, -53, 11]].map(([x = 0, y = 0, r = 0]): Part => ({ d: ellipse(x, y, r, r * 0.7), fill: white }));
  return { half: 80, tall: 92, parts: [
    { d: 'M64 -46V-86Q64 -92 56 -92Q50 -92 50 -86', stroke: steel, width: 3.4 }, { d: ellipse(50, -84, 6, 3), fill: steel }, ...foam,
    { d: smooth([[-76, -50], [-76, -50], [-66, -16], [-44, -9], [44, -9], [66, -16], [76, -50], [76, -50]], true, 0.5), fill: shade(white, -0.05) }, { d: box(-80, -54, 160, 7, 3.4), fill: white }, { d: ellipse(-48, -5, 7, 5), fill: rgb('#d8b058') }, { d: ellipse(48, -5, 7, 5), fill: rgb('#d8b058') },
    { d: smooth([[-62, -61], [-56, -66], [-50, -62], [-44, -58], [-52, -54], [-62, -54]], true, 0.5), fill: rgb('#f4c83a') }, { d: ellipse(-59, -67, 4.6), fill: rgb('#f4c83a') }, { d: poly([[-63, -67], [-69, -65], [-63, -64]]), fill: rgb('#e8743a') },
  ] };
}

/** A basin under its mirror. */
export function washstand(): Figure {
  return { half: 36, tall: 128, parts: [
    { d: box(-28, -128, 56, 56, 6), fill: shade(steel, -0.1) }, { d: box(-25, -125, 50, 50, 4), fill: glass }, { d: poly([[-16, -78], [6, -122], [16, -122], [-6, -78]]), fill: white, alpha: 0.55 },
    { d: box(-24, -42, 48, 42, 2), fill: rgb('#8fb0ac') }, { d: box(-21, -38, 20, 34, 1), fill: shade(rgb('#8fb0ac'), 0.14) }, { d: box(1, -38, 20, 34, 1), fill: shade(rgb('#8fb0ac'), 0.14) }, { d: smooth([[-34, -54], [-30, -44], [0, -40], [30, -44], [34, -54]], true, 0.5), fill: white }, { d: box(-36, -57, 72, 5, 2.4), fill: white },
    { d: 'M0 -57V-66Q0 -70 6 -70H9', stroke: steel, width: 3 }, { d: box(20, -68, 9, 11, 1), fill: rgb('#f0b8a8') }, { d: 'M23 -68L20 -78M26 -68L29 -78', stroke: rgb('#4a8ac0'), width: 1.8 },
  ] };
}

/** Towels on a rail. */
export const towels = (): Figure => ({ half: 30, tall: 40, parts: [{ d: box(-30, -40, 60, 3, 1.4), fill: steel }, { d: box(-25, -40, 22, 36, 1), fill: rgb('#e8908a') }, { d: box(-25, -14, 22, 4), fill: white }, { d: box(2, -40, 22, 30, 1), fill: rgb('#7fb0d0') }, { d: box(2, -20, 22, 4), fill: white }] });
