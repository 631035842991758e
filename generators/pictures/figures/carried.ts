// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Small things that people have in hand. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A flag that waves to the right of its pole. */
export function flag(random: Random, wished?: Rgb): Figure {
  const cloth = wished ?? rgb(random.pick(['#d8343a', '#3f78c0', '#f0a83a']));
  return { half: 44, tall: 112, parts: [
    { d: 'M0 0V-110', stroke: rgb('#8a6a4a'), width: 3 }, { d: ellipse(0, -111, 3), fill: rgb('#e8b83c') },
    { d: smooth([[1, -108], [1, -108], [22, -112], [42, -104], [62, -108], [62, -108], [60, -70], [60, -70], [40, -66], [22, -74], [1, -70], [1, -70]], true, 0.4), fill: cloth },
    { d: 'M20 -110Q24 -92 20 -73M42 -104Q45 -86 40 -67', stroke: shade(cloth, -0.25), width: 1.6, alpha: 0.7 },
  ] };
}

/** A sealed envelope. */
export function letter(wished?: Rgb): Figure {
  const paper = wished ?? rgb('#fbf4e2');
  return { half: 34, tall: 44, parts: [
    { d: box(-32, -44, 64, 44, 2), fill: paper }, { d: 'M-31 -43L0 -18L31 -43M-31 -1L-8 -24M31 -1L8 -24', stroke: shade(paper, -0.3), width: 1.6 }, { d: ellipse(0, -20, 6), fill: rgb('#c8343a') },
  ] };
}

/** A magnifying glass, held at its foot. */
export function magnifyingGlass(): Figure {
  return { half: 24, tall: 84, parts: [
    { d: 'M0 0V-36', stroke: rgb('#5a3a28'), width: 7 }, { d: 'M0 -34V-40', stroke: rgb('#c8a04a'), width: 6 },
    { d: ellipse(0, -60, 20), fill: rgb('#cfe8f2'), alpha: 0.55 }, { d: ellipse(0, -60, 21), stroke: rgb('#c8a04a'), width: 4.4 }, { d: 'M-12 -66Q-8 -74 0 -75', stroke: rgb('#ffffff'), width: 2.6, alpha: 0.9 },
  ] };
}

/** A microphone, held at its grip. */
export function microphone(): Figure {
  const steel = rgb('#b8bcc6');
  return { half: 14, tall: 72, parts: [
    { d: poly([[-5, 0], [5, 0], [8, -44], [-8, -44]]), fill: rgb('#2c2c34') }, { d: 'M-8 -44H8', stroke: rgb('#d8b04a'), width: 4 },
    { d: ellipse(0, -57, 13, 14), fill: steel }, { d: 'M-9 -63L6 -47M-4 -68L11 -53M9 -63L-6 -47M4 -68L-11 -53', stroke: shade(steel, -0.35), width: 1.6 }, { d: ellipse(-4, -62, 3, 4, 20), fill: rgb('#ffffff'), alpha: 0.6 },
  ] };
}

/** Soap bubbles that rise from a ring on a stick, which is held at its foot. */
export function bubbles(): Figure {
  const one = (x: number, y: number, r: number): Part[] => [
    { d: ellipse(x, y, r), fill: rgb('#d8f0ff'), alpha: 0.32 }, { d: ellipse(x, y, r), stroke: rgb('#f4fbff'), width: 1.5 }, { d: ellipse(x, y, r * 0.9), stroke: rgb('#f0b8e8'), width: 0.9, alpha: 0.7 }, { d: ellipse(x - r * 0.36, y - r * 0.4, r * 0.22, r * 0.14, -40), fill: rgb('#ffffff'), alpha: 0.9 },
  ];
  return { half: 66, tall: 132, parts: [
    { d: 'M0 0L6 -26', stroke: rgb('#e0589a'), width: 2.6 }, { d: ellipse(8, -34, 7, 8), stroke: rgb('#e0589a'), width: 2.4 },
    ...one(28, -44, 9), ...one(46, -62, 13), ...one(22, -72, 7), ...one(62, -92, 10), ...one(36, -102, 15), ...one(12, -108, 6), ...one(58, -122, 7),
  ] };
}

