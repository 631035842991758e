// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Small things on the walls and floors of rooms, which tell one room from another of its kind. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [wood, iron, white, steel, clay, green, gold] = [rgb('#8f5a36'), rgb('#3c4048'), rgb('#f2ede2'), rgb('#aeb6be'), rgb('#b8704a'), rgb('#4a8a52'), rgb('#e0b04a')];
const cloths = ['#b8483f', '#3f6a86', '#d8b05a', '#5a7a52', '#8a5f86', '#d88a4a'].map(rgb);

/** A round clock without figures, at some hour. */
export function wallClock(random: Random): Figure {
  const at = (turn: number, long: number) => `M0 -30L${Math.sin(turn) * long} ${-30 - Math.cos(turn) * long}`;
  const marks = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6).map((a) => `M${Math.sin(a) * 20} ${-30 - Math.cos(a) * 20}L${Math.sin(a) * 23} ${-30 - Math.cos(a) * 23}`).join('');
  return { half: 30, tall: 60, parts: [{ d: ellipse(0, -30, 29), fill: random.pick([iron, wood, rgb('#b8483f'), steel]) }, { d: ellipse(0, -30, 25), fill: white }, { d: marks, stroke: iron, width: 2 }, { d: at(random.range(0, 6.3), 12), stroke: iron, width: 3 }, { d: at(random.range(0, 6.3), 19), stroke: iron, width: 2 }] };
}

/** A shelf with a few jars, books and a plant. */
export function wallShelf(random: Random): Figure {
  const parts: Part[] = [{ d: box(-50, -6, 100, 6, 1), fill: wood }, { d: 'M-36 0V8M36 0V8', stroke: iron, width: 3 }];
  for (let x = -42; x < 40; ) {
    const colour = random.pick(cloths);
    const kind = random.int(0, 3);
    if (kind === 0) parts.push(...[0, 1, 2].map((i): Part => ({ d: box(x + i * 5, -28 + (i % 2) * 3, 4.4, 22 - (i % 2) * 3), fill: random.pick(cloths) })));
    else if (kind === 1) parts.push({ d: smooth([[x, -6], [x - 1, -18], [x + 4, -24], [x + 12, -24], [x + 17, -18], [x + 16, -6]], true, 0.4), fill: colour });
    else if (kind === 2) parts.push({ d: poly([[x + 2, -6], [x + 14, -6], [x + 16, -17], [x, -17]]), fill: clay }, { d: smooth([[x + 1, -17], [x - 4, -30], [x + 8, -36], [x + 20, -30], [x + 15, -17]], true, 0.5), fill: green });
    else parts.push({ d: box(x + 3, -26, 9, 20, 3), fill: shade(colour, 0.2) }, { d: box(x + 5.4, -31, 4, 6), fill: shade(colour, -0.2) });
    x += random.range(20, 30);
  }
  return { half: 52, tall: 38, below: 8, parts };
}

/** A candle in a holder on the wall. */
export const sconce = (): Figure => ({ half: 14, tall: 44, parts: [{ d: box(-4, -20, 8, 20, 2), fill: iron }, { d: 'M-10 -16H10', stroke: iron, width: 4 }, { d: box(-3, -30, 6, 14), fill: white }, { d: 'M0 -42Q5 -35 0 -30Q-5 -35 0 -42Z', fill: rgb('#ffc040'), shines: true, burns: [0, -30] }] });

/** Hooks with a coat and a bag. */
export function coatHooks(random: Random): Figure {
  const [coat, bag] = [random.pick(cloths), random.pick(cloths)];
  return { half: 38, tall: 66, parts: [{ d: box(-38, -66, 76, 8, 1), fill: wood }, { d: 'M-24 -60V-54M0 -60V-54M24 -60V-54', stroke: iron, width: 3 }, { d: smooth([[-30, -52], [-20, -58], [-12, -50], [-9, -8], [-34, -8]], true, 0.2), fill: coat }, { d: 'M-21 -52V-10', stroke: shade(coat, -0.3), width: 1.4 }, { d: 'M17 -36Q24 -62 31 -36', stroke: shade(bag, -0.2), width: 2.4 }, { d: box(13, -37, 22, 19, 4), fill: bag }] };
}

/** A hanging picture of mountains in ink. */
export function inkScroll(random: Random): Figure {
  const ink = rgb('#5a6468');
  const ridge = (y: number): string => smooth([[-17, y + 16], [-10, y - random.range(4, 12)], [-2, y + 4], [7, y - random.range(6, 16)], [17, y + 16]], false, 0.6);
  return { half: 24, tall: 96, parts: [{ d: 'M-10 -90L0 -96L10 -90', stroke: iron, width: 1.4 }, { d: box(-20, -90, 40, 84), fill: rgb('#b89a6a') }, { d: box(-17, -82, 34, 66), fill: rgb('#efe6d0') }, { d: ridge(-56), stroke: shade(ink, 0.3), width: 4, alpha: 0.7 }, { d: ridge(-40), stroke: ink, width: 5, alpha: 0.8 }, { d: ellipse(random.range(-9, 9), -72, 4), fill: rgb('#c8402f') }, { d: box(-24, -8, 48, 5, 2), fill: wood }, { d: box(-23, -92, 46, 4, 2), fill: wood }] };
}

