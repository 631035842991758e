// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../../brush/path.ts';
import type { Part, Spot } from '../../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import type { BeastPose, Build, Ears } from './build.ts';
import { antlers, hornsOf } from './horns.ts';

const EARS: Record<Ears, readonly Point[]> = {
  point: [[-0.55, -0.5], [-0.42, -1.5], [-0.42, -1.5], [0.12, -0.68]],
  round: [[-0.7, -0.5], [-0.82, -1.05], [-0.4, -1.22], [-0.05, -0.72]],
  dish: [[-0.5, -0.5], [-1.15, -1.1], [-0.75, -1.9], [0.02, -1.6], [0.05, -0.7]],
  long: [[-0.4, -0.6], [-0.78, -1.7], [-0.5, -2.5], [-0.12, -1.7], [0.02, -0.7]],
  flop: [[-0.5, -0.7], [-0.95, -0.35], [-0.9, 0.55], [-0.45, 0.4], [-0.2, -0.5]],
  fan: [[-0.2, -0.8], [-1.1, -1.05], [-1.65, -0.1], [-1.3, 0.9], [-0.5, 0.8], [-0.1, 0.1]],
  side: [[-0.25, -0.62], [-0.95, -0.72], [-1.4, -0.3], [-1.05, -0.12], [-0.35, -0.3]],
};

/** The eye of a head seen from its side, in units of the skull. */
export const SIDE_EYE: Point = [0.34, -0.12];

/** Where a neck of a width, from a shoulder to a head, is worn around. */
export function neckAt([sx, sy]: Point, [hx, hy]: Point, width: number): Spot {
  const [dx, dy] = [hx - sx, hy - sy];
  return { x: sx + dx * 0.48, y: sy + dy * 0.48, scale: width * 0.55, turn: Math.atan2(dx, -dy) };
}

/** A head around 0, 0, facing right. A sleeper's eyes are closed, and a howler's mouth is open. */
export function headOf(build: Build, pose: BeastPose | undefined, random: Random): Part[] {
  const { head: h, snout, snoutDrop, ruff } = build;
  const coat = build.face ?? build.coat;
  const parts: Part[] = build.antlers ? antlers(h, random) : [];
  if (ruff) parts.push(...maneAround(build, random));
  const ears = EARS[build.ears].map(([px, py]) => [px * h, py * h] as const);
  const moved = (dx: number) => smooth(ears.map(([px, py]) => [px + dx, py] as const));
  const closed = pose === 'howl' || pose === 'lie';
  parts.push({ d: moved(h * 0.42), fill: shade(coat, -0.25) });
  if (build.trunk) {
    const trunk: Point[] = pose === 'lie' ? [[h * 0.5, h * 0.2], [h * 1.3, h * 0.66], [h * 2.1, h * 0.8], [h * 2.7, h * 0.7]] : [[h * 0.5, h * 0.1], [h * 1.2, h * 0.9], [h * 1.25, h * 2], [h * 1.6, h * 2.7]];
    parts.push({ d: limb(trunk, h * 0.9, h * 0.34), fill: coat });
    parts.push({ d: limb([[h * 0.6, h * 0.6], [h * 1.1, h * 1.1], [h * 1.9, h * 0.95]], h * 0.26, h * 0.06), fill: rgb('#f6efdf') });
    parts.push({ d: ellipse(0, 0, h * 1.02, h), fill: coat });
  } else parts.push(...snoutOf(build, pose === 'howl'));
  if (build.horns) parts.push(...hornsOf(build.horns, build));
  if (build.beard) parts.push({ d: smooth([[h * 0.5, h * 0.6], [h * 0.62, h * 1.5], [h * 0.62, h * 1.5], [h * 0.9 + snout * 0.2, snoutDrop + h * 0.3]]), fill: shade(coat, -0.2) });
  parts.push({ d: moved(0), fill: coat });
  if (build.ears !== 'fan') parts.push({ d: smooth(ears.map(([px, py]) => [px * 0.8 - 0.06 * h, py * 0.86 - 0.06 * h] as const)), fill: mix(coat, rgb('#e8a29a'), 0.55), alpha: 0.8 });
  if (build.mask) parts.push(...masked(h, build.mask, coat));
  if (closed) parts.push({ d: `M${h * 0.2} ${-h * 0.14}Q${h * 0.36} ${h * 0.04} ${h * 0.52} ${-h * 0.12}`, stroke: rgb('#241a1c'), width: Math.max(0.9, h * 0.09) });
  else {
    if (build.eye) parts.push({ d: ellipse(h * 0.34, -h * 0.12, h * 0.19, h * 0.18), fill: build.eye });
    parts.push({ d: ellipse(h * 0.34, -h * 0.12, h * 0.13, h * 0.15), fill: rgb('#241a1c') }, { d: ellipse(h * 0.38, -h * 0.18, h * 0.045), fill: rgb('#ffffff'), alpha: 0.95 });
  }
  if (build.marks?.how === 'spots') parts.push({ d: `M${h * 0.48} 0Q${h * 0.56} ${h * 0.3} ${h * 0.66} ${h * 0.46}`, stroke: build.marks.colour, width: h * 0.09 });
  return parts;
}

