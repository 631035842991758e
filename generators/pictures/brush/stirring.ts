import { isMove, MOVES } from '../figures/moves/moves.ts';
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
  /** Pixels of height of the smallest of them. Default: its own. */
  lead?: number;
}

/** How often a second a figure goes through the phases in which it is drawn. A stride is a step of both legs. */
export const CYCLES: Partial<Record<Stir, number>> = {
  walk: 1.05,
  run: 1.6,
  // a stride of somebody is nearly half their height, and takes them as far; each of its phases is two frames long
  stroll: 0.78125,
  dash: 1.3,
  hop: 1.25,
  bound: 0.5,
  jump: 0.95,
  idle: 0.24,
  play: 0.9,
  wing: 1.9,
  whirl: 3.1,
};

/** How often a second a figure goes through its phases; undefined for what has none. */
export const cycleOf = (stir: Stir): number | undefined => (isMove(stir) ? MOVES[stir].hertz : CYCLES[stir]);

const TRAVELS: Partial<Record<Stir, number>> = {
  drive: 14,
  sail: 3,
  slide: 7,
  walk: 5,
  run: 16,
  stroll: 13.75,
  dash: 22,
  hop: 11,
  bound: 10,
  flap: 9,
  wing: 9,
  glide: 16,
  whirl: 10,
  launch: 6,
  swim: 4,
  pedal: 22,
  row: 4,
  crawl: 5,
};

/** What gets ahead the faster the larger it is. */
const ON_LEGS: ReadonlySet<Stir> = new Set<Stir>(['walk', 'run', 'stroll', 'dash', 'hop', 'bound']);

/** What may leave the picture by its front half: a train as wide as the picture would have nowhere to go. */
const LEAVES: ReadonlySet<Stir> = new Set<Stir>(['drive', 'glide', 'whirl']);

/** Whether a figure leaves its place in a clip. */
export const travels = (stir: Stir): boolean => TRAVELS[stir] !== undefined;

/** Whether somebody walks or runs on legs. */
export const onLegs = (stir: Stir): boolean => ON_LEGS.has(stir);

/** Pixels a second of one who has room for it. */
const wishedPace = (stir: Stir, size: number, u: number): number =>
  (TRAVELS[stir] ?? 0) * u * (ON_LEGS.has(stir) ? Math.max(0.5, size / (u * 42)) : 1);

/** Pixels a second, such that the figure, or half of a vehicle, does not leave the picture before the clip ends. */
export function paceOf(
  stir: Stir,
  { x, way, width, u, seconds, size, half }: Omit<Stance, 'pace' | 'tilt'>,
): number {
  const wished = wishedPace(stir, size, u);
  const edge = way > 0 ? width - x : x;
  // a camera that comes closer shows less of the picture
  const ahead = LEAVES.has(stir) ? edge : edge - half * 0.9 - (ON_LEGS.has(stir) ? width * 0.07 : 0);
  const room = Math.max(width * (ON_LEGS.has(stir) ? 0.04 : 0.12), ahead);
  return Math.min(wished, room / seconds);
}

/** Travel in pixels. */
export function gone(stir: Stir, time: number, stance: Stance): number {
  const pace = stance.pace ?? paceOf(stir, stance);
  const stopping = STEPS.has(stir) ? stopOf(stir, pace, stance) : null;
  if (!stopping) return stance.way * pace * begun(time);
  const { rate, way, stops } = stopping;
  const left = Math.max(0, stops + RAMP - time);
  return stance.way * (time < stops ? rate * begun(time) : way - (rate * left * left) / (2 * RAMP));
}

/** At which pace one goes who has little room, how far, and when they slow down; null for who has room enough, or hardly any. */
function stopOf(
  stir: Stir,
  pace: number,
  stance: Stance,
): { rate: number; way: number; stops: number } | null {
  const wished = wishedPace(stir, stance.lead ?? stance.size, stance.u);
  const rate = Math.max(pace, wished * SLOWEST);
  const stride = wished / (CYCLES[stir] ?? 1);
  // with the legs beside each other
  const way = (Math.floor((pace * begun(stance.seconds) * 2) / stride - 0.5) / 2 + 0.25) * stride;
  const stops = way / rate;
  return rate <= pace || stops < RAMP ? null : { rate, way, stops };
}

/** Seconds in which one who sets off gets up to speed. */
const RAMP = 0.8;
/** Seconds at full speed that are as long a way: from rest, so that the first frame is the picture. */
const begun = (time: number): number => (time < RAMP ? (time * time) / (2 * RAMP) : time - RAMP / 2);

/** Whose feet stay where they are set down: they make as many steps as their way is long. */
const STEPS: ReadonlySet<Stir> = new Set<Stir>(['walk', 'run', 'stroll', 'dash', 'bound']);
/** Share of their pace below which nobody goes who has little room: they stop at its end. */
const SLOWEST = 0.62;

