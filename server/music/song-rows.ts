/** Songs with their tasks: lists and search. */
import type { Heard } from '../../generators/songs/songs.ts';
import type { CallOutput } from '../../src/api/call.ts';
import type { listMusic } from '../../src/api/music.ts';
import { first, type Queries } from '../db/database.ts';
import { historyConditions } from '../rpc/history-filter.ts';
import { cut, limitOf } from '../rpc/pages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { TASK_COLUMNS, type TaskColumns } from '../tasks/task-columns.ts';
import type { SongWork } from './songs.ts';

/** A record with its task. */
export interface SongRow extends TaskColumns {
  id: number;
  task_id: string;
  tool_name: string;
  custom_mode: 0 | 1;
  instrumental: boolean;
  title: string;
  tags: string;
  prompt: string;
  lyrics: string;
  /** The lyrics and title as typed; those of the record may be generated. */
  typed_lyrics: string;
  typed_title: string;
  reference: string;
  heard: Heard | null;
  works: SongWork[];
  starred: boolean;
  created_at: Date;
  updated_at: Date;
}

const SELECT = `SELECT s.id, s.task_id, s.tool_name, s.custom_mode, s.instrumental, s.title, s.tags, s.prompt, s.lyrics,
    s.plan->>'lyrics' AS typed_lyrics, s.plan->>'title' AS typed_title, s.reference, r.heard, s.works,
    s.starred_at IS NOT NULL AS starred, s.created_at, t.updated_at, ${TASK_COLUMNS}
  FROM songs s JOIN tasks t ON t.id = s.task_id
    LEFT JOIN music_references r ON r.key = nullif(s.reference, '') AND r.user_id = s.user_id`;

/** SQL: the text that is searched. */
const WORDS = "concat_ws(' ', s.title, s.tags, s.prompt, s.lyrics)";
/** Rows per answer; a request has neither page nor size (LIMIT-08). */
const AT_ONCE = 30;

/** A page of a member's songs, newest first, and whether there are older ones. @param zone IANA time zone of the filters' days */
export async function listSongs(
  db: Queries,
  userId: number,
  { tool_name: tool, ...input }: CallOutput<typeof listMusic>,
  zone: string,
): Promise<{ rows: SongRow[]; more: boolean }> {
  const pages = { page: 1, pageSize: AT_ONCE, before: input.before };
  const values: unknown[] = [userId, input.before ?? null, ...limitOf(pages)];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = ['s.deleted_at IS NULL', ...historyConditions('s', { ...input, tool }, zone, add, WORDS)];
  const { rows } = await db.query<SongRow>(
    `${SELECT} WHERE s.user_id = $1 AND ($2::bigint IS NULL OR s.id < $2)
       AND ${narrowed.join(' AND ')} ORDER BY s.id DESC LIMIT $3 OFFSET $4`,
    values,
  );
  return cut(rows, pages);
}

/** The member's songs of these tasks, without unknown and other members' ones. */
export async function findSongs(db: Queries, userId: number, taskIds: readonly string[]): Promise<SongRow[]> {
  const { rows } = await db.query<SongRow>(
    `${SELECT} WHERE s.user_id = $1 AND s.task_id = ANY($2::text[]) ORDER BY s.id`,
    [userId, taskIds],
  );
  return rows;
}

/** One of the member's records. @throws Refusal if it is unknown, deleted or another member's */
export async function requireSong(db: Queries, userId: number, id: number): Promise<SongRow> {
  const row = await first(
    db.query<SongRow>(`${SELECT} WHERE s.user_id = $1 AND s.id = $2 AND s.deleted_at IS NULL`, [userId, id]),
  );
  if (!row) throw new Refusal(404, 'songGone');
  return row;
}
