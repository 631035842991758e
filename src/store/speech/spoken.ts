/** A text to be spoken, and the speech made of it: for the lip-sync page and the storyboard's dialog. */
import * as v from 'valibot';
import type { UserPoints } from '../../api/points.ts';
import { generateAudio, speechCost, VOICE_EMOTIONS, VOICE_SETTINGS } from '../../api/voices.ts';
import { client } from '../client.ts';
import { keyed } from '../keyed.ts';

/** Characters that can be spoken at once. */
export const SPOKEN_CHARACTERS = 2000;

const { voice_speed, voice_vol, voice_pitch } = VOICE_SETTINGS;

/** What is said, and how. */
export const SpokenText = v.object({
  text: v.string(),
  /** Empty before one was chosen. */
  voice_type: v.string(),
  voice_name: v.string(),
  voice_speed: v.number(),
  voice_vol: v.number(),
  voice_pitch: v.number(),
  voice_emotion: v.picklist(VOICE_EMOTIONS),
});
export type SpokenText = v.InferOutput<typeof SpokenText>;

export const UNSPOKEN: SpokenText = {
  text: '',
  voice_type: '',
  voice_name: '',
  voice_speed: voice_speed.default,
  voice_vol: voice_vol.default,
  voice_pitch: voice_pitch.default,
  voice_emotion: 'neutral',
};

/** A sound that can be sent: speech or an upload. */
export const MadeSound = v.object({
  url: v.string(),
  /** Empty after a reload: then it is read from the address. */
  base64: v.string(),
  seconds: v.number(),
  /** Of speech its {@link keyOfSpoken}; of an upload the file's name. */
  of: v.string(),
});
export type MadeSound = v.InferOutput<typeof MadeSound>;

/** Everything audible about a text: if any of it changes, the speech has to be made again (LIP-31, A-12). */
export const keyOfSpoken = (spoken: SpokenText): string => {
  const { text, voice_type, voice_speed, voice_vol, voice_pitch, voice_emotion } = spoken;
  return JSON.stringify([text.trim(), voice_type, voice_speed, voice_vol, voice_pitch, voice_emotion]);
};

/** Whether speech was made of exactly this text, with these settings and this voice (LIP-32). */
export const isSpoken = (spoken: SpokenText, made: Pick<MadeSound, 'of'> | null): boolean =>
  made !== null && made.of === keyOfSpoken(spoken);

/** Why a text cannot be spoken yet; null if it can. */
export const unspeakable = ({ text, voice_type }: SpokenText): 'text' | 'voice' | null =>
  text.trim() === '' ? 'text' : voice_type === '' ? 'voice' : null;

/** Points for speaking a text (LIP-38). Null while the prices are unknown. */
export const costOfSpeech = (points: UserPoints | null, { text }: Pick<SpokenText, 'text'>): number | null =>
  points && speechCost(points, text);

const keys = keyed();

/** Speaks a text. The same one after a lost answer is charged once. @throws ApiError */
export async function speak(spoken: SpokenText): Promise<MadeSound> {
  const of = keyOfSpoken(spoken);
  const { voice_name: _, text, ...settings } = spoken;
  const idempotencyKey = keys.keyOf(of);
  const made = await client.send(generateAudio, { text: text.trim(), ...settings }, { idempotencyKey });
  keys.answered(of);
  return { url: made.audio_url, base64: made.audio_base64, seconds: made.audio_duration, of };
}

/** The address of a sound has ended, as all do after some days. The studio still knows the sound by it. */
export class AddressEnded extends Error {
  override readonly name = 'AddressEnded';
}

/** A sound's bytes as base64, read from its address where they are not here. @throws AddressEnded; Error when they do not arrive */
export async function base64Of({ base64, url }: Pick<MadeSound, 'base64' | 'url'>): Promise<string> {
  if (base64) return base64;
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status >= 400 && response.status < 500) throw new AddressEnded(`${response.status}`);
  if (!response.ok) throw new Error(`${response.status} for a sound`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters);
}
/** Milliseconds for a sound, of which none is larger than 10 MB. */
const PATIENCE = 60_000;
/** How many arguments a call may have in every browser. */
const CHUNK = 8192;
