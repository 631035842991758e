/** Deletes the files of expired clips that nothing else uses. Their records stay in the history. */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropFiles } from './erase-media.ts';
import { expired, keysKept } from './kept-keys.ts';
import { type Media, partsOf } from './media.ts';

/** Clips per round. */
const AT_ONCE = 200;

interface Due {
  id: number;
  user_id: number;
  video: string;
  poster: string;
}

/** Can be interrupted at any point and run again: a clip is marked as done after its files are deleted. */
export async function sweepExpired({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const { rows } = await db.query<Due>(
    `SELECT id, user_id, video, poster FROM clips x
       WHERE ${expired('x')} AND deleted_at IS NULL AND expiry_swept_at IS NULL AND video <> ''
       ORDER BY created_at, id LIMIT ${AT_ONCE}`,
  );
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) {
    const clips = rows.filter(({ user_id }) => user_id === userId);
    for (const media of await unused(db, userId, clips)) {
      await dropFiles(storage, media);
      await db.query('DELETE FROM media WHERE key = $1', [media.key]);
    }
    await db.query('UPDATE clips SET expiry_swept_at = now() WHERE id = ANY($1::bigint[])', [
      clips.map(({ id }) => id),
    ]);
  }
}

/** The clips' files that no other record of the member uses. */
async function unused(
  db: Queries,
  userId: number,
  clips: readonly Due[],
): Promise<Pick<Media, 'key' | 'ext' | 'mime'>[]> {
  const kept = await keysKept(db, userId);
  const own = clips.flatMap(({ video, poster }) => [video, poster]).map((file) => partsOf(file).key);
  const { rows } = await db.query<Pick<Media, 'key' | 'ext' | 'mime'>>(
    'SELECT key, ext, mime FROM media WHERE user_id = $1 AND key = ANY($2::text[])',
    [userId, own.filter((key) => key && !kept.has(key))],
  );
  return rows;
}
