// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in graveyards, camps, vineyards, ruins, zoos, and at stations for cars and fire engines. */
import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [stone, red, white, dark, wood, leaf, steel] = [rgb('#a8a69e'), rgb('#c8362e'), rgb('#f4f2ec'), rgb('#2a2c34'), rgb('#8a5f3c'), rgb('#4f8a3f'), rgb('#8a929c')];

/** Gravestones with flowers, one of them a cross. */
export function gravestones(): Figure {
  const slab = (x: number, high: number, dim: number): Part[] => [{ d: `M${x - 15} 0V${-high + 14}Q${x - 15} ${-high} ${x} ${-high}Q${x + 15} ${-high} ${x + 15} ${-high + 14}V0Z`, fill: shade(stone, dim) }, { d: `M${x - 8} ${-high + 16}h16M${x - 6} ${-high + 23}h12`, stroke: shade(stone, dim - 0.3), width: 1.8 }, { d: `M${x - 17} -1q6 -7 11 -1q6 -8 11 0q6 -6 12 1Z`, fill: leaf }];
  return { half: 74, tall: 62, parts: [...slab(-52, 40, -0.1), { d: 'M-6 0V-60H6V0Z', fill: shade(stone, 0.08) }, { d: box(-18, -46, 36, 11), fill: shade(stone, 0.08) }, ...slab(50, 46, 0), ...([[-58, '#e8486a'], [-50, '#f4d04a'], [42, '#f4f0e8'], [54, '#e8486a'], [4, '#b06ad0']] as const).map(([x, hex]): Part => ({ d: ellipse(x, -5, 2.8), fill: rgb(hex) }))] };
}

/** Pumps under a roof. */
export function fuelPumps(): Figure {
  const pump = (x: number): Part[] => [{ d: box(x - 13, -52, 26, 52, 3), fill: red }, { d: box(x - 9, -47, 18, 13, 1), fill: rgb('#d8f0e4'), shines: true, keeps: true }, { d: box(x - 13, -28, 26, 4), fill: white }, { d: `M${x + 13} -40Q${x + 24} -34 ${x + 20} -14Q${x + 16} -4 ${x + 14} -12`, stroke: dark, width: 2.6 }, { d: box(x + 11, -44, 6, 10, 1), fill: dark }];
  return { half: 112, tall: 116, letters: true, parts: [{ d: box(-78, -92, 8, 92), fill: white }, { d: box(70, -92, 8, 92), fill: white }, { d: box(-112, -112, 224, 22, 2), fill: red }, { d: box(-112, -98, 224, 6), fill: white }, ...[-60, 0, 60].map((x): Part => ({ d: box(x - 14, -91, 28, 3), fill: rgb('#fff6d0'), shines: true })), { d: 'M-6 -96V-109H2Q6 -109 6 -105V-96M-8 -96H9', stroke: white, width: 2 }, ...pump(-34), ...pump(34), { d: box(-62, -4, 124, 4, 1), fill: rgb('#c8ccd0') }] };
}

/** A fire station: red gates, a tower for the hoses, and the engine in one of the gates. */
export function fireHouse(): Figure {
  const brick = rgb('#c0644a');
  return { half: 108, tall: 136, letters: true, parts: [{ d: box(60, -136, 34, 136), fill: shade(brick, -0.1) }, { d: poly([[56, -136], [98, -136], [77, -150]]), fill: dark }, { d: box(70, -122, 14, 18, 7), fill: rgb('#ffe9a0'), shines: true }, { d: box(-106, -84, 168, 84), fill: brick }, { d: box(-108, -90, 172, 8), fill: shade(brick, -0.3) }, { d: box(-62, -80, 80, 12, 2), fill: white }, { d: 'M-54 -70V-78H-48M-54 -74H-50M-42 -70V-78M-36 -70V-78Q-28 -78 -30 -74L-28 -70M-22 -78H-16M-22 -70V-78M-22 -74H-18M-22 -70H-16', stroke: red, width: 1.8 },
    { d: box(-98, -60, 70, 60), fill: dark }, { d: box(-20, -60, 70, 60), fill: red }, { d: 'M-20 -48H50M-20 -36H50M-20 -24H50M-20 -12H50', stroke: shade(red, -0.25), width: 1.6 }, { d: box(-12, -57, 54, 7), fill: rgb('#cfe4ee') },
    { d: box(-92, -40, 58, 30, 3), fill: red }, { d: box(-88, -36, 20, 14, 1), fill: rgb('#bfe0ee') }, { d: box(-60, -34, 22, 10, 1), fill: white }, { d: 'M-90 -44H-36M-84 -44V-40M-72 -44V-40M-60 -44V-40M-48 -44V-40', stroke: steel, width: 2 }, { d: ellipse(-78, -8, 8), fill: rgb('#1c1e24') }, { d: ellipse(-48, -8, 8), fill: rgb('#1c1e24') }, { d: box(-86, -46, 8, 4, 1), fill: rgb('#4aa8f0'), shines: true } ] };
}