/** What several do together, each at a pace of their own by where they are; who dances keeps time. */
const OWN_PACE: ReadonlySet<Stir> = new Set<Stir>(['wave', 'clap', 'cheer', 'throw']);

/** How many times a figure has gone through its phases. */
export function cyclesAt(stir: Stir, time: number, stance: Stance): number {
  const cycle = cycleOf(stir) ?? 0;
  if (OWN_PACE.has(stir)) return cycle * time * (0.86 + 0.28 * (((stance.x / stance.width) * 7.3) % 1));
  if (!STEPS.has(stir) && stir !== 'pedal') return cycle * time;
  const wished = wishedPace(stir, stance.size, stance.u);
  const pace = stance.pace ?? paceOf(stir, stance);
  // who has hardly any room steps on the spot rather than creep
  if (STEPS.has(stir) && pace < wished * SLOWEST && !stopOf(stir, pace, stance))
    return cycle * SLOWEST * begun(time);
  return (cycle * Math.abs(gone(stir, time, stance))) / wished;
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
  const cycles = cyclesAt(stir, time, stance);
  switch (stir) {
    case 'stand':
    case 'cross':
      return {};
    case 'breathe':
    case 'play':
    case 'idle':
    case 'dance':
    case 'ballet':
    case 'waltz':
    case 'street':
    case 'folk':
    case 'wave':
    case 'clap':
    case 'cheer':
    case 'throw':
    case 'taichi':
    case 'paint':
    case 'cook':
    case 'write':
    case 'conduct':
    case 'sip':
      return {
        tall: 1 + 0.012 * wave(time, 0.3),
        wide: 1 - 0.005 * wave(time, 0.3),
        lean: 0.008 * wave(time, 0.17, 0.6) + 0.004 * windAt(place, time),
      };
    case 'walk':
      return { x, y: -Math.abs(Math.sin(2 * Math.PI * cycles)) * size * 0.012 };
    // highest when the legs pass each other
    case 'stroll':
      return { x, y: -Math.abs(Math.sin(2 * Math.PI * cycles)) * size * 0.01 };
    // in the air with the legs far apart, as the picture shows it
    case 'dash':
      return { x, y: size * 0.008 * (1 - Math.cos(4 * Math.PI * cycles)) };
    case 'run':
      // it rises when it is stretched out, and rocks from its front legs to its hind ones
      return {
        x,
        y: size * 0.025 * (1 - Math.cos(2 * Math.PI * cycles)),
        turn: way * 0.035 * Math.sin(2 * Math.PI * cycles),
      };
    // the phases of both are drawn at their height
    case 'hop':
      return { x: gone(stir, inHops(time), stance) };
    // in long leaps from one foot to the other
    case 'bound':
      return {
        x,
        y: -size * 0.09 * Math.abs(Math.sin(2 * Math.PI * cycles)),
        lean: way * 0.05 * Math.min(1, time),
      };
    case 'jump':
      return {};
    case 'pedal':
    case 'drive':
      return { x, y: u * 0.12 * wave(time, 2.6), turn: way * 0.003 * wave(time, 1.7) };
    case 'slide':
      return { x, y: Math.abs(x) * Math.tan(stance.tilt ?? 0), turn: 0.012 * wave(time, 0.9) };
    case 'row':
    case 'crawl':
    case 'sail':
      return { x, y: u * 0.7 * wave(time, 0.28), turn: 0.022 * wave(time, 0.23) };
    case 'flap':
      return {
        x,
        y: u * 1.6 * wave(time, 0.45),
        tall: 1 + 0.13 * wave(time, 2.2),
        turn: 0.03 * wave(time, 0.4),
      };
    // it rises while its wings go down
    case 'wing':
      return {
        x,
        y: u * 1.6 * wave(time, 0.45) - size * 0.05 * wave(time, CYCLES.wing ?? 0),
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
    // nose down, as it gets ahead
    case 'whirl':
      return {
        x,
        y: u * 0.9 * wave(time, 0.3),
        turn: way * 0.07 * Math.min(1, time) + 0.012 * wave(time, 0.4),
      };
    case 'sink':
      return { x: u * 2.4 * wave(time, 0.16), y: u * 2.1 * time, turn: 0.07 * wave(time, 0.22) };
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
    // from one foot onto the other, and lightly in the knees
    case 'sway': {
      const beat = 1.05;
      return {
        x: size * 0.035 * wave(time, beat / 2),
        y: -size * 0.03 * Math.abs(Math.sin(Math.PI * beat * time)),
        lean: 0.1 * wave(time, beat / 2),
        tall: 1 - 0.025 * (1 - Math.cos(4 * Math.PI * (beat / 2) * time)),
      };
    }
    case 'nod':
      return { lean: 0.05 * windAt(place, time) };
  }
}
