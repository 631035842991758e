// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Sights of great cities: a clock tower, a statue with a torch, an opera house of shells and a hanging bridge. */
import { box, ellipse, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [gold, lit] = [rgb('#c8a04a'), rgb('#ffe6a0')];

/** A slender clock tower with a spire, as beside the Thames. */
export function bigBen(random: Random, wished?: Rgb): Figure {
  const stone = wished ?? rgb(random.pick(['#c8a86c', '#bfa066', '#d0b078']));
  const dark = shade(stone, -0.34);
  const slate = rgb('#4a5660');
  return { half: 46, tall: 164, parts: [
    { d: box(-44, -24, 88, 24), fill: shade(stone, -0.1), stroke: dark, width: 0.8 }, ...[-38, -30, 26, 34].map((x): Part => ({ d: `M${x} -4v-10q2.5 -5 5 0v10z`, fill: lit, shines: true, keeps: true })), { d: box(-45, -27, 90, 3.6), fill: dark },
    { d: box(-17, -104, 34, 104), fill: stone, stroke: dark, width: 1 }, ...[-13, -8, -3, 2, 7, 12].map((x): Part => ({ d: `M${x} -98V-8`, stroke: shade(stone, -0.18), width: 1.4 })), ...[-84, -66, -48, -30].map((y): Part => ({ d: box(-18, y, 36, 2.6), fill: shade(stone, -0.22) })), { d: box(9, -104, 8, 104), fill: dark, alpha: 0.24 },
    { d: box(-20, -134, 40, 31), fill: shade(stone, 0.08), stroke: dark, width: 1 }, { d: ellipse(0, -118, 12.6), fill: gold }, { d: ellipse(0, -118, 11), fill: rgb('#f8f0d8'), shines: true, keeps: true }, ...Array.from({ length: 12 }, (_, i): Part => { const a = (i * Math.PI) / 6; return { d: `M${Math.sin(a) * 8.6} ${-118 + Math.cos(a) * 8.6}L${Math.sin(a) * 10.2} ${-118 + Math.cos(a) * 10.2}`, stroke: rgb('#3a3a44'), width: 1 }; }), { d: 'M0 -118L-4.6 -122.6M0 -118V-126.6', stroke: rgb('#26303a'), width: 1.5 },
    { d: box(-22, -137, 44, 4), fill: dark }, { d: poly([[-19, -137], [19, -137], [11, -147], [-11, -147]]), fill: slate }, { d: box(-9, -152, 18, 6), fill: shade(stone, 0.04) }, ...[-6, -2, 2, 6].map((x): Part => ({ d: box(x - 0.9, -151, 1.8, 4.4), fill: lit, shines: true })), { d: poly([[-11, -151], [11, -151], [0, -164]]), fill: slate }, ...[-20, 20].map((x): Part => ({ d: poly([[x - 2, -136], [x + 2, -136], [x, -146]]), fill: gold })),
  ] };
}

/** A statue of copper with a torch, a book and a crown of rays, on its pedestal. */
export function libertyStatue(random: Random, wished?: Rgb): Figure {
  const copper = wished ?? rgb(random.pick(['#6fae9a', '#78b4a2', '#66a692']));
  const [dark, stone] = [shade(copper, -0.3), rgb(random.pick(['#c8b498', '#bca98e']))];
  const rays = [-66, -44, -22, 0, 22, 44, 66].map((turn): Part => { const a = (turn * Math.PI) / 180; return { d: `M${Math.sin(a) * 4} ${-117 - Math.cos(a) * 4}L${Math.sin(a) * 12} ${-117 - Math.cos(a) * 11}`, stroke: copper, width: 1.8 }; });
  return { half: 48, tall: 152, parts: [
    { d: poly([[-46, 0], [-40, -10], [40, -10], [46, 0]]), fill: shade(stone, -0.14) }, { d: poly([[-27, -10], [-22, -44], [22, -44], [27, -10]]), fill: stone, stroke: shade(stone, -0.3), width: 1 }, { d: box(-25, -48, 50, 5), fill: shade(stone, 0.12) }, { d: box(-15, -36, 30, 15), fill: shade(stone, -0.2) }, ...[-9, 0, 9].map((x): Part => ({ d: box(x - 2, -36, 4, 15), fill: shade(stone, 0.06) })), { d: poly([[10, -10], [8, -44], [22, -44], [27, -10]]), fill: shade(stone, -0.3), alpha: 0.4 },
    // the robe with its folds, the arm with the torch behind the head
    { d: smooth([[6, -104], [12, -108], [20, -130], [24, -131], [25, -126], [17, -98]], true, 0.3), fill: copper, stroke: dark, width: 0.8 }, { d: smooth([[-15, -48], [-13, -66], [-11, -88], [-8, -104], [0, -108], [9, -104], [12, -88], [13, -66], [15, -48]], true, 0.28), fill: copper, stroke: dark, width: 1 }, { d: 'M-8 -49Q-8 -76 -3 -100M-2 -49Q-1 -74 2 -92M4 -49Q6 -72 8 -86M-13 -62Q0 -78 10 -100M9 -49Q11 -60 11 -72', stroke: dark, width: 1.3 },
    { d: smooth([[-9, -100], [-15, -88], [-14, -78], [-8, -78], [-5, -92]], true, 0.4), fill: shade(copper, 0.08), stroke: dark, width: 0.8 }, { d: poly([[-19, -90], [-9, -93], [-6, -76], [-16, -73]]), fill: shade(copper, 0.16), stroke: dark, width: 0.8 }, { d: ellipse(0.4, -113, 5.6, 6.8), fill: shade(copper, 0.1), stroke: dark, width: 0.8 }, { d: 'M-1.8 -113.4h1.4m2.4 0h1.4m-3.4 4.6q1.4 1 2.6 0', stroke: dark, width: 0.9 }, { d: smooth([[-5.4, -116], [0.4, -121], [6.2, -116], [5, -119], [0.4, -123], [-4.4, -119]], true, 0.3), fill: dark }, ...rays,
    { d: poly([[19, -131], [28, -131], [26, -137], [21, -137]]), fill: shade(copper, -0.14) }, { d: smooth([[20, -137], [19, -143], [23, -152], [25, -146], [28, -142], [26, -137]], true, 0.4), fill: rgb('#ffc24a'), shines: true },
  ] };
}

/** An opera house of white shells by the water. */
export function operaHouse(random: Random, wished?: Rgb): Figure {
  const tiles = wished ?? rgb(random.pick(['#f4f0e6', '#f0ece4', '#f8f4ec']));
  // a shell: its back, its open front with the glass, and the seam
  const shell = (x: number, wide: number, tall: number, side: 1 | -1): Part[] => {
    const at = (points: readonly Point[]): Point[] => points.map(([a, b]) => [x + side * a * wide, -14 + b * tall]);
    return [
      { d: smooth(at([[-0.55, 0], [-0.46, -0.36], [-0.16, -0.74], [0.5, -1], [0.5, -1], [0.36, -0.5], [0.34, 0]]), true, 0.26), fill: tiles, stroke: shade(tiles, -0.34), width: 1 }, { d: smooth(at([[0.34, 0], [0.36, -0.5], [0.5, -1], [0.5, -1], [0.52, -0.5], [0.5, 0]]), true, 0.2), fill: rgb('#c88a4a'), shines: true, keeps: true },
      { d: `M${at([[-0.38, 0]])[0]?.join(' ')}Q${at([[-0.2, -0.6]])[0]?.join(' ')} ${at([[0.46, -0.97]])[0]?.join(' ')}M${at([[-0.1, 0]])[0]?.join(' ')}Q${at([[-0.02, -0.5]])[0]?.join(' ')} ${at([[0.46, -0.95]])[0]?.join(' ')}`, stroke: shade(tiles, -0.16), width: 1 },
    ];
  };
  return { half: 122, tall: 92, parts: [
    ...shell(74, 66, 42, 1), ...shell(30, 82, 62, 1), ...shell(-20, 92, 78, 1), ...shell(-70, 62, 46, -1), ...shell(-40, 60, 38, -1), { d: poly([[-120, 0], [-114, -15], [114, -15], [120, 0]]), fill: rgb('#c0a48c'), stroke: rgb('#8a7260'), width: 1 }, { d: 'M-116 -9H116M-118 -4H118', stroke: rgb('#a88c74'), width: 1 }, ...Array.from({ length: 13 }, (_, i): Part => ({ d: box(-102 + i * 16, -13.4, 9, 3, 0.6), fill: lit, shines: true, keeps: true })),
  ] };
}

/** A bridge that hangs from cables between two towers, as over the Golden Gate. */
export function hangingBridge(random: Random, wished?: Rgb): Figure {
  const paint = wished ?? rgb(random.pick(['#c0503a', '#b84a36', '#c85a42']));
  const dark = shade(paint, -0.3);
  const tower = (x: number): Part[] => [
    { d: box(x - 12, -8, 24, 8, 2), fill: rgb('#9a948c') }, ...[-7, 3.4].map((leg): Part => ({ d: poly([[x + leg, -6], [x + leg + 0.7, -112], [x + leg + 3, -112], [x + leg + 3.8, -6]]), fill: leg < 0 ? paint : shade(paint, -0.14), stroke: dark, width: 0.7 })), ...[-108, -88, -68, -24].map((y): Part => ({ d: box(x - 7, y, 14, 5), fill: shade(paint, 0.06), stroke: dark, width: 0.6 })),
  ];
  const sag = (x: number): number => -108 + 70 * (1 - (x / 70) ** 2);
  const hangers = [-60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60].map((x): Part => ({ d: `M${x} ${sag(x)}V-36`, stroke: paint, width: 0.9 }));
  const outer = [-1, 1].flatMap((side) => [84, 98, 112, 126, 140].map((x): Part => ({ d: `M${side * x} ${-108 + (x - 70) * 0.84}V-36`, stroke: paint, width: 0.9 })));
  return { half: 164, tall: 116, parts: [
    { d: 'M-70 -108Q0 32 70 -108M-70 -108L-160 -36M70 -108L160 -36', stroke: paint, width: 2.4 }, ...hangers, ...outer, { d: box(-164, -36, 328, 6), fill: paint, stroke: dark, width: 0.8 }, { d: `M-164 -30${Array.from({ length: 41 }, (_, i) => `L${-160 + i * 8} ${i % 2 ? -30 : -25}`).join('')}`, stroke: dark, width: 1 }, ...tower(-70), ...tower(70), ...[-150, -118, -86, -54, -22, 22, 54, 86, 118, 150].map((x): Part => ({ d: ellipse(x, -38.4, 1.2), fill: lit, shines: true })),
  ] };
}
