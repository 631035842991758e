import { filter, noise, shape, strike, swell, tone, wander } from '../filters.ts';
import { lay, layWide } from '../track.ts';
import type { Kind } from './kind.ts';

const falling = (count: number, slope: number): number[] =>
  Array.from({ length: count }, (_, i) => (i + 1) ** -slope);

/** A combustion engine with varying revolutions. */
export const engine: Kind = {
  room: 0.1,
  gain: 0.9,
  play(track, random) {
    const { seconds } = track;
    const revs = wander(random, 0.23);
    const fast = random.range(34, 46);
    const motor = tone(
      seconds,
      (t) => fast * (1 + 0.22 * revs(t)),
      (t) => 0.35 * (1 + 0.25 * Math.sin(2 * Math.PI * (fast / 2) * t)),
      falling(18, 0.9),
    );
    lay(
      track,
      filter(motor, 'low', (t) => 900 + 350 * revs(t), 0.9),
      0,
      0.8,
    );
    layWide(track, () =>
      shape(filter(noise(seconds, random), 'band', 420, 0.8), (t) => 0.12 * (1 + 0.4 * revs(t))),
    );
  },
};

/** Wheels over rail joints above a rumble, and a whistle at the start. */
export const train: Kind = {
  room: 0.22,
  gain: 1,
  play(track, random) {
    const { seconds } = track;
    layWide(track, () => shape(filter(noise(seconds, random), 'low', 240), () => 0.5));
    for (let at = 0.1; at < seconds; at += 0.84)
      for (const late of [0, 0.13, 0.36, 0.49]) {
        const clack = shape(
          filter(noise(0.12, random), 'band', random.range(480, 620), 2.4),
          strike(0.001, 0.022),
        );
        lay(track, clack, at + late, 2.4, late > 0.3 ? 0.3 : -0.3);
      }
    for (const pitch of [311, 370, 466])
      lay(
        track,
        tone(1.6, (t) => pitch * (1 - 0.02 * t), swell(1.6), [1, 0.6, 0.4, 0.2]),
        0.3,
        0.13,
        0.2,
      );
  },
};

/** A wail between two pitches, moving from left to right. */
export const siren: Kind = {
  room: 0.25,
  gain: 0.7,
  play(track) {
    const { seconds } = track;
    const pitch = (t: number) => 820 + 420 * Math.sin((2 * Math.PI * t) / 2.6 - Math.PI / 2);
    const wail = filter(
      tone(seconds, pitch, () => 0.4, [1, 0.5, 0.3, 0.2, 0.1]),
      'band',
      1150,
      0.6,
    );
    lay(
      track,
      shape(wail.slice(), (t) => 1 - (0.7 * t) / seconds),
      0,
      1,
      -0.6,
    );
    lay(
      track,
      shape(wail, (t) => 0.3 + (0.7 * t) / seconds),
      0,
      1,
      0.6,
    );
  },
};

/** A jet flyby with Doppler effect. */
export const plane: Kind = {
  room: 0.18,
  gain: 1,
  play(track, random) {
    const { seconds } = track;
    const near = (t: number) => 1 / (1 + ((t / seconds - 0.5) * 4) ** 2);
    const sinking = (t: number) => 1.25 - 0.45 / (1 + Math.exp(-(t / seconds - 0.5) * 9));
    layWide(track, () =>
      shape(
        filter(noise(seconds, random), 'low', (t) => 300 + 2600 * near(t), 0.6),
        (t) => near(t),
      ),
    );
    lay(
      track,
      tone(
        seconds,
        (t) => 1900 * sinking(t),
        (t) => 0.05 * near(t),
        [1, 0.4],
      ),
      0,
      1,
    );
  },
};

/** A car horn: one short and one long blast. */
export const horn: Kind = {
  room: 0.25,
  gain: 0.7,
  play(track, random) {
    for (let at = 0.15; at < track.seconds; at += random.range(1.8, 2.6))
      for (const [late, length] of [
        [0, 0.22],
        [0.34, 0.6],
      ] as const)
        for (const pitch of [415, 523]) {
          const blast = tone(
            length,
            () => pitch,
            (t) => Math.min(1, t / 0.015, (length - t) / 0.03),
            falling(10, 0.7),
          );
          lay(track, filter(blast, 'band', 1400, 0.6), at + late, 0.35, -0.2);
        }
  },
};

/** A low blast, debris, and a rumble. */
export const explosion: Kind = {
  room: 0.4,
  gain: 1.1,
  play(track, random) {
    for (let at = 0.1; at < track.seconds; at += random.range(3.6, 5)) {
      lay(
        track,
        tone(1.4, (t) => 38 + 90 * Math.exp(-t / 0.08), strike(0.004, 0.34), [1, 0.5]),
        at,
        1.6,
      );
      lay(
        track,
        shape(
          filter(noise(3, random), 'low', (t) => 160 + 5200 * Math.exp(-t / 0.22)),
          strike(0.002, 0.55),
        ),
        at,
        1.6,
      );
      for (let piece = 0; piece < 40; piece++)
        lay(
          track,
          shape(filter(noise(0.05, random), 'band', random.range(700, 3500), 2), strike(0.001, 0.01)),
          at + 0.25 + random.next() * 1.6,
          random.range(0.1, 0.5),
          random.range(-0.9, 0.9),
        );
    }
  },
};

/** Something passing fast and close. */
export const whoosh: Kind = {
  room: 0.2,
  gain: 1,
  play(track, random) {
    for (let at = 0.1, side = -1; at < track.seconds; at += random.range(1.3, 2), side = -side) {
      const length = random.range(0.6, 0.95);
      const air = filter(noise(length, random), 'band', (t) => 300 + 2400 * swell(length)(t), 1.4);
      lay(
        track,
        shape(air.slice(), (t) => swell(length)(t) * (1 - t / length)),
        at,
        1.4,
        side * 0.8,
      );
      lay(
        track,
        shape(air, (t) => swell(length)(t) * (t / length)),
        at,
        1.4,
        -side * 0.8,
      );
    }
  },
};
