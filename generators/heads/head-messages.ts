import type { Pixels } from '../clips/pixels.ts';
import type { SpokenSound } from '../speech/speech.ts';
import type { FacePlace, FoundFace } from './heads.ts';

/** The speech that a mouth follows. */
export interface Voice {
  /** Mono, 16 kHz, -1..1. */
  samples: Float32Array;
  spoken?: readonly SpokenSound[];
}

/** The tasks of the head thread; each runs in its own thread. */
export type HeadTask =
  | { kind: 'find'; pixels: Pixels }
  /** A sound at 16 kHz. */
  | { kind: 'hear'; samples: Float32Array }
  /** Answered by frames (`ClipAnswer`). */
  | {
      kind: 'talk';
      pixels: Pixels;
      face: FacePlace;
      voice: Voice;
      seed: number;
      /** Whether the picture is a drawing of the built-in engine. */
      drawn: boolean;
    }
  /** Each frame sent to the thread is returned with a changed mouth. */
  | { kind: 'dub'; width: number; height: number; face: FacePlace; voice: Voice };

/** Answer to `find`. */
export interface FindAnswer {
  face: FoundFace | null;
}

/** Answer to `hear`. */
export interface HearAnswer {
  speech: boolean;
}
