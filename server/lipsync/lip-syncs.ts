/** Talking pictures and digital humans: the records of the lip-sync page. */
import { first, type Queries } from '../db/database.ts';
import { addMedia, type Media } from '../media/media.ts';
import type { Claim } from '../tasks/claims.ts';
import type { Records } from '../tasks/records.ts';
import { showImage } from '../tasks/tasks.ts';
import type { SpeakPlan } from './speak.ts';

export const LIP_SYNCS: Records = { table: 'lip_syncs', gone: 'clipGone' };

export interface NewLipSync {
  tool: string;
  text: string;
  /** Files such as `<key>.jpg` and `<key>.mp3`. */
  source: string;
  sound: string;
  soundSeconds: number;
  plan: SpeakPlan;
}

/** Inserts the record of a new task. @returns its id */
export async function addLipSync(
  client: Queries,
  { taskId, userId }: { taskId: string; userId: number },
  { tool, text, source, sound, soundSeconds, plan }: NewLipSync,
): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO lip_syncs (task_id, user_id, tool_name, prompt, source, sound, sound_seconds, plan)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) RETURNING id`,
      [taskId, userId, tool, text, source, sound, soundSeconds, JSON.stringify(plan)],
    ),
  );
  if (!row) throw new Error('The lip-sync was not written.');
  return row.id;
}

/** Reads the plan of a task, for its worker. */
export async function readSpeakPlan(db: Queries, taskId: string): Promise<{ plan: SpeakPlan; tool: string }> {
  const row = await first(
    db.query<{ plan: SpeakPlan; tool: string }>(
      'SELECT plan, tool_name AS tool FROM lip_syncs WHERE task_id = $1',
      [taskId],
    ),
  );
  if (!row) throw new Error(`Task ${taskId} has no lip-sync.`);
  return row;
}

/** Adds the results of a job to its record. */
export async function recordLipSync(
  client: Queries,
  { taskId, userId }: Claim,
  { media, video, poster, seconds }: { media: Media[]; video: string; poster: string; seconds: number },
): Promise<void> {
  for (const one of media) await addMedia(client, userId, one);
  await client.query('UPDATE lip_syncs SET video = $2, poster = $3, seconds = $4 WHERE task_id = $1', [
    taskId,
    video,
    poster,
    seconds,
  ]);
  await showImage(client, taskId, poster);
}
