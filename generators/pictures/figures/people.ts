// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { mix, rgb, shade } from '../light/colour.ts';
import type { Pose } from '../people/pose.ts';
import type { Random } from '../random.ts';
import type { Cast } from '../words/plan.ts';
import { isOld, isWoman } from '../words/traits.ts';

const skins = ['#f2c9a4', '#e0a878', '#b97f54', '#8a5a3c', '#f6d7ba'] as const;
const hairs = ['#2a2024', '#4a3226', '#7a4a2a', '#c99a52', '#1c1c28', '#8f8a8c'] as const;
const cloths = ['#c8443c', '#3f6ab0', '#e0b040', '#3f8a6a', '#7a4a8c', '#f0e8dc', '#2f3a52', '#d9803a', '#e58aa4'] as const;

/** A whole figure, seen from behind or aside as wanderers in landscapes are: shape and stance, no face. */
export function person(random: Random, wished: Rgb | undefined, trait: Cast['trait'], umbrella = false, stride?: number, canvas?: Rgb, worn: { hat?: boolean; scarf?: boolean } = {}): Figure {
  const child = trait === 'girl' || trait === 'boy';
  const dress = isWoman(trait) ?? random.chance(0.45);
  const skin = rgb(random.pick(skins));
  const hair = isOld(trait) ? rgb('#d8d4d0') : rgb(random.pick(hairs));
  const cloth = wished ?? rgb(random.pick(cloths));
  const legs = dress ? skin : rgb(random.pick(['#2f3648', '#4a4038', '#5a6a7c', '#3a3436']));
  const stood = random.range(2, 9);
  // a stride swings the feet past each other and lifts the one that comes forward
  const step = stride === undefined ? stood : Math.sin(2 * Math.PI * stride) * 9.5;
  const lift = stride === undefined ? 0 : Math.cos(2 * Math.PI * stride) * 5;
  const [far, close] = [Math.max(0, -lift), Math.max(0, lift)];
  const wind = random.range(0.4, 1);
  const hip = child ? -40 : -48;
  const neck = child ? -68 : -80;
  const head = child ? 11 : 7.6;
  const headY = neck - head * 1.05;
  const parts: Part[] = [
    { d: limb([[-3, hip], [-4 - step * 0.4 + far * 0.8, hip / 2], [-5 - step, -3 - far]], 8.4, 4.6), fill: shade(legs, -0.2) },
    { d: limb([[3, hip], [5 + step * 0.3 + close * 0.8, hip / 2], [4 + step * 0.7, -2.4 - close]], 8.4, 4.6), fill: legs },
    { d: smooth([[-8 - step, -4 - far], [-1 - step, -4.6 - far], [1 - step, -far], [-8 - step, -far]]), fill: rgb('#33282a') },
    { d: smooth([[1 + step * 0.7, -4 - close], [8 + step * 0.7, -3.6 - close], [11 + step * 0.7, -close], [1 + step * 0.7, -close]]), fill: rgb('#33282a') },
    { d: limb([[8, neck + 4], [12, neck + 17], [umbrella ? 15 : 13 + step * 0.4, umbrella ? neck + 10 : hip + 1]], 6, 4), fill: shade(cloth, -0.22) },
    { d: ellipse(umbrella ? 15 : 13 + step * 0.4, umbrella ? neck + 9 : hip + 2, 2.4), fill: skin },
    { d: limb([[0, neck - head * 0.6], [0, neck + 4]], head * 0.7, head * 0.8), fill: shade(skin, -0.14) },
  ];
  if (dress) {
    parts.push({ d: smooth([[-9.4, neck + 2.5], [-3, neck], [3, neck], [9.4, neck + 2.5], [7.4, hip + 10], [7, hip - 4], [17 + wind * 5, hip + 26], [10, hip + 30], [0, hip + 28], [-10, hip + 30], [-15, hip + 24], [-7, hip - 4], [-7.4, hip + 10]].map(([x = 0, y = 0], i) => (i === 4 || i === 12 ? [x * 0.9, neck + 16] as const : [x, y] as const))), fill: cloth });
    parts.push({ d: `M-4 ${hip}Q-6 ${hip + 14} -8 ${hip + 27}M4 ${hip}Q7 ${hip + 14} 9 ${hip + 27}`, stroke: shade(cloth, -0.28), width: 1.1, alpha: 0.8 }, { d: box(-7, hip - 6, 14, 3.2, 1), fill: mix(cloth, [255, 255, 255], 0.5) });
  } else {
    parts.push({ d: smooth([[-10.4, neck + 3], [-4, neck - 0.5], [4, neck - 0.5], [10.4, neck + 3], [10, neck + 18], [10.6, hip + 6], [0, hip + 8], [-10.6, hip + 6], [-10, neck + 18]]), fill: cloth });
    parts.push({ d: `M0 ${neck + 3}L0 ${hip + 6}`, stroke: shade(cloth, -0.3), width: 1, alpha: 0.8 });
    if (random.chance(0.5)) parts.push({ d: box(-6.4, neck + 5, 12.8, 17, 4), fill: shade(rgb(random.pick(cloths)), -0.1) });
  }
  parts.push({ d: limb([[-8.6, neck + 4], [-13, neck + 17], [-13 - step * 0.4, hip + 1]], 6, 4), fill: shade(cloth, 0.06) }, { d: ellipse(-13 - step * 0.4, hip + 2, 2.4), fill: skin });
  parts.push({ d: ellipse(0, headY, head * 0.94, head), fill: skin });
  if (dress) parts.push({ d: smooth([[-head * 1.02, headY], [-head * 0.7, headY - head], [0, headY - head * 1.25], [head * 0.8, headY - head * 0.9], [head * 1.05, headY], [head * (1 + wind * 0.7), neck + 10], [head * 0.5 + wind * 7, neck + 19], [0, neck + 13], [-head * 0.7, neck + 16], [-head * 1.1, neck + 6]]), fill: hair });
  else parts.push({ d: smooth([[-head * 1.02, headY + head * 0.3], [-head * 0.95, headY - head * 0.7], [0, headY - head * 1.22], [head * 0.95, headY - head * 0.7], [head * 1.02, headY + head * 0.3], [head * 0.5, headY + head * 0.72], [-head * 0.5, headY + head * 0.72]]), fill: hair });
  // chance gives no second hat or scarf to one whose words name it
  const scarf = random.chance(0.4);
  const straw = !scarf && random.chance(0.35);
  if (scarf && !worn.scarf) parts.push({ d: smooth([[-head * 0.9, neck], [head * 0.9, neck], [head * 1.6 + wind * 12, neck + 6], [head + wind * 16, neck + 10], [head * 0.7, neck + 5], [-head * 0.8, neck + 4]]), fill: rgb('#e2543e') });
  if (straw && !worn.hat) parts.push({ d: ellipse(0, headY - head * 0.55, head * 1.9, head * 0.42), fill: rgb('#e6cd94') }, { d: smooth([[-head * 0.95, headY - head * 0.6], [-head * 0.7, headY - head * 1.4], [head * 0.7, headY - head * 1.4], [head * 0.95, headY - head * 0.6]]), fill: rgb('#dcc083') });
  const tall = -headY + head * 1.5;
  const topped = { head: { at: { x: 0, y: headY, scale: head }, eyes: [], neck: { x: 0, y: neck + 1, scale: head * 0.7 } } };
  if (!umbrella) return { parts, half: 32, tall, ...topped };
  parts.push({ d: `M15 ${neck + 14}L11 ${headY - 24}`, stroke: rgb('#4a3a34'), width: 1.4 }, ...canopy(11, headY - 10, 30, canvas ?? rgb(random.pick(cloths))));
  return { parts, half: 48, tall: -headY + 30, ...topped };
}

