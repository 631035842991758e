import { proxy } from 'valtio';
import type { UserPoints } from '../../../api/points.ts';
import type { Shot } from '../../../api/shot.ts';
import { generateAudio, speechCost } from '../../../api/voices.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { bytesOf } from '../../base64.ts';
import { client } from '../../client.ts';
import { textOf } from './edits.ts';
import { speechesOf } from './speakers.ts';
import { loadVoices, settingsOf } from './voices.ts';

interface Spoken {
  file: Blob;
  /** Its object URL. */
  url: string;
}

/** The narration that is playing; only one does. */
export const narration = proxy({
  shotId: 0,
  state: 'idle' as 'idle' | 'making' | 'playing' | 'paused',
});

/** Speech made in this visit, by request (BOARD-85). */
const cache = new Map<string, Spoken>();
let player: HTMLAudioElement | null = null;
/** The press that plays, or is about to; an earlier one whose speech arrives later stays silent. */
let press: object | null = null;
/** The clip whose voice the player has; empty for a narration. */
let playedClip = '';

/** The address of a clip that speaks by itself: what the film has instead of a narration. Empty for other shots. */
export const ownVoice = ({ speaks, video_url }: Shot): string => (speaks === 1 ? video_url : '');

/** The requests that speak a shot, one for each of its speakers in turn. */
const requestsOf = (shot: Shot) =>
  speechesOf(shot).map(({ text, voice }) => ({
    text,
    voice_type: voice?.voice_type ?? '',
    ...settingsOf(shot),
  }));

const keyOf = (request: ReturnType<typeof requestsOf>[number]): string => JSON.stringify(request);

const unspoken = (shot: Shot) =>
  ownVoice(shot) ? [] : requestsOf(shot).filter((request) => !cache.has(keyOf(request)));

/** Whether pressing play would have to make speech first. */
export const isStale = (shot: Shot): boolean => unspoken(shot).length > 0;

/**
 * Points for hearing a shot: the server's answer about the narration as it was saved, where speech that was paid for before is
 * free; else the price of the words. Null until the prices are known.
 */
export function narrationCost(points: UserPoints | null, shot: Shot): number | null {
  const missing = unspoken(shot);
  if (missing.length === 0) return 0;
  const saved = textOf(shot, 'narration') === shot.narration;
  if (saved && shot.narration_points !== undefined) return shot.narration_points;
  const costs = missing.map(({ text }) => points && speechCost(points, text));
  return costs.reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

const blobOf = (base64: string): Blob => new Blob([bytesOf(base64)], { type: 'audio/mpeg' });

/** @throws Error when it does not arrive */
async function fetched(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for a spoken text`);
  return response.blob();
}

async function spokenOf(shot: Shot): Promise<Spoken[]> {
  // the default voice depends on the list of voices
  await loadVoices();
  const spoken: Spoken[] = [];
  for (const request of requestsOf(shot)) {
    const key = keyOf(request);
    const made = cache.get(key) ?? (await speak(request));
    cache.set(key, made);
    spoken.push(made);
  }
  return spoken;
}

async function speak(request: ReturnType<typeof requestsOf>[number]): Promise<Spoken> {
  const { audio_base64, audio_url } = await client.send(generateAudio, request);
  const file = audio_base64 ? blobOf(audio_base64) : await fetched(audio_url);
  return { file, url: URL.createObjectURL(file) };
}

/** The sounds of a shot in turn: its clip's own voice, which costs nothing, or its narration. */
const soundsOf = async (shot: Shot): Promise<string[]> =>
  ownVoice(shot) ? [ownVoice(shot)] : (await spokenOf(shot)).map(({ url }) => url);

/**
 * Plays a shot's narration, or the voice of a clip that speaks by itself; a narration is made first when it is new or something audible has changed; pressed again it pauses (BOARD-85).
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
  const sameClip = playedClip === ownVoice(shot);
  const resume = !stale && sameClip && narration.shotId === shot.id && narration.state === 'paused';
  if (!resume) stopNarration();
  Object.assign(narration, { shotId: shot.id, state: resume ? 'paused' : 'making' });
  const mine = {};
  press = mine;
  try {
    if (resume) await player?.play();
    else {
      const sounds = await soundsOf(shot);
      // another one was requested meanwhile, or the storyboard was left
      if (press !== mine) return stale;
      playedClip = ownVoice(shot);
      await playInTurn(shot.id, sounds);
      if (sounds.length === 0) return stale;
    }
    narration.state = 'playing';
  } catch (error) {
    // stopped on purpose
    if (press !== mine) return stale;
    narration.state = 'idle';
    throw error;
  }
  return stale;
}

/** Plays the first, and each next one when the one before has ended. */
async function playInTurn(shotId: number, [now, ...later]: readonly string[]): Promise<void> {
  const finish = () => {
    if (narration.shotId === shotId) narration.state = 'idle';
  };
  if (now === undefined) {
    finish();
    return;
  }
  const mine = new Audio(now);
  player = mine;
  mine.addEventListener('ended', () => {
    if (player === mine) playInTurn(shotId, later).catch(finish);
  });
  await mine.play();
}

/** Stops playing, e.g. when the storyboard is left. */
export function stopNarration(): void {
  player?.pause();
  player = null;
  press = null;
  Object.assign(narration, { shotId: 0, state: 'idle' });
}

/** Drops all speech, at sign-out. */
export function dropNarration(): void {
  stopNarration();
  for (const { url } of cache.values()) URL.revokeObjectURL(url);
  cache.clear();
}

/** A shot's narration as a file, made first when it is new. @throws ApiError; Error when it does not arrive */
export async function narrationFile(shot: Shot): Promise<Blob> {
  const spoken = await spokenOf(shot);
  return new Blob(
    spoken.map(({ file }) => file),
    { type: 'audio/mpeg' },
  );
}

onSignOut(dropNarration);
