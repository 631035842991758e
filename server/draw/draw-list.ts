/** The history of the drawing page, and searching it. */
import type { CallOutput } from '../../src/api/call.ts';
import type { listDraws as listDrawsCall } from '../../src/api/draw.ts';
import type { DrawFilterState } from '../../src/api/draw-search.ts';
import { dayStart } from '../day-start.ts';
import type { Queries } from '../db/database.ts';
import { likeText } from '../rpc/like-text.ts';
import { cut, limitOf } from '../rpc/pages.ts';
import { type DrawRow, SELECT_DRAWS } from './draws.ts';

type Input = CallOutput<typeof listDrawsCall>;

const STATUSES: Record<DrawFilterState, readonly DrawRow['status'][]> = {
  done: ['done'],
  open: ['waiting', 'running'],
  failed: ['failed', 'cancelled'],
};

/** Whether a request narrows the history. */
export const isFiltered = ({ search, tool, state, from, to, starred }: Input): boolean =>
  Boolean(search || tool || state || from || to || starred);

/** The conditions of a request's filters. @param add stores a value. @returns SQL, empty for none */
function conditions(
  { search, tool, state, from, to, starred }: Input,
  zone: string,
  add: (value: unknown) => string,
) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  return [
    words.length > 0 ? `d.prompt ILIKE ALL(${add(words.map(likeText))}::text[])` : '',
    tool ? `d.tool_name = ${add(tool)}` : '',
    state ? `t.status = ANY(${add(STATUSES[state])}::text[])` : '',
    from ? `d.created_at >= ${add(dayStart(zone, from))}` : '',
    to ? `d.created_at < ${add(dayStart(zone, to, 1))}` : '',
    starred ? 'd.starred_at IS NOT NULL' : '',
  ].filter(Boolean);
}

/**
 * One page of a member's records, newest first, and whether there are older ones.
 * @param zone IANA time zone that the days of the filters are in
 */
export async function listDraws(
  db: Queries,
  userId: number,
  input: Input,
  zone: string,
): Promise<{ rows: DrawRow[]; more: boolean }> {
  const values: unknown[] = [userId, input.before ?? null, ...limitOf(input)];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = ['d.deleted_at IS NULL', ...conditions(input, zone, add)].join(' AND ');
  const { rows } = await db.query<DrawRow>(
    `${SELECT_DRAWS} WHERE d.user_id = $1 AND d.project_id IS NULL AND ($2::bigint IS NULL OR d.id < $2) AND ${narrowed}
     ORDER BY d.id DESC LIMIT $3 OFFSET $4`,
    values,
  );
  return cut(rows, input);
}
