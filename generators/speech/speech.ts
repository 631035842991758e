/** Emotions of a voice; prosody.ts defines their effect. */
export type Emotion = 'neutral' | 'happy' | 'angry' | 'sad' | 'fearful' | 'disgusted' | 'surprised';

/** A voice and the attributes that lists of voices filter by. */
export interface StudioVoice {
  id: string;
  name: { en: string; zh: string };
  /** Native language; it also speaks the other one. */
  language: 'zh' | 'en';
  sex: 'female' | 'male';
  age: 'child' | 'young' | 'adult' | 'senior';
  /** What the voice suits. */
  scenes: readonly ('narration' | 'dialogue' | 'story' | 'advert')[];
}

export interface SpeechRequest {
  /** Up to 5000 characters; Chinese and English may be mixed. */
  text: string;
  /** The id of a voice. */
  voice: string;
  /** 0.5..2; 1 is normal. */
  speed: number;
  /** 0.1..10; 1 is about -20 LUFS. A limiter prevents clipping. */
  volume: number;
  /** Semitones, -12..12. */
  pitch: number;
  emotion: Emotion;
}

/** Timing of a part of the text, in seconds from the start of the file. */
export interface SpeechMark {
  text: string;
  start: number;
  end: number;
}

/** Timing of a phoneme, in seconds from the start of the file. */
export interface SpokenSound {
  /** IPA as eSpeak NG writes it. */
  phoneme: string;
  start: number;
  end: number;
}

export interface Speech {
  data: Uint8Array;
  ext: 'mp3';
  mime: 'audio/mpeg';
  seconds: number;
  /** One for each clause, in order, for subtitles. */
  marks: SpeechMark[];
  /** Phonemes in order, without pauses, for lip sync. Missing from services that do not provide them. */
  spoken?: SpokenSound[];
}

export interface SpeechOptions {
  signal: AbortSignal;
  /** Receives chunks of the file while it is encoded, from the first sentence on. Services that return it at once never call it. */
  onSound?: (piece: Uint8Array) => void;
}

/** Synthesizes speech: the built-in engine or a service. */
export interface SpeechProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  readonly voices: readonly StudioVoice[];
  /**
   * Rejects with the signal's reason when aborted, with UnknownVoice, with NothingToSpeak for a text without words, with
   * MediaToolMissing if eSpeak NG or ffmpeg is not installed, and with VoiceFailed if the voice process crashes or hangs.
   */
  speak(request: SpeechRequest, options: SpeechOptions): Promise<Speech>;
}

/** There is no voice of that id. */
export class UnknownVoice extends Error {
  override readonly name = 'UnknownVoice';
}

/** The text has no words. */
export class NothingToSpeak extends Error {
  override readonly name = 'NothingToSpeak';
}

/** The voice process crashed or hung. */
export class VoiceFailed extends Error {
  override readonly name = 'VoiceFailed';
}
