import { first, type Queries } from '../db/database.ts';
import { isTakenDown } from './taken-down.ts';

/** A stored file that its owner may use. */
export interface Media {
  key: string;
  ext: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Result of an HD upscale, which cannot be upscaled again. */
  upscaled: boolean;
}

const COLUMNS = 'key, ext, mime, bytes, width, height, upscaled';

/** The file's name in storage. */
export const storageName = ({ key, ext }: Pick<Media, 'key' | 'ext'>): string =>
  `media/${key.slice(0, 2)}/${key}.${ext}`;

/** The name in storage of an unused upload. */
export const incomingName = (key: string): string => `incoming/${key}`;

/** Widths of the smaller copies of a picture. */
export const WIDTHS = ['320', '640', '1280'] as const;

/** The name in storage of a smaller copy. */
export const variantName = ({ key }: Pick<Media, 'key'>, width: string): string =>
  `variants/${key.slice(0, 2)}/${key}-${width}.webp`;

/** The file's name in URLs and in rows that refer to it. */
export const fileName = ({ key, ext }: Pick<Media, 'key' | 'ext'>): string => `${key}.${ext}`;

/** The inverse of {@link fileName}; both are empty for no file. */
export function partsOf(file: string): Pick<Media, 'key' | 'ext'> {
  const [key = '', ext = ''] = file.split('.');
  return { key, ext };
}

/** Finds a file by its key, if it belongs to the member. */
export const findOwnMedia = (db: Queries, userId: number, key: string): Promise<Media | undefined> =>
  first(db.query<Media>(`SELECT ${COLUMNS} FROM media WHERE key = $1 AND user_id = $2`, [key, userId]));

/** Finds a file by its key. */
export const findMedia = (db: Queries, key: string): Promise<Media | undefined> =>
  first(db.query<Media>(`SELECT ${COLUMNS} FROM media WHERE key = $1`, [key]));

/** SQL: the member in `user_id` of row `m` has not closed their account, whose files are erased later. */
export const OF_SOMEBODY = 'EXISTS (SELECT 1 FROM users u WHERE u.id = m.user_id AND u.closed_at IS NULL)';

/** Finds a file by its key, unless its member has closed their account, and whether its work was taken down. */
export const findServed = (db: Queries, key: string): Promise<(Media & { takenDown: boolean }) | undefined> =>
  first(
    db.query<Media & { takenDown: boolean }>(
      `SELECT ${COLUMNS}, ${isTakenDown("key || '.' || ext")} AS "takenDown" FROM media m
       WHERE key = $1 AND ${OF_SOMEBODY}`,
      [key],
    ),
  );

const insert = (
  db: Queries,
  userId: number,
  media: Media,
  { sent = 'NULL', conflict = '' }: { sent?: 'now()' | 'NULL'; conflict?: string } = {},
): Promise<unknown> =>
  db.query(
    `WITH recorded AS (DELETE FROM loose_files WHERE name = $9)
     INSERT INTO media (key, user_id, ext, mime, bytes, width, height, upscaled, sent_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ${sent}) ${conflict}`,
    [
      ...[media.key, userId, media.ext, media.mime, media.bytes, media.width, media.height, media.upscaled],
      storageName(media),
    ],
  );

/** Inserts the row of a stored file, which has an owner from then on. */
export async function addMedia(db: Queries, userId: number, media: Media): Promise<void> {
  await insert(db, userId, media);
}

/** Inserts the row of a file whose key follows from what it is made of: another request may have made the same file. */
export async function addMediaOnce(db: Queries, userId: number, media: Media): Promise<void> {
  await insert(db, userId, media, { conflict: ONCE });
}

const ONCE = 'ON CONFLICT (key) DO NOTHING';

/**
 * The same for a file that a member sent, or that was read from one of theirs to be used: nothing may ever use it, and then it goes
 * after a month (sweep-sent.ts).
 */
export async function addSentMedia(db: Queries, userId: number, media: Media): Promise<void> {
  await insert(db, userId, media, { sent: 'now()', conflict: ONCE });
}
