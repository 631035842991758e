// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** An open chest full of gold and gems. @param wished color of its wood */
export function treasureChest(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#8a5430', '#7a4a2c', '#96602f']));
  const [dark, brass, gold] = [shade(wood, -0.34), rgb('#d8a93c'), rgb('#f7cc46')];
  const coins: Part[] = [];
  for (let row = 0; row < 4; row++) for (let i = 0; i < 9 - row * 2; i++) {
    const [x, y] = [(i - (8 - row * 2) / 2) * 11 + random.range(-2, 2), -42 - row * 6.4 + random.range(-1.4, 1.4)];
    coins.push({ d: ellipse(x, y, 7, 4.6, random.range(-24, 24)), fill: (i + row) % 3 ? gold : shade(gold, -0.16), ...(row > 1 && { shines: true }) });
    coins.push({ d: ellipse(x, y, 4.4, 2.6), stroke: shade(gold, -0.34), width: 0.9 });
  }
  const gem = (x: number, y: number, r: number, fill: Rgb): Part[] => [{ d: poly([[x - r, y], [x - r * 0.5, y - r * 0.8], [x + r * 0.5, y - r * 0.8], [x + r, y], [x, y + r]]), fill, shines: true }, { d: poly([[x - r * 0.4, y], [x, y - r * 0.7], [x + r * 0.4, y]]), fill: shade(fill, 0.45) }];
  const planks: Part[] = [-24, -13].map((y): Part => ({ d: `M-56 ${y}H56`, stroke: dark, width: 1.4 }));
  return { half: 66, tall: 102, parts: [
    // the lid, and the dark inside it
    { d: smooth([[-58, -50], [-62, -82], [-50, -97], [0, -101], [50, -97], [62, -82], [58, -50]], true, 0.36), fill: wood }, { d: smooth([[-50, -50], [-53, -80], [-42, -90], [0, -93], [42, -90], [53, -80], [50, -50]], true, 0.36), fill: shade(wood, -0.56) },
    ...[-58, 50].map((x): Part => ({ d: box(x, -92, 8, 44, 2), fill: brass })), { d: box(-52, -52, 104, 14), fill: shade(wood, -0.6) },
    ...coins, ...gem(-26, -54, 7, rgb('#e0405a')), ...gem(22, -56, 7.4, rgb('#3fae8a')), ...gem(4, -66, 6.4, rgb('#4a8ae8')), { d: 'M-44 -46Q-36 -34 -24 -44Q-16 -36 -10 -46', stroke: rgb('#fbf6ec'), width: 3 },
    { d: box(-58, -40, 116, 40, 3), fill: wood }, ...planks, { d: box(-61, -43, 122, 7, 2), fill: brass }, { d: box(-58, -5, 116, 5, 2), fill: brass }, ...[-58, 49].map((x): Part => ({ d: box(x, -40, 9, 40, 2), fill: brass })), ...[-54, 53].flatMap((x): Part[] => [-31, -10].map((y): Part => ({ d: ellipse(x, y, 1.8), fill: shade(brass, -0.4) }))),
    { d: smooth([[-10, -42], [10, -42], [10, -26], [0, -19], [-10, -26]], true, 0.3), fill: brass }, { d: ellipse(0, -34, 3), fill: rgb('#3a2a1c') }, { d: poly([[-1.4, -34], [1.4, -34], [2.4, -26], [-2.4, -26]]), fill: rgb('#3a2a1c') },
  ] };
}

/** A sword, its point up as one holds it, or in a stone. @param wished color of its grip */
export function sword(random: Random, wished?: Rgb, held = false): Figure {
  const [steel, gold, grip] = [rgb('#d4dbe4'), rgb('#d8a93c'), wished ?? rgb(random.pick(['#7a2c34', '#2f4a7a', '#4a3428']))];
  const hilt: Part[] = [
    { d: box(-2.6, -16, 5.2, 16, 2), fill: grip }, { d: 'M-2.6 -12.4L2.6 -10.6M-2.6 -8.4L2.6 -6.6M-2.6 -4.4L2.6 -2.6', stroke: shade(grip, 0.35), width: 0.9 }, { d: ellipse(0, 1, 4), fill: gold }, { d: ellipse(0, 1, 1.8), fill: rgb('#d8343a') },
    { d: smooth([[-17, -20], [-12, -16], [12, -16], [17, -20], [14, -22], [0, -20], [-14, -22]], true, 0.4), fill: gold },
  ];
  const blade: Part[] = [{ d: poly([[-4.4, -19], [-4, -90], [0, -100], [4, -90], [4.4, -19]]), fill: steel }, { d: poly([[0, -19], [0, -100], [4, -90], [4.4, -19]]), fill: shade(steel, -0.22) }, { d: 'M0 -22V-84', stroke: shade(steel, 0.5), width: 0.8 }];
  if (held) return { half: 19, tall: 102, below: 6, parts: [...blade, ...hilt] };
  const turned = [...blade, ...hilt].map((part): Part => ({ ...part, at: { x: 0, y: -104, scale: 1, turn: Math.PI } }));
  const rock = rgb('#8f9096');
  return { half: 52, tall: 110, parts: [
    ...turned, { d: smooth([[-48, 0], [-46, -20], [-30, -34], [-10, -39], [6, -38], [28, -32], [44, -16], [48, 0]], true, 0.4), fill: rock }, { d: smooth([[-30, -32], [-8, -38], [6, -37], [-2, -26], [-22, -20]]), fill: shade(rock, 0.2) }, { d: 'M-16 -14L-4 -8L2 -16M22 -20L32 -10', stroke: shade(rock, -0.34), width: 1.5 }, { d: poly([[-6, -37], [7, -37], [3, -33], [-3, -34]]), fill: shade(rock, -0.5) },
    ...[-44, -26, 30, 43].map((x): Part => ({ d: `M${x} 0q-3 -7 -5 -9m5 9q0 -8 1 -11m-1 11q4 -6 6 -8`, stroke: rgb('#5f9a48'), width: 1.8 })),
  ] };
}
