import type { PictureFacts } from '../../src/api/draw-hd.ts';
import { first, type Queries } from '../db/database.ts';
import { TASK_COLUMNS } from '../tasks/task-columns.ts';
import type { DrawRow } from './draws.ts';
import type { StoredSize } from './picture-facts.ts';

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
  created_at: Date;
  /** For each of `images`. */
  sizes: StoredSize[];
};

const FIELDS = [
  'draw_id',
  'task_id',
  'images',
  'sizes',
  'created_at',
  'status',
  'failure',
  'points',
  'refunded',
  'expected_seconds',
  'provider',
  'request',
] as const satisfies (keyof PolledDraw)[];

/** @param epoch seconds with microseconds, of which a date keeps the milliseconds */
const dateOf = (epoch: number): Date => new Date(Math.floor(Math.round(epoch * 1e6) / 1000));

/**
 * The member's records of these tasks for polls, without unknown ones and those of other members. Polls are most of the server's
 * load: one query on two indexes answers each, and the values of each field come as one JSON array, because decoding a column, or
 * reading a name, for each value costs more than the search. So does writing an instant as text.
 */
export async function pollDraws(
  db: Queries,
  userId: number,
  taskIds: readonly string[],
): Promise<PolledDraw[]> {
  const row = await first(
    db.query<{ fields: string }>(
      `SELECT json_build_array(${FIELDS.map((field) => `array_agg(${field})`).join()})::text AS fields FROM (
         SELECT d.id AS draw_id, d.task_id, d.images, d.sizes, date_part('epoch', t.created_at) AS created_at, ${TASK_COLUMNS}
         FROM draws d JOIN tasks t ON t.id = d.task_id
         WHERE d.user_id = $1 AND d.task_id = ANY($2::text[]) ORDER BY d.id
       ) p`,
      [userId, taskIds],
    ),
  );
  const values: (unknown[] | null)[] = row ? JSON.parse(row.fields) : [];
  return (values[0] ?? []).map((_, at) => {
    const draw: Partial<Record<keyof PolledDraw, unknown>> = {};
    for (const [index, field] of FIELDS.entries()) draw[field] = values[index]?.[at];
    draw.created_at = dateOf(draw.created_at as number);
    return draw as PolledDraw;
  });
}

/** The facts of a polled record's pictures. Later upscales only show in lists, since polling ends with the task. */
export const polledFiles = ({ sizes }: Pick<PolledDraw, 'sizes'>): PictureFacts[] =>
  sizes.flatMap((size) => (size ? { width: size[0], height: size[1], upscaled: size[2] } : []));
