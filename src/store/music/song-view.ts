import type { HeardAudio, MusicTask, MusicWork } from '../../api/music.ts';
import { musicToolOf } from '../../api/music-tools.ts';
import type { TaskRow } from '../../sw/protocol.ts';

/** A task's songs as the screen shows them: the list's row, updated with what the engine knows since. */
export interface SongView {
  key: string;
  id: number | undefined;
  taskKey: string | null;
  phase: 'working' | 'done' | 'failed';
  /** The server does not seem to know the task. It is not polled until somebody asks again. */
  lost: boolean;
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
  heard: HeardAudio | null;
  provider: string;
  starred: boolean;
  /** Milliseconds since the epoch; 0 if the server does not say. */
  at: number;
  expectedSeconds: number | null;
  /** Where it stands at a service; empty for the built-in engine. */
  progress: string;
  failMessage: string;
  cancelled: boolean;
  charged: number | null;
  refunded: number | null;
}

/** MUSIC-32; every other state is in progress. */
const PHASES: Readonly<Record<number, SongView['phase']>> = { 2: 'failed', 3: 'done' };
const ENDS = { done: 'done', failed: 'failed', expired: 'failed', cancelled: 'failed' } as const;

/** What a poll has told since the list was read; the list's own end goes before it. */
function joined(song: MusicTask, task: TaskRow | undefined): MusicTask {
  if (!task || PHASES[song.state]) return song;
  // the engine's results come from the same schema as the list's rows
  const told = Object.fromEntries(Object.entries(task.result).filter(([, value]) => value !== ''));
  return { ...song, ...(told as Partial<MusicTask>), music_id: song.music_id };
}

/** Joins a row with its task. Nothing is stored; they are joined whenever one of them is read. */
export function songView(listed: MusicTask, task?: TaskRow): SongView {
  const song = joined(listed, task);
  const phase = PHASES[listed.state] ?? (task?.final ? ENDS[task.final] : 'working');
  const row = musicToolOf(song.tool_name) ?? musicToolOf(song.api_name);
  const instrumental = song.make_instrumental === 1;
  const custom = song.custom_mode === 1;
  // in professional mode the prompt is the lyrics (MUSIC-10)
  const isLyrics = row?.custom === true && custom && !instrumental;
  return {
    key: song.music_id,
    id: song.id,
    taskKey: task?.key ?? null,
    phase,
    lost: phase === 'working' && (task?.unknown ?? false),
    title: song.title,
    description: isLyrics ? '' : song.prompt,
    tags: song.tags,
    lyrics: instrumental ? '' : song.lyrics || (isLyrics ? song.prompt : ''),
    works: phase === 'done' ? song.works : [],
    tool: row?.tool ?? song.tool_name,
    source: row?.name ?? song.tool_name,
    custom,
    instrumental,
    heard: song.heard ?? null,
    provider: song.provider ?? '',
    starred: song.starred === 1,
    at: Date.parse(song.created_at ?? '') || 0,
    expectedSeconds: song.expected_seconds ?? null,
    progress: song.progress_msg ?? '',
    failMessage: song.fail_msg ?? '',
    cancelled: phase === 'failed' && (song.cancelled === 1 || task?.final === 'cancelled'),
    charged: song.points_charged ?? null,
    refunded: song.points_refunded ?? null,
  };
}

/** What a task's songs are called. */
export const nameOf = ({ title, description, lyrics, tags }: SongView): string =>
  title || description || lyrics.split('\n').find((line) => /^[^[【(（\s]/u.test(line)) || tags;
