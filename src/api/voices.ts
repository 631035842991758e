/** Voices and speech, shared by lip-sync, narration and characters. */
import * as v from 'valibot';
import { documented, WHILE_WAITING } from './call.ts';
import { costOf, type UserPoints } from './points.ts';
import { rowsOf } from './rows.ts';

export const VOICE_SETTINGS = {
  voice_speed: { min: 0.5, max: 2, step: 0.25, default: 1 },
  voice_vol: { min: 0.1, max: 10, step: 0.1, default: 1 },
  voice_pitch: { min: -12, max: 12, step: 1, default: 0 },
} as const;
export const VOICE_EMOTIONS = [
  'neutral',
  'happy',
  'angry',
  'sad',
  'fearful',
  'disgusted',
  'surprised',
] as const;
/** Characters per `speech_points` of the points answer, rounded up (LIMIT-03). */
const CHARACTERS_SPOKEN = 20;
/** `zh` if the text has at least one Chinese character (decisions C-42). */
export const textLanguage = (text: string): 'zh' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** Points for speaking a text, by code points after trimming. Null if the points answer has no price. */
export function speechCost(prices: { speech_points: number }, text: string): number;
export function speechCost(prices: Pick<UserPoints, 'speech_points'>, text: string): number | null;
export function speechCost({ speech_points: price }: Pick<UserPoints, 'speech_points'>, text: string) {
  return price === undefined ? null : Math.ceil([...text.trim()].length / CHARACTERS_SPOKEN) * price;
}

/**
 * Seconds of a sound that are paid (decisions C-42): each that is begun. Less than a tenth of one does not count: encoders add as much
 * silence, and an MP3 of 4 seconds lasts 4.05. What they add at low sampling rates is left out when an upload is measured.
 */
export const paidSeconds = (seconds: number): number =>
  Math.max(1, Math.ceil(Math.floor(seconds * 10 + ROUNDING) / 10));
/** Tolerance for floating-point numbers. */
const ROUNDING = 1e-6;

/** Points for a lip-sync of this length, by spoken language (LIMIT-04). Null if the points answer has no price. */
export function lipSyncCost(
  { lip_sync_setting: perSecond }: Pick<UserPoints, 'lip_sync_setting'>,
  text: string,
  seconds: number,
): number | null {
  const price = costOf(perSecond, textLanguage(text));
  return price === null ? null : paidSeconds(seconds) * price;
}

const within = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));
export const VoiceSettings = {
  voice_speed: within(VOICE_SETTINGS.voice_speed),
  voice_vol: within(VOICE_SETTINGS.voice_vol),
  voice_pitch: within(VOICE_SETTINGS.voice_pitch),
  voice_emotion: v.picklist(VOICE_EMOTIONS),
};

const Filter = v.optional(v.pipe(v.string(), v.maxLength(40)), '');
/** `scene` is the suitable use, e.g. narration; `scense` on the wire. */
export const VoiceFilter = { scene: Filter, age: Filter, sex: Filter, language: Filter };

export const Voice = v.object({
  voice_name: v.string(),
  voice_type: v.string(),
  tags: v.optional(v.union([v.string(), v.array(v.string())]), ''),
  platform: v.optional(v.string(), ''),
  test_audio_url: v.optional(v.string(), ''),
});

const Choices = v.optional(v.array(v.string()), []);
export const VoiceSelect = v.object({ language: Choices, scene: Choices, age: Choices, sex: Choices });

export const listVoices = documented('lip-sync/voice-lists', {
  input: v.strictObject(VoiceFilter),
  answer: v.object({ lists: rowsOf(Voice), select: v.optional(VoiceSelect) }),
});

export const GeneratedAudio = v.object({
  audio_base64: v.optional(v.string(), ''),
  /** Seconds. */
  audio_duration: v.number(),
  audio_url: v.string(),
  /** Extensions: the cost, 0 if the same speech was made before, and the provider of the voice. */
  points_charged: v.optional(v.number()),
  provider: v.optional(v.string()),
});

const MB = 1024 * 1024;
/** Audio in the body of a call: a 10 MB file needs fewer base64 characters than this. */
const BASE64_CHARACTERS = 14 * MB;

/** The fields of calls that accept the audio itself. */
export const SpokenAudio = {
  maxBody: 15 * MB,
  fields: {
    audio_base64: v.optional(v.pipe(v.string(), v.maxLength(BASE64_CHARACTERS)), ''),
    audio_duration: v.pipe(v.number(), v.minValue(0)),
    audio_text: v.optional(v.pipe(v.string(), v.maxLength(5000)), ''),
    /** Extension: URL of the audio, instead of its bytes. */
    audio_url: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  },
} as const;

export const generateAudio = documented('/lip-sync/generate-audio', {
  longest: WHILE_WAITING,
  input: v.strictObject({
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)),
    voice_type: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    ...VoiceSettings,
  }),
  answer: GeneratedAudio,
});
