/** Two lines that rhyme. */
export type Couplet = readonly [string, string];

export interface Chorus {
  /** The song's title, in title case. */
  title: string;
  /** Four lines; the first two rhyme, and the last two. */
  lines: readonly [string, string, string, string];
}

/**
 * What a song of one occasion says. In choruses and their titles `{x}` stands for what the song was asked about ("my old dog") and
 * `{name}` for the name of who it is about; such a chorus is sung only if the request says them.
 */
export interface SongWords {
  /** Couplets of the first verse, in the order in which they can follow each other. */
  first: readonly Couplet[];
  /** Couplets of the second verse, which goes on where the first ends. */
  second: readonly Couplet[];
  choruses: readonly Chorus[];
  bridges: readonly Couplet[];
}
