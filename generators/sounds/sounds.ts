/** The shortest and the longest sound that can be asked for. */
export const SOUND_SECONDS = { min: 1, max: 60 } as const;

export interface SoundRequest {
  /** What is to be heard; any language, the built-in engine understands Chinese and English. */
  words: string;
  /** Within {@link SOUND_SECONDS}. */
  seconds: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same sound. */
  seed: number;
}

/** A finished sound: stereo, about -20 LUFS, without a click at either end. */
export interface SoundEffect {
  data: Uint8Array;
  ext: 'wav';
  mime: 'audio/wav';
  seconds: number;
  /** What was understood, as keys of the provider's table, e.g. `rain`. */
  heard: string[];
  /** No sound was named: it is what the place of the words may sound like. */
  ambience: boolean;
}

/** Makes sound effects: the built-in engine, or a service behind the same shape. */
export interface SoundProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /** Rejects with the signal's reason when aborted, with MediaToolMissing without ffmpeg, and with an Error when it fails. */
  effect(request: SoundRequest, options: { signal: AbortSignal }): Promise<SoundEffect>;
}