/** The spread of an umbrella: ribs, scallops and a lit crown. */
export function canopy(x: number, y: number, r: number, cloth: Rgb): Part[] {
  const arch = `M${x - r} ${y}Q${x - r * 0.9} ${y - r * 0.75} ${x} ${y - r * 0.8}Q${x + r * 0.9} ${y - r * 0.75} ${x + r} ${y}`;
  return [
    { d: `${arch}Q${x + r * 0.75} ${y - 4} ${x + r * 0.5} ${y}Q${x + r * 0.25} ${y - 4} ${x} ${y}Q${x - r * 0.25} ${y - 4} ${x - r * 0.5} ${y}Q${x - r * 0.75} ${y - 4} ${x - r} ${y}Z`, fill: cloth },
    { d: `M${x} ${y - r * 0.8}Q${x - r * 0.45} ${y - r * 0.5} ${x - r * 0.5} ${y}M${x} ${y - r * 0.8}Q${x + r * 0.45} ${y - r * 0.5} ${x + r * 0.5} ${y}M${x} ${y - r * 0.8}L${x} ${y}`, stroke: shade(cloth, -0.3), width: 0.8 },
    { d: `M${x} ${y - r * 0.8}l0 -4`, stroke: rgb('#4a3a34'), width: 1.4 },
  ];
}

