// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What hangs and stands in museums and cinemas. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [gold, marble, red, dark, brass] = [rgb('#c89a4a'), rgb('#e6e2da'), rgb('#a8323a'), rgb('#26262c'), rgb('#e0b858')];

/** What a painting shows, between x -26 and 26 and y -60 and -8. */
const MOTIFS: readonly ((random: Random) => Part[])[] = [
  () => [{ d: box(-26, -60, 52, 52), fill: rgb('#a8d0e0') }, { d: ellipse(12, -46, 6), fill: rgb('#f8e08a') }, { d: smooth([[-26, -8], [-26, -30], [-10, -40], [6, -28], [26, -34], [26, -8]], true, 0.5), fill: rgb('#7a9a6a') }, { d: smooth([[-26, -8], [-26, -18], [0, -24], [26, -16], [26, -8]], true, 0.5), fill: rgb('#4f7a4a') }],
  () => [{ d: box(-26, -60, 52, 52), fill: rgb('#5a4a3c') }, { d: smooth([[-20, -8], [-16, -22], [0, -28], [16, -22], [20, -8]], true, 0.4), fill: rgb('#3a4a6a') }, { d: ellipse(0, -38, 9, 11), fill: rgb('#e8c4a0') }, { d: smooth([[-11, -32], [-11, -46], [0, -53], [11, -46], [11, -32], [7, -44], [-5, -46]], true, 0.4), fill: rgb('#4a2e20') }],
  (random) => [{ d: box(-26, -60, 52, 52), fill: rgb('#f2ead8') }, ...[[-8, -44, 12], [10, -30, 14], [-10, -22, 9]].map(([x = 0, y = 0, r = 0]): Part => ({ d: ellipse(x, y, r), fill: rgb(random.pick(['#d8483c', '#3f6ab0', '#f0b43a', '#2e2c32'])) })), { d: 'M-24 -12L22 -56', stroke: dark, width: 2.4 }],
  () => [{ d: box(-26, -60, 52, 52), fill: rgb('#3a4a72') }, { d: ellipse(10, -46, 7), fill: rgb('#f8ecb0') }, { d: box(-26, -24, 52, 16), fill: rgb('#5f86b8') }, { d: poly([[-16, -22], [8, -22], [3, -15], [-12, -15]]), fill: rgb('#6a3a2a') }, { d: poly([[-4, -24], [-4, -44], [10, -25]]), fill: rgb('#f2ead8') }],
];

/** A painting in a gilded frame. */
export function painting(random: Random): Figure {
  return { half: 34, tall: 68, parts: [{ d: box(-34, -68, 68, 68, 1), fill: gold }, { d: box(-31, -65, 62, 62, 1), fill: shade(gold, -0.25) }, ...random.pick(MOTIFS)(random), { d: 'M-28 -6V-62H28', stroke: shade(gold, 0.3), width: 1.6 }] };
}

/** A bust on its plinth. */
export function bust(): Figure {
  const stone = shade(marble, -0.08);
  return { half: 26, tall: 122, parts: [
    { d: box(-18, -58, 36, 52), fill: marble }, { d: box(-9, -50, 18, 38, 1), fill: stone }, { d: box(-23, -6, 46, 6, 1), fill: stone }, { d: box(-22, -64, 44, 7, 1), fill: stone }, { d: box(-9, -72, 18, 9, 1), fill: marble },
    { d: smooth([[-24, -70], [-22, -84], [-8, -91], [8, -91], [22, -84], [24, -70]], true, 0.5), fill: marble }, { d: limb([[0, -86], [0, -98]], 12, 11), fill: stone }, { d: smooth([[-11, -104], [-10, -116], [0, -122], [10, -116], [11, -104], [6, -94], [-6, -94]], true, 0.6), fill: marble }, { d: smooth([[-13, -106], [-12, -118], [0, -124], [12, -118], [13, -106], [8, -114], [-6, -116]], true, 0.5), fill: stone }, { d: 'M-6 -106H-2M3 -106H7M1 -105L2 -101M-3 -98H4', stroke: shade(marble, -0.35), width: 1.3 },
  ] };
}

/** A rope between two posts. */
export const ropeBarrier = (): Figure => ({ half: 56, tall: 46, parts: [{ d: 'M-46 -38Q0 -14 46 -38', stroke: red, width: 5 }, ...[-46, 46].flatMap((x): Part[] => [{ d: box(x - 2, -40, 4, 38), fill: brass }, { d: ellipse(x, -42, 4), fill: brass }, { d: box(x - 9, -3, 18, 3, 1.4), fill: shade(brass, -0.2) }])] });

/** The screen of a cinema with a film on it. */
export function cinemaScreen(random: Random): Figure {
  const sky = rgb(random.pick(['#8ac0e0', '#f0a878', '#7a86c8']));
  return { half: 104, tall: 92, parts: [
    { d: box(-104, -92, 208, 92, 2), fill: dark }, { d: box(-98, -87, 196, 82), fill: sky, shines: true, keeps: true }, { d: ellipse(44, -58, 13), fill: rgb('#fff2c8'), shines: true, keeps: true }, { d: poly([[-98, -5], [-98, -30], [-62, -58], [-30, -34], [4, -66], [48, -28], [72, -42], [98, -22], [98, -5]]), fill: shade(sky, -0.45), shines: true, keeps: true }, { d: smooth([[-98, -5], [-98, -18], [-30, -24], [40, -14], [98, -20], [98, -5]], true, 0.5), fill: shade(sky, -0.65), shines: true, keeps: true },
  ] };
}

/** A row of seats, seen from behind. */
export function seatRow(): Figure {
  return { half: 120, tall: 36, parts: Array.from({ length: 6 }, (_, i): Part[] => {
    const x = -120 + i * 40;
    return [{ d: box(x + 2, -36, 36, 36, 9), fill: i % 2 ? red : shade(red, -0.08) }, { d: box(x + 8, -31, 24, 18, 6), fill: shade(red, 0.14) }, { d: box(x - 2, -18, 6, 18, 2), fill: dark }];
  }).flat() };
}
