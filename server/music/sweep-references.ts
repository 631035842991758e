/** Deletes reference audio that no song follows: whoever sends one may change their mind. */
import type { Deps } from '../deps.ts';
import { dropFiles } from '../media/erase-media.ts';
import { keysKept } from '../media/kept-keys.ts';
import type { Media } from '../media/media.ts';

/** A form that still has it in its draft loses it after so long. */
const UNUSED_DAYS = 31;
/** References per round. */
const AT_ONCE = 100;

type Due = Pick<Media, 'key' | 'ext' | 'mime'> & { user_id: number };

/** Can be interrupted at any point and run again: the row goes after its file. */
export async function sweepReferences({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const { rows } = await db.query<Due>(
    `SELECT m.key, m.ext, m.mime, r.user_id FROM music_references r JOIN media m ON m.key = r.key
     WHERE r.created_at < now() - interval '${UNUSED_DAYS} days'
       AND NOT EXISTS (SELECT 1 FROM songs s WHERE s.user_id = r.user_id AND s.reference = r.key)
     ORDER BY r.created_at, r.key LIMIT ${AT_ONCE}`,
  );
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
    const kept = await keysKept(db, userId);
    for (const media of rows.filter(({ user_id }) => user_id === userId)) {
      // what is used elsewhere stays, as a file that is no reference any more: else it would come first in every round
      const isKept = kept.has(media.key);
      if (!isKept) await dropFiles(storage, media);
      await db.transaction(async (client) => {
        if (!isKept) await client.query('DELETE FROM media WHERE key = $1', [media.key]);
        await client.query('DELETE FROM music_references WHERE key = $1', [media.key]);
      });
    }
  }
}
