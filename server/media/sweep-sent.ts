/**
 * Deletes files that members sent and nothing uses: of a submit that was refused, of a form that was left, of a picture that was only
 * described, or of what another one has replaced since.
 */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropUnused } from './drop-unused.ts';
import { keysUsed } from './kept-keys.ts';
import { fileName } from './media.ts';

/** A form that still has one in its draft loses it after so long. */
const UNUSED_DAYS = 31;
/** Files per round. */
const AT_ONCE = 100;

interface Due {
  key: string;
  user_id: number;
}

/** Can be interrupted at any point and run again. */
export async function sweepSent({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const { rows } = await db.query<Due>(
    `SELECT key, user_id FROM media WHERE sent_at < now() - interval '${UNUSED_DAYS} days'
     ORDER BY sent_at, key LIMIT ${AT_ONCE}`,
  );
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
    const keys = rows.filter(({ user_id }) => user_id === userId).map(({ key }) => key);
    await dropUnused({ db, storage }, userId, {
      keys,
      used: async (client) =>
        new Set([...(await keysUsed(client, userId)), ...(await inMessages(client, keys))]),
      also: async (client, gone) => {
        const files = gone.map(fileName);
        await client.query('DELETE FROM sounds WHERE user_id = $1 AND file = ANY($2::text[])', [
          userId,
          files,
        ]);
      },
    });
    // what is left is in use, and looked at again in a month: another one may have taken its place by then
    for (const key of keys) await noteSent(db, key);
  }
}

/**
 * Notes that a file that a member sent before is sent again, or in use: its month begins anew.
 * @returns false if it has gone
 */
export async function noteSent(db: Queries, key: string): Promise<boolean> {
  const { count } = await db.query(
    'UPDATE media SET sent_at = CASE WHEN sent_at IS NULL THEN NULL ELSE now() END WHERE key = $1',
    [key],
  );
  return count > 0;
}

/** Those of the keys that the operator's messages show. */
async function inMessages(db: Queries, keys: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS key WHERE EXISTS
       (SELECT 1 FROM broadcasts WHERE strpos(content, key) > 0 OR strpos(content_zh, key) > 0)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
