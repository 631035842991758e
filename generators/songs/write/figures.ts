/** Parses tempo, key and length in a prompt, in Chinese and English. */
import { SONG_SECONDS } from '../songs.ts';

const TEMPO = { min: 50, max: 200 } as const;

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** Beats a minute, e.g. of `120 bpm`, 50..200; null if there is none. */
export function tempoAsked(text: string): number | null {
  const found = /(\d{2,3})\s*(?:bpm|beats per minute|拍\s*\/?\s*分|拍每分)/iu.exec(text);
  return found ? within(Number(found[1]), TEMPO) : null;
}

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** A key such as `in F# minor`, `Bb major` or `降B大调`; null if there is none. */
export function keyAsked(text: string): { root: number; minor: boolean } | null {
  const english = /(?<![A-Za-z])([A-Ga-g])\s?(#|♯|b|♭|sharp|flat)?\s?(major|minor|maj|min)(?![a-z])/u.exec(
    text,
  );
  const chinese = /(升|降)?\s?([A-Ga-g])\s?(#|♯|b|♭)?\s?(大调|小调)/u.exec(text);
  if (chinese) {
    const [, before = '', letter = '', sign = '', mode] = chinese;
    return { root: rootOf(letter, before + sign), minor: mode === '小调' };
  }
  if (!english) return null;
  const [, letter = '', sign = '', mode = ''] = english;
  return { root: rootOf(letter, sign), minor: mode.startsWith('min') };
}

function rootOf(letter: string, sign: string): number {
  const shift = /[#♯升]|sharp/u.test(sign) ? 1 : /[b♭降]|flat/u.test(sign) ? -1 : 0;
  return ((STEPS[letter.toLowerCase()] ?? 0) + shift + 12) % 12;
}

const HAN: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3 };

/** A length in seconds, e.g. of `90 seconds` or `两分钟`, in {@link SONG_SECONDS}; null if there is none. */
export function secondsAsked(text: string): number | null {
  const minutes = /(\d(?:\.\d)?|[一两二三])\s*(个半|分半)?\s*(?:-?\s?minutes?|-?\s?mins?|分钟|分半钟)/u.exec(
    text,
  );
  if (minutes) {
    const [, count = '1', half] = minutes;
    return within(((HAN[count] ?? Number(count)) + (half ? 0.5 : 0)) * 60, SONG_SECONDS);
  }
  const seconds = /(\d{2,3})\s*-?\s?(?:s|sec|secs|seconds|秒)(?![a-z])/u.exec(text);
  return seconds ? within(Number(seconds[1]), SONG_SECONDS) : null;
}
