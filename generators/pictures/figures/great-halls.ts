// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in ballrooms, throne rooms, observatories, and behind stages. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [gold, marble, red, dark, velvet] = [rgb('#d8ac4a'), rgb('#e8e2d6'), rgb('#a8242e'), rgb('#2a2830'), rgb('#6a1f3a')];

/** A marble column with a gilded head. */
export const column = (high = 150): Figure => ({ half: 18, tall: high, parts: [{ d: box(-12, 12 - high, 24, high - 22), fill: marble }, { d: `M-7 ${14 - high}V-12M-1 ${14 - high}V-12M5 ${14 - high}V-12`, stroke: shade(marble, -0.18), width: 1.6 }, { d: box(-16, -10, 32, 10, 1), fill: shade(marble, -0.12) }, { d: box(-18, -high, 36, 6, 1), fill: gold }, { d: poly([[-12, 12 - high], [-17, 6 - high], [17, 6 - high], [12, 12 - high]]), fill: shade(gold, -0.14) }] });

/** A chandelier with candles; its chain reaches to the top of the figure. */
export function chandelier(): Figure {
  const candle = (x: number, y: number): Part[] => [{ d: box(x - 1.6, y - 11, 3.2, 11), fill: marble }, { d: ellipse(x, y - 15, 2.6, 4.6), fill: rgb('#ffe9a0'), shines: true }];
  return { half: 50, tall: 70, parts: [{ d: 'M0 -70V-34', stroke: gold, width: 2 }, { d: ellipse(0, -34, 6, 4), fill: gold }, { d: 'M-44 -26Q-24 -6 0 -10Q24 -6 44 -26M-24 -30Q-12 -14 0 -14Q12 -14 24 -30', stroke: gold, width: 3 }, ...[-44, -24, 0, 24, 44].flatMap((x) => candle(x, Math.abs(x) === 44 ? -26 : Math.abs(x) === 24 ? -30 : -34)), ...[-32, -16, 0, 16, 32].map((x): Part => ({ d: poly([[x - 2.6, -9], [x, -1], [x + 2.6, -9], [x, -12]]), fill: rgb('#dff0f8') }))] };
}

/** Tall windows with gathered curtains, as in a ballroom. */
export const gatheredCurtains = (): Figure => ({ half: 38, tall: 124, parts: [{ d: 'M-26 0V-96Q-26 -120 0 -120Q26 -120 26 -96V0Z', fill: rgb('#2f4a7a') }, { d: 'M0 -120V0M-26 -78H26M-26 -40H26', stroke: marble, width: 2.6 }, { d: 'M-26 0V-96Q-26 -120 0 -120Q26 -120 26 -96V0', stroke: gold, width: 4 }, { d: smooth([[-36, -118], [-8, -118], [-14, -84], [-30, -62], [-26, -30], [-24, 0], [-38, 0]], true, 0.4), fill: velvet }, { d: smooth([[36, -118], [8, -118], [14, -84], [30, -62], [26, -30], [24, 0], [38, 0]], true, 0.4), fill: velvet }, { d: 'M-38 -64L-24 -58M38 -64L24 -58', stroke: gold, width: 3 }, { d: box(-40, -124, 80, 7, 2), fill: gold }] });

/** A throne under a canopy, on three steps. */
export function throneSeat(): Figure {
  return { half: 74, tall: 132, parts: [
    { d: box(-74, -9, 148, 9), fill: shade(marble, -0.2) }, { d: box(-62, -18, 124, 9), fill: shade(marble, -0.1) }, { d: box(-50, -27, 100, 9), fill: marble }, { d: poly([[-18, -27], [18, -27], [30, 0], [-30, 0]]), fill: red },
    { d: box(-24, -108, 48, 82, 4), fill: gold }, { d: box(-18, -102, 36, 46, 3), fill: red }, { d: poly([[-26, -106], [-20, -126], [-10, -112], [0, -132], [10, -112], [20, -126], [26, -106]]), fill: gold }, { d: ellipse(0, -114, 3.4), fill: red }, { d: box(-28, -58, 56, 12, 2), fill: red }, { d: box(-32, -66, 9, 40, 2), fill: gold }, { d: box(23, -66, 9, 40, 2), fill: gold }, { d: box(-22, -46, 44, 20), fill: shade(gold, -0.25) },
  ] };
}

