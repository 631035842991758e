/** The sound of the form that was uploaded: its checks and its upload (LIP-17 to LIP-21). */
import { proxy } from 'valtio';
import { ApiError, CODE } from '../../api/errors.ts';
import { uploadLipSyncAudio } from '../../api/lipsync.ts';
import { LIP_SYNC_LIMITS, soundLengthFits } from '../../api/lipsync-limits.ts';
import { refusalOf } from '../../api/uploads.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { browser, type Language } from '../browser.ts';
import { client } from '../client.ts';
import { secondsOf } from '../sound-length.ts';
import { uploads } from '../uploads.ts';
import { lipForm } from './lip-form.ts';

export type SoundProblem = 'type' | 'size' | 'length' | 'unreadable' | 'silent' | 'speechless';

/** What the server refuses a sound for, which the field says in the language of the moment. */
export const REFUSED_FOR: Readonly<Record<number, SoundProblem>> = {
  [CODE.soundType]: 'type',
  [CODE.soundTooLarge]: 'size',
  [CODE.soundTooLong]: 'length',
  [CODE.soundUnreadable]: 'unreadable',
  [CODE.soundSilent]: 'silent',
  [CODE.soundWithoutSpeech]: 'speechless',
};

/** `phase` of the file in the form; `problem` of the last one that was chosen. */
export const soundUpload = proxy({
  phase: 'idle' as 'idle' | 'checking' | 'uploading',
  name: '',
  problem: null as SoundProblem | null,
  /** Why the server refused that file for another reason, in the server's words; null if it did not. */
  refused: null as { words: string; language: Language } | null,
});

let current: AbortController | null = null;

/** Stops an upload: its sound is no longer wanted. */
export function stopSound(): void {
  current?.abort();
  current = null;
  Object.assign(soundUpload, { phase: 'idle', name: '', problem: null, refused: null });
}
onSignOut(stopSound);

/** Stops an upload, and removes the sound from the form. */
export function dropSound(): void {
  stopSound();
  lipForm.upload = null;
}

/** Why a file is refused, before anything is sent; null when it is accepted. Its length counts only where the browser can read it. */
async function problemOf(file: File, lengthOf: typeof secondsOf): Promise<SoundProblem | null> {
  const refusal = refusalOf(file, 'lipSyncSound');
  if (refusal) return refusal;
  const seconds = await lengthOf(file).catch(() => null);
  return seconds !== null && Number.isFinite(seconds) && !soundLengthFits(seconds) ? 'length' : null;
}

/**
 * Checks a sound and uploads it (LIP-20). A refused file only sets `problem`; the one before stays.
 * @throws ApiError when the server refuses it, or does not answer
 */
export async function takeSound(file: File, lengthOf = secondsOf): Promise<void> {
  const controller = new AbortController();
  current?.abort();
  current = controller;
  const is = () => current === controller;
  Object.assign(soundUpload, { phase: 'checking', name: file.name, problem: null, refused: null });
  const problem = await problemOf(file, lengthOf);
  if (!is()) return;
  if (problem) {
    current = null;
    Object.assign(soundUpload, { phase: 'idle', problem });
    return;
  }
  soundUpload.phase = 'uploading';
  const { language } = browser;
  uploads.running += 1;
  try {
    const made = await client.send(uploadLipSyncAudio, { file }, { signal: controller.signal });
    if (!is()) return;
    lipForm.upload = {
      url: made.audio_url,
      base64: made.audio_base64,
      seconds: made.audio_duration,
      of: file.name,
    };
  } catch (error) {
    if (!is()) return;
    if (error instanceof ApiError && error.kind === 'refused') {
      soundUpload.problem = REFUSED_FOR[error.code] ?? null;
      soundUpload.refused = soundUpload.problem ? null : { words: error.message, language };
    }
    throw error;
  } finally {
    uploads.running -= 1;
    if (is()) soundUpload.phase = 'idle';
  }
}

/** What is accepted, as text. */
export const SOUND_LIMITS = LIP_SYNC_LIMITS.audio;
