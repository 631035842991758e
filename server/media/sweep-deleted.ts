/** Deletes the files of records that were deleted so long ago that nobody can restore them. */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropFiles } from './erase-media.ts';
import type { Media } from './media.ts';

/** A day more than a record can be restored. */
const KEPT_DAYS = 31;
/** Accounts in one round. */
const AT_ONCE = 20;

const gone = (row: string): string =>
  `(${row}.deleted_at IS NOT NULL AND ${row}.deleted_at < now() - interval '${KEPT_DAYS} days')`;
const ofGone = 'project_id IN (SELECT id FROM gone)';
const ofKept = 'project_id IN (SELECT id FROM kept)';

/** The member's projects that are gone, and those that are not. */
const PROJECTS = `WITH gone AS (SELECT id FROM projects p WHERE user_id = $1 AND ${gone('p')}),
  kept AS (SELECT id FROM projects p WHERE user_id = $1 AND NOT ${gone('p')}) `;

/** Keys of files are the only words of 32 hexadecimal digits in these rows, besides the ids of tasks. */
const keysIn = (rows: readonly string[]): string =>
  `${PROJECTS} SELECT DISTINCT found[1] AS key FROM (${rows.join(' UNION ALL ')}) AS rows (words),
     regexp_matches(words, '[0-9a-f]{32}', 'g') AS found`;

/** What a member's deleted records hold. Files of rows that were not deleted are never looked at. */
const GONE = keysIn([
  `SELECT x::text FROM draws x WHERE user_id = $1 AND (${gone('x')} OR ${ofGone})`,
  `SELECT x::text FROM works x WHERE user_id = $1 AND ${gone('x')}`,
  `SELECT x::text FROM clips x WHERE user_id = $1 AND (${gone('x')} OR ${ofGone})`,
  `SELECT x::text FROM songs x WHERE user_id = $1 AND ${gone('x')}`,
  `SELECT x::text FROM lip_syncs x WHERE user_id = $1 AND ${gone('x')}`,
  `SELECT x::text FROM projects x WHERE id IN (SELECT id FROM gone)`,
  ...['shots', 'roles', 'exports', 'storyboard_updates'].map(
    (t) => `SELECT x::text FROM ${t} x WHERE ${ofGone}`,
  ),
]);

/** Pictures and clips of a gone project may be chosen in a copy of it, also in a storyboard that can be brought back. */
const chosen = (id: 'draw_id' | 'clip_id'): string =>
  `x.id IN (SELECT ${id} FROM shots WHERE ${ofKept} UNION ALL
     SELECT (shot->>'${id}')::bigint FROM storyboard_updates, jsonb_array_elements(shots) AS shot WHERE ${ofKept})`;

/** What the member's other records hold. */
const KEPT = keysIn([
  `SELECT x::text FROM draws x WHERE user_id = $1 AND (NOT (${gone('x')} OR coalesce(${ofGone}, false)) OR ${chosen('draw_id')})`,
  `SELECT x::text FROM clips x WHERE user_id = $1 AND (NOT (${gone('x')} OR coalesce(${ofGone}, false)) OR ${chosen('clip_id')})`,
  `SELECT x::text FROM works x WHERE user_id = $1 AND NOT ${gone('x')}`,
  `SELECT x::text FROM songs x WHERE user_id = $1 AND NOT ${gone('x')}`,
  `SELECT x::text FROM lip_syncs x WHERE user_id = $1 AND NOT ${gone('x')}`,
  `SELECT x::text FROM projects x WHERE id IN (SELECT id FROM kept)`,
  ...['shots', 'roles', 'exports', 'storyboard_updates'].map(
    (t) => `SELECT x::text FROM ${t} x WHERE ${ofKept}`,
  ),
  `SELECT x::text FROM tasks x WHERE user_id = $1 AND status IN ('waiting', 'running')`,
  'SELECT file FROM speeches WHERE user_id = $1',
  'SELECT file FROM sounds WHERE user_id = $1',
  'SELECT image FROM styles WHERE user_id = $1',
  'SELECT avatar FROM users WHERE id = $1',
]);

const TABLES = ['draws', 'clips', 'songs', 'lip_syncs', 'works', 'projects'] as const;

/** Deletes files with their smaller copies and rows. It can be killed at any point, and run again. */
export async function sweepDeleted({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  for (const userId of await membersToSweep(db)) {
    // what is deleted from here on is left to a later round
    const due = await dueRows(db, userId);
    const unused = await unusedMedia(db, userId);
    for (const media of unused) {
      await dropFiles(storage, media);
      await db.query('DELETE FROM media WHERE key = $1', [media.key]);
    }
    for (const table of TABLES)
      await db.query(`UPDATE ${table} SET swept_at = now() WHERE id = ANY($1::bigint[])`, [due[table]]);
  }
}

async function membersToSweep(db: Queries): Promise<number[]> {
  const due = TABLES.map((t) => `SELECT user_id FROM ${t} x WHERE ${gone('x')} AND swept_at IS NULL`);
  const { rows } = await db.query<{ user_id: number }>(
    `SELECT DISTINCT user_id FROM (${due.join(' UNION ALL ')}) AS due LIMIT ${AT_ONCE}`,
  );
  return rows.map(({ user_id }) => user_id);
}

async function dueRows(db: Queries, userId: number): Promise<Record<(typeof TABLES)[number], number[]>> {
  const idsOf = async (table: string): Promise<number[]> => {
    const { rows } = await db.query<{ id: number }>(
      `SELECT id FROM ${table} x WHERE user_id = $1 AND ${gone('x')} AND swept_at IS NULL`,
      [userId],
    );
    return rows.map(({ id }) => id);
  };
  return {
    draws: await idsOf('draws'),
    clips: await idsOf('clips'),
    songs: await idsOf('songs'),
    lip_syncs: await idsOf('lip_syncs'),
    works: await idsOf('works'),
    projects: await idsOf('projects'),
  };
}

type File = Pick<Media, 'key' | 'ext' | 'mime'>;

async function unusedMedia(db: Queries, userId: number): Promise<File[]> {
  const keys = async (statement: string): Promise<string[]> =>
    (await db.query<{ key: string }>(statement, [userId])).rows.map(({ key }) => key);
  const candidates = await keys(GONE);
  const used = new Set(await keys(KEPT));
  const { rows } = await db.query<File>(
    'SELECT key, ext, mime FROM media WHERE user_id = $1 AND key = ANY($2::text[])',
    [userId, candidates.filter((key) => !used.has(key))],
  );
  return rows;
}
