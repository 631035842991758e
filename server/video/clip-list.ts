/** The history of the video page, with search. */
import type { CallOutput } from '../../src/api/call.ts';
import type { listVideos } from '../../src/api/video.ts';
import type { Queries } from '../db/database.ts';
import { historyConditions } from '../rpc/history-filter.ts';
import { cut, limitOf } from '../rpc/pages.ts';
import { type ClipRow, SELECT_CLIPS } from './clip-rows.ts';

/** One page of a member's clips, newest first, and whether there are older ones. @param zone IANA time zone of the filters' days */
export async function listClips(
  db: Queries,
  userId: number,
  { tool_name: tool, ...input }: CallOutput<typeof listVideos>,
  zone: string,
): Promise<{ rows: ClipRow[]; more: boolean }> {
  const values: unknown[] = [userId, input.before ?? null, ...limitOf(input)];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = ['c.deleted_at IS NULL', ...historyConditions('c', { ...input, tool }, zone, add)];
  const { rows } = await db.query<ClipRow>(
    `${SELECT_CLIPS} WHERE c.user_id = $1 AND c.project_id IS NULL AND ($2::bigint IS NULL OR c.id < $2)
       AND ${narrowed.join(' AND ')} ORDER BY c.id DESC LIMIT $3 OFFSET $4`,
    values,
  );
  return cut(rows, input);
}
