// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A pumpkin in ribs, with its stalk and a leaf. */
export function pumpkin(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#e8822c', '#f08f34', '#dc7428']));
  const ribs: Part[] = [[-33, 24], [33, 24], [-18, 25], [18, 25], [0, 21]].map(([x = 0, r = 0], i): Part => ({ d: ellipse(x, -33 + Math.abs(x) * 0.05, r, 33 - Math.abs(x) * 0.14), fill: shade(skin, i < 2 ? -0.2 : i < 4 ? -0.07 : 0.06) }));
  return { half: 60, tall: 88, below: 2, parts: [
    { d: limb([[2, -62], [0, -74], [-10, -86]], 12, 9), fill: rgb('#5f7a3a') }, ...ribs,
    { d: smooth([[-8, -64], [4, -67], [10, -62], [0, -59]]), fill: rgb('#4f6a34') }, { d: 'M8 -66Q26 -84 36 -72Q42 -62 32 -62', stroke: rgb('#5f8a3f'), width: 2 }, { d: smooth([[6, -66], [14, -80], [30, -84], [40, -76], [34, -68], [20, -64]]), fill: rgb('#5f9a48') }, { d: 'M8 -67Q22 -74 36 -76', stroke: rgb('#3f7034'), width: 1.2 },
  ] };
}

/** A pumpkin with a face, lit from within. */
export function jackOLantern(random: Random, wished?: Rgb): Figure {
  const whole = pumpkin(random, wished);
  const light = rgb('#ffd84a');
  const cut = (points: readonly (readonly [number, number])[]): Part[] => [{ d: poly(points), fill: rgb('#5a2c14') }, { d: poly(points.map(([x, y]) => [x * 0.96, y + 1.2] as const)), fill: light, shines: true }];
  return { ...whole, parts: [
    ...whole.parts, ...cut([[-34, -36], [-23, -52], [-11, -36]]), ...cut([[34, -36], [23, -52], [11, -36]]), ...cut([[-5, -27], [0, -36], [5, -27]]),
    ...cut([[-40, -26], [-28, -20], [-22, -23], [-19, -17], [-6, -15], [-4, -20], [4, -20], [6, -15], [19, -17], [22, -23], [28, -20], [40, -26], [33, -11], [20, -5], [15, -10], [8, -9], [6, -3], [-6, -3], [-8, -9], [-15, -10], [-20, -5], [-33, -11]]),
  ] };
}

/** Toadstools: one large, two small. @param wished color of their caps */
export function mushroom(random: Random, wished?: Rgb): Figure {
  const cap = wished ?? rgb(random.pick(['#d8362e', '#c83a2c', '#e0482f']));
  const stem = rgb('#f6eedc');
  const one = (x: number, size: number, lean: number): Part[] => {
    const at = { x, y: 0, scale: size, turn: lean };
    const dots = [[-26, -68, 5], [-8, -82, 7], [14, -74, 6], [30, -64, 4.4], [2, -64, 4], [-38, -58, 3.4]] as const;
    return [
      { d: smooth([[-12, 0], [-9, -26], [-10, -54], [10, -54], [9, -26], [13, 0], [0, 3]]), fill: stem, at }, { d: smooth([[-12, -44], [0, -40], [12, -44], [16, -34], [0, -30], [-16, -34]]), fill: shade(stem, -0.1), at },
      { d: smooth([[-44, -52], [-20, -47], [0, -46], [20, -47], [44, -52], [20, -57], [-20, -57]]), fill: mix(stem, cap, 0.16), at }, { d: smooth([[-47, -52], [-43, -68], [-26, -86], [0, -93], [26, -86], [43, -68], [47, -52], [24, -56], [0, -57], [-24, -56]]), fill: cap, at }, { d: smooth([[-36, -66], [-22, -83], [-4, -89], [-16, -78], [-28, -66]]), fill: shade(cap, 0.3), alpha: 0.7, at },
      ...dots.map(([dx, dy, r]): Part => ({ d: ellipse(dx, dy, r, r * 0.8, dx), fill: rgb('#fdf8ee'), at })),
    ];
  };
  const blades: Part[] = [-44, -20, 22, 46].map((x): Part => ({ d: `M${x} 2q-3 -9 -6 -12m6 12q0 -10 1 -15m-1 15q4 -8 8 -11`, stroke: rgb('#5f9a48'), width: 2 }));
  return { half: 68, tall: 96, below: 4, parts: [...one(38, 0.5, 0.16), ...one(-42, 0.4, -0.14), ...one(0, 1, random.range(-0.04, 0.04)), ...blades] };
}
