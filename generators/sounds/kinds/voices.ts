/** Sounds that people make without words. */
import { shape, strike, swell } from '../filters.ts';
import { lay } from '../track.ts';
import { type Kind, repeat } from './kind.ts';
import { throat } from './throat.ts';

/** Several people; each laugh is a row of syllables that sink. */
export const laughter: Kind = {
  room: 0.25,
  gain: 0.9,
  play(track, random) {
    for (let one = 0; one < 4; one++) {
      const pitch = one % 2 ? random.range(230, 330) : random.range(125, 180);
      const pan = random.range(-0.8, 0.8);
      repeat(track.seconds, 1.8, random, (start) => {
        const count = random.int(4, 8);
        for (let ha = 0; ha < count; ha++) {
          const fall = 1.25 - (0.45 * ha) / count;
          const voice = throat(0.15, (t) => pitch * fall * (1 + 0.5 * t), [() => 820, 1350], random);
          lay(track, shape(voice, strike(0.02, 0.05)), start + ha * random.range(0.17, 0.2), 0.7, pan);
        }
      });
    }
  },
};

/** A baby that cries. */
export const cry: Kind = {
  room: 0.18,
  gain: 0.9,
  play(track, random) {
    repeat(track.seconds, 1.35, random, (at) => {
      const length = random.range(0.8, 1.1);
      const rise = (t: number) => Math.sin(Math.PI * Math.min(1, (t / length) * 1.1));
      const voice = throat(
        length,
        (t) => 390 + 130 * rise(t) + 9 * Math.sin(2 * Math.PI * 6 * t),
        [(t) => 800 + 500 * rise(t), 3000],
        random,
      );
      lay(track, shape(voice, swell(length)), at, 0.9);
    });
  },
};

/** Slow breath of somebody who sleeps: in with a rattle, out with a sigh. */
export const snore: Kind = {
  room: 0.12,
  gain: 0.9,
  play(track, random) {
    for (let at = 0.15; at < track.seconds; at += random.range(2.1, 2.5)) {
      const [into, out] = [
        throat(1, () => 70, [(t) => 350 + 250 * t, 1500], random),
        throat(0.8, () => 48, [() => 480, 1900], random),
      ];
      lay(
        track,
        shape(into, (t) => swell(1)(t) * (0.5 + 0.5 * Math.sin(2 * Math.PI * 24 * t))),
        at,
        1,
      );
      lay(track, shape(out, swell(0.8)), at + 1.15, 0.25);
    }
  },
};
