import type { Random } from '../../pictures/random.ts';
import { filter, noise, tone } from '../filters.ts';

/**
 * A voice of a person or an animal: a buzz through two formants.
 * @param pitch hertz by seconds @param mouth the lower formant by seconds, and the upper one, in hertz
 */
export function throat(
  length: number,
  pitch: (t: number) => number,
  mouth: readonly [(t: number) => number, number],
  random: Random,
): Float32Array {
  const buzz = tone(
    length,
    pitch,
    () => 1,
    Array.from({ length: 16 }, (_, i) => 1 / (i + 1)),
  );
  const breath = noise(length, random);
  for (let i = 0; i < buzz.length; i++) buzz[i] = (buzz[i] ?? 0) + (breath[i] ?? 0) * 0.25;
  const second = filter(buzz.slice(), 'band', mouth[1], 4);
  filter(buzz, 'band', mouth[0], 3);
  return buzz.map((value, i) => value + 0.5 * (second[i] ?? 0));
}
