import type { Emotion, SpeechRequest } from './speech.ts';
import type { VoiceRow } from './voices.ts';

/** The effect of an emotion on the voice. */
interface Prosody {
  /** Factor of the speed. */
  pace: number;
  /** Semitones above the voice's own pitch. */
  pitch: number;
  /** Pitch range, 0..100; 50 is normal. */
  range: number;
  /** Decibels. */
  gain: number;
  /** Depth of the tremolo, 0..1. */
  tremble: number;
}

/** From research on emotional speech: joy and anger are high, wide and fast; sadness is low, flat and slow. */
const PROSODY: Record<Emotion, Prosody> = {
  neutral: { pace: 1, pitch: 0, range: 50, gain: 0, tremble: 0 },
  happy: { pace: 1.08, pitch: 2, range: 78, gain: 1, tremble: 0 },
  angry: { pace: 1.12, pitch: 1, range: 70, gain: 3, tremble: 0 },
  sad: { pace: 0.84, pitch: -2, range: 22, gain: -3, tremble: 0 },
  fearful: { pace: 1.16, pitch: 3, range: 38, gain: -2, tremble: 0.35 },
  disgusted: { pace: 0.9, pitch: -3, range: 62, gain: 0, tremble: 0 },
  surprised: { pace: 1.04, pitch: 4, range: 99, gain: 2, tremble: 0 },
};

/** Words a minute at speed 1. */
const USUAL_RATE = 185;
/** Ranges of eSpeak NG's settings: words a minute, and pitch. */
const RATES = { min: 80, max: 450 } as const;
const PITCHES = { min: 0, max: 99, middle: 50, perSemitone: 5.3 } as const;
/** Semitones that eSpeak NG shifts well; the rest is done by resampling. */
const OWN_SHIFT = { min: -7, max: 8 } as const;

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** Settings of eSpeak NG, and how its output is processed. */
export interface Delivery {
  voice: { rate: number; pitch: number; range: number };
  /** Factor of the sample rate. */
  resample: number;
  /** Factor of the tempo, which keeps the pitch. */
  tempo: number;
  /** Factor of the amplitude. */
  gain: number;
  tremble: number;
  /** Factor of the length of pauses. */
  pause: number;
}

/** Divides a request's settings between eSpeak NG and the processing of its output. */
export function deliver(
  { speed, volume, pitch, emotion }: Pick<SpeechRequest, 'speed' | 'volume' | 'pitch' | 'emotion'>,
  voice: Pick<VoiceRow, 'pitch' | 'pace'>,
): Delivery {
  const feeling = PROSODY[emotion];
  const semitones = pitch + feeling.pitch + voice.pitch;
  const own = clamp(semitones, OWN_SHIFT);
  const resample = 2 ** ((semitones - own) / 12);
  const pace = speed * feeling.pace * voice.pace;
  const wanted = (USUAL_RATE * pace) / resample;
  const rate = Math.round(clamp(wanted, RATES));
  return {
    voice: {
      rate,
      pitch: Math.round(clamp(PITCHES.middle + own * PITCHES.perSemitone, PITCHES)),
      range: feeling.range,
    },
    resample,
    tempo: clamp(wanted / rate, { min: 0.5, max: 2 }),
    gain: volume * 10 ** (feeling.gain / 20),
    tremble: feeling.tremble,
    pause: resample / pace,
  };
}
