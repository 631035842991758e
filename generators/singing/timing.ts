/** Time-stretching of a spoken line to notes: vowels start on the beat, consonants before it. */
import type { SungNote } from './singing.ts';
import type { Stretch, Syllable } from './syllables.ts';

/** Maps a time in the song, in seconds, to a sample of the spoken line. */
export interface Anchor {
  at: number;
  sample: number;
}

/** Longest consonants in seconds, and the most of the time between notes that they take. */
const LONGEST = { onset: 0.17, coda: 0.16 } as const;
const SHARE = 0.45;
/** The shortest vowel, in seconds. */
const SHORTEST = 0.05;
/** Notes closer than this, in seconds, are sung legato. */
export const BREATH = 0.14;
/** Shares of a vowel that are not stretched, only its middle is. */
const ENDS = { first: 0.35, last: 0.25 } as const;

/**
 * @param syllables one for each note
 * @param rate sample rate of the spoken line in Hz
 * @returns one list of anchors for each legato phrase, in order of time
 */
export function timeLine(
  syllables: readonly Syllable[],
  notes: readonly SungNote[],
  rate: number,
): Anchor[][] {
  const breaths: Anchor[][] = [];
  const onsetOf = (index: number): number => {
    const note = notes[index];
    const before = notes[index - 1];
    const room = note && before ? note.at - before.at : Number.POSITIVE_INFINITY;
    return Math.min(seconds(syllables[index]?.onset, rate), LONGEST.onset, room * SHARE);
  };
  for (const [index, note] of notes.entries()) {
    const syllable = syllables[index];
    if (!syllable) continue;
    const before = notes[index - 1];
    const next = notes[index + 1];
    const joined = before !== undefined && note.at - before.at - before.length < BREATH;
    const open = joined ? breaths.at(-1) : undefined;
    const anchors = open ?? [];
    if (!open) breaths.push(anchors);
    const close = next && next.at - note.at - note.length < BREATH;
    const end = close ? next.at - onsetOf(index + 1) : note.at + note.length;
    const coda = Math.min(
      seconds(syllable.coda, rate),
      LONGEST.coda,
      Math.max(0, end - note.at - SHORTEST) * SHARE,
    );
    anchors.push({ at: note.at - onsetOf(index), sample: syllable.onset[0] });
    anchors.push(...held(syllable.vowel, note.at, Math.max(note.at + SHORTEST, end - coda), rate));
    anchors.push({ at: Math.max(note.at + SHORTEST, end), sample: syllable.coda[1] });
  }
  return breaths;
}

const seconds = (stretch: Stretch | undefined, rate: number): number =>
  stretch ? (stretch[1] - stretch[0]) / rate : 0;

/** Anchors of a vowel from one time to another; if it must be longer than spoken, its middle is stretched. */
function held([from, to]: Stretch, start: number, end: number, rate: number): Anchor[] {
  const own = (to - from) / rate;
  const edges = [
    { at: start, sample: from },
    { at: end, sample: to },
  ];
  if (end - start <= own) return edges;
  const first = own * ENDS.first;
  const last = own * ENDS.last;
  return [
    ...edges.slice(0, 1),
    { at: start + first, sample: from + first * rate },
    { at: end - last, sample: to - last * rate },
    ...edges.slice(1),
  ];
}
