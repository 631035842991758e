// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** More goods that advertisements are for: a backpack, a lunch box, a pillow, a tube of cream and a fan. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { COATS } from './goods.ts';

const [white, steel, dark] = [rgb('#ffffff'), rgb('#c4cad2'), rgb('#2e3038')];
const chosen = (random: Random, wished: Rgb | undefined, what: keyof typeof COATS): Rgb => wished ?? rgb(random.pick(COATS[what]));

/** A backpack with a pocket. */
export function backpack(random: Random, wished?: Rgb): Figure {
  const cloth = chosen(random, wished, 'backpack');
  return { half: 42, tall: 108, parts: [
    { d: 'M-13 -98C-13 -112 13 -112 13 -98', stroke: shade(cloth, -0.45), width: 5 }, { d: smooth([[-36, -8], [-40, -40], [-34, -78], [-20, -98], [20, -98], [34, -78], [40, -40], [36, -8], [28, 0], [-28, 0]], true, 0.35), fill: cloth, stroke: shade(cloth, -0.4), width: 1.2 },
    { d: smooth([[-31, -72], [-18, -92], [18, -92], [31, -72], [30, -62], [-30, -62]], true, 0.35), fill: shade(cloth, 0.16) }, { d: 'M-30 -62H30', stroke: shade(cloth, -0.5), width: 2 },
    { d: box(-26, -46, 52, 40, 8), fill: shade(cloth, -0.16), stroke: shade(cloth, -0.42), width: 1.2 }, { d: 'M-22 -36H22', stroke: rgb('#e8c868'), width: 2.4 }, { d: box(14, -38, 4, 10, 2), fill: rgb('#e8c868') }, ...[-1, 1].map((side): Part => ({ d: box(side * 12 - 3, -68, 6, 16, 2), fill: shade(cloth, -0.5) })), { d: smooth([[-37, -40], [-46, -34], [-46, -10], [-37, -4]], true, 0.4), fill: shade(cloth, -0.28) }, { d: smooth([[37, -40], [46, -34], [46, -10], [37, -4]], true, 0.4), fill: shade(cloth, -0.34) },
  ] };
}

/** A lunch box with a handle and two clips. */
export function lunchBox(random: Random, wished?: Rgb): Figure {
  const shell = chosen(random, wished, 'lunchBox');
  return { half: 52, tall: 68, parts: [
    { d: 'M-22 -54C-20 -72 20 -72 22 -54', stroke: shade(shell, -0.45), width: 5.4 }, { d: box(-48, -34, 96, 34, 9), fill: shell, stroke: shade(shell, -0.4), width: 1.2 }, { d: box(-50, -54, 100, 24, 9), fill: shade(shell, 0.5), stroke: shade(shell, -0.3), width: 1.2 }, { d: 'M-47 -31H47', stroke: shade(shell, -0.45), width: 2 },
    ...[-1, 1].map((side): Part => ({ d: box(side * 28 - 6, -41, 12, 19, 3), fill: steel, stroke: shade(steel, -0.4), width: 1 })), { d: box(-42, -49, 84, 4, 2), fill: white, alpha: 0.5 },
  ] };
}

/** A pillow. */
export function pillow(random: Random, wished?: Rgb): Figure {
  const cover = chosen(random, wished, 'pillow');
  return { half: 66, tall: 62, parts: [
    { d: smooth([[-62, -4], [-54, -28], [-62, -54], [-36, -50], [0, -60], [36, -50], [62, -54], [54, -28], [62, -4], [34, -3], [0, 0], [-34, -3]], true, 0.45), fill: cover, stroke: shade(cover, -0.28), width: 1.4 },
    { d: smooth([[-44, -14], [-20, -7], [20, -7], [44, -14], [18, -3], [-18, -3]], true, 0.5), fill: shade(cover, -0.12) }, { d: 'M-54 -46C-46 -40 -42 -36 -38 -30M54 -46C46 -40 42 -36 38 -30M-54 -10C-46 -14 -42 -18 -40 -22M54 -10C46 -14 42 -18 40 -22', stroke: shade(cover, -0.2), width: 1.6 }, { d: ellipse(-12, -42, 24, 7, -4), fill: white, alpha: 0.4 },
  ] };
}

/** A tube of cream, standing on its cap. */
export function creamTube(random: Random, wished?: Rgb): Figure {
  const tube = chosen(random, wished, 'creamTube');
  return { half: 26, tall: 108, parts: [
    { d: box(-17, -20, 34, 20, 4), fill: rgb('#f2efe8'), stroke: rgb('#a8a498'), width: 1 }, { d: 'M-11 -18V-2M-4 -18V-2M4 -18V-2M11 -18V-2', stroke: rgb('#cfcabd'), width: 1.4 },
    { d: poly([[-18, -21], [18, -21], [25, -100], [-25, -100]]), fill: tube, stroke: shade(tube, -0.35), width: 1 }, { d: poly([[9, -21], [18, -21], [25, -100], [14, -100]]), fill: shade(tube, -0.16) }, { d: box(-26, -108, 52, 9, 2), fill: shade(tube, -0.22) }, { d: box(-15, -78, 30, 34, 2), fill: shade(tube, 0.65) }, { d: 'M-9 -68H9M-6 -61H6M-9 -52H9', stroke: shade(tube, -0.3), width: 1.8 }, { d: poly([[-19, -92], [-15, -92], [-12, -30], [-15, -30]]), fill: white, alpha: 0.4 },
  ] };
}

/** A fan for a table. */
export function fan(random: Random, wished?: Rgb): Figure {
  const shell = chosen(random, wished, 'fan');
  const blade = (turn: number): Part => {
    const at = (r: number, a: number): [number, number] => [Math.sin(turn + a) * r, -66 - Math.cos(turn + a) * r];
    return { d: smooth([at(6, -0.5), at(22, -0.62), at(31, -0.1), at(24, 0.36), at(7, 0.4)], true, 0.5), fill: shade(shell, -0.22), alpha: 0.92 };
  };
  return { half: 44, tall: 108, parts: [
    { d: box(-26, -8, 52, 8, 4), fill: shell, stroke: shade(shell, -0.4), width: 1 }, { d: box(-4.5, -34, 9, 28, 3), fill: shade(shell, -0.14), stroke: shade(shell, -0.4), width: 1 }, { d: ellipse(0, -66, 40), fill: shade(shell, 0.4), alpha: 0.5 }, ...[0, 1, 2].map((i) => blade((i * Math.PI * 2) / 3)), { d: ellipse(0, -66, 40), stroke: shell, width: 5 }, { d: ellipse(0, -66, 41.6), stroke: shade(shell, -0.4), width: 1 },
    ...[14, 24, 32].map((r): Part => ({ d: ellipse(0, -66, r), stroke: shade(shell, -0.34), width: 1 })), ...Array.from({ length: 12 }, (_, i): Part => { const a = (i * Math.PI) / 6; return { d: `M${Math.sin(a) * 8} ${-66 - Math.cos(a) * 8}L${Math.sin(a) * 39} ${-66 - Math.cos(a) * 39}`, stroke: shade(shell, -0.34), width: 0.9 }; }), { d: ellipse(0, -66, 7), fill: shell, stroke: dark, width: 1 },
  ] };
}
