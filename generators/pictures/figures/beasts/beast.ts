// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Figure, Head, Part } from '../../brush/shapes.ts';
import { rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import { inAir } from '../hop.ts';
import type { BeastPose, Body, Build, Doing } from './build.ts';
import { marksOf } from './coat.ts';
import { cyclingBeast } from './cycling.ts';
import { feetOf } from './gait.ts';
import { headOf, neckAt, SIDE_EYE } from './head.ts';
import { idleAt } from './idle.ts';
import { foldedLegs, legOf } from './legs.ts';
import { sittingBeast } from './sitting.ts';
import { tailOf } from './tail.ts';

/** How a pose turns the head, in radians; a positive turn lowers the face. */
const TURNS: Record<Exclude<BeastPose, 'sit' | 'cycle'>, number> = { howl: -0.95, graze: 0.75, lie: 0.1, rest: 0 };

/** Draws a four-legged animal. Without a phase of its stride it stands as the seed decides. */
export function beast(built: Build, random: Random, doing: Doing = {}): Figure {
  const { pose, gait } = doing;
  if (pose === 'sit') return sittingBeast(built, random, doing);
  if (pose === 'cycle') return cyclingBeast(built, random, doing.part);
  const build = gait === 'run' ? atSpeed(built) : built;
  const { coat, leg, length, girth } = build;
  const lies = pose === 'lie' || pose === 'rest';
  const front = length / 2;
  const body: Body = { front, girth, back: lies ? -girth * 1.02 : -(leg + girth) };
  const { back } = body;
  const held = headAt(build, body, pose);
  const { nod, swing } = idleAt(doing.idle);
  // who grazes has the head down already, and moves along the grass
  const head: Point = pose === 'graze' ? [held[0] + nod * build.head * 0.5, held[1]] : [held[0] + nod * build.head * 0.3, held[1] + nod * build.head * 0.8];
  const turn = (pose ? TURNS[pose] : 0) + nod * (pose === 'graze' ? -0.14 : 0.26);
  const { farHind, farFront, nearHind, nearFront } = feetOf(build, random, doing);
  const dark = shade(coat, -0.3);
  const woolly = build.marks?.how === 'wool' || build.marks?.how === 'spines';
  const tail = tailOf(build, -front, back, gait === 'run' ? 'flies' : lies ? 'rests' : 'hangs');
  const parts: Part[] = inAir(tail, 0, swing * 0.22, [-front + girth * 0.12, back + girth * 0.22]);
  if (lies) parts.push(...foldedLegs(build, body, dark, front * 0.12));
  else parts.push(...legOf(build, -front * 0.66, dark, farHind, true), ...legOf(build, front * 0.6, dark, farFront, false));
  if (build.udder && !lies) parts.push({ d: ellipse(-front * 0.34, -leg * 0.94, girth * 0.2, girth * 0.15), fill: rgb('#e8a8a4') });
  if (build.humps) for (let i = 0; i < build.humps; i++) parts.push({ d: smooth([[front * (-0.66 + i * 0.62), back + girth * 0.3], [front * (-0.5 + i * 0.62), back - girth * 0.36], [front * (-0.28 + i * 0.62), back - girth * 0.36], [front * (-0.04 + i * 0.62), back + girth * 0.3]]), fill: shade(coat, -0.06) });
  parts.push({ d: neckPath(build, body, head), fill: coat });
  parts.push({
    d: smooth([
      [-front, back + girth * 0.36], [-front * 0.8, back + girth * 0.02], [-front * 0.15, back + girth * 0.1], [front * 0.5, back - girth * 0.02],
      [front * 0.96, back + girth * 0.4], [front * 0.86, back + girth * 0.86], [front * 0.3, back + girth * 1.04], [-front * 0.35, back + girth * 0.9],
      [-front * 0.9, back + girth * 0.84],
    ]),
    fill: coat,
    trunk: 'coat',
  });
  if (build.belly && !lies) parts.push({ d: smooth([[-front * 0.5, back + girth * 0.82], [front * 0.2, back + girth * 0.78], [front * 0.8, back + girth * 0.7], [front * 0.7, back + girth * 0.92], [front * 0.1, back + girth * 1.02], [-front * 0.4, back + girth * 0.93]]), fill: build.belly, alpha: 0.9, trunk: 'mark' });
  const legs = lies ? foldedLegs(build, body, coat) : [...legOf(build, -front * 0.78, coat, nearHind, true), ...legOf(build, front * 0.74, coat, nearFront, false)];
  // wool and spines hide the tops of the legs
  const marks = marksOf(build, body, random).map((one): Part => ({ ...one, trunk: 'mark' }));
  parts.push(...(woolly ? [...legs, ...marks] : [...marks, ...legs]));
  if (build.mane && lies) parts.push({ d: manePath(build, body, head), fill: build.mane });
  parts.push(...headOf(build, pose, random).map((one): Part => ({ ...one, at: { x: head[0], y: head[1], scale: 1, turn } })));
  if (build.mane && !lies) parts.push({ d: pose === 'graze' ? loweredMane(build, body, head) : manePath(build, body, head), fill: build.mane });
  const h = build.head;
  const crown = h * (build.antlers ? 3.3 : build.ruff ? 2.1 : build.ears === 'long' || build.horns === 'spiral' ? 2.8 : pose === 'howl' ? 1.7 + build.snout / h : 1.7);
  const behind = front + girth * (build.tail === 'brush' || build.tail === 'ringed' ? 1.85 : build.tail === 'plume' || build.tail === 'long' ? (gait === 'run' ? 1.95 : 1.2) : 0.6);
  const reach = Math.max(held[0] + h * 0.7 + build.snout, front + 4, held[0] + (build.trunk ? h * 2.8 : 0)) + 6;
  const rise = build.tail === 'plume' ? girth * 1.6 : build.humps ? girth * 0.45 : 4;
  const worn: Head = {
    at: { x: head[0], y: head[1], scale: h, turn },
    eyes: pose === 'howl' || pose === 'lie' ? [] : [SIDE_EYE],
    neck: neckAt([front * 0.84, back + girth * 0.25], head, build.neckWidth),
  };
  return { parts, half: Math.max(reach, behind, front + leg * (gait === 'run' ? 0.95 : 0.5)), tall: Math.max(-held[1] + crown, -back + rise), head: worn };
}

/** An animal that gallops carries its head low and far before it. */
const atSpeed = (build: Build): Build => ({ ...build, neck: [build.neck[0] * 1.3, build.neck[1] * 0.66] });

/** Where the head is: carried, near the ground of a meadow, or resting on it. */
function headAt({ neck: [nx, ny], head, leg }: Build, { front, back, girth }: Body, pose: BeastPose | undefined): Point {
  const shoulder: Point = [front * 0.84, back + girth * 0.25];
  if (pose !== 'graze' && pose !== 'lie') return [shoulder[0] + nx, shoulder[1] - ny];
  const low = pose === 'lie' ? -head * 0.95 : -head * 1.25;
  // a neck is as long as it is: what it does not need to reach down goes forward
  const long = Math.max(Math.hypot(nx, ny), pose === 'graze' ? leg * 0.8 : girth * 0.5);
  const down = low - shoulder[1];
  return [shoulder[0] + Math.max(nx, Math.sqrt(Math.max(0, long ** 2 - down ** 2)), head * 0.7), low];
}

function neckPath({ neckWidth, head, girth }: Build, { front, back }: Body, [hx, hy]: Point): string {
  const w = neckWidth / 2;
  return smooth([
    [front * 0.3, back + girth * 0.1], [front * 0.62 + (hx - front) * 0.3, (back + hy) / 2 - w * 0.35], [hx - head * 0.6, hy - head * 0.55],
    [hx + head * 0.35, hy + head * 0.4], [front * 0.9 + (hx - front) * 0.5, (back + hy) / 2 + w], [front * 0.98, back + girth * 0.56], [front * 0.5, back + girth * 0.6],
  ]);
}

function manePath({ head: h, girth }: Build, { front, back }: Body, [hx, hy]: Point): string {
  return smooth([
    [hx + h * 0.5, hy - h * 0.5], [hx - h * 0.1, hy - h * 1.1], [hx - h * 1.1, hy - h * 0.5], [(hx + front * 0.4) / 2 - h * 0.6, (hy + back) / 2 - h * 0.4],
    [front * 0.22, back - girth * 0.02], [front * 0.46, back + girth * 0.34], [(hx + front * 0.4) / 2 + h * 0.5, (hy + back) / 2 + h * 0.5], [hx - h * 0.3, hy + h * 0.1],
  ]);
}

/** The mane along the back of a neck that reaches down. */
function loweredMane({ head: h, neckWidth }: Build, { front, back }: Body, [hx, hy]: Point): string {
  return limb([[hx - h * 0.5, hy - h * 0.7], [front * 0.66 + (hx - front) * 0.3, (back + hy) / 2 - neckWidth * 0.2], [front * 0.4, back + 2]], h * 0.9, h * 1.2);
}
