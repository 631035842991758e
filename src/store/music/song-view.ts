import { hookOf } from '../../api/lyric-hook.ts';
import type { HeardAudio, MusicTask, MusicWork } from '../../api/music.ts';
import { musicToolOf } from '../../api/music-tools.ts';
import type { TaskRow } from '../../sw/protocol.ts';
import { type Phase, phaseOf, type ResultView, resultView, withPollResult } from '../tasks/result-view.ts';

/** A task's songs as the screen shows them: the list's row, updated with what the engine knows since. */
export interface SongView extends ResultView {
  key: string;
  phase: Phase;
  title: string;
  /** The words it was asked with, where they are not lyrics. */
  description: string;
  tags: string;
  lyrics: string;
  works: readonly MusicWork[];
  /** `suno` or `mureka`, and its name. */
  tool: string;
  source: string;
  custom: boolean;
  instrumental: boolean;
  /** Mureka was given audio instead of a description. */
  byAudio: boolean;
  /** Only some servers tell what they heard in it. */
  heard: HeardAudio | null;
}

/** MUSIC-32; every other state is in progress. */
const PHASES: Readonly<Record<number, Phase>> = { 2: 'failed', 3: 'done' };

/** What a poll has told since the list was read; the list's own end goes before it. */
function joined(song: MusicTask, task: TaskRow | undefined): MusicTask {
  if (!task || PHASES[song.state]) return song;
  return { ...withPollResult(song, task), music_id: song.music_id };
}

/** Joins a row with its task. Nothing is stored; they are joined whenever one of them is read. */
export function songView(listed: MusicTask, task?: TaskRow): SongView {
  const song = joined(listed, task);
  const phase = PHASES[listed.state] ?? phaseOf(task);
  const row = musicToolOf(song.tool_name) ?? musicToolOf(song.api_name);
  const instrumental = song.make_instrumental === 1;
  const custom = song.custom_mode === 1;
  // in professional mode the prompt is the lyrics (MUSIC-10)
  const isLyrics = row?.custom === true && custom && !instrumental;
  return {
    ...resultView(song, task, phase),
    key: song.music_id,
    phase,
    title: song.title,
    description: isLyrics ? '' : song.prompt,
    tags: song.tags,
    lyrics: instrumental ? '' : song.lyrics || (isLyrics ? song.prompt : ''),
    works: phase === 'done' ? song.works : [],
    tool: row?.tool ?? song.tool_name,
    source: row?.name ?? song.tool_name,
    custom,
    instrumental,
    // a task that has just begun does not say its method yet
    byAudio: row?.custom === false && (song.input_method === 'audio' || song.reference_task_id !== ''),
    heard: song.heard ?? null,
  };
}

/** What a task's songs are called. */
export const nameOf = ({ title, description, lyrics, tags }: SongView): string =>
  title || description || hookOf(lyrics) || tags;
