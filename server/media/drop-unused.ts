/** The deletion of stored files that no record uses, beside members who are about to use one. */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../rpc/refusal.ts';
import { dropFiles, filesWith } from './erase-media.ts';
import { noteLoose } from './loose-files.ts';
import type { Media } from './media.ts';

type File = Pick<Media, 'key' | 'ext' | 'mime'>;

interface Which {
  /** The files that may go. */
  keys: readonly string[];
  /** The keys that are in use. It is asked once nobody can begin to use one of these files. */
  used(client: Queries): Promise<ReadonlySet<string>>;
  /** Deletes in the same transaction what belongs to the files that go. */
  also?(client: Queries, gone: readonly File[]): Promise<unknown>;
}

/**
 * Deletes files of a member that nothing uses, with their rows. Can be interrupted at any point: the rows go first, and what is left
 * of the files is noted as loose.
 */
export async function dropUnused(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: number,
  { keys, used, also }: Which,
): Promise<void> {
  if (keys.length === 0) return;
  const gone = await db.transaction(async (client) => {
    const { rows } = await client.query<File>(
      'SELECT key, ext, mime FROM media WHERE user_id = $1 AND key = ANY($2::text[]) ORDER BY key FOR UPDATE',
      [userId, keys],
    );
    const kept = await used(client);
    const unused = rows.filter(({ key }) => !kept.has(key));
    for (const name of unused.flatMap(filesWith)) await noteLoose(client, name);
    await client.query('DELETE FROM media WHERE key = ANY($1::text[])', [unused.map(({ key }) => key)]);
    await also?.(client, unused);
    return unused;
  });
  for (const one of gone) {
    await dropFiles(storage, one);
    await db.query('DELETE FROM loose_files WHERE name = ANY($1::text[])', [filesWith(one)]);
  }
}

/**
 * Keeps a member's files until the transaction ends, in which a row begins to use them: {@link dropUnused} waits, and then sees that
 * row. Both lock them in the order of their keys, so that neither waits for the other.
 * @throws Refusal if one has gone since it was looked at
 */
export async function holdMedia(client: Queries, userId: number, keys: readonly string[]): Promise<void> {
  const { count } = await client.query(
    'SELECT 1 FROM media WHERE user_id = $1 AND key = ANY($2::text[]) ORDER BY key FOR KEY SHARE',
    [userId, keys],
  );
  if (count < new Set(keys).size) throw new Refusal(400, 'notYourMedia');
}

/**
 * The same for files of any members, which a message of the studio shows.
 * @returns false if one has gone, or was never there
 */
export async function holdOfAll(client: Queries, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const { count } = await client.query(
    'SELECT 1 FROM media WHERE key = ANY($1::text[]) ORDER BY key FOR KEY SHARE',
    [keys],
  );
  return count === new Set(keys).size;
}
