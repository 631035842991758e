/** A request to develop an idea into a story, or into the text of an advertisement. */
export interface StoryRequest {
  /** One to three sentences, or a few words, in Chinese or English. The story is in their language. */
  idea: string;
  /** What the film is to be. */
  textType: 'story' | 'adv';
  /** An unsigned 32-bit number: another seed gives another story. */
  seed: number;
  /** Most characters of the story. */
  most: number;
}

/** The built-in engine knows Chinese and English. */
export class IdeaNotUnderstood extends Error {
  override readonly name = 'IdeaNotUnderstood';
}
