import { filter, noise, shape, tone, wander } from '../filters.ts';
import { lay, layWide } from '../track.ts';
import type { Kind } from './kind.ts';

/** Room tone with mains hum. */
export const room: Kind = {
  room: 0.2,
  gain: 0.8,
  play(track, random) {
    const breath = wander(random, 0.2);
    layWide(track, () =>
      shape(filter(noise(track.seconds, random), 'low', 420, 0.6), (t) => 0.5 + 0.08 * breath(t)),
    );
    lay(
      track,
      tone(
        track.seconds,
        () => 100,
        () => 0.02,
        [1, 0.5, 0.3],
      ),
      0,
    );
  },
};

/** Distant traffic. */
export const city: Kind = {
  room: 0.25,
  gain: 0.9,
  play(track, random) {
    layWide(track, () => {
      const passing = wander(random, 0.3);
      return shape(
        filter(noise(track.seconds, random), 'band', (t) => 210 + 70 * passing(t), 0.7),
        (t) => 0.5 + 0.25 * passing(t),
      );
    });
    layWide(track, () => shape(filter(noise(track.seconds, random), 'band', 1500, 0.6), () => 0.05));
  },
};

/** A drone, as in science fiction films. */
export const space: Kind = {
  room: 0.5,
  gain: 0.8,
  play(track, random) {
    const root = random.range(52, 62);
    for (const [ratio, pan] of [
      [1, 0],
      [1.5, -0.6],
      [2.01, 0.6],
      [2.98, -0.3],
      [4.02, 0.3],
    ] as const) {
      const breath = wander(random, 0.17);
      lay(
        track,
        tone(
          track.seconds,
          () => root * ratio,
          (t) => (0.5 + 0.4 * breath(t)) / ratio ** 0.6,
          [1, 0.3, 0.15],
        ),
        0,
        0.4,
        pan,
      );
    }
    layWide(track, () => shape(filter(noise(track.seconds, random), 'band', 700, 3), () => 0.05));
  },
};

/** Muffled noise with rising bubbles. */
export const underwater: Kind = {
  room: 0.35,
  gain: 0.9,
  play(track, random) {
    const swellOf = wander(random, 0.3);
    layWide(track, () =>
      shape(filter(noise(track.seconds, random), 'low', 240, 0.9), (t) => 0.7 + 0.2 * swellOf(t)),
    );
    for (let at = random.range(0.1, 0.5); at < track.seconds; at += random.range(0.3, 1)) {
      let late = 0;
      for (let bubble = 0; bubble < random.int(2, 6); bubble++) {
        const pitch = random.range(180, 520);
        lay(
          track,
          tone(
            0.12,
            (t) => pitch * (1 + 3 * t),
            (t) => Math.exp(-t / 0.03) * Math.min(1, t / 0.006),
          ),
          at + late,
          0.3,
          random.range(-0.6, 0.6),
        );
        late += random.range(0.03, 0.09);
      }
    }
  },
};
