/** Facts about stored pictures: size, and whether they were upscaled. */
import type { PictureFacts } from '../../src/api/draw-hd.ts';
import type { Queries } from '../db/database.ts';
import { partsOf } from '../media/media.ts';

/** Facts by file name, such as `<key>.jpg`. */
export type FactsByFile = ReadonlyMap<string, PictureFacts>;

/** Width and height in pixels, and 1 if an upscale made the picture; null if its size is unknown. */
export type StoredSize = readonly [width: number, height: number, upscaled: 0 | 1] | null;

/** SQL for queries over media `m`: an upscale of the picture exists, finished or in progress, and not deleted by its member. */
export const UPSCALED = `m.upscaled OR EXISTS (SELECT 1 FROM draws u JOIN tasks t ON t.id = u.task_id
    WHERE u.user_id = m.user_id AND u.plan->>'source' = m.key AND u.deleted_at IS NULL
      AND t.status IN ('waiting', 'running', 'done'))`;

/** The facts of all pictures in some rows, in one query. Pictures of unknown size have none. */
export async function factsOf(
  db: Queries,
  rows: readonly { user_id: number; images: readonly string[] }[],
): Promise<FactsByFile> {
  const files = new Map(rows.flatMap(({ images }) => images.map((file) => [partsOf(file).key, file])));
  const [owner] = rows;
  if (!owner || files.size === 0) return new Map();
  const { rows: found } = await db.query<{ key: string; width: number; height: number; upscaled: boolean }>(
    `SELECT m.key, m.width, m.height, (${UPSCALED}) AS upscaled FROM media m
     WHERE m.user_id = $1 AND m.key = ANY($2::text[]) AND m.width IS NOT NULL AND m.height IS NOT NULL`,
    [owner.user_id, [...files.keys()]],
  );
  return new Map(
    found.map(({ key, width, height, upscaled }) => [
      files.get(key) ?? '',
      { width, height, upscaled: upscaled ? 1 : 0 },
    ]),
  );
}

/** The known facts of a row's pictures. */
export const filesOf = ({ images }: { images: readonly string[] }, facts: FactsByFile): PictureFacts[] =>
  images.flatMap((file) => facts.get(file) ?? []);

const UNKNOWN: PictureFacts = { width: 0, height: 0, upscaled: 0 };

/** The facts of one picture of a member. */
export async function readFacts(db: Queries, userId: number, key: string): Promise<PictureFacts> {
  const file = `${key}.`;
  return (await factsOf(db, [{ user_id: userId, images: [file] }])).get(file) ?? UNKNOWN;
}

/**
 * Locks pictures of a member in the transaction that charges their upscales, so that a concurrent one waits; of several, all at once
 * and before anything is charged, in the order that everybody takes. Uses a lock that still allows to hold the pictures
 * (media/drop-unused.ts): two upscales that hold one would wait for each other.
 */
export async function lockPictures(client: Queries, userId: number, keys: readonly string[]): Promise<void> {
  await client.query(
    'SELECT 1 FROM media WHERE key = ANY($1::text[]) AND user_id = $2 ORDER BY key FOR NO KEY UPDATE',
    [keys, userId],
  );
}
