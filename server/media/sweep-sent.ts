/**
 * Deletes files that members sent and nothing uses: of a submit that was refused, of a form that was left, of a picture that was only
 * described, or of what another one has replaced since.
 */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropFiles } from './erase-media.ts';
import { keysUsed } from './kept-keys.ts';
import { fileName, type Media } from './media.ts';

/** A form that still has one in its draft loses it after so long. */
const UNUSED_DAYS = 31;
/** Files per round. */
const AT_ONCE = 100;

type Due = Pick<Media, 'key' | 'ext' | 'mime'> & { user_id: number };

/** Can be interrupted at any point and run again: the row goes after its file. */
export async function sweepSent({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const { rows } = await db.query<Due>(
    `SELECT key, ext, mime, user_id FROM media WHERE sent_at < now() - interval '${UNUSED_DAYS} days'
     ORDER BY sent_at, key LIMIT ${AT_ONCE}`,
  );
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
    const used = await keysUsed(db, userId);
    for (const media of rows.filter(({ user_id }) => user_id === userId)) {
      // looked at again in a month: another one may have taken its place by then
      if (used.has(media.key) || (await isInMessage(db, media.key))) await noteSent(db, media.key);
      else {
        await dropFiles(storage, media);
        await db.transaction(async (client) => {
          await client.query('DELETE FROM sounds WHERE user_id = $1 AND file = $2', [
            userId,
            fileName(media),
          ]);
          await client.query('DELETE FROM media WHERE key = $1', [media.key]);
        });
      }
    }
  }
}

/** Notes that a file that a member sent before is sent again, or in use: its month begins anew. */
export async function noteSent(db: Queries, key: string): Promise<void> {
  await db.query('UPDATE media SET sent_at = now() WHERE key = $1 AND sent_at IS NOT NULL', [key]);
}

/** Whether the operator's messages show it. */
async function isInMessage(db: Queries, key: string): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT 1 FROM broadcasts WHERE strpos(content, $1) > 0 OR strpos(content_zh, $1) > 0 LIMIT 1',
    [key],
  );
  return rows.length > 0;
}
