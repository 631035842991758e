/** The voices of a preview, each scheduled at its time on the audio clock. */
import type { FilmPreview } from '../../../api/film-preview.ts';
import { browser } from '../../browser.ts';
import { spokenWithin } from './timetable.ts';

type Plan = Pick<FilmPreview, 'shots'>;

/** Seconds of speech that are prefetched, and that must be loaded before playback continues. */
const AHEAD = 12;
const SOON = 0.4;
/** Seconds before its start at which a voice is scheduled. */
const PLACED = 1.5;

export interface Voices {
  /** Prefetches what is spoken next. @returns whether what is spoken now is loaded */
  ready(plan: Plan, time: number): boolean;
  /** Schedules what is spoken soon. */
  place(plan: Plan, time: number): void;
  /** Cancels everything scheduled, e.g. before a seek. */
  clear(): void;
  /** Tries failed requests again. */
  retry(): void;
  /** Addresses that could not be fetched or decoded although there was a network: the film plays without them. */
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
  /** Those that could not be fetched without a network: playback waits for them. */
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
      // a long film must not be in memory as a whole
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
