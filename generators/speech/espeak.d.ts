declare module '@echogarden/espeak-ng-emscripten' {
  /** The compiled eSpeak NG; only what we call. */
  interface SpeechEvent {
    type: string;
    /** Milliseconds from the beginning of the text. */
    audio_position: number;
    /** The phoneme, for events of type `phoneme`. */
    id?: string | number;
  }
  interface Espeak {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    /** Calls back with chunks of 16-bit samples; the last call may have none. */
    synthesize(
      text: string,
      heard: (samples: ArrayBufferView | null, events: readonly SpeechEvent[] | undefined) => number,
    ): void;
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Espeak }>;
}
