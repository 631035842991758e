import { first, type Queries } from '../db/database.ts';
import { OPEN_REQUEST } from '../tasks/task-progress.ts';
import type { DrawRow } from './draws.ts';
import { type FactsByFile, UPSCALED } from './picture-facts.ts';

/** What a poll tells of a record. */
export type PolledDraw = Pick<
  DrawRow,
  | 'draw_id'
  | 'task_id'
  | 'images'
  | 'status'
  | 'failure'
  | 'points'
  | 'refunded'
  | 'expected_seconds'
  | 'provider'
  | 'request'
> & {
  /** ISO 8601. */
  created_at: string;
  /** Of pictures with a known size; null where there is none. */
  files: { file: string; width: number; height: number; upscaled: boolean }[] | null;
};

/**
 * The member's records of these tasks, as polls need them, without unknown and other members' ones. Polls are most of what a studio is
 * asked: one query answers each, and its rows come as one text, because a value for each column costs more than the search.
 */
export async function pollDraws(
  db: Queries,
  userId: number,
  taskIds: readonly string[],
): Promise<PolledDraw[]> {
  const row = await first(
    db.query<{ found: string }>(
      `SELECT coalesce(json_agg(p ORDER BY p.draw_id), '[]')::text AS found FROM (
         SELECT d.id AS draw_id, d.task_id, d.images, t.status, t.failure, t.points, t.refunded, t.expected_seconds, t.provider,
           t.created_at, ${OPEN_REQUEST},
           (SELECT json_agg(json_build_object('file', f.file, 'width', m.width, 'height', m.height, 'upscaled', ${UPSCALED}))
            FROM jsonb_array_elements_text(d.images) AS f (file)
              JOIN media m ON m.key = split_part(f.file, '.', 1) AND m.user_id = d.user_id
            WHERE m.width IS NOT NULL AND m.height IS NOT NULL) AS files
         FROM draws d JOIN tasks t ON t.id = d.task_id
         WHERE d.user_id = $1 AND d.task_id = ANY($2::text[])) p`,
      [userId, taskIds],
    ),
  );
  return JSON.parse(row?.found ?? '[]') as PolledDraw[];
}

/** The facts of a polled record's pictures. */
export const factsOfPolled = ({ files }: Pick<PolledDraw, 'files'>): FactsByFile =>
  new Map(
    (files ?? []).map(({ file, upscaled, ...size }) => [file, { ...size, upscaled: upscaled ? 1 : 0 }]),
  );