/** A dark patch around the eye, under a pale brow. */
function masked(h: number, mask: Rgb, coat: Rgb): Part[] {
  const at = (points: readonly Point[]): string => smooth(points.map(([px, py]) => [px * h, py * h] as const));
  return [
    { d: at([[-0.5, -0.1], [0.1, -0.62], [0.52, -0.5], [0.8, -0.16], [0.4, -0.3], [-0.2, 0.02]]), fill: mix(coat, [255, 252, 246], 0.75) },
    { d: at([[-0.42, 0.3], [-0.1, -0.14], [0.22, -0.42], [0.56, -0.36], [0.84, 0.06], [0.6, 0.2], [0.3, 0.24], [-0.1, 0.52]]), fill: mask },
    { d: ellipse(h * 0.34, -h * 0.12, h * 0.2, h * 0.2), fill: rgb('#c9b48c') },
  ];
}

function snoutOf({ face, coat: body, head: h, snout, snoutDrop, muzzle, disc, blunt, ...build }: Build, open: boolean): Part[] {
  const coat = face ?? body;
  const parts: Part[] = [];
  const [tipX, tipY] = [h * 0.6 + snout, snoutDrop];
  if (open) {
    parts.push({ d: smooth([[h * 0.2, h * 0.5], [tipX - snout * 0.2, tipY + h * 0.62], [tipX - snout * 0.26, tipY + h * 0.9], [h * 0.2, h * 0.9]]), fill: coat });
    parts.push({ d: smooth([[h * 0.3, h * 0.42], [tipX, tipY + h * 0.16], [tipX - snout * 0.24, tipY + h * 0.7], [h * 0.4, h * 0.66]]), fill: rgb('#5a2428') });
  }
  parts.push({
    d: smooth([
      [-h * 0.85, h * 0.05], [-h * 0.3, -h * 0.82], [h * 0.5, -h * 0.52], [tipX - snout * 0.1, tipY - h * 0.16], [tipX + h * 0.08, tipY + h * 0.12],
      [tipX - snout * 0.12, tipY + h * (open ? 0.28 : 0.4)], [h * 0.45, h * (open ? 0.5 : 0.72)], [-h * 0.3, h * 0.82],
    ]),
    fill: coat,
  });
  if (muzzle) parts.push({ d: smooth([[tipX + h * 0.04, tipY + h * 0.04], [tipX - snout * 0.1, tipY + h * (open ? 0.26 : 0.38)], [h * 0.4, h * (open ? 0.48 : 0.68)], [h * 0.1, h * 0.62], [h * 0.5, h * 0.26]]), fill: muzzle, alpha: 0.95 });
  if (blunt) return [
    ...parts, { d: smooth([[h * 0.5, -h * 0.3], [tipX - h * 0.2, tipY - h * 0.66], [tipX + h * 0.34, tipY - h * 0.4], [tipX + h * 0.42, tipY + h * 0.3], [tipX, tipY + h * 0.66], [h * 0.5, h * 0.86]]), fill: shade(coat, 0.06) },
    ...[0, 0.3].map((dx): Part => ({ d: ellipse(tipX - h * (0.02 - dx), tipY - h * 0.4, h * 0.1, h * 0.07), fill: shade(coat, -0.45) })), { d: `M${tipX + h * 0.4} ${tipY + h * 0.24}Q${tipX - h * 0.3} ${tipY + h * 0.44} ${h * 0.5} ${h * 0.52}`, stroke: shade(coat, -0.4), width: h * 0.07 },
    { d: poly([[tipX + h * 0.1, tipY + h * 0.28], [tipX + h * 0.2, tipY + h * 0.5], [tipX + h * 0.28, tipY + h * 0.27]]), fill: rgb('#f6efdf') },
  ];
  if (disc) return [...parts, { d: ellipse(tipX - h * 0.04, tipY + h * 0.1, h * 0.24, h * 0.36), fill: mix(coat, rgb('#d8737a'), 0.5) }, { d: ellipse(tipX, tipY, h * 0.06, h * 0.09), fill: rgb('#7a3f48') }, { d: ellipse(tipX, tipY + h * 0.22, h * 0.06, h * 0.09), fill: rgb('#7a3f48') }];
  if (build.marks?.how === 'stripes') for (const dx of [-0.4, -0.1, 0.2]) parts.push({ d: limb([[dx * h, -h * 0.7], [dx * h + h * 0.06, -h * 0.34]], h * 0.16, h * 0.04), fill: build.marks.colour });
  parts.push({ d: ellipse(tipX - h * 0.02, tipY + h * 0.02, h * 0.15, h * 0.12), fill: rgb('#2a2024') });
  return parts;
}

/** A lion's mane: tufts around the face, down to the chest. */
function maneAround({ head: h, ruff = [0, 0, 0] }: Build, random: Random): Part[] {
  const tufts: Point[] = [];
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * 2 * Math.PI;
    const reach = h * (i % 2 ? 1.5 : 1.85) * (1 + random.range(-0.04, 0.04)) * (Math.sin(turn) > 0.2 ? 1.16 : 1);
    tufts.push([-h * 0.42 + Math.cos(turn) * reach * 0.94, h * 0.22 + Math.sin(turn) * reach]);
  }
  return [{ d: smooth(tufts, true, 0.7), fill: ruff }, { d: ellipse(-h * 0.1, h * 0.06, h * 1.12, h * 1.16), fill: shade(ruff, 0.22) }];
}