/** A banner on the wall. */
export function hallBanner(random: Random): Figure {
  const fill = rgb(random.pick(['#8e1f2a', '#1f3f6a', '#2f5a3a']));
  return { half: 18, tall: 82, parts: [{ d: box(-18, -82, 36, 5, 2), fill: gold }, { d: poly([[-14, -78], [14, -78], [14, -10], [0, 0], [-14, -10]]), fill }, { d: poly([[-10, -74], [10, -74], [10, -12], [0, -5], [-10, -12]]), stroke: gold, width: 1.8 }, { d: poly([[0, -58], [3, -48], [11, -48], [5, -42], [7, -33], [0, -38], [-7, -33], [-5, -42], [-11, -48], [-3, -48]]), fill: gold }] };
}

/** The open dome of an observatory with its great telescope. */
export function greatTelescope(): Figure {
  return { half: 124, tall: 150, parts: [
    { d: 'M-124 0V-66Q-112 -150 0 -150Q112 -150 124 -66V0Z', fill: rgb('#3f4a60') }, { d: 'M-90 -118Q-58 -150 0 -150M-114 -88Q-84 -120 -20 -124M90 -118Q58 -150 0 -150M114 -88Q84 -120 20 -124M-122 -60H122', stroke: rgb('#566480'), width: 2 },
    { d: 'M12 -150L34 -146L64 -62H26Z', fill: rgb('#0e1632') }, ...([[24, -136], [36, -118], [32, -96], [46, -88], [40, -72], [52, -68], [28, -110]] as const).map(([x, y]): Part => ({ d: ellipse(x, y, 1.5), fill: rgb('#fdf6d8'), shines: true, keeps: true })),
    { d: poly([[-34, 0], [-24, -40], [-4, -40], [6, 0]]), fill: rgb('#6a7484') }, { d: ellipse(-14, -44, 13), fill: rgb('#8a94a4') }, { d: limb([[-62, -18], [-14, -46], [30, -96]], 12, 26), fill: rgb('#e4e2da') }, { d: limb([[22, -86], [36, -102]], 27, 29), fill: rgb('#b0623c') }, { d: limb([[-62, -18], [-70, -10]], 8, 6), fill: dark }, { d: 'M-46 -25L-38 -30', stroke: gold, width: 4 }, { d: box(-112, -34, 34, 34, 2), fill: rgb('#5a4634') }, { d: box(-106, -58, 22, 20, 1), fill: rgb('#1c2c3c') }, { d: ellipse(-95, -48, 6), fill: rgb('#7fd0e8'), shines: true },
  ] };
}

/** Costumes on a rail, with hats above. */
export function costumeRail(random: Random): Figure {
  const colours = ['#c8362e', '#3f6ab0', '#e0b040', '#6a3a8a', '#2f8a6a', '#e58aa4'].map(rgb);
  const robes = [-44, -26, -8, 10, 28].flatMap((x, i): Part[] => { const fill = random.pick(colours); return [{ d: smooth([[x - 3, -84], [x + 12, -84], [x + 18, -50], [x + 20, -16 - (i % 2) * 10], [x - 12, -16 - (i % 2) * 10], [x - 9, -50]], true, 0.3), fill }, { d: `M${x + 4} -80V-24`, stroke: shade(fill, -0.3), width: 1.4 }, { d: `M${x + 4} -92Q${x + 10} -90 ${x + 4} -84`, stroke: dark, width: 1.4 }]; });
  return { half: 62, tall: 112, parts: [{ d: 'M-58 -92H58M-56 -92V-4M56 -92V-4', stroke: dark, width: 3 }, { d: 'M-64 -3H-46M46 -3H64', stroke: dark, width: 3 }, ...robes, { d: ellipse(-30, -96, 16, 4), fill: dark }, { d: box(-40, -112, 20, 15, 2), fill: dark }, { d: box(-40, -102, 20, 4), fill: red }, { d: poly([[22, -94], [24, -110], [30, -100], [36, -112], [42, -100], [48, -110], [50, -94]]), fill: gold }] };
}

/** A chart of the sky on the wall. */
export const starChart = (): Figure => ({ half: 34, tall: 60, parts: [{ d: box(-34, -60, 68, 60, 2), fill: shade(gold, -0.3) }, { d: box(-30, -56, 60, 52), fill: rgb('#1c2c54') }, { d: ellipse(0, -30, 22), stroke: rgb('#6a86c0'), width: 1.2 }, { d: ellipse(0, -30, 12), stroke: rgb('#6a86c0'), width: 1 }, { d: 'M-18 -40L-6 -46L4 -36L16 -42M-10 -16L2 -22L12 -14', stroke: rgb('#dfe8f8'), width: 1.2 }, ...([[-18, -40], [-6, -46], [4, -36], [16, -42], [-10, -16], [2, -22], [12, -14]] as const).map(([x, y]): Part => ({ d: ellipse(x, y, 1.9), fill: rgb('#f8f0c8') }))] });
