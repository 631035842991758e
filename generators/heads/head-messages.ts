import type { Pixels } from '../clips/pixels.ts';
import type { SpokenSound } from '../speech/speech.ts';
import type { FacePlace, FoundFace } from './heads.ts';

/** What mouths follow. */
export interface Voice {
  /** One channel, 16,000 samples a second. */
  samples: Float32Array;
  spoken?: readonly SpokenSound[];
}

/** The requests to the head thread; each has a thread of its own. */
export type HeadTask =
  | { kind: 'find'; pixels: Pixels }
  /** Answered by frames. */
  | {
      kind: 'talk';
      pixels: Pixels;
      face: FacePlace;
      voice: Voice;
      seed: number /** Known to be a drawing. */;
      drawn: boolean;
    }
  /** Every frame that is sent comes back with another mouth. */
  | { kind: 'dub'; width: number; height: number; face: FacePlace; voice: Voice };

/** The answer to `find`. */
export interface FindAnswer {
  face: FoundFace | null;
}
