/** Songs: the records of the music page. */
import type { SongLine } from '../../generators/songs/songs.ts';
import { first, type Queries } from '../db/database.ts';
import { addMedia, type Media } from '../media/media.ts';
import type { Claim } from '../tasks/claims.ts';
import type { Records } from '../tasks/records.ts';
import { showImage } from '../tasks/tasks.ts';
import type { PlannedSong, SongPlan } from './song-plan.ts';

export const SONGS: Records = { table: 'songs', gone: 'songGone' };

/** One finished song of a record; files such as `<key>.mp3`. */
export interface SongWork {
  audio: string;
  /** The lossless file. */
  master: string;
  cover: string;
  title: string;
  seconds: number;
  tempo: number;
  key: string;
  style: string;
  peaks: number[];
  lines: SongLine[];
  sung: boolean;
}

/** Inserts the record of a new task. @returns its id */
export async function addSong(
  client: Queries,
  { taskId, userId }: { taskId: string; userId: number },
  { tool, customMode, prompt, tags, reference, plan }: PlannedSong,
): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO songs (task_id, user_id, tool_name, custom_mode, instrumental, title, tags, prompt, lyrics, reference, plan)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb) RETURNING id`,
      [
        taskId,
        userId,
        tool,
        customMode,
        plan.instrumental,
        plan.title,
        tags,
        prompt,
        plan.lyrics,
        reference,
        JSON.stringify(plan),
      ],
    ),
  );
  if (!row) throw new Error('The song was not written.');
  return row.id;
}

/** Reads the plan of a task, for its worker. */
export async function readSongPlan(db: Queries, taskId: string): Promise<{ plan: SongPlan; tool: string }> {
  const row = await first(
    db.query<{ plan: SongPlan; tool: string }>(
      'SELECT plan, tool_name AS tool FROM songs WHERE task_id = $1',
      [taskId],
    ),
  );
  if (!row) throw new Error(`Task ${taskId} has no song.`);
  return row;
}

/** Adds the results of a job to its record. @param lyrics typed or generated */
export async function recordSongs(
  client: Queries,
  { taskId, userId }: Claim,
  { media, works, title, lyrics }: { media: Media[]; works: SongWork[]; title: string; lyrics: string },
): Promise<void> {
  for (const one of media) await addMedia(client, userId, one);
  await client.query('UPDATE songs SET works = $2::jsonb, title = $3, lyrics = $4 WHERE task_id = $1', [
    taskId,
    JSON.stringify(works),
    title,
    lyrics,
  ]);
  await showImage(client, taskId, works[0]?.cover ?? '');
}
