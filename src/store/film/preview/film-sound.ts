/** The voices of a preview, each at its time on the sound's clock. */
import type { FilmPreview } from '../../../api/film-preview.ts';
import { browser } from '../../browser.ts';
import { spokenWithin } from './timetable.ts';

type Plan = Pick<FilmPreview, 'shots'>;

/** Seconds of speech that are fetched ahead, and those that must be there before the film goes on. */
const AHEAD = 12;
const SOON = 0.4;
/** Seconds before a voice begins at which it is put into its place. */
const PLACED = 1.5;

export interface Voices {
  /** Fetches what is spoken next. @returns whether what is spoken now is there */
  ready(plan: Plan, time: number): boolean;
  /** Puts what is spoken soon into its place. */
  place(plan: Plan, time: number): void;
  /** Takes everything out again, e.g. before a seek. */
  clear(): void;
  /** Fetches what did not arrive once more. */
  retry(): void;
  /** Addresses that could not be fetched or read while there was a network: the film goes on without them. */
  readonly lost: ReadonlySet<string>;
}

/** @param read the bytes of an address; rejects when it does not arrive */
export function createVoices(
  context: AudioContext,
  out: AudioNode,
  read: (address: string) => Promise<ArrayBuffer>,
): Voices {
  const sounds = new Map<string, AudioBuffer>();
  const loading = new Set<string>();
  const lost = new Set<string>();
  /** Those that could not be fetched without a network: the film waits for them. */
  const missing = new Set<string>();
  const placed = new Map<string, AudioBufferSourceNode>();

  const load = async (address: string) => {
    if ([sounds, loading, lost, missing].some((known) => known.has(address))) return;
    loading.add(address);
    try {
      sounds.set(address, await context.decodeAudioData(await read(address)));
    } catch {
      (browser.online ? lost : missing).add(address);
    } finally {
      loading.delete(address);
    }
  };

  return {
    lost,
    retry() {
      lost.clear();
      missing.clear();
    },
    ready(plan, time) {
      const near = spokenWithin(plan, time - AHEAD, time + AHEAD);
      // a long film must not lie in memory whole
      for (const address of sounds.keys())
        if (!near.some(({ audio_url }) => audio_url === address)) sounds.delete(address);
      for (const { audio_url } of spokenWithin(plan, time, time + AHEAD)) void load(audio_url);
      return spokenWithin(plan, time, time + SOON).every(
        ({ audio_url }) => sounds.has(audio_url) || lost.has(audio_url),
      );
    },
    place(plan, time) {
      for (const { start, audio_url } of spokenWithin(plan, time, time + PLACED)) {
        const name = `${start} ${audio_url}`;
        const sound = sounds.get(audio_url);
        if (!sound || placed.has(name)) continue;
        const source = context.createBufferSource();
        source.buffer = sound;
        source.connect(out);
        source.start(context.currentTime + Math.max(0, start - time), Math.max(0, time - start));
        placed.set(name, source);
      }
    },
    clear() {
      for (const source of placed.values()) {
        source.stop();
        source.disconnect();
      }
      placed.clear();
    },
  };
}