/** A row of vines with grapes on its posts; of tea without. @param grapes whether they have grapes */
export function vineRow(grapes: boolean): Figure {
  const parts: Part[] = grapes ? [...[-110, -66, -22, 22, 66, 110].map((x): Part => ({ d: `M${x} 0V-46`, stroke: wood, width: 3.4 })), { d: 'M-112 -40H112M-112 -24H112', stroke: rgb('#6a6e74'), width: 1 }] : [];
  for (let i = 0; i < 11; i++) {
    const x = -105 + i * 21;
    parts.push(grapes ? { d: smooth([[x - 13, -16], [x - 15, -34], [x - 4, -46], [x + 9, -43], [x + 14, -30], [x + 11, -17], [x, -21]], true, 0.5), fill: shade(leaf, i % 2 ? -0.06 : 0.08) } : { d: smooth([[x - 15, 0], [x - 15, -16], [x - 6, -25], [x + 7, -25], [x + 15, -15], [x + 15, 0]], true, 0.5), fill: shade(rgb('#5f9a44'), i % 2 ? -0.08 : 0.06) });
    if (grapes && i % 2 === 0) for (const [dx, dy] of [[-4, -18], [4, -18], [-2, -12], [3, -12], [0, -7]] as const) parts.push({ d: ellipse(x + dx, dy, 3.4), fill: rgb('#5a3a82') });
    if (!grapes) parts.push({ d: `M${x - 7} -22l3 -6M${x + 2} -24l2 -6M${x + 9} -20l3 -5`, stroke: rgb('#a8d060'), width: 2 });
  }
  return { half: 116, tall: grapes ? 50 : 32, parts };
}

/** Broken columns and a wall with an arch, grown over. */
export function ruin(): Figure {
  const old = rgb('#b8a88c');
  return { half: 112, tall: 108, parts: [
    { d: poly([[-110, 0], [-110, -64], [-98, -72], [-90, -58], [-76, -84], [-60, -78], [-60, 0]]), fill: old }, { d: 'M-60 -78Q-28 -112 4 -86L4 -100L22 -96L24 0H4V-62Q-26 -84 -48 -58V0H-60Z', fill: shade(old, -0.1) }, { d: 'M-108 -20H-60M-108 -40H-60M-84 -20V0M-96 -40V-20M-74 -40V-20M6 -24H24M6 -48H24M6 -72H24', stroke: shade(old, -0.32), width: 1.6 },
    { d: box(52, -70, 20, 64), fill: shade(old, 0.12) }, { d: 'M57 -68V-8M62 -68V-8M67 -68V-8', stroke: shade(old, -0.2), width: 1.4 }, { d: poly([[50, -70], [56, -80], [62, -73], [70, -84], [74, -70]]), fill: shade(old, 0.12) }, { d: box(48, -8, 28, 8, 1), fill: shade(old, -0.1) }, { d: limb([[82, -10], [110, -7]], 17, 16), fill: shade(old, 0.06) }, { d: ellipse(82, -9, 4, 8), fill: shade(old, -0.2) },
    { d: smooth([[-112, -60], [-104, -74], [-92, -62], [-96, -40], [-106, -34]], true, 0.5), fill: leaf }, { d: smooth([[-4, -88], [10, -104], [24, -94], [20, -72], [8, -76]], true, 0.5), fill: shade(leaf, 0.1) }, { d: 'M-114 0q8 -12 14 -1q8 -10 16 1ZM28 0q7 -12 14 -1q6 -8 12 1Z', fill: leaf },
  ] };
}

