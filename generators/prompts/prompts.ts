/** The expansion of a prompt. */
export interface ExpansionRequest {
  /** In Chinese or English; the result has the same language. */
  prompt: string;
  /** Another seed gives other words. */
  seed: number;
  /** Characters of the result. */
  most: number;
  /** The prompt is about how a clip moves, and this is what its first picture shows; empty where nobody knows. */
  shows?: string;
}

/** The description of a picture as prompts. */
export interface DescriptionRequest {
  /** An encoded picture that has been checked before. */
  picture: Uint8Array;
  /** What it shows, where the studio made it; empty where nobody knows. */
  subject: string;
  language: 'en' | 'zh';
}
