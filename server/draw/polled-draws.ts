import { first, type Queries } from '../db/database.ts';
import { TASK_COLUMNS } from '../tasks/task-columns.ts';
import type { DrawRow } from './draws.ts';
import { type FactsByFile, UPSCALED } from './picture-facts.ts';

/** The fields of a record that a poll answers. */
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
};

interface Found {
  draws: PolledDraw[];
  /** Only pictures of known size. */
  files: { file: string; width: number; height: number; upscaled: boolean }[];
}

/**
 * The member's records of these tasks for polls, without unknown ones and those of other members. Polls are most of the server's
 * load: one query answers each, and its rows come as one JSON text, because decoding columns costs more than the search.
 */
export async function pollDraws(
  db: Queries,
  userId: number,
  taskIds: readonly string[],
): Promise<{ draws: PolledDraw[]; facts: FactsByFile }> {
  const row = await first(
    db.query<{ found: string }>(
      `WITH p AS MATERIALIZED (
         SELECT d.id AS draw_id, d.task_id, d.images, t.created_at, ${TASK_COLUMNS}
         FROM draws d JOIN tasks t ON t.id = d.task_id
         WHERE d.user_id = $1 AND d.task_id = ANY($2::text[]) ORDER BY d.id
       )
       SELECT json_build_object('draws', (SELECT coalesce(json_agg(p), '[]') FROM p),
         'files', (SELECT coalesce(json_agg(json_build_object('file', f.file, 'width', m.width, 'height', m.height,
             'upscaled', ${UPSCALED})), '[]')
           FROM (SELECT jsonb_array_elements_text(images) AS file FROM p) f JOIN media m ON m.key = split_part(f.file, '.', 1)
           WHERE m.user_id = $1 AND m.width IS NOT NULL AND m.height IS NOT NULL))::text AS found`,
      [userId, taskIds],
    ),
  );
  const { draws, files }: Found = row ? JSON.parse(row.found) : { draws: [], files: [] };
  return {
    draws,
    facts: new Map(
      files.map(({ file, upscaled, ...size }) => [file, { ...size, upscaled: upscaled ? 1 : 0 }]),
    ),
  };
}
