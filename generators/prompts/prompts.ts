/** A request to expand a prompt. */
export interface ExpansionRequest {
  /** In Chinese or English; the result has the same language. */
  prompt: string;
  /** An unsigned 32-bit number: another seed gives another expansion. */
  seed: number;
  /** Most characters of the result. */
  most: number;
  /** Set for the motion prompt of a clip: what its first frame shows; empty if unknown. */
  shows?: string;
}

/** A request to describe a picture as prompts. */
export interface DescriptionRequest {
  /** An encoded picture that has been validated. */
  picture: Uint8Array;
  /** The prompt it was made with; empty if unknown. */
  subject: string;
  language: 'en' | 'zh';
}
