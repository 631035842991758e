// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Pose } from '../people/pose.ts';
import type { Random } from '../random.ts';
import { canopy } from './canopy.ts';

const skins = ['#f2c9a4', '#e0a878', '#b97f54', '#8a5a3c', '#f6d7ba'] as const;
const cloths = ['#c8443c', '#3f6ab0', '#e0b040', '#3f8a6a', '#7a4a8c', '#f0e8dc', '#2f3a52', '#d9803a', '#e58aa4'] as const;

export function umbrella(random: Random, wished?: Rgb): Figure {
  return { half: 46, tall: 92, parts: [{ d: 'M0 -30L0 -4Q0 2 5 1Q9 0 8 -5', stroke: rgb('#4a3a34'), width: 2 }, { d: 'M0 -60L0 -20', stroke: rgb('#4a3a34'), width: 2 }, ...canopy(0, -50, 44, wished ?? rgb(random.pick(cloths)))] };
}

/** @param stride phase of a leap, for clips: standing at 0 and a half */
export function astronaut(random: Random, wished?: Rgb, stride = 0): Figure {
  const suit = wished ?? rgb('#eef0f2');
  const grey = shade(suit, -0.2);
  const lift = random.range(-4, 8);
  // in the air one leg is ahead and the other behind
  const step = 12 * Math.sin(2 * Math.PI * stride);
  const [left, right] = [Math.abs(step) * 0.5, Math.abs(step) * 0.35];
  return { half: 42, tall: 100, hand: [33, -40 + lift], head: { at: { x: 0, y: -83, scale: 17.5 }, eyes: [], neck: { x: 0, y: -70, scale: 12 } }, parts: [
    { d: box(-19, -76, 38, 34, 7), fill: rgb('#9aa2ae') },
    { d: limb([[-7, -36], [-12 + step * 0.7, -20 - left * 0.5], [-13 - lift + step, -5 - left]], 15, 11), fill: grey }, { d: limb([[7, -36], [12 - step * 0.3, -20 - right * 0.5], [16 + lift * 0.6 - step, -6 - right]], 15, 11), fill: suit },
    { d: box(-21 - lift + step, -8 - left, 15, 8, 3), fill: rgb('#5a626e') }, { d: box(9 + lift * 0.6 - step, -8 - right, 15, 8, 3), fill: rgb('#5a626e') },
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
