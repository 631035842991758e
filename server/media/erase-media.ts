import type { Queries } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { type Media, storageName, variantName, WIDTHS } from './media.ts';

/** Deletes all of a member's stored files and their smaller copies. The caller deletes the rows. */
export async function dropMediaOf(db: Queries, storage: Storage, userId: number): Promise<void> {
  const { rows } = await db.query<Pick<Media, 'key' | 'ext' | 'mime'>>(
    'SELECT key, ext, mime FROM media WHERE user_id = $1',
    [userId],
  );
  for (const media of rows) await dropFiles(storage, media);
}

/** Names in storage of a file and its smaller copies. */
export const filesWith = (media: Pick<Media, 'key' | 'ext' | 'mime'>): string[] => [
  storageName(media),
  ...(media.mime.startsWith('image/') ? WIDTHS.map((width) => variantName(media, width)) : []),
];

/** Deletes a stored file and its smaller copies. */
export async function dropFiles(storage: Storage, media: Pick<Media, 'key' | 'ext' | 'mime'>): Promise<void> {
  for (const name of filesWith(media)) await storage.delete(name);
}
