export interface LyricsRequest {
  /** The song's topic; the lyrics are in its language, Chinese or English. */
  prompt: string;
  /** An unsigned 32-bit number: another seed gives other lyrics. */
  seed: number;
  /** Most characters of the result. */
  most: number;
}

/** Lyrics with marks such as `[Chorus]` above their sections, and a title. */
export interface Lyrics {
  title: string;
  text: string;
}
