// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { mix, rgb, shade } from '../../light/colour.ts';
import type { Build } from './build.ts';

/** The tail of an animal. @param x of its rump @param how it hangs, rests on the ground, or flies behind a runner */
export function tailOf(build: Build, x: number, back: number, how: 'hangs' | 'rests' | 'flies' = 'hangs'): Part[] {
  const { coat, girth: g, leg } = build;
  const root: Point = [x + g * 0.12, back + g * 0.22];
  const low = how === 'rests' ? g * 0.9 : leg * 0.65 + g;
  if (how === 'flies' && (build.tail === 'long' || build.tail === 'tuft' || build.tail === 'flow' || build.tail === 'hang')) return flyingTail(build, root, x, back);
  switch (build.tail) {
    case 'flow': return [{ d: smooth([[root[0] + 3, root[1] - 3], [x - g * 0.35, back + g * 0.2], [x - g * 0.5, back + g * 0.9], [x - g * 0.25, back + low], [x - g * 0.1, back + g * 0.9]]), fill: build.mane ?? shade(coat, -0.3) }];
    case 'thin': return [{ d: limb([root, [x - g * 0.16, back + g * 0.7], [x - g * 0.2, back + Math.min(low, g * 1.15)]], g * 0.09, g * 0.05), fill: shade(coat, -0.15) }];
    case 'tuft': return [
      { d: limb([root, [x - g * 0.18, back + g * 0.6], [x - g * 0.2, back + low * 0.8]], g * 0.11, g * 0.07), fill: shade(coat, -0.12) },
      { d: smooth([[x - g * 0.26, back + low * 0.72], [x - g * 0.36, back + low], [x - g * 0.2, back + low * 1.06], [x - g * 0.1, back + low * 0.96], [x - g * 0.14, back + low * 0.72]]), fill: build.ruff ?? shade(coat, -0.55) },
    ];
    case 'brush': return [
      { d: smooth([[root[0] + 4, root[1]], [x - g * 0.7, back - g * 0.05], [x - g * 1.75, back + g * 0.35], [x - g * 2.15, back + g * 0.95], [x - g * 1.3, back + g * 1.05], [x - g * 0.3, back + g * 0.6]]), fill: shade(coat, -0.06) },
      { d: smooth([[x - g * 1.7, back + g * 0.42], [x - g * 2.15, back + g * 0.95], [x - g * 1.55, back + g * 0.98]]), fill: rgb('#f7efe4') },
    ];
    case 'ringed': return [
      { d: limb(ringed(root, x, back, g), g * 0.36, g * 0.3), fill: shade(coat, 0.08) },
      ...[0.5, 0.8, 1.1, 1.4, 1.62].map((t): Part => ({ d: ellipse(x - g * t, back + g * ringedAt(t), g * (t > 1.5 ? 0.15 : 0.08), g * 0.2, -24), fill: build.mask ?? shade(coat, -0.5) })),
    ];
    case 'hang': return [
      { d: smooth([[root[0] + 5, root[1] - 2], [x - g * 0.34, back + g * 0.3], [x - g * 0.62, back + g * 0.9], [x - g * 0.56, back + low * 0.98], [x - g * 0.34, back + low], [x - g * 0.1, back + g * 0.85]]), fill: shade(coat, -0.14) },
      { d: smooth([[x - g * 0.62, back + low * 0.76], [x - g * 0.56, back + low * 0.98], [x - g * 0.34, back + low], [x - g * 0.36, back + low * 0.82]]), fill: shade(coat, -0.5) },
    ];
    case 'stub': return [{ d: ellipse(x - g * 0.02, back + g * 0.26, g * 0.2, g * 0.16), fill: mix(coat, [255, 255, 255], 0.35) }];
    case 'long': return [
      { d: limb([root, [x - g * 0.5, back + g * 0.45], [x - g * 0.85, back + g * 0.85], [x - g * 1.2, back + g * 0.55]], g * 0.22, g * 0.16), fill: coat },
      ...(build.marks ? [0.55, 0.8, 1.02] : []).map((t): Part => ({ d: ellipse(x - g * t, back + g * (0.4 + Math.min(t, 0.85) * 0.42), g * 0.06, g * 0.13, 30), fill: build.marks?.colour ?? coat })),
    ];
    case 'curl': return [{ d: limb([root, [x - g * 0.55, back + g * 0.05], [x - g * 0.75, back - g * 0.55], [x - g * 0.35, back - g * 0.8]], g * 0.3, g * 0.14), fill: coat }];
    case 'corkscrew': return [{ d: `M${root[0]} ${root[1]}q${-g * 0.3} ${-g * 0.02} ${-g * 0.26} ${-g * 0.18}q${g * 0.1} ${-g * 0.12} ${g * 0.08} ${g * 0.06}q${-g * 0.1} ${g * 0.14} ${-g * 0.3} ${-g * 0.02}`, stroke: shade(coat, -0.12), width: g * 0.08 }];
    case 'paddle': return [
      { d: smooth([[root[0] + 4, root[1] + g * 0.3], [x - g * 0.5, back + g * 0.74], [x - g * 1.3, back + g * 0.86], [x - g * 1.4, back + g * 1.1], [x - g * 0.5, back + g * 1.12], [x, back + g * 0.8]]), fill: shade(coat, -0.45) },
      { d: `M${x - g * 1.2} ${back + g * 0.92}l${g * 0.12} ${g * 0.14}m${g * 0.1} ${-g * 0.17}l${g * 0.12} ${g * 0.17}m${g * 0.1} ${-g * 0.2}l${g * 0.12} ${g * 0.18}`, stroke: shade(coat, -0.2), width: 1.1 },
    ];
    case 'plume': return [
      { d: smooth([[root[0] + 6, root[1] + g * 0.3], [x - g * 0.5, back + g * 0.7], [x - g * 1.2, back + g * 0.2], [x - g * 1.25, back - g * 0.8], [x - g * 0.7, back - g * 1.5], [x - g * 0.1, back - g * 1.35], [x - g * 0.36, back - g * 0.9], [x - g * 0.42, back - g * 0.3], [x - g * 0.1, back]]), fill: shade(coat, -0.1) },
      { d: smooth([[x - g * 0.42, back + g * 0.3], [x - g * 0.84, back - g * 0.2], [x - g * 0.78, back - g * 0.9], [x - g * 0.5, back - g * 1.1], [x - g * 0.66, back - g * 0.5]]), fill: mix(coat, [255, 240, 220], 0.35), alpha: 0.8 },
    ];
  }
}

