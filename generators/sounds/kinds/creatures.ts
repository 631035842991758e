import { shape, strike, swell, tone } from '../filters.ts';
import { lay } from '../track.ts';
import type { Kind } from './kind.ts';
import { repeat } from './kind.ts';
import { throat } from './throat.ts';

/** A whistle that glides from one pitch to another. */
function chirp(from: number, to: number, length: number): Float32Array {
  return tone(length, (t) => from + (to - from) * (t / length), swell(length), [1, 0.16, 0.05]);
}

/** Several birds, each with its own motif. */
export const birds: Kind = {
  room: 0.28,
  gain: 0.7,
  play(track, random) {
    for (let bird = 0; bird < 4; bird++) {
      const pitch = random.range(2300, 4600);
      const pan = random.range(-0.9, 0.9);
      const gain = random.range(0.25, 0.8);
      const motif = Array.from({ length: random.int(2, 6) }, () => [
        pitch * random.range(0.75, 1.3),
        pitch * random.range(0.75, 1.3),
        random.range(0.05, 0.16),
      ]);
      repeat(track.seconds, random.range(1.1, 2.2), random, (start) => {
        let at = start;
        for (const [from = 0, to = 0, length = 0.1] of motif) {
          lay(track, chirp(from, to, length), at, gain, pan);
          at += length + random.range(0.02, 0.07);
        }
      });
    }
  },
};

/** Crickets: pulses of high tones, several out of phase. */
export const insects: Kind = {
  room: 0.12,
  gain: 0.6,
  play(track, random) {
    for (let one = 0; one < 5; one++) {
      const pitch = random.range(4100, 5600);
      const rate = random.range(14, 22);
      const rest = random.range(0.6, 1.1);
      const begin = random.range(0, 6);
      const song = tone(
        track.seconds,
        () => pitch,
        (t) => {
          const singing = (t + begin) % (rest * 2) < rest ? 1 : 0.04;
          return singing * Math.max(0, Math.sin(2 * Math.PI * rate * t)) ** 2;
        },
        [1, 0.2],
      );
      lay(track, song, 0, random.range(0.12, 0.4), random.range(-0.95, 0.95));
    }
  },
};

export const frogs: Kind = {
  room: 0.2,
  gain: 0.8,
  play(track, random) {
    for (let one = 0; one < 4; one++) {
      const pitch = random.range(210, 420);
      const pan = random.range(-0.8, 0.8);
      repeat(track.seconds, random.range(0.7, 1.5), random, (at) => {
        const croak = tone(0.28, (t) => pitch * (1 + t * 0.4), swell(0.28), [1, 0.8, 0.6, 0.5, 0.3]);
        lay(
          track,
          shape(croak, (t) => Math.max(0, Math.sin(2 * Math.PI * 34 * t))),
          at,
          0.4,
          pan,
        );
      });
    }
  },
};

export const dog: Kind = {
  room: 0.22,
  gain: 0.9,
  play(track, random) {
    const deep = random.range(0.8, 1.25);
    repeat(track.seconds, 1.5, random, (start, nth) => {
      for (let bark = 0; bark < 1 + (nth % 2) + random.int(0, 1); bark++) {
        const voice = throat(
          0.24,
          (t) => deep * (300 + 260 * swell(0.2)(t)),
          [(t) => 620 + 700 * swell(0.2)(t), 2300],
          random,
        );
        lay(track, shape(voice, strike(0.012, 0.06)), start + bark * 0.32, 1, 0.15);
      }
    });
  },
};

export const cat: Kind = {
  room: 0.2,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 2.1, random, (at) => {
      const length = random.range(0.65, 0.9);
      const voice = throat(
        length,
        (t) => 520 + 260 * Math.sin((Math.PI * t) / length),
        [(t) => 900 + 900 * Math.sin((Math.PI * t) / length), 2900],
        random,
      );
      lay(track, shape(voice, swell(length)), at, 0.7, random.range(-0.3, 0.3));
    });
  },
};
