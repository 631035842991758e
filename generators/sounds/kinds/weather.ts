import { filter, noise, shape, silence, strike, swell, wander } from '../filters.ts';
import { lay, layWide } from '../track.ts';
import type { Kind } from './kind.ts';
import { repeat } from './kind.ts';

/** A steady hiss of distant drops, and single close ones. */
export const rain: Kind = {
  room: 0.08,
  gain: 0.9,
  play(track, random) {
    const { seconds } = track;
    const heavier = wander(random, 0.13);
    layWide(track, () =>
      shape(
        filter(filter(noise(seconds, random), 'high', 900, 0.6), 'low', 9500, 0.6),
        (t) => 0.16 + 0.03 * heavier(t),
      ),
    );
    repeat(seconds, 0.011, random, (at) => {
      const drop = filter(noise(0.02, random), 'band', random.range(1800, 7000), 3);
      lay(track, shape(drop, strike(0.0008, 0.004)), at, random.next() ** 3 * 0.9, random.range(-0.9, 0.9));
    });
  },
};

/** Noise through a wandering band-pass filter: gusts with some howling. */
export const wind: Kind = {
  room: 0.1,
  gain: 1,
  play(track, random) {
    const { seconds } = track;
    const gust = wander(random, 0.21);
    layWide(track, () => {
      const own = wander(random, 0.4);
      const low = filter(noise(seconds, random), 'band', (t) => 300 + 150 * gust(t) + 50 * own(t), 1.1);
      return filter(
        shape(low, (t) => 0.55 + 0.38 * gust(t)),
        'low',
        1400,
      );
    });
    lay(
      track,
      shape(
        filter(noise(seconds, random), 'band', (t) => 640 + 210 * gust(t), 14),
        (t) => 0.3 * Math.max(0, gust(t)),
      ),
      0,
      0.5,
    );
  },
};

/** Swells that break, hiss up the beach and draw back. */
export const waves: Kind = {
  room: 0.12,
  gain: 1,
  play(track, random) {
    const { seconds } = track;
    layWide(track, () => shape(filter(noise(seconds, random), 'low', 320), () => 0.35));
    for (let at = -2.2; at < seconds; at += random.range(3.2, 4.6)) {
      const length = random.range(4.4, 5.6);
      for (const pan of [-0.7, 0.7]) {
        const breaking = filter(
          noise(length, random),
          'low',
          (t) => 500 + 3600 * swell(length)(t * 0.9) ** 2,
          0.6,
        );
        lay(
          track,
          shape(breaking, (t) => swell(length)(t) ** 1.4),
          at,
          0.8,
          pan,
        );
      }
    }
  },
};

/** Running water: many small bubbles. */
export const stream: Kind = {
  room: 0.1,
  gain: 0.8,
  play(track, random) {
    layWide(track, () => shape(filter(noise(track.seconds, random), 'band', 1300, 0.6), () => 0.1));
    repeat(track.seconds, 0.014, random, (at) => {
      const from = random.range(420, 1500);
      const bubble = silence(0.05);
      let phase = 0;
      for (let i = 0; i < bubble.length; i++) {
        phase += (from * (1 + i / bubble.length)) / 44_100;
        bubble[i] = Math.sin(2 * Math.PI * phase) * Math.exp(-i / 700) * Math.min(1, i / 40);
      }
      lay(track, bubble, at, random.next() ** 2 * 0.5, random.range(-0.8, 0.8));
    });
  },
};

/** A crack, then a low rumble that fades. */
export const thunder: Kind = {
  room: 0.35,
  gain: 1.1,
  play(track, random) {
    for (let at = 0.15; at < track.seconds; at += random.range(4.5, 6.5)) {
      const pan = random.range(-0.4, 0.4);
      const crack = shape(filter(noise(0.5, random), 'high', 700), strike(0.003, 0.07));
      lay(track, crack, at, 0.5, pan);
      const roll = wander(random, 2.3);
      const rumble = filter(noise(4.5, random), 'low', (t) => 240 * Math.exp(-t / 2.5) + 55, 0.8);
      const dying = strike(0.06, 1.3);
      lay(
        track,
        shape(rumble, (t) => dying(t) * (1 + 0.6 * roll(t))),
        at + 0.05,
        2.2,
        pan,
      );
    }
  },
};

/** A low roar with crackles and occasional pops. */
export const fire: Kind = {
  room: 0.12,
  gain: 0.9,
  play(track, random) {
    const flicker = wander(random, 3.1);
    layWide(track, () =>
      shape(filter(noise(track.seconds, random), 'band', 170, 0.6), (t) => 0.3 * (1 + 0.35 * flicker(t))),
    );
    repeat(track.seconds, 0.045, random, (at) => {
      const crackle = filter(noise(0.03, random), 'band', random.range(1200, 5200), 2.5);
      lay(
        track,
        shape(crackle, strike(0.0004, 0.0035)),
        at,
        random.next() ** 3 * 2.6,
        random.range(-0.6, 0.6),
      );
    });
  },
};
