import type { Readable } from 'node:stream';
import { UPLOAD_LIMITS, type UploadUse } from '../../src/api/uploads.ts';
import { DAY, HOUR, inSeconds, instant } from '../clock.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { noteLoose, putMedia } from '../media/loose-files.ts';
import { addSentMedia, findOwnMedia, incomingName, type Media } from '../media/media.ts';
import { cleanPicture } from '../media/picture-files.ts';
import { dropUpload } from '../media/upload-preview.ts';
import { countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf, newKey, newToken } from '../secrets.ts';
import { requireRoom } from '../storage/room.ts';
import type { Storage } from '../storage/storage.ts';
import { Counter } from './arriving.ts';

const MB = 1024 * 1024;

const LIFETIME = HOUR;
/** A form that still has one in its draft loses it after so long, about when its address ends. */
const UNUSED_RETENTION = '7 days';
/** The same for a grant that brought no file. */
const EMPTY_RETENTION = '24 hours';

/** Maximum time for receiving one file; longer than needed even on slow connections. Also frees a grant whose process has died. */
const RECEIVING = '2 hours';

/** Grants a member the upload of one file within an hour. @param use determines the size limit */
export async function grantUpload(db: Queries, userId: number, use: UploadUse) {
  const { maxBytes } = UPLOAD_LIMITS[use];
  const key = newKey();
  const token = newToken();
  const expires = inSeconds(LIFETIME);
  await db.query(
    'INSERT INTO uploads (key, user_id, token_hash, max_bytes, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [key, userId, hashOf(token), maxBytes, expires],
  );
  return { key, token, expiresAt: instant(expires), maxBytes };
}

/**
 * Stores an upload under its grant. The limit is enforced while streaming, and an aborted file leaves nothing behind.
 * @throws Refusal with HTTP 403 for an unknown or used grant, or one that is already receiving; 413 above the limit, 429 above the
 * account's daily limit
 */
export async function receiveUpload(
  { db, storage, config }: Pick<Deps, 'db' | 'storage' | 'config'>,
  { token, body, length }: { token: string; body: Readable; length: number },
): Promise<void> {
  await requireRoom(storage, config.minFreeMegabytes);
  const grant = await first(
    db.query<{ key: string; user_id: number; max_bytes: number }>(
      `UPDATE uploads SET receiving_until = now() + interval '${RECEIVING}'
       WHERE token_hash = $1 AND bytes IS NULL AND expires_at > now()
         AND (receiving_until IS NULL OR receiving_until < now())
       RETURNING key, user_id, max_bytes`,
      [hashOf(token)],
    ),
  );
  if (!grant) throw expired();
  try {
    if (length > grant.max_bytes) throw tooLarge();
    const counter = new Counter(grant.max_bytes, tooLarge);
    body.on('error', (error) => counter.destroy(error));
    await storage.put(incomingName(grant.key), body.pipe(counter));
    const day = { name: 'upload-mb', max: config.uploadMegabytesPerDay, seconds: DAY };
    await countUse(db, day, String(grant.user_id), Math.ceil(counter.bytes / MB));
    const { count } = await db.query('UPDATE uploads SET bytes = $2 WHERE key = $1', [
      grant.key,
      counter.bytes,
    ]);
    // its account was erased meanwhile, or it took a day: nothing would find the file any more
    if (count === 0) throw expired();
  } catch (error) {
    // first, since the file of the next try has the same name; a storage that is away is cleaned up with the grant
    await storage.delete(incomingName(grant.key)).catch(() => undefined);
    await db.query('UPDATE uploads SET receiving_until = NULL WHERE key = $1', [grant.key]);
    throw error;
  }
}

const expired = (): Refusal => new Refusal(403, 'uploadExpired', { status: 403 });
const tooLarge = (): Refusal => new Refusal(413, 'uploadTooLarge', { status: 413 });

