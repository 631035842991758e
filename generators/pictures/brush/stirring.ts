import type { Stir } from '../figures/stirs.ts';
import { type Pose, windAt } from './moves.ts';

/** Position and surroundings of an animated figure. */
export interface Stance {
  x: number;
  /** Pixels of height, and half of its width. */
  size: number;
  half: number;
  /** 1 faces right, -1 left. */
  way: 1 | -1;
  /** How steep the ground is that it goes down, or how it is turned in the air, in radians. Default: level. */
  tilt?: number;
  /** Of the scene, in pixels. */
  width: number;
  /** A hundredth of the short side. */
  u: number;
  /** The clip's length. */
  seconds: number;
  /** Pixels a second of one who goes with others. Default: its own. */
  pace?: number;
}

/** How often a second a figure goes through the phases in which it is drawn. A stride is a step of both legs. */
export const CYCLES: Partial<Record<Stir, number>> = {
  walk: 1.05,
  run: 1.6,
  // a stride of somebody is nearly half their height, and takes them as far; each of its phases is two frames long
  stroll: 0.78125,
  dash: 1.3,
  hop: 1.25,
  jump: 0.95,
  idle: 0.24,
  play: 0.9,
};

const TRAVELS: Partial<Record<Stir, number>> = {
  drive: 14,
  sail: 3,
  slide: 7,
  walk: 5,
  run: 16,
  stroll: 13.75,
  dash: 22,
  hop: 11,
  flap: 9,
  glide: 16,
  launch: 6,
  swim: 4,
};

/** What gets ahead the faster the larger it is. */
const ON_LEGS: ReadonlySet<Stir> = new Set<Stir>(['walk', 'run', 'stroll', 'dash', 'hop']);

/** What may leave the picture by its front half: a train as wide as the picture would have nowhere to go. */
const LEAVES: ReadonlySet<Stir> = new Set<Stir>(['drive', 'glide']);

/** Whether a figure leaves its place in a clip. */
export const travels = (stir: Stir): boolean => TRAVELS[stir] !== undefined;

/** Whether somebody walks or runs on legs. */
export const onLegs = (stir: Stir): boolean => ON_LEGS.has(stir);

/** Pixels a second, such that the figure, or half of a vehicle, does not leave the picture before the clip ends. */
export function paceOf(
  stir: Stir,
  { x, way, width, u, seconds, size, half }: Omit<Stance, 'pace' | 'tilt'>,
): number {
  const wished = (TRAVELS[stir] ?? 0) * u * (ON_LEGS.has(stir) ? Math.max(0.5, size / (u * 42)) : 1);
  const edge = way > 0 ? width - x : x;
  // a camera that comes closer shows less of the picture
  const ahead = LEAVES.has(stir) ? edge : edge - half * 0.9 - (ON_LEGS.has(stir) ? width * 0.07 : 0);
  const room = Math.max(width * (ON_LEGS.has(stir) ? 0.04 : 0.12), ahead);
  return Math.min(wished, room / seconds);
}

/** Travel in pixels. */
export function gone(stir: Stir, time: number, stance: Stance): number {
  // accelerates from rest, so that the first frame is the picture
  const start = time < 0.8 ? (time * time) / 1.6 : time - 0.4;
  return stance.way * (stance.pace ?? paceOf(stir, stance)) * start;
}

/** The time of one who gets ahead in the air and rests on the ground. */
const inHops = (time: number): number => {
  const turn = 2 * Math.PI * (CYCLES.hop ?? 1);
  return time + Math.sin(turn * time) / turn;
};

const wave = (time: number, hertz: number, phase = 0): number =>
  Math.sin(2 * Math.PI * hertz * time + phase) - Math.sin(phase);

/** The pose of a figure at a time in seconds; the identity at 0, so that the first frame is the picture. */
export function stirred(stir: Stir, time: number, stance: Stance): Pose {
  const { u, size, x: place, way } = stance;
  const x = gone(stir, time, stance);
  switch (stir) {
    case 'stand':
      return {};
    case 'breathe':
    case 'play':
    case 'idle':
      return {
        tall: 1 + 0.012 * wave(time, 0.3),
        wide: 1 - 0.005 * wave(time, 0.3),
        lean: 0.008 * wave(time, 0.17, 0.6) + 0.004 * windAt(place, time),
      };
    case 'walk':
      return { x, y: -Math.abs(Math.sin(2 * Math.PI * (CYCLES.walk ?? 0) * time)) * size * 0.012 };
    // highest when the legs pass each other
    case 'stroll':
      return { x, y: -Math.abs(Math.sin(2 * Math.PI * (CYCLES.stroll ?? 0) * time)) * size * 0.01 };
    // in the air with the legs far apart, as the picture shows it
    case 'dash':
      return { x, y: size * 0.008 * (1 - Math.cos(4 * Math.PI * (CYCLES.dash ?? 0) * time)) };
    case 'run':
      // it rises when it is stretched out, and rocks from its front legs to its hind ones
      return {
        x,
        y: size * 0.025 * (1 - Math.cos(2 * Math.PI * (CYCLES.run ?? 0) * time)),
        turn: way * 0.035 * wave(time, CYCLES.run ?? 0),
      };
    // the phases of both are drawn at their height
    case 'hop':
      return { x: gone(stir, inHops(time), stance) };
    case 'jump':
      return {};
    case 'drive':
      return { x, y: u * 0.12 * wave(time, 2.6), turn: way * 0.003 * wave(time, 1.7) };
    case 'slide':
      return { x, y: Math.abs(x) * Math.tan(stance.tilt ?? 0), turn: 0.012 * wave(time, 0.9) };
    case 'sail':
      return { x, y: u * 0.7 * wave(time, 0.28), turn: 0.022 * wave(time, 0.23) };
    case 'flap':
      return {
        x,
        y: u * 1.6 * wave(time, 0.45),
        tall: 1 + 0.13 * wave(time, 2.2),
        turn: 0.03 * wave(time, 0.4),
      };
    case 'flutter':
      return {
        x: u * 7 * wave(time, 0.16) + u * 2 * wave(time, 0.41),
        y: u * 4 * wave(time, 0.27) + u * wave(time, 0.9),
        wide: 1 - 0.36 * (1 - Math.cos(2 * Math.PI * 2.6 * time)),
      };
    // along its nose
    case 'glide':
      return {
        x,
        y: x * Math.tan(stance.tilt ?? 0) - Math.abs(x) * 0.03 + u * 0.4 * wave(time, 0.5),
        turn: 0.01 * wave(time, 0.4),
      };
    case 'launch': {
      const far = Math.abs(x);
      return { x: far * Math.sin(stance.tilt ?? 0), y: -far * Math.cos(stance.tilt ?? 0) };
    }
    case 'rise':
      return { x: u * 1.2 * wave(time, 0.14), y: -u * 1.7 * time, turn: 0.02 * wave(time, 0.22) };
    case 'swim':
      return {
        x,
        y: u * 1.1 * wave(time, 0.35),
        lean: 0.05 * wave(time, 1),
        wide: 1 - 0.025 * wave(time, 1),
      };
    case 'hover':
      return { x: u * 1.5 * wave(time, 0.11), y: u * 2.4 * wave(time, 0.16), turn: 0.07 * wave(time, 0.1) };
    case 'nod':
      return { lean: 0.05 * windAt(place, time) };
  }
}
