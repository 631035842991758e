import { proxy } from 'valtio';
import type { Shot } from '../../api/shot.ts';
import { generateAudio } from '../../api/voices.ts';
import { client } from '../client.ts';
import { onLeave } from '../on-leave.ts';
import { textOf } from './edits.ts';
import { settingsOf, voiceOf, voices } from './voices.ts';

interface Spoken {
  /** Blob address of this visit. */
  url: string;
  seconds: number;
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

async function spokenOf(shot: Shot): Promise<Spoken> {
  const request = requestOf(shot);
  const key = JSON.stringify(request);
  const kept = cache.get(shot.id);
  if (kept?.key === key) return kept.spoken;
  const { audio_base64, audio_duration, audio_url } = await client.send(generateAudio, request);
  const url = audio_base64 ? URL.createObjectURL(blobOf(audio_base64)) : audio_url;
  if (kept) URL.revokeObjectURL(kept.spoken.url);
  const spoken = { url, seconds: audio_duration };
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
      player = new Audio(url);
      player.addEventListener('ended', () => {
        if (narration.shotId === shot.id) narration.state = 'idle';
      });
    }
    await player?.play();
    narration.state = 'playing';
  } catch (error) {
    narration.state = 'idle';
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

/** The address of a shot's narration as a file, made first when it is new. @throws ApiError */
export async function narrationFile(shot: Shot): Promise<string> {
  return (await spokenOf(shot)).url;
}

onLeave(stopNarration);
