/** When each part of a spoken line is sung: vowels on the beat, consonants before it. */
import type { SungNote } from './singing.ts';
import type { Stretch, Syllable } from './syllables.ts';

/** A place in the song, in seconds, and the sample of the spoken line that is heard there. */
export interface Anchor {
  at: number;
  sample: number;
}

/** The longest that consonants are, in seconds, and the share of the time before a note that they may take. */
const LONGEST = { onset: 0.17, coda: 0.16 } as const;
const SHARE = 0.45;
/** The shortest vowel, in seconds. */
const SHORTEST = 0.05;
/** Notes this near to each other are sung in one breath. */
export const BREATH = 0.14;
/** Parts of a vowel that keep their speed, while its middle is held. */
const ENDS = { first: 0.35, last: 0.25 } as const;

/**
 * @param syllables as many as there are notes
 * @returns one list of anchors for each breath, in order of time
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

/** A vowel from one time to another: what is longer than it was spoken is held in its middle. */
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