export function umbrella(random: Random, wished?: Rgb): Figure {
  return { half: 46, tall: 92, parts: [{ d: 'M0 -30L0 -4Q0 2 5 1Q9 0 8 -5', stroke: rgb('#4a3a34'), width: 2 }, { d: 'M0 -60L0 -20', stroke: rgb('#4a3a34'), width: 2 }, ...canopy(0, -50, 44, wished ?? rgb(random.pick(cloths)))] };
}

export function astronaut(random: Random, wished?: Rgb): Figure {
  const suit = wished ?? rgb('#eef0f2');
  const grey = shade(suit, -0.2);
  const lift = random.range(-4, 8);
  return { half: 42, tall: 100, hand: [33, -40 + lift], head: { at: { x: 0, y: -83, scale: 17.5 }, eyes: [], neck: { x: 0, y: -70, scale: 12 } }, parts: [
    { d: box(-19, -76, 38, 34, 7), fill: rgb('#9aa2ae') },
    { d: limb([[-7, -36], [-12, -20], [-13 - lift, -5]], 15, 11), fill: grey }, { d: limb([[7, -36], [12, -20], [16 + lift * 0.6, -6]], 15, 11), fill: suit },
    { d: box(-21 - lift, -8, 15, 8, 3), fill: rgb('#5a626e') }, { d: box(9 + lift * 0.6, -8, 15, 8, 3), fill: rgb('#5a626e') },
    { d: limb([[-14, -64], [-27, -54], [-31, -68 - lift]], 12, 9), fill: grey }, { d: limb([[14, -64], [28, -52], [33, -40 + lift]], 12, 9), fill: suit },
    { d: smooth([[-16, -70], [0, -73], [16, -70], [17, -46], [12, -32], [-12, -32], [-17, -46]]), fill: suit },
    { d: box(-9, -60, 18, 12, 2), fill: rgb('#7d8694') }, { d: ellipse(-4, -54, 2), fill: rgb('#f2604a'), shines: true }, { d: ellipse(3, -54, 2), fill: rgb('#5ad0e8'), shines: true },
    { d: ellipse(0, -83, 17.5, 16.5), fill: suit }, { d: smooth([[-12, -84], [-8, -94], [8, -94], [12, -84], [8, -75], [-8, -75]]), fill: rgb('#2f3f6a') }, { d: smooth([[-8, -88], [-4, -92.5], [3, -92], [-4, -86]]), fill: rgb('#ffd48a'), alpha: 0.85 },
  ] };
}

/** A robot; `raise`: it dances, a leg and both arms in the air, `ride`: its legs are bent before a seat, `floor`: it sits on the ground. */
export function robot(random: Random, wished?: Rgb, pose?: Pose): Figure {
  const metal = wished ?? rgb(random.pick(['#8fa3b4', '#d8a24a', '#7fae9a', '#c4685a']));
  const dark = shade(metal, -0.42);
  const eye = rgb(random.pick(['#6af0ff', '#ffd05a', '#ff7a6a']));
  const parts: Part[] = [{ d: 'M0 -94L0 -101', stroke: dark, width: 1.6 }, { d: ellipse(0, -102, 2.6), fill: eye, shines: true }];
  const { legs, arms } = robotLimbs(pose);
  for (const side of [-1, 1] as const) {
    const [leg, arm] = [legs(side), arms(side)];
    const [[footX, footY] = [0, 0], [handX, handY] = [0, 0]] = [leg.at(-1), arm.at(-1)];
    parts.push({ d: limb(leg, 9, 8), fill: dark }, { d: box(footX - 9, footY - 2, 18, 8, 3), fill: metal }, { d: limb(arm, 8, 6.5), fill: dark }, { d: ellipse(handX, handY + 2, 5.5), fill: metal }, { d: ellipse(side * 20, -62, 7), fill: metal });
  }
  parts.push({ d: box(-20, -68, 40, 34, 8), fill: metal }, { d: box(-12, -60, 24, 14, 3), fill: dark }, { d: ellipse(-5, -53, 2.6), fill: eye, shines: true }, { d: box(0, -55, 9, 1.6), fill: eye, shines: true }, { d: box(0, -52, 6, 1.6), fill: eye, shines: true });
  parts.push({ d: box(-18, -95, 36, 25, 9), fill: shade(metal, 0.1) }, { d: box(-14, -90, 28, 14, 6), fill: rgb('#20242e') }, { d: ellipse(-6, -83, 3.6), fill: eye, shines: true }, { d: ellipse(6, -83, 3.6), fill: eye, shines: true });
  const [handX, handY] = arms(1).at(-1) ?? [27, -32];
  const low = pose === 'floor' ? FLOOR : 0;
  const sunk = low > 0 ? parts.map((part): Part => ({ ...part, at: { x: 0, y: low, scale: 1 } })) : parts;
  return { parts: sunk, half: pose === 'raise' ? 46 : 38, tall: 105 - low, hand: [handX, handY + 2 + low], head: { at: { x: 0, y: -83 + low, scale: 18 }, eyes: [[-0.33, 0], [0.33, 0]], neck: { x: 0, y: -69 + low, scale: 12 } } };
}

