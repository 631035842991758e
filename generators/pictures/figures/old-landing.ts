// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What is at a landing of old China, and how one comes up from under the ground today. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [lacquer, tile, stone, wood, mat, steel, glass] = [rgb('#9a3a2c'), rgb('#4a505a'), rgb('#b0a898'), rgb('#6e4a32'), rgb('#8a7a52'), rgb('#8a929c'), rgb('#bcd8e4')];

/** An open pavilion: four posts under a roof whose corners turn up. */
export const pavilion = (): Figure => ({ half: 62, tall: 112, parts: [
  { d: box(-52, -8, 104, 8, 1), fill: stone }, { d: box(-46, -13, 92, 6, 1), fill: shade(stone, 0.14) }, ...[-38, -14, 14, 38].map((x): Part => ({ d: box(x - 2.6, -68, 5.2, 56), fill: lacquer })), { d: 'M-38 -24H-14M14 -24H38M-38 -31H-14M14 -31H38', stroke: shade(lacquer, -0.2), width: 2.6 }, { d: box(-42, -68, 84, 6), fill: shade(lacquer, -0.2) },
  { d: smooth([[-62, -74], [-62, -74], [-44, -64], [44, -64], [62, -74], [62, -74], [40, -76], [22, -88], [6, -104], [-6, -104], [-22, -88], [-40, -76]], true, 0.35), fill: tile }, { d: 'M-50 -68Q-20 -76 -5 -102M50 -68Q20 -76 5 -102M-24 -66Q-10 -82 -2 -103M24 -66Q10 -82 2 -103', stroke: shade(tile, -0.25), width: 1.6 }, { d: smooth([[-5, -102], [-4, -108], [0, -112], [4, -108], [5, -102]], true, 0.4), fill: lacquer },
] });

/** A boat of old China with a roof of mats. */
export const matBoat = (): Figure => ({ half: 84, tall: 56, below: 2, parts: [
  { d: 'M-62 -22L-78 -56', stroke: wood, width: 3 }, { d: smooth([[-36, -18], [-34, -38], [-20, -48], [20, -48], [34, -38], [36, -18]], true, 0.4), fill: mat }, { d: 'M-28 -18V-43M-12 -18V-48M4 -18V-48M20 -18V-47', stroke: shade(mat, -0.3), width: 2 }, { d: 'M-35 -30Q0 -36 35 -30', stroke: shade(mat, -0.2), width: 1.6 }, { d: smooth([[26, -18], [27, -34], [34, -36], [36, -18]], true, 0.3), fill: shade(mat, -0.55) },
  { d: smooth([[-82, -30], [-82, -30], [-40, -19], [40, -19], [84, -32], [84, -32], [66, -8], [44, 0], [-44, 0], [-66, -8]], true, 0.35), fill: wood }, { d: 'M-82 -30Q-40 -19 0 -19Q40 -19 84 -32', stroke: shade(wood, 0.3), width: 2.4 }, { d: 'M-66 -9Q0 -4 66 -9', stroke: shade(wood, -0.3), width: 1.6 },
] });

/** The way down to a station of the underground: stairs between railings under a roof of glass, with a round sign. */
export function metroEntrance(): Figure {
  const treads = Array.from({ length: 7 }, (_, i): Part => ({ d: box(-44 + i * 3, -30 + i * 4.2, 88 - i * 6, 4.2), fill: shade(rgb('#8e949a'), 0.16 - i * 0.12) }));
  return { half: 84, tall: 108, parts: [
    { d: box(-50, -31, 100, 31), fill: rgb('#2a2e36') }, ...treads.toReversed(), { d: poly([[-50, -31], [-44, -31], [-26, 0], [-50, 0]]), fill: stone }, { d: poly([[50, -31], [44, -31], [26, 0], [50, 0]]), fill: shade(stone, -0.16) },
    ...[-50, 50].flatMap((x): Part[] => [{ d: box(x - 3, -80, 6, 80), fill: steel }, { d: box(x - 24 * (x < 0 ? 1 : 0), -30, 24, 30, 1), fill: glass, alpha: 0.5 }, { d: `M${x - 24 * (x < 0 ? 1 : 0)} -31h24M${x - 24 * (x < 0 ? 1 : 0)} -16h24`, stroke: steel, width: 3 }, { d: box((x < 0 ? x - 24 : x + 20), -31, 4, 31), fill: steel }]),
    { d: 'M-40 -30L-20 0M40 -30L20 0', stroke: steel, width: 3 }, { d: smooth([[-62, -78], [-58, -88], [0, -96], [58, -88], [62, -78], [0, -86]], true, 0.4), fill: glass, alpha: 0.85 }, { d: 'M-62 -78Q0 -92 62 -78', stroke: steel, width: 4 }, { d: box(-30, -76, 60, 12, 3), fill: rgb('#2f5f9a'), shines: true, keeps: true }, { d: 'M-22 -70H8M14 -73L20 -67M14 -67L20 -73', stroke: rgb('#f4f6f8'), width: 2.4 },
    { d: box(70, -96, 4, 96), fill: steel }, { d: ellipse(72, -96, 12), fill: rgb('#c8382f'), shines: true, keeps: true }, { d: ellipse(72, -96, 7), stroke: rgb('#ffffff'), width: 3 }, { d: box(58, -98.5, 28, 5, 1), fill: rgb('#2f4f9a') },
  ] };
}
