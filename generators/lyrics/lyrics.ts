export interface LyricsRequest {
  /** What the song is about; the lyrics have its language, Chinese or English. */
  prompt: string;
  /** Another seed gives other lines. */
  seed: number;
  /** Characters of the result. */
  most: number;
}

/** Lyrics with marks such as `[Chorus]` above their parts, and a title for the song. */
export interface Lyrics {
  title: string;
  text: string;
}