/** Pans and ladles on a rail. */
export const hangingPans = (): Figure => ({ half: 46, tall: 40, parts: [{ d: 'M-46 -38H46', stroke: steel, width: 3 }, ...[-32, 0, 30].map((x, i): Part => ({ d: `M${x} -38V-22`, stroke: iron, width: 2.6 - i * 0.3 })), { d: ellipse(-32, -12, 12), fill: iron }, { d: ellipse(-32, -12, 9), fill: shade(iron, 0.2) }, { d: ellipse(0, -14, 9), fill: rgb('#b8704a') }, { d: poly([[23, -22], [37, -22], [33, -4], [27, -4]]), fill: steel }] });

/** A poster of a landscape, without letters. */
export function poster(random: Random): Figure {
  const [back, hill] = [random.pick(cloths), random.pick(cloths)];
  return { half: 28, tall: 76, parts: [{ d: box(-28, -76, 56, 76, 1), fill: white }, { d: box(-24, -72, 48, 68), fill: shade(back, 0.5) }, { d: ellipse(random.range(-12, 12), -54, 8), fill: shade(gold, 0.2) }, { d: smooth([[-24, -4], [-24, -30], [-8, -44], [6, -26], [16, -36], [24, -28], [24, -4]], true, 0.2), fill: hill }] };
}

/** A shield with two crossed swords. */
export const shieldAndSwords = (): Figure => ({ half: 36, tall: 70, parts: [{ d: 'M-30 -64L28 -10M30 -64L-28 -10', stroke: steel, width: 4 }, { d: 'M-32 -14L-22 -4M32 -14L22 -4', stroke: gold, width: 5 }, { d: smooth([[-18, -58], [0, -62], [18, -58], [18, -32], [0, -12], [-18, -32]], true, 0.3), fill: rgb('#8a3a32') }, { d: 'M0 -60V-14M-17 -42H17', stroke: gold, width: 4 }] });

/** A stool of wood. */
export const stool = (): Figure => ({ half: 20, tall: 44, parts: [{ d: 'M-14 -38L-18 0M14 -38L18 0', stroke: shade(wood, -0.25), width: 5 }, { d: 'M-16 -14H16', stroke: shade(wood, -0.25), width: 3 }, { d: box(-20, -44, 40, 8, 3), fill: wood }] });

/** A chest with iron bands. */
export const chest = (): Figure => ({ half: 44, tall: 50, parts: [{ d: smooth([[-42, -28], [-42, -40], [-30, -50], [30, -50], [42, -40], [42, -28]], true, 0.2), fill: shade(wood, 0.08) }, { d: box(-42, -30, 84, 30, 1), fill: wood }, { d: 'M-26 -48V0M26 -48V0M-42 -29H42', stroke: iron, width: 4 }, { d: box(-6, -34, 12, 11, 2), fill: gold }] });

/** A radiator. */
export const radiator = (): Figure => ({ half: 44, tall: 46, parts: [-36, -24, -12, 0, 12, 24, 36].map((x): Part => ({ d: box(x - 5, -46, 10, 42, 4), fill: rgb('#dfe0da') })).concat([{ d: 'M-40 -4V0M40 -4V0', stroke: steel, width: 4 }]) });

/** A basket for paper. */
export const paperBin = (): Figure => ({ half: 17, tall: 40, parts: [{ d: smooth([[-10, -38], [-4, -46], [6, -44], [10, -38]], true, 0.3), fill: white }, { d: poly([[-12, 0], [12, 0], [17, -38], [-17, -38]]), fill: iron }, { d: 'M-16 -30H16M-14 -20H14M-13 -10H13', stroke: shade(iron, 0.3), width: 1.6 }] });

/** A stand with umbrellas. */
export function umbrellaStand(random: Random): Figure {
  const [one, other] = [random.pick(cloths), random.pick(cloths)];
  return { half: 18, tall: 78, parts: [{ d: poly([[-8, -20], [0, -20], [-3, -62]]), fill: one }, { d: 'M-3 -60V-72Q-3 -78 -9 -76', stroke: wood, width: 3 }, { d: poly([[1, -20], [9, -20], [7, -58]]), fill: other }, { d: 'M7 -56V-68Q7 -74 13 -72', stroke: wood, width: 3 }, { d: box(-14, -34, 28, 34, 3), fill: steel }] };
}

/** A tall vase on the floor with twigs. */
export function floorVase(random: Random): Figure {
  const glaze = random.pick([...cloths, white]);
  const twig = rgb('#7a5a40');
  return { half: 26, tall: 110, parts: [{ d: 'M0 -52Q-4 -84 -18 -106M0 -52Q2 -88 8 -110M0 -52Q8 -78 24 -94', stroke: twig, width: 2.4 }, ...([[-18, -104], [-12, -90], [8, -108], [5, -92], [23, -93], [16, -82], [-6, -76]] as const).map(([x, y]): Part => ({ d: ellipse(x, y, 4), fill: rgb('#e8a8b0') })), { d: smooth([[-9, -54], [-7, -46], [-18, -28], [-11, 0], [11, 0], [18, -28], [7, -46], [9, -54]], true, 0.5), fill: glaze }] };
}
