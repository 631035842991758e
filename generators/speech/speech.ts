/** What a voice can feel; each has its row in prosody.ts. */
export type Emotion = 'neutral' | 'happy' | 'angry' | 'sad' | 'fearful' | 'disgusted' | 'surprised';

/** A voice as it is offered: the filters of the voice lists are its fields. */
export interface StudioVoice {
  id: string;
  name: { en: string; zh: string };
  /** Its mother tongue; it speaks the other one too. */
  language: 'zh' | 'en';
  sex: 'female' | 'male';
  age: 'child' | 'young' | 'adult' | 'senior';
  /** What it suits. */
  scenes: readonly ('narration' | 'dialogue' | 'story' | 'advert')[];
}

export interface SpeechRequest {
  /** Up to 5000 characters; Chinese and English may be mixed. */
  text: string;
  /** The id of a voice. */
  voice: string;
  /** 0.5..2, 1 being usual. */
  speed: number;
  /** 0.1..10, 1 being about -20 LUFS; loud values are limited, never clipped. */
  volume: number;
  /** Semitones, -12..12. */
  pitch: number;
  emotion: Emotion;
}

/** A part of the text and when it is heard, in seconds. */
export interface SpeechMark {
  text: string;
  start: number;
  end: number;
}

/** A sound of the language and when it is heard, in seconds from the start of the file. */
export interface SpokenSound {
  /** In letters of the IPA, as eSpeak NG writes them. */
  phoneme: string;
  start: number;
  end: number;
}

export interface Speech {
  data: Uint8Array;
  ext: 'mp3';
  mime: 'audio/mpeg';
  seconds: number;
  /** One for each clause, in order; what subtitles follow. */
  marks: SpeechMark[];
  /** What mouths follow, in order, pauses left out. Services that don't tell leave it out. */
  spoken?: SpokenSound[];
}

/** How a text is spoken. */
export interface SpeechOptions {
  signal: AbortSignal;
  /** Takes the file as it is made, in pieces, the first of them after the first sentence. Services give it whole, and call nothing. */
  onSound?: (piece: Uint8Array) => void;
}

/** Speaks texts: the built-in engine, or a service behind the same shape. */
export interface SpeechProvider {
  readonly name: string;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?(): Promise<void>;
  readonly voices: readonly StudioVoice[];
  /**
   * Rejects with the signal's reason when aborted, with UnknownVoice, with NothingToSpeak for a text without a word, with
   * MediaToolMissing when the voice or ffmpeg is not installed, and with VoiceFailed when the voice dies or hangs.
   */
  speak(request: SpeechRequest, options: SpeechOptions): Promise<Speech>;
}

export class UnknownVoice extends Error {
  override readonly name = 'UnknownVoice';
}

export class NothingToSpeak extends Error {
  override readonly name = 'NothingToSpeak';
}

export class VoiceFailed extends Error {
  override readonly name = 'VoiceFailed';
}
