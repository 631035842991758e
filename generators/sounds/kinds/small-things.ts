/** Small things close by. */
import { filter, noise, shape, strike, swell, tone, wander } from '../filters.ts';
import { lay } from '../track.ts';
import { type Kind, repeat } from './kind.ts';

/** Pages that turn: a rustle that sweeps across. */
export const paper: Kind = {
  room: 0.08,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 1.5, random, (at) => {
      const length = random.range(0.35, 0.55);
      const crackle = wander(random, 40);
      const rustle = filter(noise(length, random), 'band', (t) => 2200 + (3800 * t) / length, 1.1);
      shape(rustle, (t) => swell(length)(t) * Math.max(0.05, 0.45 + 0.55 * crackle(t)));
      lay(track, rustle, at, 1, random.range(-0.4, 0.4));
      lay(
        track,
        shape(filter(noise(0.08, random), 'band', 1500, 1.2), strike(0.002, 0.02)),
        at + length * 0.9,
        0.8,
      );
    });
  },
};

/** A camera: the shutter opens and closes. */
export const shutter: Kind = {
  room: 0.1,
  gain: 0.9,
  play(track, random) {
    repeat(track.seconds, 1, random, (at) => {
      for (const [late, pitch, gain] of [
        [0, 3400, 1],
        [0.055, 1500, 0.8],
        [0.085, 4200, 0.6],
      ] as const)
        lay(
          track,
          shape(filter(noise(0.05, random), 'band', pitch, 3), strike(0.0006, 0.008)),
          at + late,
          gain * 2,
        );
    });
  },
};

/** A few coins that fall on each other. */
export const coins: Kind = {
  room: 0.2,
  gain: 0.7,
  play(track, random) {
    repeat(track.seconds, 1.3, random, (start) => {
      for (let coin = 0, at = start; coin < random.int(3, 7); coin++, at += random.range(0.04, 0.16)) {
        const pitch = random.range(2900, 4600);
        const ring = random.range(0.06, 0.16);
        for (const [partial, gain] of [
          [1, 1],
          [1.51, 0.6],
          [2.27, 0.35],
        ] as const)
          lay(
            track,
            tone(0.5, () => pitch * partial, strike(0.0008, ring)),
            at,
            0.5 * gain,
            random.range(-0.5, 0.5),
          );
      }
    });
  },
};

/** Chimes that climb and fade: what magic sounds like. */
export const sparkle: Kind = {
  room: 0.6,
  gain: 0.7,
  play(track, random) {
    const scale = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3];
    repeat(track.seconds, 1.4, random, (start) => {
      const base = random.range(1050, 1300);
      for (let note = 0; note < 11; note++) {
        const pitch = base * (scale[note % scale.length] ?? 1) * 2 ** Math.floor(note / scale.length);
        const chime = tone(0.9, () => pitch, strike(0.003, 0.22), [1, 0, 0.18]);
        lay(track, chime, start + note * 0.055, 0.4 * random.range(0.6, 1), random.range(-0.9, 0.9));
      }
    });
  },
};

/** A robot or a computer. */
export const beeps: Kind = {
  room: 0.08,
  gain: 0.6,
  play(track, random) {
    repeat(track.seconds, 0.75, random, (start) => {
      for (let beep = 0, at = start; beep < random.int(2, 5); beep++) {
        const length = random.pick([0.05, 0.08, 0.13]);
        const [from, to] = [random.range(700, 2100), random.range(700, 2100)];
        const sound = tone(
          length,
          (t) => from + ((to - from) * t) / length,
          () => 1,
          [1, 0, 0.33, 0, 0.2],
        );
        lay(
          track,
          shape(sound, (t) => Math.min(1, t / 0.005, (length - t) / 0.005)),
          at,
          0.5,
        );
        at += length + 0.03;
      }
    });
  },
};

/** Something fries: a hiss with spatters. */
export const sizzle: Kind = {
  room: 0.1,
  gain: 0.8,
  play(track, random) {
    const boil = wander(random, 1.2);
    const hiss = shape(filter(noise(track.seconds, random), 'band', 5200, 0.8), (t) => 0.3 + 0.1 * boil(t));
    lay(track, hiss, 0, 1);
    repeat(track.seconds, 0.045, random, (at) => {
      const pop = shape(
        filter(noise(0.02, random), 'band', random.range(2500, 7500), 2),
        strike(0.0004, 0.004),
      );
      lay(track, pop, at, random.range(0.3, 2.2), random.range(-0.6, 0.6));
    });
  },
};

/** Drops that fall into water: each rings higher as its bubble closes. */
export const drip: Kind = {
  room: 0.55,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 0.62, random, (at) => {
      const pitch = random.range(520, 980);
      const drop = tone(0.16, (t) => pitch * (1 + 7 * t), strike(0.003, 0.03), [1, 0.15]);
      lay(track, drop, at, random.range(0.5, 1), random.range(-0.5, 0.5));
    });
  },
};

/** A bicycle's bell. */
export const bicycle: Kind = {
  room: 0.15,
  gain: 0.7,
  play(track, random) {
    const pitch = random.range(2300, 2700);
    repeat(track.seconds, 1.5, random, (start) => {
      for (let stroke = 0; stroke < 12; stroke++)
        for (const [partial, gain] of [
          [1, 1],
          [1.34, 0.55],
          [2.6, 0.3],
        ] as const)
          lay(
            track,
            tone(0.4, () => pitch * partial, strike(0.001, 0.09)),
            start + stroke * 0.058,
            0.3 * gain,
          );
    });
  },
};
