/** The stored files that a member's records still use. */
import { VIDEO_KEPT_DAYS } from '../../src/api/video-modes.ts';
import type { Queries } from '../db/database.ts';
import { RESTORABLE_DAYS } from '../tasks/records.ts';

/** Longer than a record can be restored. */
const KEPT_DAYS = RESTORABLE_DAYS + 1;
export const gone = (row: string): string =>
  `(${row}.deleted_at IS NOT NULL AND ${row}.deleted_at < now() - interval '${KEPT_DAYS} days')`;
export const ofGone = 'project_id IN (SELECT id FROM gone)';
const ofKept = 'project_id IN (SELECT id FROM kept)';

/** SQL: the member's deleted projects, and the others. */
const PROJECTS = `WITH gone AS (SELECT id FROM projects p WHERE user_id = $1 AND ${gone('p')}),
  kept AS (SELECT id FROM projects p WHERE user_id = $1 AND NOT ${gone('p')}) `;

/** SQL for the media keys in rows: besides task ids, they are the only words of 32 hexadecimal digits there. */
export const keysIn = (rows: readonly string[]): string =>
  `${PROJECTS} SELECT DISTINCT found[1] AS key FROM (${rows.join(' UNION ALL ')}) AS rows (words),
     regexp_matches(words, '[0-9a-f]{32}', 'g') AS found`;

/** SQL: a clip of the video page that expired at least an hour ago, so that running downloads can finish. */
export const expired = (row: string): string =>
  `(${row}.project_id IS NULL AND ${row}.created_at < now() - interval '${VIDEO_KEPT_DAYS} days 1 hour'
    AND EXISTS (SELECT 1 FROM tasks t WHERE t.id = ${row}.task_id AND t.status = 'done'))`;

/** SQL: pictures and clips of a deleted project or shot may be chosen in a copy of it, or in what can be restored. */
const chosen = (id: 'draw_id' | 'clip_id'): string =>
  `x.id IN (SELECT ${id} FROM shots WHERE ${ofKept} UNION ALL
     SELECT (shot->>'${id}')::bigint FROM storyboard_updates, jsonb_array_elements(shots) AS shot WHERE ${ofKept} UNION ALL
     SELECT (d.row->>'${id}')::bigint FROM film_deletions d WHERE part = 'shots' AND ${ofKept} AND NOT ${gone('d')})`;

/** Keys in the member's other records. */
const OTHERS = [
  `SELECT x::text FROM draws x WHERE user_id = $1 AND (NOT (${gone('x')} OR coalesce(${ofGone}, false)) OR ${chosen('draw_id')})`,
  `SELECT x::text FROM clips x WHERE user_id = $1
     AND (NOT (${gone('x')} OR coalesce(${ofGone}, false) OR ${expired('x')}) OR ${chosen('clip_id')})`,
  // the record of an expired clip still shows the pictures of its request
  `SELECT x.options::text FROM clips x WHERE user_id = $1 AND NOT ${gone('x')} AND ${expired('x')}`,
  `SELECT x::text FROM works x WHERE user_id = $1 AND NOT ${gone('x')}`,
  `SELECT x::text FROM songs x WHERE user_id = $1 AND NOT ${gone('x')}`,
  `SELECT x::text FROM lip_syncs x WHERE user_id = $1 AND NOT ${gone('x')}`,
  `SELECT x::text FROM projects x WHERE id IN (SELECT id FROM kept)`,
  ...['shots', 'roles', 'exports', 'storyboard_updates'].map(
    (t) => `SELECT x::text FROM ${t} x WHERE ${ofKept}`,
  ),
  `SELECT x::text FROM film_deletions x WHERE ${ofKept} AND NOT ${gone('x')}`,
  `SELECT x::text FROM tasks x WHERE user_id = $1 AND status IN ('waiting', 'running')`,
  'SELECT file FROM speeches WHERE user_id = $1',
  'SELECT image FROM styles WHERE user_id = $1',
  'SELECT avatar FROM users WHERE id = $1',
];
/** SQL: these keys. Sounds are kept as long as the account, except those that were sent and never used. */
const [KEPT, USED] = [keysIn([...OTHERS, 'SELECT file FROM sounds WHERE user_id = $1']), keysIn(OTHERS)];

/** SQL that deletes what was drawn or filmed for shots that can no longer be restored, unless it is still chosen somewhere. */
export const OF_GONE_SHOTS: readonly string[] = (['draw', 'clip'] as const).map(
  (kind) => `${PROJECTS} UPDATE ${kind}s x SET deleted_at = d.deleted_at FROM film_deletions d
     WHERE d.user_id = $1 AND d.part = 'shots' AND ${gone('d')} AND x.shot_id = d.row_id AND x.user_id = $1
       AND x.deleted_at IS NULL AND NOT ${chosen(`${kind}_id`)}`,
);

/** The media keys used by a member's records and open tasks. */
export const keysKept = (db: Queries, userId: number): Promise<ReadonlySet<string>> => read(db, KEPT, userId);

/** The same without those of sounds that no record or open task uses. */
export const keysUsed = (db: Queries, userId: number): Promise<ReadonlySet<string>> => read(db, USED, userId);

async function read(db: Queries, statement: string, userId: number): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ key: string }>(statement, [userId]);
  return new Set(rows.map(({ key }) => key));
}
