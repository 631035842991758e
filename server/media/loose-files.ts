/**
 * Stored files that no row names yet. A file is stored before the transaction that records it, since storage and database cannot be
 * written together. Its name is noted here first, and the row that names it takes the note away: if the transaction fails, or the
 * process dies, the clean-up finds the file. Smaller copies of pictures are noted too, and belong to the row of their picture, and files
 * that came with a service's answer, which belong to the request.
 */
import type { Readable } from 'node:stream';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Media, storageName } from './media.ts';

/** Longer than any request or job may take between storing a file and recording it. */
const LOOSE_FOR = '24 hours';
/** Files per round. */
const AT_ONCE = 500;

type Stores = Pick<Deps, 'storage'> & { db: Queries };

/** Notes that a file belongs to no row, before it is stored or before the row that names it goes. */
export async function noteLoose(db: Queries, name: string): Promise<void> {
  await db.query('INSERT INTO loose_files (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET at = now()', [
    name,
  ]);
}

/** Stores a file of media whose row follows. */
export async function putMedia(
  { db, storage }: Stores,
  media: Pick<Media, 'key' | 'ext'>,
  data: Uint8Array | Readable,
): Promise<void> {
  await noteLoose(db, storageName(media));
  await storage.put(storageName(media), data);
}

/** SQL: the note is old, and nobody is about to record its file. */
const OLD = `at < now() - interval '${LOOSE_FOR}'`;
/** SQL: the key in a file's name. */
const KEY = "substring(name from '[0-9a-f]{32}')";

/** Deletes files that were stored and never recorded. Can be interrupted at any point and run again. */
export async function sweepLoose({ db, storage }: Stores): Promise<void> {
  // several requests may have made the same file: one that recorded it owns it; and a picture or an upload its smaller copies
  await db.query(
    `DELETE FROM loose_files WHERE ${OLD} AND (
       (name LIKE 'media/%' OR name LIKE 'variants/%') AND EXISTS (SELECT 1 FROM media m WHERE m.key = ${KEY})
       OR name LIKE 'variants/%' AND EXISTS (SELECT 1 FROM uploads u WHERE u.key = ${KEY}))`,
  );
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM loose_files WHERE ${OLD} ORDER BY at, name LIMIT ${AT_ONCE}`,
  );
  for (const { name } of rows) {
    await storage.delete(name);
    await db.query('DELETE FROM loose_files WHERE name = $1', [name]);
  }
}
