/** The history of the drawing page, with search. */
import type { CallOutput } from '../../src/api/call.ts';
import type { listDraws as listDrawsCall } from '../../src/api/draw.ts';
import type { Queries } from '../db/database.ts';
import { historyConditions } from '../rpc/history-filter.ts';
import { cut, limitOf } from '../rpc/pages.ts';
import { type DrawRow, SELECT_DRAWS } from './draws.ts';

/**
 * One page of a member's records, newest first, and whether there are older ones.
 * @param zone IANA time zone for the days of the filters
 */
export async function listDraws(
  db: Queries,
  userId: number,
  input: CallOutput<typeof listDrawsCall>,
  zone: string,
): Promise<{ rows: DrawRow[]; more: boolean }> {
  const values: unknown[] = [userId, input.before ?? null, ...limitOf(input)];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = ['d.deleted_at IS NULL', ...historyConditions('d', input, zone, add)].join(' AND ');
  const { rows } = await db.query<DrawRow>(
    `${SELECT_DRAWS} WHERE d.user_id = $1 AND d.project_id IS NULL AND ($2::bigint IS NULL OR d.id < $2) AND ${narrowed}
     ORDER BY d.id DESC LIMIT $3 OFFSET $4`,
    values,
  );
  return cut(rows, input);
}
