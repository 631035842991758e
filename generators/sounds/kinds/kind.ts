import type { Random } from '../../pictures/random.ts';
import type { Track } from '../track.ts';

/** How one kind of sound is played. */
export interface Kind {
  /** 0..1: how much of the room around it is heard. */
  room: number;
  /** How loud it stands beside other kinds. */
  gain: number;
  /** Lays it on an empty track, from its beginning to its end. */
  play(track: Track, random: Random): void;
}

/** Calls `each` at irregular times, about every `every` seconds, the first soon after the beginning. */
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
