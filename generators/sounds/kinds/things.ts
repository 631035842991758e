import type { Random } from '../../pictures/random.ts';
import { filter, noise, shape, strike, tone, wander } from '../filters.ts';
import { lay, type Track } from '../track.ts';
import type { Kind } from './kind.ts';
import { repeat } from './kind.ts';

/** Metal or glass: inharmonic partials, the high ones decaying faster. */
function ring(pitch: number, partials: readonly (readonly [number, number])[], decay: number): Float32Array {
  const length = decay * 4.5;
  const whole = new Float32Array(Math.ceil(length * 44_100));
  for (const [ratio, strength] of partials) {
    const part = tone(length, () => pitch * ratio, strike(0.002, decay / ratio ** 0.7));
    for (let i = 0; i < whole.length; i++) whole[i] = (whole[i] ?? 0) + (part[i] ?? 0) * strength;
  }
  return whole;
}

const BELL = [
  [0.5, 0.5],
  [1, 1],
  [1.19, 0.6],
  [1.5, 0.35],
  [2, 0.55],
  [2.74, 0.3],
  [3.76, 0.16],
  [5.4, 0.08],
] as const;
const GLASS = [
  [1, 1],
  [2.32, 0.7],
  [4.25, 0.5],
  [6.63, 0.35],
] as const;

export const bell: Kind = {
  room: 0.3,
  gain: 0.8,
  play(track, random) {
    const pitch = random.range(480, 620);
    for (let at = 0.1; at < track.seconds; at += 1.9) lay(track, ring(pitch, BELL, 1.3), at, 0.5);
  },
};

/** Alternating tick and tock, half a second apart. */
export const clock: Kind = {
  room: 0.15,
  gain: 1,
  play(track, random) {
    for (let at = 0.08, nth = 0; at < track.seconds; at += 0.5, nth++) {
      const pitch = nth % 2 ? 1750 : 2350;
      lay(track, shape(filter(noise(0.06, random), 'band', pitch, 9), strike(0.0005, 0.008)), at, 2.2, 0.1);
      lay(
        track,
        tone(0.05, () => pitch / 3.1, strike(0.0008, 0.009)),
        at,
        0.25,
        0.1,
      );
    }
  },
};

const thump = (pitch: number, decay: number, random: Random): Float32Array => {
  const wood = tone(
    decay * 6,
    (t) => pitch * (1 + 0.5 * Math.exp(-t / 0.012)),
    strike(0.0015, decay),
    [1, 0.5, 0.3],
  );
  const knock = shape(
    filter(noise(decay * 6, random), 'band', pitch * 4.2, 1.6),
    strike(0.0008, decay * 0.4),
  );
  return wood.map((value, i) => value + 0.9 * (knock[i] ?? 0));
};

export const knock: Kind = {
  room: 0.3,
  gain: 1,
  play(track, random) {
    for (let start = 0.15; start < track.seconds; start += 1.9)
      for (let nth = 0; nth < 3; nth++)
        lay(track, thump(random.range(150, 172), 0.03, random), start + nth * 0.23, 1 - nth * 0.1);
  },
};

/** A creaking hinge, then the door closing. */
export const door: Kind = {
  room: 0.32,
  gain: 1,
  play(track, random) {
    for (let at = 0.1; at < track.seconds; at += 3.4) creak(track, at, random);
  },
};

function creak(track: Track, at: number, random: Random): void {
  const drag = wander(random, 1.4);
  // stick-slip: a slow pulse train through the wood's resonances
  const hinge = tone(
    1.2,
    (t) => 46 + 26 * t + 14 * drag(t),
    (t) => Math.max(0, 0.5 + 0.5 * drag(t * 2)),
    Array.from({ length: 24 }, () => 0.2),
  );
  filter(hinge, 'band', (t) => 780 + 240 * drag(t) + 220 * t, 6);
  lay(
    track,
    shape(hinge, (t) => Math.sin((Math.PI * t) / 1.2)),
    at,
    0.7,
    -0.15,
  );
  lay(track, thump(82, 0.07, random), at + 1.35, 1.6);
  lay(track, shape(filter(noise(0.05, random), 'band', 2600, 3), strike(0.0006, 0.008)), at + 1.41, 0.9, 0.1);
}

export const glass: Kind = {
  room: 0.25,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 2.6, random, (at) => {
      lay(track, shape(filter(noise(0.25, random), 'high', 3200), strike(0.0005, 0.035)), at, 0.9);
      for (let shard = 0; shard < 22; shard++)
        lay(
          track,
          ring(random.range(2200, 5200), GLASS, random.range(0.02, 0.09)),
          at + random.next() ** 2 * 0.7,
          random.range(0.05, 0.3),
          random.range(-0.7, 0.7),
        );
    });
  },
};

export const typing: Kind = {
  room: 0.1,
  gain: 0.9,
  play(track, random) {
    repeat(track.seconds, 0.13, random, (at) => {
      const pan = random.range(-0.35, 0.35);
      lay(
        track,
        shape(filter(noise(0.03, random), 'band', random.range(2600, 3900), 2), strike(0.0005, 0.004)),
        at,
        1.2,
        pan,
      );
      lay(
        track,
        shape(filter(noise(0.04, random), 'band', random.range(380, 560), 2), strike(0.0008, 0.01)),
        at + 0.004,
        0.9,
        pan,
      );
    });
  },
};

/** An old telephone's bell: two tones, ringing 1.1 s of every 2 s. */
export const phone: Kind = {
  room: 0.2,
  gain: 0.7,
  play(track) {
    const on = (t: number) => (t % 2 < 1.1 ? 1 : 0);
    const hammer = (t: number) => 0.55 + 0.45 * Math.sign(Math.sin(2 * Math.PI * 21 * t));
    for (const [pitch, pan] of [
      [1320, -0.2],
      [1590, 0.2],
    ] as const)
      lay(
        track,
        filter(
          tone(
            track.seconds,
            () => pitch,
            (t) => on(t) * hammer(t) * 0.4,
            [1, 0.3, 0.2],
          ),
          'low',
          6000,
        ),
        0,
        1,
        pan,
      );
  },
};
