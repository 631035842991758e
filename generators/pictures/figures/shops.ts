// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Furniture of shops, and a lamp that stands on the floor. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [wood, white, steel, dark] = [rgb('#9a6a44'), rgb('#f2f0ea'), rgb('#b8bec6'), rgb('#2e2c32')];
const CRUSTS = ['#d8944a', '#c9823c', '#e2aa5c', '#b87434'].map(rgb);

/** A counter of boards with a till on it. @param laid what else lies on it */
function counter(laid: readonly Part[]): Figure {
  const boards = Array.from({ length: 6 }, (_, i): Part => ({ d: box(-70 + i * 23.4, -44, 21.6, 40, 1), fill: shade(wood, i % 2 ? -0.06 : -0.14) }));
  return { half: 78, tall: 76, parts: [
    { d: box(-72, -48, 144, 48, 1), fill: shade(wood, -0.32) }, ...boards, { d: box(-76, -53, 152, 7, 1.5), fill: shade(wood, 0.22) },
    { d: box(-58, -60, 34, 8, 1.4), fill: dark }, { d: poly([[-57, -60], [-25, -60], [-29, -70], [-53, -70]]), fill: shade(steel, -0.1) }, { d: box(-49, -77, 18, 7, 1), fill: dark }, { d: box(-47, -75.6, 14, 4, 0.6), fill: rgb('#9fd0b8'), shines: true }, { d: 'M-51 -66H-31M-52 -63H-30', stroke: dark, width: 1.4 },
    ...laid,
  ] };
}

/** The counter of a bookshop. */
export const bookCounter = (): Figure => counter([
  ...([['#b8483f', 30], ['#3f6a86', 27], ['#d8b05a', 31], ['#5a7a52', 26]] as const).map(([color, wide], i): Part => ({ d: box(22 - wide / 2, -58.6 - i * 5.6, wide, 5.4, 0.8), fill: rgb(color) })),
  { d: box(50, -68, 3, 15), fill: steel }, { d: poly([[44, -66], [59, -66], [56, -76], [47, -76]]), fill: rgb('#e6c870') },
]);

/** The counter of a bakery, with cakes under a glass. */
export const bakeryCounter = (): Figure => counter([
  { d: ellipse(4, -55, 15, 3), fill: white }, { d: box(-7, -64, 22, 9, 2), fill: rgb('#f2c8d0') }, { d: ellipse(4, -65, 11, 3), fill: rgb('#fbe8ec') }, { d: ellipse(4, -68, 2.4), fill: rgb('#d8303c') },
  { d: ellipse(46, -55, 17, 3), fill: white }, ...[36, 46, 56].map((x): Part => ({ d: smooth([[x - 7, -56], [x - 5, -63], [x + 5, -63], [x + 7, -56]]), fill: CRUSTS[1] ?? wood })), { d: smooth([[28, -54], [30, -72], [46, -80], [62, -72], [64, -54]], true, 0.5), fill: rgb('#d8ecf4'), alpha: 0.4 },
]);

/** The counter of a shop, with scales and a jar of sweets. */
export const shopCounter = (): Figure => counter([
  { d: box(2, -57, 24, 4, 1), fill: dark }, { d: box(12, -66, 4, 10), fill: steel }, { d: ellipse(14, -67, 14, 2.6), fill: shade(steel, 0.1) },
  { d: box(42, -73, 18, 20, 3), fill: rgb('#d8ecf4'), alpha: 0.7 }, ...[[46, -57, '#d8584c'], [52, -58, '#e6b84c'], [57, -57, '#5a9a6a'], [49, -63, '#5a86b8'], [55, -64, '#c86a9a']].map(([x, y, color]): Part => ({ d: ellipse(Number(x), Number(y), 3), fill: rgb(String(color)) })), { d: box(43, -77, 16, 5, 1), fill: rgb('#b8483f') },
]);

const GOODS = ['#b8584c', '#d8a84c', '#5a8a72', '#4f7aa0', '#8a6aa0', '#c8b89a', '#d87a5a'].map(rgb);

