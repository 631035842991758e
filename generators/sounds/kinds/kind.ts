import type { Random } from '../../pictures/random.ts';
import type { Track } from '../track.ts';

/** How one kind of sound is synthesized. */
export interface Kind {
  /** Amount of reverb, 0..1. */
  room: number;
  /** Gain relative to other kinds. */
  gain: number;
  /** Renders the sound on an empty track, over its whole length. */
  play(track: Track, random: Random): void;
}

/** Calls `each` at random times, about every `every` seconds, first shortly after the start. */
export function repeat(
  seconds: number,
  every: number,
  random: Random,
  each: (at: number, nth: number) => void,
): void {
  let nth = 0;
  for (let at = random.range(0.05, 0.25) * Math.min(1, every); at < seconds; nth++) {
    each(at, nth);
    at += every * random.range(0.6, 1.4);
  }
}
