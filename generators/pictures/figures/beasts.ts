// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import type { Point } from '../brush/path.ts';
import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/sprite.ts';
import type { Rgb } from '../light/colour.ts';
import { mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** The build of a four-legged animal seen from its side, facing right. Lengths in figure units. */
export interface Build {
  coat: Rgb;
  leg: number;
  legWidth: number;
  hoofWidth: number;
  length: number;
  girth: number;
  /** From the shoulder to the head's centre. */
  neck: Point;
  neckWidth: number;
  head: number;
  snout: number;
  snoutDrop: number;
  ears: 'point' | 'round' | 'long' | 'flop' | 'fan';
  tail: 'flow' | 'thin' | 'brush' | 'stub' | 'curl' | 'long';
  belly?: Rgb;
  muzzle?: Rgb;
  mane?: Rgb;
  hoof?: Rgb;
  antlers?: boolean;
  horn?: boolean;
  trunk?: boolean;
  patches?: Rgb;
  stripes?: Rgb;
}

/** Draws a four-legged animal. @param part phase of the stride, 0..1. Default: by seed */
export function beast(build: Build, random: Random, part?: number): Figure {
  const { coat, leg, length, girth } = build;
  const back = -(leg + girth);
  const front = length / 2;
  const head: Point = [front * 0.84 + build.neck[0], back + girth * 0.25 - build.neck[1]];
  const stood = random.range(-1, 1) * leg * 0.22;
  const stride = part === undefined ? stood : Math.sin(2 * Math.PI * part) * leg * 0.34;
  const lift = part === undefined ? 0 : Math.cos(2 * Math.PI * part) * leg * 0.16;
  const [far, close] = [Math.max(0, -lift), Math.max(0, lift)];
  const dark = shade(coat, -0.3);
  const parts: Part[] = [
    ...tail(build, -front, back),
    ...legOf(build, -front * 0.66, dark, -stride, true, far), ...legOf(build, front * 0.6, dark, stride, false, close),
  ];
  if (build.antlers) parts.push(...antlers(head, build.head, random));
  parts.push({ d: neckPath(build, back, front, head), fill: coat });
  parts.push({
    d: smooth([
      [-front, back + girth * 0.36], [-front * 0.8, back + girth * 0.02], [-front * 0.15, back + girth * 0.1], [front * 0.5, back - girth * 0.02],
      [front * 0.96, back + girth * 0.4], [front * 0.86, back + girth * 0.86], [front * 0.3, back + girth * 1.04], [-front * 0.35, back + girth * 0.9],
      [-front * 0.9, back + girth * 0.84],
    ]),
    fill: coat,
  });
  if (build.belly) parts.push({ d: smooth([[-front * 0.5, back + girth * 0.82], [front * 0.2, back + girth * 0.78], [front * 0.8, back + girth * 0.7], [front * 0.7, back + girth * 0.92], [front * 0.1, back + girth * 1.02], [-front * 0.4, back + girth * 0.93]]), fill: build.belly, alpha: 0.9 });
  if (build.patches) for (let i = 0; i < 5; i++) parts.push({ d: ellipse(random.range(-front * 0.75, front * 0.6), back + girth * random.range(0.25, 0.6), girth * random.range(0.06, 0.12)), fill: build.patches, alpha: 0.8 });
  if (build.stripes) parts.push(...stripesOf(build.stripes, front, back, girth));
  parts.push(...legOf(build, -front * 0.78, coat, stride, true, close), ...legOf(build, front * 0.74, coat, -stride, false, far), ...headOf(build, head));
  if (build.mane) parts.push({ d: manePath(build, back, front, head), fill: build.mane });
  const reach = front + Math.max(build.neck[0] + build.head + build.snout, 4) + 6;
  const tall = -head[1] + build.head * (build.antlers ? 3.3 : build.ears === 'long' ? 2.6 : build.horn ? 2.8 : 1.7);
  return { parts, half: Math.max(reach, front + leg * 0.5), tall: Math.max(tall, leg + girth + 4) };
}

/** Wedges from the back down, and from the belly up between them. */
function stripesOf(colour: Rgb, front: number, back: number, girth: number): Part[] {
  return [-0.86, -0.64, -0.42, -0.2, 0.04, 0.28, 0.52, 0.74].flatMap((at, i): Part[] => {
    const x = at * front;
    const down = back + girth * (i % 2 ? 0.5 : 0.62);
    const stripe: Part = { d: limb([[x + 2, back + girth * 0.08], [x - 2, (back + down) / 2 + girth * 0.06], [x + 1, down]], 4.6, 0.8), fill: colour };
    return i % 2 ? [stripe, { d: limb([[x - 3, back + girth * 0.86], [x - 1, back + girth * 0.7]], 3.2, 0.6), fill: colour }] : [stripe];
  });
}

function legOf(build: Build, x: number, colour: Rgb, step: number, hind: boolean, lift: number): Part[] {
  const { leg, legWidth, hoofWidth, girth } = build;
  const top = -(leg + girth * 0.34);
  const knee = hind ? -leg * 0.1 : leg * 0.06;
  const points: Point[] = [[x, top], [x + step * 0.4 + (hind ? leg * 0.08 : 0), -leg * 0.72], [x + step * 0.7 + knee + lift * 0.5, -leg * 0.4 - lift * 0.5], [x + step * 0.95, -hoofWidth * 0.4 - lift]];
  const parts: Part[] = [{ d: limb(points, legWidth, hoofWidth), fill: colour }];
  parts.push({ d: ellipse(x + step + hoofWidth * 0.22, -hoofWidth * 0.42 - lift, hoofWidth * 0.72, hoofWidth * 0.46), fill: build.hoof ?? shade(colour, -0.06) });
  return parts;
}

function neckPath(build: Build, back: number, front: number, [hx, hy]: Point): string {
  const w = build.neckWidth / 2;
  return smooth([
    [front * 0.3, back + build.girth * 0.1], [front * 0.62 + (hx - front) * 0.3, (back + hy) / 2 - w * 0.35], [hx - build.head * 0.6, hy - build.head * 0.55],
    [hx + build.head * 0.35, hy + build.head * 0.4], [front * 0.9 + (hx - front) * 0.5, (back + hy) / 2 + w], [front * 0.98, back + build.girth * 0.56], [front * 0.5, back + build.girth * 0.6],
  ]);
}

function manePath(build: Build, back: number, front: number, [hx, hy]: Point): string {
  const h = build.head;
  return smooth([
    [hx + h * 0.5, hy - h * 0.5], [hx - h * 0.1, hy - h * 1.1], [hx - h * 1.1, hy - h * 0.5], [(hx + front * 0.4) / 2 - h * 0.6, (hy + back) / 2 - h * 0.4],
    [front * 0.22, back - build.girth * 0.02], [front * 0.46, back + build.girth * 0.34], [(hx + front * 0.4) / 2 + h * 0.5, (hy + back) / 2 + h * 0.5], [hx - h * 0.3, hy + h * 0.1],
  ]);
}

function headOf(build: Build, [x, y]: Point): Part[] {
  const { head: h, coat, snout, snoutDrop } = build;
  const parts: Part[] = [];
  const ear = earOf(build, [x, y]);
  parts.push({ d: ear.far, fill: shade(coat, -0.25) });
  if (build.trunk) {
    parts.push({ d: limb([[x + h * 0.5, y + h * 0.1], [x + h * 1.2, y + h * 0.9], [x + h * 1.25, y + h * 2], [x + h * 1.6, y + h * 2.7]], h * 0.9, h * 0.34), fill: coat });
    parts.push({ d: limb([[x + h * 0.6, y + h * 0.6], [x + h * 1.1, y + h * 1.1], [x + h * 1.9, y + h * 0.95]], h * 0.26, h * 0.06), fill: rgb('#f6efdf') });
    parts.push({ d: ellipse(x, y, h * 1.02, h), fill: coat });
  } else {
    const tipX = x + h * 0.6 + snout;
    const tipY = y + snoutDrop;
    parts.push({
      d: smooth([
        [x - h * 0.85, y + h * 0.05], [x - h * 0.3, y - h * 0.82], [x + h * 0.5, y - h * 0.52], [tipX - snout * 0.1, tipY - h * 0.16], [tipX + h * 0.08, tipY + h * 0.12],
        [tipX - snout * 0.12, tipY + h * 0.4], [x + h * 0.45, y + h * 0.72], [x - h * 0.3, y + h * 0.82],
      ]),
      fill: coat,
    });
    if (build.muzzle) parts.push({ d: smooth([[tipX + h * 0.04, tipY + h * 0.04], [tipX - snout * 0.1, tipY + h * 0.38], [x + h * 0.4, y + h * 0.68], [x + h * 0.1, y + h * 0.62], [x + h * 0.5, y + h * 0.26]]), fill: build.muzzle, alpha: 0.95 });
    parts.push({ d: ellipse(tipX - h * 0.02, tipY + h * 0.02, h * 0.15, h * 0.12), fill: rgb('#2a2024') });
  }
  if (build.horn) parts.push({ d: limb([[x + h * 0.3, y - h * 0.6], [x + h * 0.7, y - h * 1.4], [x + h * 1.15, y - h * 2.4]], h * 0.34, h * 0.04), fill: rgb('#f4d98a') });
  parts.push({ d: ear.near, fill: coat });
  if (build.ears !== 'fan') parts.push({ d: ear.inner, fill: mix(coat, rgb('#e8a29a'), 0.55), alpha: 0.8 });
  parts.push({ d: ellipse(x + h * 0.34, y - h * 0.12, h * 0.13, h * 0.15), fill: rgb('#241a1c') }, { d: ellipse(x + h * 0.38, y - h * 0.18, h * 0.045), fill: rgb('#ffffff'), alpha: 0.95 });
  return parts;
}

function earOf(build: Build, [x, y]: Point): { far: string; near: string; inner: string } {
  const h = build.head;
  const at = (dx: number, points: readonly Point[]) => smooth(points.map(([px, py]) => [x + dx + px * h, y + py * h] as const));
  const shapes: Record<Build['ears'], readonly Point[]> = {
    point: [[-0.55, -0.5], [-0.42, -1.5], [-0.42, -1.5], [0.12, -0.68]],
    round: [[-0.7, -0.5], [-0.82, -1.05], [-0.4, -1.22], [-0.05, -0.72]],
    long: [[-0.4, -0.6], [-0.78, -1.7], [-0.5, -2.5], [-0.12, -1.7], [0.02, -0.7]],
    flop: [[-0.5, -0.7], [-0.95, -0.35], [-0.9, 0.55], [-0.45, 0.4], [-0.2, -0.5]],
    fan: [[-0.2, -0.8], [-1.1, -1.05], [-1.65, -0.1], [-1.3, 0.9], [-0.5, 0.8], [-0.1, 0.1]],
  };
  const inner = shapes[build.ears].map(([px, py]) => [px * 0.8 - 0.06, py * 0.86 - 0.06] as const);
  return { far: at(h * 0.42, shapes[build.ears]), near: at(0, shapes[build.ears]), inner: at(0, inner) };
}

function antlers([x, y]: Point, h: number, random: Random): Part[] {
  const colour = rgb('#b08a5c');
  const parts: Part[] = [];
  for (const [side, tone] of [[0.5, shade(colour, -0.25)], [-0.15, colour]] as const) {
    const sx = x + h * side;
    const lean = random.range(0.7, 1.1) * h;
    parts.push({ d: limb([[sx, y - h * 0.6], [sx - lean * 0.9, y - h * 1.6], [sx - lean * 0.5, y - h * 3.1]], h * 0.24, h * 0.06), fill: tone });
    for (const t of [0.25, 0.55, 0.8]) parts.push({ d: limb([[sx - lean * 0.75, y - h * (0.9 + t * 1.6)], [sx - lean * 0.1 + h * 0.3, y - h * (1.25 + t * 1.7)], [sx + h * 0.35, y - h * (1.7 + t * 1.7)]], h * 0.17, h * 0.04), fill: tone });
  }
  return parts;
}

function tail(build: Build, x: number, back: number): Part[] {
  const { coat, girth: g, leg } = build;
  const root: Point = [x + g * 0.12, back + g * 0.22];
  switch (build.tail) {
    case 'flow': return [{ d: smooth([[root[0] + 3, root[1] - 3], [x - g * 0.35, back + g * 0.2], [x - g * 0.5, back + g * 0.9], [x - g * 0.25, -leg * 0.35], [x - g * 0.1, back + g * 0.9]]), fill: build.mane ?? shade(coat, -0.3) }];
    case 'thin': return [{ d: limb([root, [x - g * 0.16, back + g * 0.7], [x - g * 0.2, back + g * 1.15]], g * 0.09, g * 0.05), fill: shade(coat, -0.15) }];
    case 'brush': return [
      { d: smooth([[root[0] + 4, root[1]], [x - g * 0.7, back - g * 0.05], [x - g * 1.75, back + g * 0.35], [x - g * 2.15, back + g * 0.95], [x - g * 1.3, back + g * 1.05], [x - g * 0.3, back + g * 0.6]]), fill: shade(coat, -0.06) },
      { d: smooth([[x - g * 1.7, back + g * 0.42], [x - g * 2.15, back + g * 0.95], [x - g * 1.55, back + g * 0.98]]), fill: rgb('#f7efe4') },
    ];
    case 'stub': return [{ d: ellipse(x - g * 0.02, back + g * 0.26, g * 0.2, g * 0.16), fill: mix(coat, [255, 255, 255], 0.35) }];
    case 'long': return [
      { d: limb([root, [x - g * 0.5, back + g * 0.45], [x - g * 0.85, back + g * 0.85], [x - g * 1.2, back + g * 0.55]], g * 0.22, g * 0.16), fill: coat },
      ...[0.55, 0.8, 1.02].map((t): Part => ({ d: ellipse(x - g * t, back + g * (0.4 + Math.min(t, 0.85) * 0.42), g * 0.06, g * 0.13, 30), fill: build.stripes ?? shade(coat, -0.3) })),
    ];
    case 'curl': return [{ d: limb([root, [x - g * 0.55, back + g * 0.05], [x - g * 0.75, back - g * 0.55], [x - g * 0.35, back - g * 0.8]], g * 0.3, g * 0.14), fill: coat }];
  }
}