/** The tail of a runner, stretched out behind it. */
function flyingTail({ coat, girth: g, tail, marks, mane, ruff }: Build, root: Point, x: number, back: number): Part[] {
  const reach: Point[] = [root, [x - g * 0.5, back - g * 0.02], [x - g * 1.05, back + g * 0.1], [x - g * 1.6, back - g * 0.16]];
  if (tail === 'flow' || tail === 'hang') return [{ d: smooth([[root[0] + 4, root[1] - 3], [x - g * 0.4, back - g * 0.12], [x - g * 1.2, back + g * 0.1], [x - g * 1.5, back + g * 0.42], [x - g * 0.9, back + g * 0.44], [x - g * 0.2, back + g * 0.5]]), fill: tail === 'flow' ? (mane ?? shade(coat, -0.3)) : shade(coat, -0.14) }];
  if (tail === 'tuft') return [
    { d: limb(reach, g * 0.12, g * 0.07), fill: shade(coat, -0.12) },
    { d: ellipse(x - g * 1.62, back - g * 0.16, g * 0.22, g * 0.1, 25), fill: ruff ?? shade(coat, -0.55) },
  ];
  const bands = marks ? [0.62, 0.86, 1.1, 1.34] : [];
  return [
    { d: limb(reach, g * 0.22, g * 0.17), fill: coat },
    ...bands.map((t): Part => ({ d: ellipse(x - g * t, back + g * (t < 1.05 ? 0.02 + (t - 0.5) * 0.14 : 0.1 - (t - 1.05) * 0.46), g * 0.06, g * 0.11, 8), fill: marks?.colour ?? coat })),
  ];
}

/** How far below the back a ringed tail is, `t` girths behind the rump. */
const ringedAt = (t: number): number => 0.24 + t * 0.4;
const ringed = (root: Point, x: number, back: number, g: number): Point[] => [root, ...[0.5, 1.05, 1.66].map((t): Point => [x - g * t, back + g * ringedAt(t)])];
