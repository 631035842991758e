/** Deletes reference audio that no song follows: whoever sends one may change their mind. */
import type { Deps } from '../deps.ts';
import { dropUnused } from '../media/drop-unused.ts';
import { keysKept } from '../media/kept-keys.ts';

/** A form that still has it in its draft loses it after so long. */
const UNUSED_DAYS = 31;
/** References per round. */
const AT_ONCE = 100;

interface Due {
  key: string;
  user_id: number;
}

/** Can be interrupted at any point and run again. */
export async function sweepReferences({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const { rows } = await db.query<Due>(
    `SELECT r.key, r.user_id FROM music_references r JOIN media m ON m.key = r.key
     WHERE r.created_at < now() - interval '${UNUSED_DAYS} days'
       AND NOT EXISTS (SELECT 1 FROM songs s WHERE s.user_id = r.user_id AND s.reference = r.key)
     ORDER BY r.created_at, r.key LIMIT ${AT_ONCE}`,
  );
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
    const keys = rows.filter(({ user_id }) => user_id === userId).map(({ key }) => key);
    await dropUnused({ db, storage }, userId, {
      keys,
      used: (client) => keysKept(client, userId),
      // what is used elsewhere stays, as a file that is no reference any more: else it would come first in every round; unless a song
      // has begun to follow it
      also: (client) =>
        client.query(
          `DELETE FROM music_references r WHERE r.key = ANY($1::text[])
             AND NOT EXISTS (SELECT 1 FROM songs s WHERE s.user_id = r.user_id AND s.reference = r.key)`,
          [keys],
        ),
    });
  }
}
