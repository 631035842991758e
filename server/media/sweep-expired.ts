/** Deletes the files of expired clips that nothing else uses. Their records stay in the history. */
import type { Deps } from '../deps.ts';
import { dropUnused } from './drop-unused.ts';
import { expired, keysKept } from './kept-keys.ts';
import { partsOf } from './media.ts';

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
    const keys = clips.flatMap(({ video, poster }) => [video, poster]).map((file) => partsOf(file).key);
    await dropUnused({ db, storage }, userId, { keys, used: (client) => keysKept(client, userId) });
    await db.query('UPDATE clips SET expiry_swept_at = now() WHERE id = ANY($1::bigint[])', [
      clips.map(({ id }) => id),
    ]);
  }
}