/** How much lower a robot is that sits on the ground. */
const FLOOR = 27;

/** The limbs of a robot, from hip and shoulder, on either side. */
const robotLimbs = (pose?: Pose): Record<'legs' | 'arms', (side: -1 | 1) => Point[]> => {
  if (pose === 'raise') return { legs: (side) => side < 0 ? [[-9, -36], [-10, -20], [-8, -6]] : [[9, -36], [24, -30], [27, -14]], arms: (side) => side < 0 ? [[-20, -62], [-36, -62], [-38, -80]] : [[20, -62], [36, -66], [40, -88]] };
  if (pose === 'floor') return { legs: (side) => [[side * 8, -36], [side * 9 + 16, -38], [side * 9 + 28, -31]], arms: (side) => [[side * 20, -62], [side * 29, -50], [side * 22 + 4, -38]] };
  if (pose === 'sit' || pose === 'ride') return { legs: (side) => [[side * 9, -36], [side * 11 + 12, -34], [side * 9 + 14, -12]], arms: (side) => [[side * 20, -62], [side * 29, -50], [side * 20 + 4, -38]] };
  return { legs: (side) => [[side * 9, -36], [side * 11, -20], [side * 11, -6]], arms: (side) => [[side * 20, -62], [side * 30, -48], [side * 27, -32]] };
};

/** Somebody who swims under water with mask, bottle and fins, facing right. */
export function diver(random: Random, wished?: Rgb): Figure {
  const suit = wished ?? rgb(random.pick(['#2a3a4e', '#34343e', '#1f4a5a']));
  const [skin, fin, trim] = [rgb(random.pick(skins)), rgb('#f0b838'), rgb('#f0782c')];
  return { half: 92, tall: 62, parts: [
    { d: smooth([[-62, -24], [-90, -38], [-88, -22], [-64, -18]]), fill: shade(fin, -0.2) }, { d: limb([[-20, -26], [-42, -18], [-64, -22]], 12, 7), fill: shade(suit, -0.3) },
    { d: smooth([[-58, -12], [-88, -10], [-84, 2], [-58, -5]]), fill: fin }, { d: limb([[-20, -24], [-40, -12], [-60, -9]], 13, 8), fill: suit },
    { d: limb([[22, -30], [34, -14], [52, -12]], 9, 6), fill: shade(suit, -0.3) }, { d: box(-16, -50, 40, 14, 7), fill: fin }, { d: box(22, -46, 7, 6, 2), fill: rgb('#8a8e96') },
    { d: smooth([[-26, -24], [-22, -36], [6, -40], [30, -38], [36, -28], [24, -18], [-6, -16]]), fill: suit }, { d: 'M-20 -26Q4 -22 32 -30', stroke: trim, width: 2.4 },
    { d: ellipse(46, -38, 13, 12.4), fill: suit }, { d: smooth([[46, -48], [57, -46], [60, -36], [54, -27], [46, -28]]), fill: skin }, { d: smooth([[44, -47], [60, -46], [62, -38], [46, -38]]), fill: rgb('#2a2a30') }, { d: smooth([[48, -45], [58.6, -44.4], [60, -39.6], [49, -39.6]]), fill: rgb('#a9def0') },
    { d: ellipse(59, -31, 4, 3), fill: rgb('#2a2a30') }, { d: 'M57 -30Q46 -12 26 -44', stroke: rgb('#2a2a30'), width: 2.2 }, { d: limb([[20, -30], [38, -20], [62, -26]], 9, 6), fill: suit }, { d: ellipse(64, -26, 4), fill: skin },
    ...[[64, -52, 2.6], [70, -60, 3.6], [62, -62, 2]].map(([x = 0, y = 0, r = 1]): Part => ({ d: ellipse(x, y, r), stroke: rgb('#e8f6fb'), width: 1, loose: true })),
  ] };
}
