/** Deletes the files of deleted records that can no longer be restored. */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropUnused } from './drop-unused.ts';
import { gone, keysIn, keysKept, OF_GONE_SHOTS, ofGone } from './kept-keys.ts';

/** Accounts per round. */
const AT_ONCE = 20;

/** SQL: the keys in a member's deleted records. Files of other rows are never candidates. */
const GONE = keysIn([
  `SELECT x::text FROM draws x WHERE user_id = $1 AND (${gone('x')} OR ${ofGone})`,
  `SELECT x::text FROM works x WHERE user_id = $1 AND ${gone('x')}`,
  `SELECT x::text FROM clips x WHERE user_id = $1 AND (${gone('x')} OR ${ofGone})`,
  `SELECT x::text FROM songs x WHERE user_id = $1 AND ${gone('x')}`,
  `SELECT x::text FROM lip_syncs x WHERE user_id = $1 AND ${gone('x')}`,
  `SELECT x::text FROM film_deletions x WHERE user_id = $1 AND (${gone('x')} OR ${ofGone})`,
  `SELECT x::text FROM projects x WHERE id IN (SELECT id FROM gone)`,
  ...['shots', 'roles', 'exports', 'storyboard_updates'].map(
    (t) => `SELECT x::text FROM ${t} x WHERE ${ofGone}`,
  ),
]);

const TABLES = ['draws', 'clips', 'songs', 'lip_syncs', 'works', 'projects'] as const;

/** Deletes the files, their smaller copies and their rows. Can be interrupted at any point and run again. */
export async function sweepDeleted({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  for (const userId of await membersToSweep(db)) {
    // records deleted after this point are left to a later round
    const parts = await dueFilmRows(db, userId);
    for (const statement of OF_GONE_SHOTS) await db.query(statement, [userId]);
    const due = await dueRows(db, userId);
    const { rows: found } = await db.query<{ key: string }>(GONE, [userId]);
    const keys = found.map(({ key }) => key);
    await dropUnused({ db, storage }, userId, { keys, used: (client) => keysKept(client, userId) });
    for (const table of TABLES)
      await db.query(`UPDATE ${table} SET swept_at = now() WHERE id = ANY($1::bigint[])`, [due[table]]);
    // of a drawing or a project the record is kept; nothing shows a shot or a line that is gone
    await db.query('DELETE FROM film_deletions WHERE id = ANY($1::bigint[])', [parts]);
  }
}

async function membersToSweep(db: Queries): Promise<number[]> {
  const due = TABLES.map((t) => `SELECT user_id FROM ${t} x WHERE ${gone('x')} AND swept_at IS NULL`);
  due.push(`SELECT user_id FROM film_deletions x WHERE ${gone('x')}`);
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

async function dueFilmRows(db: Queries, userId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM film_deletions x WHERE user_id = $1 AND ${gone('x')}`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
