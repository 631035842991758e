// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Where guests and customers are received: hotels and banks. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [wood, steel, dark, white, brass] = [rgb('#7a4a32'), rgb('#b8bec6'), rgb('#2e2c32'), rgb('#f2f0ea'), rgb('#e0b858')];

/** Pigeonholes with the keys of rooms. */
export function keyRack(random: Random): Figure {
  const parts: Part[] = [{ d: box(-56, -58, 112, 58, 2), fill: shade(wood, -0.1) }];
  for (let row = 0; row < 3; row++) for (let i = 0; i < 6; i++) {
    const [x, y] = [-52 + i * 17.4, -54 + row * 17.6];
    parts.push({ d: box(x, y, 15.4, 15.4, 0.6), fill: shade(wood, -0.5) });
    if (random.chance(0.7)) parts.push({ d: ellipse(x + 7.6, y + 5, 2.2), stroke: brass, width: 1.4 }, { d: box(x + 6.8, y + 7, 1.6, 6), fill: brass });
  }
  return { parts, half: 58, tall: 60 };
}

/** The desk of a hotel with a bell, a book and a lamp. */
export function receptionDesk(): Figure {
  const panels = [-72, -24, 24].map((x): Part => ({ d: box(x, -46, 46, 38, 2), fill: shade(wood, 0.1) }));
  return { half: 86, tall: 86, parts: [
    { d: box(-78, -52, 156, 52, 1), fill: wood }, ...panels, ...panels.map((_, i): Part => ({ d: box(-64 + i * 48, -40, 30, 26, 1), stroke: brass, width: 1.2 })), { d: box(-84, -59, 168, 8, 1.5), fill: rgb('#e8e0d4') }, { d: box(-80, -5, 160, 5), fill: shade(wood, -0.4) },
    { d: smooth([[-11, -60], [-9, -68], [0, -71], [9, -68], [11, -60]], true, 0.6), fill: brass }, { d: ellipse(0, -72.4, 2), fill: brass }, { d: box(-13, -61, 26, 2.6, 1), fill: dark },
    { d: poly([[24, -59], [38, -63], [52, -59], [38, -57]]), fill: white }, { d: box(-62, -76, 3, 17), fill: brass }, { d: poly([[-72, -74], [-49, -74], [-54, -86], [-67, -86]]), fill: rgb('#ffe2a8'), shines: true },
  ] };
}

/** A tree in a tub. */
export function tubPlant(random: Random): Figure {
  const leaf = rgb(random.pick(['#4f8f48', '#5a9a58', '#417a4a']));
  const blades = [-58, -34, -12, 12, 34, 58].map((turn, i): Part => ({ d: smooth([[0, -26], [turn * 0.4 - 5, -62], [turn * 0.62, -92 + Math.abs(turn) * 0.5], [turn * 0.4 + 6, -58]], true, 0.6), fill: shade(leaf, i % 2 ? 0.1 : -0.08) }));
  return { half: 40, tall: 96, parts: [...blades, { d: poly([[-17, -28], [17, -28], [13, 0], [-13, 0]]), fill: rgb('#c8b8a4') }, { d: box(-19, -32, 38, 6, 2), fill: rgb('#d8cab8') }] };
}

/** The counters of a bank behind their glass. */
export function tellers(): Figure {
  const windows = [-64, 0, 64].flatMap((x): Part[] => [
    { d: box(x - 28, -104, 56, 48, 1), fill: rgb('#cfe4ec'), alpha: 0.75 }, { d: poly([[x - 20, -60], [x - 6, -102], [x + 4, -102], [x - 10, -60]]), fill: white, alpha: 0.4 }, { d: box(x - 12, -66, 24, 10, 4), fill: dark, alpha: 0.75 }, { d: box(x - 14, -116, 28, 9, 1), fill: rgb('#2f5a48') }, { d: ellipse(x, -111.5, 2.6), fill: brass },
  ]);
  return { half: 102, tall: 124, parts: [
    { d: box(-100, -124, 200, 20, 2), fill: shade(wood, -0.1) }, ...windows, ...[-99, -35, 29, 93].map((x): Part => ({ d: box(x, -106, 6, 54), fill: wood })), { d: box(-102, -58, 204, 8, 1.5), fill: rgb('#e8e0d4') }, { d: box(-98, -50, 196, 50), fill: shade(wood, 0.08) }, ...[-64, 0, 64].map((x): Part => ({ d: box(x - 28, -44, 56, 38, 1), fill: shade(wood, -0.06) })),
  ] };
}

/** The round door of a strong room. */
export function vaultDoor(): Figure {
  const bolts = Array.from({ length: 12 }, (_, i): Part => ({ d: ellipse(Math.cos((i * Math.PI) / 6) * 37, -50 + Math.sin((i * Math.PI) / 6) * 37, 2.4), fill: shade(steel, -0.4) }));
  return { half: 52, tall: 102, parts: [{ d: box(-50, -102, 100, 102, 4), fill: shade(steel, -0.5) }, { d: ellipse(0, -50, 44), fill: shade(steel, -0.12) }, { d: ellipse(0, -50, 31), fill: shade(steel, 0.14) }, ...bolts, { d: 'M-17 -50H17M0 -67V-33M-12 -62L12 -38M-12 -38L12 -62', stroke: brass, width: 3 }, { d: ellipse(0, -50, 13), stroke: brass, width: 3 }, { d: ellipse(0, -50, 4.6), fill: brass }] };
}