/** Bags of sand before barbed wire, as on a battlefield, with a torn flag. */
export function earthworks(): Figure {
  const bag = rgb('#b09a6a');
  const rows: Part[] = ([[0, 8], [1, 7], [2, 5]] as const).flatMap(([row, count]) => Array.from({ length: count }, (_, i): Part => ({ d: box(-86 + i * 24 + row * 10, -14 - row * 13, 23, 14, 6), fill: shade(bag, (i + row) % 2 ? -0.12 : 0.05) })));
  return { half: 108, tall: 96, parts: [{ d: 'M-70 -42V-94', stroke: wood, width: 3 }, { d: smooth([[-70, -93], [-50, -90], [-34, -94], [-30, -84], [-38, -80], [-32, -74], [-48, -70], [-70, -72]], true, 0.3), fill: rgb('#8e3a30') }, { d: 'M-104 0Q-60 -16 0 -10Q60 -18 108 0Z', fill: rgb('#6a5438') }, ...rows, { d: 'M58 0L72 -34M72 0L58 -34M92 0L106 -34M106 0L92 -34', stroke: wood, width: 3.4 }, { d: 'M46 -16Q56 -26 66 -16Q76 -6 86 -17Q96 -26 108 -16M46 -28Q58 -20 66 -29Q80 -38 88 -28Q98 -20 108 -29', stroke: dark, width: 1.5 }] };
}

/** A tent of a camp. */
export function campTent(random: Random): Figure {
  const cloth = rgb(random.pick(['#d88a3c', '#5a8a6a', '#b0a070', '#c8584a']));
  return { half: 56, tall: 66, parts: [{ d: poly([[-54, 0], [0, -64], [54, 0]]), fill: cloth }, { d: poly([[0, -64], [54, 0], [22, 0]]), fill: shade(cloth, -0.16) }, { d: poly([[-14, 0], [0, -46], [14, 0]]), fill: rgb('#3a2f28') }, { d: poly([[-14, 0], [0, -46], [-4, 0]]), fill: shade(cloth, 0.2) }, { d: 'M-54 0L-62 4M54 0L62 4M0 -64V-68', stroke: wood, width: 2 }] };
}

/** A camp's fire between stones. */
export function campfire(): Figure {
  const at: Point = [0, -6];
  return { half: 24, tall: 34, parts: [{ d: limb([[-16, -3], [14, -8]], 5, 4), fill: rgb('#5a3a28') }, { d: limb([[16, -3], [-13, -8]], 5, 4), fill: rgb('#6a4630') }, { d: smooth([[-9, -6], [-10, -15], [-4, -21], [-4, -21], [-1, -16], [2, -32], [2, -32], [7, -18], [9, -9], [0, -4]], true, 0.4), fill: rgb('#f0742a'), shines: true, burns: at }, { d: smooth([[-5, -6], [-4, -12], [1, -22], [1, -22], [5, -11], [3, -5]], true, 0.4), fill: rgb('#fbc23c'), shines: true, burns: at }, ...[-18, -10, 10, 18].map((x): Part => ({ d: ellipse(x, -2, 5, 3.4), fill: stone }))] };
}

/** The gate of a zoo, and an enclosure behind bars. */
export const zooGate = (): Figure => ({ half: 62, tall: 92, letters: true, parts: [{ d: box(-56, -76, 14, 76, 1), fill: stone }, { d: box(42, -76, 14, 76, 1), fill: stone }, { d: 'M-60 -70Q0 -104 60 -70V-58Q0 -90 -60 -58Z', fill: leaf }, { d: 'M-16 -84H-6L-16 -72H-6M2 -78m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M17 -77m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', stroke: white, width: 2.4 }, ...[-36, -26, -16, 16, 26, 36].map((x): Part => ({ d: `M${x} 0V-46`, stroke: dark, width: 2.4 })), { d: 'M-42 -44H-10M10 -44H42M-42 -8H-10M10 -8H42', stroke: dark, width: 2 }] });

/** Bars before rocks and a tree. */
export const enclosure = (): Figure => ({ half: 70, tall: 62, parts: [{ d: smooth([[-66, 0], [-58, -26], [-36, -34], [-18, -20], [-8, 0]], true, 0.5), fill: stone }, { d: limb([[26, 0], [28, -24], [40, -44]], 7, 4), fill: wood }, { d: ellipse(38, -48, 18, 12), fill: leaf }, { d: ellipse(22, -38, 12, 8), fill: shade(leaf, -0.1) }, { d: Array.from({ length: 13 }, (_, i) => `M${-66 + i * 11} 0V-54`).join(''), stroke: dark, width: 2 }, { d: 'M-70 -52H70M-70 -6H70', stroke: dark, width: 2.6 }] });
