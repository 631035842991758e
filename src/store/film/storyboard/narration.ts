import { proxy } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { generateAudio } from '../../../api/voices.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { client } from '../../client.ts';
import { textOf } from './edits.ts';
import { loadVoices, settingsOf, voiceOf, voices } from './voices.ts';

interface Spoken {
  file: Blob;
  /** Its address in this visit. */
  url: string;
}

/** The narration that is heard, one at a time. */
export const narration = proxy({
  shotId: 0,
  state: 'idle' as 'idle' | 'making' | 'playing' | 'paused',
});

/** Made in this visit, by shot and everything that is audible (BOARD-85). */
const cache = new Map<number, { key: string; spoken: Spoken }>();
let player: HTMLAudioElement | null = null;

function requestOf(shot: Shot) {
  const text = textOf(shot, 'narration').trim();
  return {
    text,
    voice_type: voiceOf(voices.list, shot.voice_type, text)?.voice_type ?? '',
    ...settingsOf(shot),
  };
}

/** Whether pressing play would have to make the speech first. */
export const isStale = (shot: Shot): boolean => cache.get(shot.id)?.key !== JSON.stringify(requestOf(shot));

/** By hand, since the page's policy lets nobody fetch a data address. */
const blobOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'audio/mpeg' });

/** @throws Error when it does not arrive */
async function fetched(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for a spoken text`);
  return response.blob();
}

async function spokenOf(shot: Shot): Promise<Spoken> {
  // without a chosen voice the first that fits speaks
  await loadVoices();
  const request = requestOf(shot);
  const key = JSON.stringify(request);
  const cached = cache.get(shot.id);
  if (cached?.key === key) return cached.spoken;
  const { audio_base64, audio_url } = await client.send(generateAudio, request);
  const file = audio_base64 ? blobOf(audio_base64) : await fetched(audio_url);
  if (cached) URL.revokeObjectURL(cached.spoken.url);
  const spoken = { file, url: URL.createObjectURL(file) };
  cache.set(shot.id, { key, spoken });
  return spoken;
}

/**
 * Plays a shot's narration, made first when it is new or something audible has changed; pressed again it pauses (BOARD-85).
 * @returns whether points may have been spent
 * @throws ApiError from making it; Error when the browser cannot play it
 */
export async function toggleNarration(shot: Shot): Promise<boolean> {
  if (narration.shotId === shot.id && narration.state === 'making') return false;
  const stale = isStale(shot);
  if (!stale && narration.shotId === shot.id && narration.state === 'playing') {
    player?.pause();
    narration.state = 'paused';
    return false;
  }
  const resume = !stale && narration.shotId === shot.id && narration.state === 'paused';
  if (!resume) stopNarration();
  Object.assign(narration, { shotId: shot.id, state: resume ? 'paused' : 'making' });
  try {
    if (!resume) {
      const { url } = await spokenOf(shot);
      // meanwhile another one was asked for, or the storyboard was left
      if (narration.shotId !== shot.id || narration.state !== 'making') return stale;
      player = new Audio(url);
      player.addEventListener('ended', () => {
        if (narration.shotId === shot.id) narration.state = 'idle';
      });
    }
    await player?.play();
    narration.state = 'playing';
  } catch (error) {
    if (narration.shotId === shot.id) narration.state = 'idle';
    throw error;
  }
  return stale;
}

/** Silence, e.g. when the storyboard is left. */
export function stopNarration(): void {
  player?.pause();
  player = null;
  Object.assign(narration, { shotId: 0, state: 'idle' });
}

/** Forgets everything that was spoken, e.g. when another account signs in. */
export function dropNarration(): void {
  stopNarration();
  for (const { spoken } of cache.values()) URL.revokeObjectURL(spoken.url);
  cache.clear();
}

/** A shot's narration as a file, made first when it is new. @throws ApiError; Error when it does not arrive */
export async function narrationFile(shot: Shot): Promise<Blob> {
  return (await spokenOf(shot)).file;
}

onSignOut(dropNarration);
