/** Animals of the farm and of the wild. */
import { filter, noise, shape, strike, swell, tone, wander } from '../filters.ts';
import { lay } from '../track.ts';
import { type Kind, repeat } from './kind.ts';
import { throat } from './throat.ts';

/** A gallop: three hooves, a rest; each a thud and a clop. */
export const horse: Kind = {
  room: 0.15,
  gain: 1,
  play(track, random) {
    const stride = random.range(0.5, 0.6);
    for (let at = 0.1; at < track.seconds; at += stride * random.range(0.97, 1.03))
      for (const [hoof, gain] of [0.7, 0.85, 1].entries()) {
        const clop = shape(
          filter(noise(0.09, random), 'band', random.range(650, 950), 5),
          strike(0.001, 0.022),
        );
        const thud = tone(0.12, (t) => 90 - 200 * t, strike(0.002, 0.03));
        lay(track, clop, at + hoof * stride * 0.22, 2.4 * gain, (hoof - 1) * 0.2);
        lay(track, thud, at + hoof * stride * 0.22, 0.5 * gain);
      }
  },
};

export const cow: Kind = {
  room: 0.25,
  gain: 0.9,
  play(track, random) {
    repeat(track.seconds, 2.6, random, (at) => {
      const length = random.range(1.2, 1.7);
      const open = (t: number) => Math.sin((Math.PI * t) / length);
      const voice = throat(length, (t) => 92 + 45 * open(t), [(t) => 260 + 420 * open(t), 980], random);
      lay(track, shape(voice, swell(length)), at, 1, random.range(-0.4, 0.4));
    });
  },
};

/** A bleat trembles. */
export const sheep: Kind = {
  room: 0.2,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 1.4, random, (at) => {
      const length = random.range(0.55, 0.9);
      const pitch = random.range(290, 380);
      const voice = throat(
        length,
        (t) => pitch * (1 + 0.04 * Math.sin(2 * Math.PI * 9 * t)),
        [() => 760, 1750],
        random,
      );
      shape(voice, (t) => swell(length)(t) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 9 * t)));
      lay(track, voice, at, 0.8, random.range(-0.6, 0.6));
    });
  },
};

/** Three short calls and a long one that falls. */
export const rooster: Kind = {
  room: 0.3,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 2.8, random, (start) => {
      let at = start;
      for (const [length, from, to] of [
        [0.15, 560, 640],
        [0.13, 700, 760],
        [0.2, 760, 880],
        [0.75, 980, 520],
      ] as const) {
        const voice = throat(length, (t) => from + ((to - from) * t) / length, [() => 1250, 2700], random);
        lay(track, shape(voice, swell(length)), at, 0.8, 0.1);
        at += length + 0.03;
      }
    });
  },
};

/** Howls that rise, stay and sink, answered from farther away. */
export const wolf: Kind = {
  room: 0.6,
  gain: 0.8,
  play(track, random) {
    repeat(track.seconds, 2.2, random, (at, nth) => {
      const length = random.range(2, 2.8);
      const pitch = random.range(300, 380) * (nth % 2 ? 1.12 : 1);
      const shake = wander(random, 3);
      const howl = tone(
        length,
        (t) =>
          pitch *
          (0.72 + 0.6 * Math.sin(Math.PI * Math.min(1, (t / length) * 1.15)) ** 0.6 + 0.012 * shake(t)),
        swell(length),
        [1, 0.42, 0.2, 0.08],
      );
      lay(track, howl, at, nth % 2 ? 0.35 : 0.8, nth % 2 ? 0.7 : -0.3);
    });
  },
};

/** A lion: a deep voice that rattles. */
export const roar: Kind = {
  room: 0.35,
  gain: 1.1,
  play(track, random) {
    repeat(track.seconds, 2.6, random, (at) => {
      const length = random.range(1.4, 2);
      const open = (t: number) => Math.sin((Math.PI * t) / length);
      const voice = throat(length, (t) => 58 + 40 * open(t), [(t) => 240 + 380 * open(t), 1150], random);
      const breath = shape(
        filter(noise(length, random), 'band', (t) => 300 + 500 * open(t), 0.9),
        open,
      );
      for (let i = 0; i < voice.length; i++) voice[i] = (voice[i] ?? 0) + 0.6 * (breath[i] ?? 0);
      shape(voice, (t) => swell(length)(t) * (0.65 + 0.35 * Math.sin(2 * Math.PI * 27 * t)));
      lay(track, voice, at, 1.2);
    });
  },
};

/** Bees that come and go. */
export const bees: Kind = {
  room: 0.08,
  gain: 0.6,
  play(track, random) {
    for (let bee = 0; bee < 6; bee++) {
      const pitch = random.range(185, 250);
      const [drift, near] = [wander(random, 0.9), wander(random, 0.35)];
      const wings = tone(
        track.seconds,
        (t) => pitch * (1 + 0.05 * drift(t)),
        (t) => Math.max(0.05, 0.5 + 0.5 * near(t)),
        [1, 0.7, 0.55, 0.4, 0.3, 0.2, 0.12],
      );
      lay(track, wings, 0, random.range(0.15, 0.4), random.range(-0.9, 0.9));
    }
  },
};
