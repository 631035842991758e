/** Words by their first two characters. */
export type WordsByStart<Entry extends { word: string }> = ReadonlyMap<number, readonly Entry[]>;

/** The first two characters from a place in a text as one number; of a word of one letter, that letter alone. */
const startAt = (text: string, at: number): number =>
  text.charCodeAt(at) * 0x1_00_00 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);

/** Sorts words by how they start, so that a text is compared only with those that can stand at a place: there are thousands. */
export function wordsByStart<Entry extends { word: string }>(entries: readonly Entry[]): WordsByStart<Entry> {
  const starts = new Map<number, Entry[]>();
  for (const entry of entries) {
    const start = startAt(entry.word, 0);
    const others = starts.get(start);
    if (others) others.push(entry);
    else starts.set(start, [entry]);
  }
  return starts;
}

const NONE: readonly never[] = [];

/** The words that stand at a place in a text: those of two or more letters first, each in the order in which they were given. */
export function wordsAt<Entry extends { word: string }>(
  text: string,
  at: number,
  starts: WordsByStart<Entry>,
): readonly Entry[] {
  const longer = starts.get(startAt(text, at));
  const letter = starts.get(text.charCodeAt(at) * 0x1_00_00);
  if (!longer) return letter ?? NONE;
  const here = longer.filter(({ word }) => text.startsWith(word, at));
  // at the end of the text both are the same
  return letter && letter !== longer ? [...here, ...letter] : here;
}
