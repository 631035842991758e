/** A part of at most this many characters has its length in one character before it; a longer one has {@link LONG} and two more. */
const SHORT = 254;
const LONG = 255;
const LONGEST = 0xffff;

const lengthOf = ({ length }: string): string =>
  length <= SHORT ? String.fromCharCode(length) : String.fromCharCode(LONG, length & 0xff, length >> 8);

/** Where the part whose length stands at `from` begins and ends. */
function boundsAt(joined: string, from: number): [begin: number, end: number] {
  const short = joined.charCodeAt(from);
  if (short !== LONG) return [from + 1, from + 1 + short];
  return [from + 3, from + 3 + joined.charCodeAt(from + 1) + (joined.charCodeAt(from + 2) << 8)];
}

/**
 * Joins texts of up to 65,535 characters into one; longer ones are cut. Each is preceded by its length, so that they may contain any
 * character, and that a part is found without reading those before it. The lengths are Latin-1, which engines store as one byte each.
 */
export const joinParts = (...parts: readonly (string | number)[]): string =>
  parts
    .map((part) => String(part).slice(0, LONGEST))
    .map((part) => lengthOf(part) + part)
    .join('');

/** One of the joined texts. @param at its place, from 0; less than their number */
export function partAt(joined: string, at: number): string {
  let [begin, end] = boundsAt(joined, 0);
  for (let skipped = 0; skipped < at; skipped += 1) [begin, end] = boundsAt(joined, end);
  return joined.slice(begin, end);
}