/** Shelves of boxes, tins and jars. */
export function shopShelf(random: Random): Figure {
  const parts: Part[] = [{ d: box(-46, -112, 92, 112, 1), fill: shade(wood, -0.42) }];
  for (let row = 0; row < 4; row++) {
    const foot = -6 - row * 27;
    for (let x = -42; x < 34; ) {
      const [kind, fill] = [random.int(0, 3), random.pick(GOODS)];
      const [wide, tall] = [kind === 0 ? random.range(13, 20) : random.range(8, 11), random.range(11, 20)];
      const middle = x + wide / 2;
      if (kind === 0) parts.push({ d: box(x, foot - tall, wide, tall, 0.8), fill }, { d: box(x + wide * 0.2, foot - tall * 0.7, wide * 0.6, tall * 0.36, 0.6), fill: shade(white, -0.06) });
      else if (kind === 1) parts.push({ d: box(x, foot - tall, wide, tall, 1.6), fill }, { d: box(x, foot - tall * 0.66, wide, tall * 0.36), fill: shade(fill, 0.42) }, { d: ellipse(middle, foot - tall, wide / 2, 1.3), fill: shade(steel, 0.1) });
      else parts.push({ d: box(x, foot - tall, wide, tall, 2.4), fill: shade(fill, 0.3) }, { d: box(x + 1.4, foot - tall * 0.7, wide - 2.8, tall * 0.62, 1.6), fill }, { d: box(x + 0.6, foot - tall - 2.6, wide - 1.2, 3.4, 0.8), fill: shade(wood, 0.2) });
      x += wide + random.range(1, 5);
    }
    parts.push({ d: box(-46, foot, 92, 4), fill: wood });
  }
  parts.push({ d: box(-48, -114, 5, 114, 1), fill: wood }, { d: box(43, -114, 5, 114, 1), fill: wood }, { d: box(-50, -118, 100, 6, 1), fill: shade(wood, 0.14) });
  return { parts, half: 50, tall: 118 };
}

/** Shelves of loaves, rolls and baguettes. */
export function breadShelf(random: Random): Figure {
  const parts: Part[] = [{ d: box(-46, -112, 92, 112, 1), fill: shade(wood, -0.42) }];
  const crust = (): Rgb => random.pick(CRUSTS);
  for (let row = 0; row < 4; row++) {
    const foot = -6 - row * 27;
    const kind = (row + random.int(0, 2)) % 3;
    for (let x = -34, i = 0; x <= 34; x += kind === 2 ? 9 : 17, i++) {
      const fill = crust();
      if (kind === 0) parts.push({ d: smooth([[x - 8.6, foot], [x - 8, foot - 9], [x, foot - 13], [x + 8, foot - 9], [x + 8.6, foot]], true, 0.7), fill }, { d: `M${x - 4} ${foot - 10}l3 6M${x + 1} ${foot - 11}l3 6`, stroke: shade(fill, 0.4), width: 1.3 });
      else if (kind === 1) parts.push({ d: ellipse(x, foot - 5, 8.4, 6), fill }, { d: ellipse(x - 2, foot - 8, 3.4, 1.6, -14), fill: shade(fill, 0.35) }, ...(i % 2 ? [] : [{ d: ellipse(x, foot - 12, 7, 5), fill: crust() }]));
      else parts.push({ d: limb([[x, foot], [x + 3, foot - 22]], 6, 5), fill }, { d: `M${x - 2} ${foot - 6}l5 -2M${x - 1} ${foot - 13}l5 -2`, stroke: shade(fill, 0.4), width: 1.2 });
    }
    parts.push({ d: box(-46, foot, 92, 4), fill: wood });
  }
  parts.push({ d: box(-48, -114, 5, 114, 1), fill: wood }, { d: box(43, -114, 5, 114, 1), fill: wood }, { d: box(-50, -118, 100, 6, 1), fill: shade(wood, 0.14) });
  return { parts, half: 50, tall: 118 };
}

/** A lamp with a shade on a stand. @param wished color of the shade */
export function lamp(wished?: Rgb): Figure {
  const cloth = wished ?? rgb('#ffe2a8');
  return { half: 24, tall: 116, parts: [
    { d: ellipse(0, -2, 16, 3.4), fill: shade(dark, 0.1) }, { d: box(-1.6, -92, 3.2, 90), fill: shade(dark, 0.2) }, { d: ellipse(0, -88, 6, 5), fill: rgb('#fff6dc'), shines: true }, { d: poly([[-13, -116], [13, -116], [23, -86], [-23, -86]]), fill: cloth, shines: true, keeps: wished !== undefined }, { d: 'M-13 -115H13M-22 -87H22', stroke: shade(cloth, -0.3), width: 1.6 },
  ] };
}
