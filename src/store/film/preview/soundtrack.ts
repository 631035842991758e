/** All sound of a preview, with its clock. */
import type { FilmPreview } from '../../../api/film-preview.ts';
import { exportForm } from '../export/form.ts';
import { createClock } from './film-clock.ts';
import { musicFor } from './film-music.ts';
import { createVoices } from './film-sound.ts';
import { musicLevelAt } from './timetable.ts';

export type Soundtrack = ReturnType<typeof createSoundtrack>;

/** Seconds that the music may drift before it is synchronized. */
const DRIFT = 0.3;
/** Time constant of volume changes, in seconds. */
const SOFT = 0.12;

async function read(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for a spoken text`);
  return response.arrayBuffer();
}

/** A browser without Web Audio shows the film by the page's clock, without sound. */
export function createSoundtrack() {
  const context = typeof AudioContext === 'undefined' ? null : new AudioContext();
  const clock = createClock(context);
  const all = context?.createGain() ?? null;
  const musicGain = context?.createGain() ?? null;
  if (context && all && musicGain) {
    musicGain.gain.value = 0;
    musicGain.connect(all);
    all.connect(context.destination);
  }
  const voices = context && all ? createVoices(context, all, read) : null;
  let music: HTMLAudioElement | null = null;
  /** Counts choices of music: a piece that was asked for before may arrive later, and is not played. */
  let turn = 0;

  const dropMusic = () => {
    music?.pause();
    music = null;
  };
  const hold = () => {
    clock.hold();
    voices?.clear();
    music?.pause();
  };

  return {
    now: clock.now,
    hold,
    /** Must be called in a user gesture. */
    allow: () => void context?.resume().catch(() => undefined),
    lost: () => voices?.lost.size ?? 0,
    /** Fetches voices again that could not be loaded. */
    retry: () => voices?.retry(),
    seek(time: number): void {
      voices?.clear();
      clock.seek(time);
    },
    /** @returns how the music is heard @throws ApiError if it cannot be composed */
    async setMusic(projectId: number, plan: FilmPreview): Promise<'none' | 'film' | 'missing' | 'heard'> {
      dropMusic();
      if (!context || !musicGain) return 'none';
      turn += 1;
      const mine = turn;
      const found = await musicFor(projectId, plan);
      if (found.kind !== 'sound') return found.kind;
      if (mine !== turn) return 'none';
      music = new Audio(found.url);
      music.loop = true;
      context.createMediaElementSource(music).connect(musicGain);
      return 'heard';
    },
    /**
     * Plays, or waits until what is heard now has loaded.
     * @param together whether the pictures have loaded
     * @returns whether it plays
     */
    play(
      plan: FilmPreview,
      time: number,
      { muted, together }: { muted: boolean; together: boolean },
    ): boolean {
      const ready = voices?.ready(plan, time) ?? true;
      if (!ready || !together) {
        hold();
        return ready;
      }
      clock.go();
      voices?.place(plan, time);
      if (context && all && musicGain) {
        all.gain.setTargetAtTime(muted ? 0 : 1, context.currentTime, SOFT / 4);
        const level = musicLevelAt(plan, time, exportForm.volume);
        musicGain.gain.setTargetAtTime(level, context.currentTime, SOFT);
      }
      if (music && Number.isFinite(music.duration)) {
        const wanted = time % music.duration;
        if (Math.abs(music.currentTime - wanted) > DRIFT) music.currentTime = wanted;
        if (music.paused) void music.play().catch(() => undefined);
      }
      return ready;
    },
    end(): void {
      turn += 1;
      hold();
      dropMusic();
      void context?.close().catch(() => undefined);
    },
  };
}
