/** Videos uploaded in parts. The token identifies the upload, and only its member may use it. */
import { DAY, inSeconds } from '../clock.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import { storageName } from '../media/media.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf, newKey, newToken } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';

/** Seconds without a new part after which an upload is dropped. */
const IDLE = DAY;
const LONGEST_DAYS = 7;
/** Maximum time for checking one video; longer than needed even for a large one. Also frees one whose process has died. */
const CHECKING = '15 minutes';
/** Maximum open uploads per member; a further one drops the longest idle one. */
const AT_ONCE = 5;

export interface WorkUpload {
  key: string;
  user_id: number;
  part_bytes: number;
  /** Facts about the complete file; null before the check. */
  bytes: number | null;
  seconds: number | null;
  width: number | null;
  height: number | null;
  work_id: number | null;
}

const COLUMNS = 'key, user_id, part_bytes, bytes, seconds, width, height, work_id';

/** The name of a part in storage. */
export const partName = (key: string, part: number): string => `incoming/works/${key}-${part}`;
/** The file of a checked upload; it is served after it has become a work. */
export const videoOf = (key: string) => ({ key, ext: 'mp4' });

/** Starts an upload. @returns its token */
export async function beginWorkUpload(
  db: Database,
  storage: Storage,
  userId: number,
  partBytes: number,
): Promise<string> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT key FROM work_uploads WHERE user_id = $1 AND work_id IS NULL
     ORDER BY expires_at DESC, key OFFSET ${AT_ONCE - 1}`,
    [userId],
  );
  for (const { key } of rows) await dropWorkUpload(db, storage, key);
  const token = newToken();
  await db.query(
    'INSERT INTO work_uploads (key, user_id, token_hash, part_bytes, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [newKey(), userId, hashOf(token), partBytes, inSeconds(IDLE)],
  );
  return token;
}

/** The member's upload. @throws Refusal with HTTP 403 if it is unknown, expired or another member's */
export async function requireWorkUpload(db: Queries, userId: number, token: string): Promise<WorkUpload> {
  const upload = await first(
    db.query<WorkUpload>(
      `SELECT ${COLUMNS} FROM work_uploads WHERE token_hash = $1 AND user_id = $2 AND expires_at > now()`,
      [hashOf(token), userId],
    ),
  );
  if (!upload) throw new Refusal(403, 'uploadExpired', { status: 403 });
  return upload;
}

/** The received parts, in order. */
export async function arrivedParts(db: Queries, key: string): Promise<{ part: number; bytes: number }[]> {
  const { rows } = await db.query<{ part: number; bytes: number }>(
    'SELECT part, bytes FROM work_upload_parts WHERE key = $1 AND bytes > 0 ORDER BY part',
    [key],
  );
  return rows;
}

/** Records a part before its bytes are stored, so that the clean-up finds it in any case. */
export async function announcePart(db: Queries, key: string, part: number): Promise<void> {
  await db.query(
    'INSERT INTO work_upload_parts (key, part, bytes) VALUES ($1, $2, 0) ON CONFLICT (key, part) DO NOTHING',
    [key, part],
  );
}

/**
 * Records a stored part; sending it again replaces it. Extends the upload's lifetime by a day.
 * @returns false if the upload is gone, or takes no parts any more
 */
export function recordPart(db: Database, key: string, part: number, bytes: number): Promise<boolean> {
  return db.transaction(async (client) => {
    const { count } = await client.query(
      `UPDATE work_uploads SET expires_at = least(created_at + interval '${LONGEST_DAYS} days', $2)
       WHERE key = $1 AND bytes IS NULL`,
      [key, inSeconds(IDLE)],
    );
    if (count === 0) return false;
    await client.query('UPDATE work_upload_parts SET bytes = $3 WHERE key = $1 AND part = $2', [
      key,
      part,
      bytes,
    ]);
    return true;
  });
}

/** Takes the check of a complete video for the caller alone. @returns false if it is gone or checked, or another one has it */
export async function takeCheck(db: Queries, key: string): Promise<boolean> {
  const { count } = await db.query(
    `UPDATE work_uploads SET checking_until = now() + interval '${CHECKING}'
     WHERE key = $1 AND seconds IS NULL AND (checking_until IS NULL OR checking_until < now())`,
    [key],
  );
  return count > 0;
}

/** Lets another one check the video. */
export async function leaveCheck(db: Queries, key: string): Promise<void> {
  await db.query('UPDATE work_uploads SET checking_until = NULL WHERE key = $1', [key]);
}

/** An upload by its key; undefined if it is gone. */
export const findWorkUpload = (db: Queries, key: string): Promise<WorkUpload | undefined> =>
  first(db.query<WorkUpload>(`SELECT ${COLUMNS} FROM work_uploads WHERE key = $1`, [key]));

/** Records the result of checking the complete file. @returns false if the upload is gone */
export async function recordChecked(
  db: Queries,
  key: string,
  found: { bytes: number; seconds: number; width: number; height: number },
): Promise<boolean> {
  const { count } = await db.query(
    'UPDATE work_uploads SET bytes = $2, seconds = $3, width = $4, height = $5 WHERE key = $1',
    [key, found.bytes, found.seconds, found.width, found.height],
  );
  return count > 0;
}

/**
 * Keeps an upload until the transaction ends, in which it becomes a work: {@link dropWorkUpload} waits, and then sees the work.
 * @throws Refusal if it has expired since it was looked at, by the clock: the transaction may have waited
 */
export async function holdWorkUpload(client: Queries, key: string): Promise<void> {
  const { count } = await client.query(
    'SELECT 1 FROM work_uploads WHERE key = $1 AND expires_at > clock_timestamp() FOR UPDATE',
    [key],
  );
  if (count === 0) throw new Refusal(403, 'uploadExpired', { status: 403 });
}

/** Links the upload to its work: the file is kept, and a repeated call finds the work. */
export async function recordWorkOf(client: Queries, key: string, workId: number): Promise<void> {
  await client.query('UPDATE work_uploads SET work_id = $2 WHERE key = $1', [key, workId]);
}

/** Deletes the stored parts. */
export async function dropParts(db: Queries, storage: Storage, key: string): Promise<void> {
  const { rows } = await db.query<{ part: number }>('SELECT part FROM work_upload_parts WHERE key = $1', [
    key,
  ]);
  for (const { part } of rows) await storage.delete(partName(key, part));
}

/** Deletes an upload with all its parts, unless it has become a work meanwhile. */
export async function dropWorkUpload(db: Queries, storage: Storage, key: string): Promise<void> {
  // from here on nobody can publish it
  await db.query(
    'UPDATE work_uploads SET expires_at = least(expires_at, now()) WHERE key = $1 AND work_id IS NULL',
    [key],
  );
  const { count } = await db.query('SELECT 1 FROM work_uploads WHERE key = $1 AND work_id IS NOT NULL', [
    key,
  ]);
  if (count > 0) return;
  await dropParts(db, storage, key);
  await storage.delete(storageName(videoOf(key)));
  await db.query('DELETE FROM work_uploads WHERE key = $1', [key]);
}

/** Deletes the files of a member's unpublished videos. The caller deletes the rows. */
export async function dropWorkUploadsOf(db: Queries, storage: Storage, userId: number): Promise<void> {
  const { rows } = await db.query<{ key: string }>(
    'SELECT key FROM work_uploads WHERE user_id = $1 AND work_id IS NULL',
    [userId],
  );
  for (const { key } of rows) await dropWorkUpload(db, storage, key);
}

/** Deletes videos that were never published, and the rows of published ones. */
export async function dropOldWorkUploads(db: Queries, storage: Storage): Promise<void> {
  await db.query('DELETE FROM work_uploads WHERE work_id IS NOT NULL AND expires_at < now()');
  const { rows } = await db.query<{ key: string }>(
    'SELECT key FROM work_uploads WHERE work_id IS NULL AND expires_at < now()',
  );
  for (const { key } of rows) await dropWorkUpload(db, storage, key);
}
