import { filter, noise, shape, strike, swell, tone } from '../filters.ts';
import { lay } from '../track.ts';
import type { Kind } from './kind.ts';
import { repeat } from './kind.ts';

/** Babble: syllables of buzzes through formant filters, without words. */
export const crowd: Kind = {
  room: 0.4,
  gain: 0.8,
  play(track, random) {
    const overtones = Array.from({ length: 14 }, (_, i) => 1 / (i + 1));
    for (let voice = 0; voice < 14; voice++) {
      const pitch = random.chance(0.5) ? random.range(95, 150) : random.range(170, 260);
      const pan = random.range(-0.95, 0.95);
      const far = random.range(0.15, 0.6);
      repeat(track.seconds, 0.24, random, (at) => {
        if (random.chance(0.22)) return;
        const length = random.range(0.11, 0.26);
        const bend = random.range(-0.15, 0.15);
        const syllable = tone(length, (t) => pitch * (1 + bend * (t / length)), swell(length), overtones);
        filter(syllable, 'band', random.pick([420, 560, 720, 900, 1150]), 2.4);
        lay(track, syllable, at, far, pan);
      });
    }
  },
};

/** Shoes on stone: heel, then sole. */
export const steps: Kind = {
  room: 0.25,
  gain: 1,
  play(track, random) {
    const pace = random.range(0.5, 0.58);
    for (let at = 0.12, foot = -1; at < track.seconds; at += pace * random.range(0.97, 1.03), foot = -foot) {
      const heel = shape(
        filter(noise(0.1, random), 'band', random.range(190, 260), 2.2),
        strike(0.001, 0.018),
      );
      const click = shape(
        filter(noise(0.04, random), 'band', random.range(1700, 2300), 2),
        strike(0.0006, 0.006),
      );
      const sole = shape(filter(noise(0.12, random), 'band', 900, 0.8), strike(0.012, 0.022));
      lay(track, heel, at, 3, foot * 0.12);
      lay(track, click, at, 0.9, foot * 0.12);
      lay(track, sole, at + 0.075, 0.45, foot * 0.12);
    }
  },
};

/** The two beats of a heart, heard from inside. */
export const heartbeat: Kind = {
  room: 0.06,
  gain: 1.2,
  play(track, random) {
    const pace = random.range(0.82, 0.95);
    for (let at = 0.1; at < track.seconds; at += pace)
      for (const [late, pitch, gain] of [
        [0, 58, 1],
        [0.27, 72, 0.7],
      ] as const) {
        const beat = tone(
          0.24,
          (t) => pitch * (0.75 + 0.5 * Math.exp(-t / 0.03)),
          strike(0.012, 0.05),
          [1, 0.4, 0.14],
        );
        lay(track, beat, at + late, gain);
      }
  },
};

/** Many clapping people, each with their own position, pace and timbre. */
export const applause: Kind = {
  room: 0.32,
  gain: 0.9,
  play(track, random) {
    for (let pair = 0; pair < 34; pair++) {
      const pan = random.range(-0.95, 0.95);
      const gain = random.range(0.15, 0.7);
      const hollow = random.range(850, 2100);
      const pace = random.range(0.19, 0.28);
      for (let at = random.range(0, 0.3); at < track.seconds; at += pace * random.range(0.9, 1.1)) {
        const clap = filter(noise(0.045, random), 'band', hollow * random.range(0.92, 1.08), 1.5);
        lay(track, shape(clap, strike(0.0008, 0.009)), at, gain, pan);
      }
    }
  },
};
