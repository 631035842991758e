import type { Queries } from '../db/database.ts';

/** File names by key, such as `<key>.jpg`, of those of the keys that belong to the member. */
export async function filesOf(
  db: Queries,
  userId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<{ key: string; ext: string }>(
    'SELECT key, ext FROM media WHERE user_id = $1 AND key = ANY($2::text[])',
    [userId, [...new Set(keys)]],
  );
  return new Map(rows.map(({ key, ext }) => [key, `${key}.${ext}`]));
}