/** Sanitizes an untrusted picture and stores it. @throws Refusal if it is not a picture */
async function storeCleanPicture(
  stores: { db: Queries; storage: Storage },
  key: string,
  raw: Uint8Array,
): Promise<Media> {
  const { data, ext, mime, width, height } = await cleanPicture(raw);
  const media: Media = { key, ext, mime, bytes: data.length, width, height, upscaled: false };
  await putMedia(stores, media, data);
  return media;
}

/** Stores a picture that was sent with the call. @throws Refusal if it is not a picture */
export async function storePicture(
  db: Queries,
  storage: Storage,
  userId: number,
  raw: Uint8Array,
): Promise<Media> {
  const media = await storeCleanPicture({ db, storage }, newKey(), raw);
  await addSentMedia(db, userId, media);
  return media;
}

/**
 * One of the member's pictures, by its key. An upload becomes a picture at its first use, when it is checked and re-encoded.
 * @throws Refusal if the key is another member's, unknown, not yet uploaded or not a picture
 */
export async function usePicture(
  db: Database,
  storage: Storage,
  userId: number,
  key: string,
): Promise<Media> {
  const media = await findOwnMedia(db, userId, key);
  if (media) return media;
  const { name, bytes } = await requireUpload(db, userId, key);
  if (bytes > UPLOAD_LIMITS.drawReference.maxBytes) throw tooLarge();
  const made = await storeCleanPicture({ db, storage }, key, await storage.read(name));
  await adoptUpload(db, storage, userId, made);
  return made;
}

/** One of the member's uploads. @throws Refusal if the key is another member's, unknown, or not yet uploaded */
export async function requireUpload(
  db: Queries,
  userId: number,
  key: string,
): Promise<{ name: string; bytes: number }> {
  const upload = await first(
    db.query<{ bytes: number | null }>('SELECT bytes FROM uploads WHERE key = $1 AND user_id = $2', [
      key,
      userId,
    ]),
  );
  if (!upload) throw new Refusal(400, 'notYourMedia');
  if (upload.bytes === null) throw new Refusal(400, 'uploadMissing');
  return { name: incomingName(key), bytes: upload.bytes };
}

/** Records a checked upload as media; its file is already in storage. @throws Refusal if the upload is gone: it was too old */
export async function adoptUpload(
  db: Database,
  storage: Storage,
  userId: number,
  media: Media,
): Promise<void> {
  await db.transaction((client) => adoptIn(client, userId, media));
  await storage.delete(incomingName(media.key));
}

/** The same in the caller's transaction; the clean-up deletes the file that was uploaded. @throws as {@link adoptUpload} */
export async function adoptIn(client: Queries, userId: number, media: Media): Promise<void> {
  // concurrent first uses made the same file; only one of them inserts the row
  const { count } = await client.query('DELETE FROM uploads WHERE key = $1', [media.key]);
  if (count > 0) {
    await addSentMedia(client, userId, media);
    await noteLoose(client, incomingName(media.key));
  } else if (!(await findOwnMedia(client, userId, media.key))) throw new Refusal(400, 'notYourMedia');
}

/** Deletes the files of a member's unused uploads. The caller deletes the rows. */
export async function dropUploadsOf(db: Queries, storage: Storage, userId: number): Promise<void> {
  const { rows } = await db.query<{ key: string }>('SELECT key FROM uploads WHERE user_id = $1', [userId]);
  for (const row of rows) await dropUpload(storage, row);
}

/** Deletes uploads that were never used. */
export async function dropUnusedUploads(db: Database, storage: Storage): Promise<void> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT key FROM uploads WHERE created_at < now() -
       CASE WHEN bytes IS NULL THEN interval '${EMPTY_RETENTION}' ELSE interval '${UNUSED_RETENTION}' END`,
  );
  // the row last: it is what finds the file again if this is interrupted
  for (const row of rows) {
    await dropUpload(storage, row);
    await db.query('DELETE FROM uploads WHERE key = $1', [row.key]);
  }
}
