/** Range of a sound effect's length, in seconds. */
export const SOUND_SECONDS = { min: 1, max: 60 } as const;

export interface SoundRequest {
  /** Prompt; any language, the built-in engine understands Chinese and English. */
  words: string;
  /** In {@link SOUND_SECONDS}. */
  seconds: number;
  /** An unsigned 32-bit number: the same request with the same seed gives the same sound. */
  seed: number;
}

/** A finished sound effect: stereo, about -20 LUFS. */
export interface SoundEffect {
  data: Uint8Array;
  ext: 'wav';
  mime: 'audio/wav';
  seconds: number;
  /** Sounds that the prompt names, as keys of the provider's table, e.g. `rain`. */
  heard: string[];
  /** Whether the prompt names no sound; the result is then the ambience of its setting. */
  ambience: boolean;
}

/** Makes sound effects: the built-in engine or a service. */
export interface SoundProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  /** Rejects with the signal's reason when aborted, with MediaToolMissing without ffmpeg, and with an Error when it fails. */
  effect(request: SoundRequest, options: { signal: AbortSignal }): Promise<SoundEffect>;
}
