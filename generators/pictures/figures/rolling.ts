// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What rolls and is pushed: a wheelchair, a handcart and a shopping cart, the handle at their left. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import { placed } from './together.ts';

const [dark, steel, rim, wood] = [rgb('#2c2e36'), rgb('#8a929c'), rgb('#c8cdd4'), rgb('#9a6a40')];

/** A wheel whose spokes turn in clips. */
function spoked(x: number, r: number, tyre: Rgb, spoke: Rgb, many = 4): Part[] {
  const d = Array.from({ length: many }, (_, k) => { const a = (k * Math.PI) / many; const [dx, dy] = [Math.cos(a) * r * 0.84, Math.sin(a) * r * 0.84]; return `M${(x - dx).toFixed(1)} ${(-r - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-r + dy).toFixed(1)}`; }).join('');
  return [{ d: ellipse(x, -r, r), stroke: tyre, width: r * 0.18 }, { d, stroke: spoke, width: Math.max(0.8, r * 0.07), spin: [x, -r] }, { d: ellipse(x, -r, r * 0.16), fill: tyre }];
}

export function wheelchair(wished?: Rgb): Figure {
  const cloth = wished ?? rgb('#3f5f8a');
  // as large beside who pushes it as it is
  return placed({ half: 29, tall: 60, parts: [
    { d: 'M-26 -42V-78L-38 -82', stroke: steel, width: 3.4 }, { d: box(-28, -76, 8, 34, 3), fill: cloth }, { d: box(-26, -44, 42, 7, 3), fill: cloth }, { d: 'M-22 -58H10V-44', stroke: steel, width: 3 }, { d: box(-18, -61, 28, 5, 2), fill: dark }, { d: 'M16 -40L26 -12H36', stroke: steel, width: 3 },
    ...spoked(26, 7, dark, rim, 3), ...spoked(-10, 25, dark, steel, 6), { d: ellipse(-10, -25, 20), stroke: rim, width: 1.4 },
  ] }, { x: 0, y: 0, scale: 0.72 });
}

/** A cart of planks with sacks and baskets on it. */
export function handcart(wished?: Rgb): Figure {
  const body = wished ?? wood;
  return { half: 58, tall: 72, parts: [
    { d: 'M-26 -34L-56 -50', stroke: shade(wood, -0.2), width: 4 }, { d: smooth([[-20, -44], [-18, -62], [-6, -68], [6, -62], [8, -44]], true, 0.5), fill: rgb('#e0cfa8') }, { d: smooth([[8, -44], [10, -58], [22, -64], [36, -56], [38, -44]], true, 0.5), fill: rgb('#d0b888') }, ...[14, 22, 30, 18, 26].map((x, i): Part => ({ d: ellipse(x, i < 3 ? -60 : -66, 5), fill: rgb(i % 2 ? '#e8a03c' : '#d8483c') })),
    { d: poly([[-30, -46], [46, -46], [42, -28], [-26, -28]]), fill: body }, { d: 'M-29 -40H45M-27 -34H43', stroke: shade(body, -0.28), width: 1.4 }, { d: box(-24, -30, 62, 4, 1), fill: shade(body, -0.3) }, { d: 'M-14 -26V0', stroke: shade(wood, -0.3), width: 3.4 }, ...spoked(20, 18, shade(wood, -0.35), wood, 4),
  ] };
}

/** A cart of wire with what has been bought. */
export function shoppingCart(): Figure {
  return { half: 44, tall: 74, parts: [
    { d: box(-12, -62, 14, 24, 1), fill: rgb('#e8b43a') }, { d: smooth([[4, -46], [6, -62], [16, -66], [24, -58], [24, -46]], true, 0.5), fill: rgb('#5a9a44') }, { d: box(22, -60, 10, 20, 4), fill: rgb('#c8483c') }, { d: 'M-44 -66H-34L-28 -20', stroke: rgb('#c8362e'), width: 3.6 },
    { d: poly([[-36, -58], [40, -52], [32, -26], [-29, -26]]), stroke: steel, width: 2.2 }, { d: 'M-24 -57L-20 -26M-10 -56L-8 -26M4 -55L4 -26M18 -54L16 -26M30 -53L25 -26M-34 -48H38M-32 -37H35', stroke: steel, width: 1.2 }, { d: 'M-28 -20H30L34 -14', stroke: steel, width: 2.4 }, ...spoked(-20, 7, dark, rim, 3), ...spoked(26, 7, dark, rim, 3),
  ] };
}
