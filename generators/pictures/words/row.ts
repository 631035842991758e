/** A row of the vocabulary: English words (singular; plurals are understood) and Chinese ones, split by spaces;
 * an underscore stands for a space inside a phrase. */
export interface Row<Meaning> {
  means: Meaning;
  words: string;
}
