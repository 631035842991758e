// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in churches and courtrooms. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [wood, gold, white, lead] = [rgb('#7a4e34'), rgb('#d8b050'), rgb('#f4f0e6'), rgb('#3a3a44')];
const PANES = ['#d8584c', '#4a7ac8', '#f0c04a', '#5aa878', '#9a6ac0', '#f0943c'].map(rgb);

/** A pointed window of colored glass. */
export function stainedGlass(random: Random): Figure {
  const arch = (k: number): string => `M${-22 * k} 0V-66Q${-20 * k} ${-66 - 28 * k} 0 ${-66 - 36 * k}Q${20 * k} ${-66 - 28 * k} ${22 * k} -66V0Z`;
  const panes: Part[] = [];
  for (let row = 0; row < 5; row++) for (const x of [-18, -6, 6]) panes.push({ d: box(x + 0.8, -16 - row * 14, 10.4, 12.4, 1), fill: random.pick(PANES), shines: true, keeps: true });
  return { half: 26, tall: 106, parts: [{ d: arch(1.16), fill: rgb('#c8bfae') }, { d: arch(0.96), fill: lead }, ...panes, { d: poly([[-15, -75], [-2, -75], [-2, -92]]), fill: random.pick(PANES), shines: true, keeps: true }, { d: poly([[15, -75], [2, -75], [2, -92]]), fill: random.pick(PANES), shines: true, keeps: true }, { d: ellipse(0, -78, 5), fill: rgb('#f6dc8a'), shines: true, keeps: true }] };
}

/** An altar with candles under a cross. */
export function altar(): Figure {
  const candle = (x: number): Part[] => [{ d: box(x - 2, -74, 4, 18, 1), fill: white }, { d: ellipse(x, -77, 1.8, 3.4), fill: rgb('#ffcf6a'), shines: true, burns: [x, -74] }, { d: box(x - 5, -57, 10, 3, 1), fill: gold }];
  return { half: 66, tall: 150, parts: [
    { d: box(-4, -150, 8, 76), fill: gold }, { d: box(-21, -132, 42, 8), fill: gold }, { d: box(-60, -50, 120, 50), fill: shade(wood, -0.1) }, { d: box(-66, -56, 132, 8, 1), fill: wood }, { d: poly([[-44, -52], [44, -52], [40, -16], [-40, -16]]), fill: white }, { d: 'M-40 -22H40', stroke: gold, width: 2 }, { d: 'M0 -45V-28M-6 -39H6', stroke: gold, width: 2.6 }, ...candle(-42), ...candle(42), ...candle(-28), ...candle(28),
  ] };
}

/** A pew, seen from behind. */
export const pew = (): Figure => ({ half: 70, tall: 46, parts: [{ d: box(-66, -40, 132, 40, 1), fill: wood }, ...[-58, -18, 22].map((x): Part => ({ d: box(x, -34, 36, 28, 1), fill: shade(wood, 0.14) })), { d: box(-70, -46, 140, 8, 3), fill: shade(wood, 0.08) }, { d: box(-70, -40, 7, 40, 2), fill: shade(wood, -0.2) }, { d: box(63, -40, 7, 40, 2), fill: shade(wood, -0.2) }] });

/** The bench of a judge with its chair, the gavel and the scales of justice. */
export function judgesBench(): Figure {
  return { half: 106, tall: 118, parts: [
    { d: box(-26, -118, 52, 60, 9), fill: shade(wood, -0.35) }, { d: box(-20, -112, 40, 50, 7), fill: rgb('#8a2f34') },
    { d: box(-96, -64, 192, 64), fill: wood }, { d: box(-104, -71, 208, 9, 1.5), fill: shade(wood, 0.18) }, ...[-90, -28, 34].map((x): Part => ({ d: box(x, -55, 56, 46, 1), fill: shade(wood, 0.1) })), { d: box(-100, -6, 200, 6), fill: shade(wood, -0.35) },
    { d: 'M0 -50V-20M-14 -44H14', stroke: gold, width: 2.6 }, { d: 'M-14 -44L-20 -32H-8ZM14 -44L8 -32H20Z', stroke: gold, width: 1.6 }, { d: ellipse(0, -17, 8, 2.6), fill: gold }, { d: ellipse(-14, -31, 6.4, 2.4), fill: gold }, { d: ellipse(14, -31, 6.4, 2.4), fill: gold },
    { d: box(48, -76, 20, 5, 1), fill: shade(wood, -0.3) }, { d: limb([[58, -82], [86, -76]], 3, 3), fill: shade(wood, 0.3) }, { d: box(50, -88, 13, 11, 2), fill: shade(wood, 0.05) }, { d: poly([[-76, -71], [-50, -71], [-48, -76], [-72, -76]]), fill: white },
  ] };
}

/** The rail before the judge. */
export const courtRail = (): Figure => ({ half: 64, tall: 40, parts: [{ d: box(-64, -40, 128, 6, 2), fill: shade(wood, 0.1) }, { d: box(-62, -5, 124, 5), fill: shade(wood, -0.1) }, ...Array.from({ length: 10 }, (_, i): Part => ({ d: box(-60 + i * 12.8, -35, 5, 31, 2), fill: i % 2 ? wood : shade(wood, -0.08) }))] });
