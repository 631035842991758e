// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { mix, type Rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import type { Body, Build, Marks } from './build.ts';

type Mark = (body: Body, colour: Rgb, random: Random, build: Build) => Part[];

/** Places on a flank, in rows; x as a share of half the length, y of the girth. */
function flank(columns: number, rows: number, random: Random, jitter: number): Point[] {
  return Array.from({ length: columns * rows }, (_, i): Point => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const across = ((column + (row % 2 ? 0.75 : 0.25)) / columns) * 1.7 - 0.86;
    return [across + random.range(-jitter, jitter), 0.16 + (row / rows) * 0.72 + random.range(-jitter, jitter) * 0.6];
  });
}

/** How each kind of marks covers a body. */
const MARKS: Record<Marks, Mark> = {
  // wedges from the back down, and from the belly up between them
  stripes: ({ front, back, girth }, colour) => [-0.86, -0.64, -0.42, -0.2, 0.04, 0.28, 0.52, 0.74].flatMap((at, i): Part[] => {
    const x = at * front;
    const down = back + girth * (i % 2 ? 0.5 : 0.62);
    const stripe: Part = { d: limb([[x + 2, back + girth * 0.08], [x - 2, (back + down) / 2 + girth * 0.06], [x + 1, down]], 4.6, 0.8), fill: colour };
    return i % 2 ? [stripe, { d: limb([[x - 3, back + girth * 0.86], [x - 1, back + girth * 0.7]], 3.2, 0.6), fill: colour }] : [stripe];
  }),
  bands: ({ front, back, girth }, colour) => [-0.84, -0.67, -0.5, -0.33, -0.16, 0.02, 0.2, 0.38, 0.56, 0.74].map((at, i): Part => {
    const x = at * front;
    return { d: limb([[x, back + girth * 0.06], [x + (i < 3 ? -4 : 2), back + girth * 0.5], [x + (i < 3 ? -2 : 1), back + girth * 0.92]], 4.2, 1.6), fill: colour };
  }),
  rosettes: ({ front, back, girth }, colour, random, { coat }) => flank(9, 4, random, 0.035).flatMap(([x, y]): Part[] => {
    const [cx, cy, r] = [x * front, back + y * girth, girth * random.range(0.075, 0.1)];
    return [{ d: ellipse(cx, cy, r * 1.15, r), fill: colour }, { d: ellipse(cx + r * 0.2, cy + r * 0.1, r * 0.6, r * 0.5), fill: shade(coat, -0.22) }];
  }),
  spots: ({ front, back, girth }, colour, random) => flank(11, 5, random, 0.03).map(([x, y]): Part => ({ d: ellipse(x * front, back + y * girth, girth * 0.05, girth * 0.043), fill: colour })),
  flecks: ({ front, back, girth }, colour, random) => Array.from({ length: 5 }, () => ({ d: ellipse(random.range(-front * 0.75, front * 0.6), back + girth * random.range(0.25, 0.6), girth * random.range(0.06, 0.12)), fill: colour, alpha: 0.8 })),
  blotches: ({ front, back, girth }, colour) => [
    { d: smooth([[-front * 0.86, back + girth * 0.3], [-front * 0.62, back + girth * 0.06], [-front * 0.32, back + girth * 0.12], [-front * 0.36, back + girth * 0.44], [-front * 0.62, back + girth * 0.6], [-front * 0.8, back + girth * 0.56]]), fill: colour },
    { d: smooth([[-front * 0.1, back + girth * 0.12], [front * 0.2, back + girth * 0.09], [front * 0.24, back + girth * 0.4], [front * 0.02, back + girth * 0.56], [-front * 0.14, back + girth * 0.36]]), fill: colour },
    { d: smooth([[front * 0.48, back + girth * 0.1], [front * 0.78, back + girth * 0.22], [front * 0.86, back + girth * 0.56], [front * 0.66, back + girth * 0.7], [front * 0.5, back + girth * 0.42]]), fill: colour },
    { d: smooth([[-front * 0.3, back + girth * 0.72], [-front * 0.04, back + girth * 0.68], [front * 0.06, back + girth * 0.9], [-front * 0.24, back + girth * 0.9]]), fill: colour },
  ],
  saddle: ({ front, back, girth }, colour) => [{ d: smooth([[-front * 0.96, back + girth * 0.3], [-front * 0.76, back + girth * 0.03], [-front * 0.1, back + girth * 0.11], [front * 0.5, back], [front * 0.86, back + girth * 0.24], [front * 0.5, back + girth * 0.46], [0, back + girth * 0.56], [-front * 0.6, back + girth * 0.5]]), fill: colour, alpha: 0.92 }],
  dapples: ({ front, back, girth }, colour, random) => flank(7, 4, random, 0.05).map(([x, y]): Part => { const r = girth * random.range(0.05, 0.085); return { d: ellipse(x * front, back + y * girth, r * 1.1, r), fill: colour }; }),
  curls: ({ front, back, girth }, colour, random, { neck: [nx, ny] }) => [
    ...[[-0.8, 0.16], [-0.45, 0.06], [-0.1, 0.1], [0.25, 0.05], [0.6, 0.06], [0.86, 0.3], [0.8, 0.62], [-0.9, 0.5], [-0.7, 0.82]].map(([x = 0, y = 0]): Part => ({ d: ellipse(x * front, back + y * girth, girth * random.range(0.18, 0.22)), fill: colour })),
    ...[0.1, 0.5].map((t): Part => ({ d: ellipse(front * 0.74 + nx * t, back + girth * 0.16 - ny * t, girth * 0.3), fill: colour })),
    ...flank(5, 3, random, 0.05).map(([x, y]): Part => ({ d: `M${x * front} ${back + y * girth}q${girth * 0.1} ${girth * 0.1} ${girth * 0.2} 0`, stroke: shade(colour, -0.2), width: 1.2, alpha: 0.8 })),
  ],
  // a giraffe's plates, on its neck too
  net: ({ front, back, girth }, colour, random, { neck: [nx, ny], neckWidth }) => [
    ...flank(6, 4, random, 0.04).map(([x, y]) => plate(x * front, back + y * girth, girth * 0.11, random, colour)),
    ...[0.18, 0.34, 0.5, 0.66, 0.82].flatMap((t) => [-0.2, 0.2].map((side) => plate(front * 0.62 + nx * t * 1.1 + side * neckWidth * (1 - t * 0.3), back + girth * 0.2 - ny * t, neckWidth * 0.2, random, colour))),
  ],
  // long hair that hangs from the flanks almost to the ground
  fringe: ({ front, back, girth }, colour, random, { leg }) => Array.from({ length: 15 }, (_, i): Part => {
    const x = front * (-0.92 + (i / 14) * 1.8);
    const low = back + girth * 1.02 + leg * random.range(0.34, 0.56);
    return { d: limb([[x, back + girth * 0.5], [x - 1, back + girth * 0.86], [x - 2, low]], girth * 0.3, girth * 0.1), fill: shade(colour, random.range(-0.08, 0.12)) };
  }),
  wool: ({ front, back, girth }, colour, random) => {
    const curls: Part[] = [];
    for (let i = 0; i < 18; i++) {
      const turn = (i / 18) * 2 * Math.PI;
      curls.push({ d: ellipse(Math.cos(turn) * front * 0.92, back + girth * (0.5 + Math.sin(turn) * 0.46), girth * random.range(0.2, 0.25)), fill: colour });
    }
    curls.push({ d: ellipse(0, back + girth * 0.5, front * 0.95, girth * 0.5), fill: colour });
    for (const [x, y] of flank(6, 3, random, 0.05)) curls.push({ d: `M${x * front} ${back + y * girth}q${girth * 0.1} ${girth * 0.1} ${girth * 0.2} 0`, stroke: shade(colour, -0.16), width: 1.3, alpha: 0.8 });
    return curls;
  },
  spines: ({ front, back, girth }, colour, random) => {
    const parts: Part[] = [{ d: smooth([[-front * 1.02, back + girth * 0.86], [-front * 0.98, back + girth * 0.3], [-front * 0.5, back - girth * 0.1], [front * 0.16, back - girth * 0.12], [front * 0.66, back + girth * 0.16], [front * 0.6, back + girth * 0.56], [front * 0.2, back + girth * 0.8], [-front * 0.5, back + girth * 0.96]]), fill: colour }];
    for (const [x, y] of flank(11, 5, random, 0.04)) {
      const [sx, sy] = [x * front * 0.86 - front * 0.14, back + (y - 0.1) * girth];
      parts.push({ d: `M${sx} ${sy}l${-girth * 0.2} ${-girth * 0.16}`, stroke: random.chance(0.4) ? mix(colour, [255, 240, 214], 0.6) : shade(colour, -0.35), width: 1.5 });
    }
    for (let i = 0; i < 15; i++) {
      const turn = Math.PI * (1.02 + (i / 14) * 0.86);
      const [ex, ey] = [-front * 0.14 + Math.cos(turn) * front * 0.84, back + girth * 0.46 + Math.sin(turn) * girth * 0.56];
      parts.unshift({ d: limb([[ex, ey], [ex + Math.cos(turn) * girth * 0.3 - 2, ey + Math.sin(turn) * girth * 0.3]], 4, 0.4), fill: shade(colour, -0.2) });
    }
    return parts;
  },
};

function plate(x: number, y: number, r: number, random: Random, colour: Rgb): Part {
  const corners = Array.from({ length: 5 }, (_, i): Point => {
    const turn = (i / 5) * 2 * Math.PI + random.range(-0.25, 0.25);
    return [x + Math.cos(turn) * r * 1.1, y + Math.sin(turn) * r];
  });
  return { d: smooth(corners, true, 0.2), fill: colour };
}

/** The marks of a coat on a body, if it has any. */
export function marksOf(build: Build, body: Body, random: Random): Part[] {
  return build.marks ? MARKS[build.marks.how](body, build.marks.colour, random, build) : [];
}