/** A pair of skis, under somebody who faces right; whoever is on them has the poles. */
export function skis(random: Random, wished?: Rgb): Figure {
  const deck = wished ?? rgb(random.pick(['#e2483c', '#3f8ad0', '#f0a83a']));
  const ski = (y: number, dim: number): Part => ({ d: smooth([[-52, y], [44, y], [60, y - 9], [62, y - 8], [48, y + 3.6], [-52, y + 3.6]], true, 0.3), fill: shade(deck, dim) });
  return { half: 62, tall: 16, parts: [ski(-7, -0.25), ski(-3.6, 0)] };
}

/** A door in a piece of wall, with a step before it. */
export function door(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#8a5a38', '#6f4a34', '#7a3f2e']));
  const stone = rgb('#b4aa9c');
  const rows = Array.from({ length: 9 }, (_, row): Part => ({ d: `M-62 ${-12 - row * 14}H62M${row % 2 ? -50 : -38} ${-12 - row * 14}v-14M${row % 2 ? 52 : 40} ${-12 - row * 14}v-14`, stroke: shade(stone, -0.28), width: 1.1, alpha: 0.75 }));
  const panels = [[-24, -100], [3, -100], [-24, -56], [3, -56]].map(([x = 0, y = 0]): Part => ({ d: box(x, y, 21, 36, 2), fill: shade(wood, -0.14), stroke: shade(wood, -0.34), width: 1 }));
  return { half: 64, tall: 140, parts: [
    { d: box(-62, -138, 124, 138, 1), fill: stone }, ...rows, { d: box(-66, -142, 132, 8, 1), fill: shade(stone, -0.2) },
    { d: poly([[-34, 0], [-34, -112], [34, -112], [34, 0]]), fill: shade(wood, -0.42) }, { d: box(-29, -107, 58, 107), fill: wood }, ...panels, { d: 'M0 -107V0', stroke: shade(wood, -0.34), width: 1 },
    { d: ellipse(22, -50, 3.4), fill: rgb('#e8c04a') }, { d: box(-42, -5, 84, 5, 1), fill: shade(stone, 0.2) },
  ] };
}

/** A volcano that throws up lava. */
export function volcano(random: Random, wished?: Rgb): Figure {
  const rock = wished ?? rgb(random.pick(['#5a4a48', '#4e4850', '#64504a']));
  const puff = (x: number, y: number, r: number): Part => ({ d: ellipse(x, y, r, r * 0.86), fill: rgb('#6a6468'), alpha: 0.75, loose: true });
  const flow = (points: string, width: number): Part => ({ d: points, stroke: rgb('#f0642a'), width });
  return { half: 112, tall: 132, parts: [
    puff(-16, -112, 17), puff(12, -118, 19), puff(-2, -104, 15), puff(26, -126, 14), puff(-32, -124, 13),
    { d: smooth([[-6, -80], [-22, -112], [-8, -98], [0, -122], [8, -98], [24, -110], [8, -80]], true, 0.3), fill: rgb('#f0742a'), shines: true }, { d: smooth([[-4, -80], [-8, -98], [0, -108], [8, -97], [5, -80]], true, 0.4), fill: rgb('#fbd25a'), shines: true },
    ...([[-34, -96], [-26, -110], [34, -98], [28, -114], [-40, -84], [42, -84]] as const).map(([x, y]): Part => ({ d: ellipse(x, y, 2.6), fill: rgb('#fba23c'), shines: true })),
    { d: smooth([[-110, 0], [-110, 0], [-62, -24], [-22, -78], [-22, -78], [0, -73], [22, -78], [22, -78], [60, -26], [110, 0], [110, 0]], true, 0.4), fill: rock },
    { d: smooth([[4, -74], [22, -78], [60, -26], [110, 0], [34, 0], [20, -40]], true, 0.3), fill: shade(rock, -0.28) },
    { d: ellipse(0, -77, 22, 4), fill: rgb('#fbc23c'), shines: true }, flow('M-8 -76Q-16 -54 -26 -44T-36 -14', 6), flow('M6 -76Q10 -58 6 -46T14 -22', 5), flow('M16 -77Q26 -60 32 -50', 4),
  ] };
}
