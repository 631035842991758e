/** A member's public profile: nickname, avatar, description. */
import sharp from 'sharp';
import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';
import { type Database, first } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropFiles } from '../media/erase-media.ts';
import { putMedia } from '../media/loose-files.ts';
import { addSentMedia, fileName, findOwnMedia, type Media, partsOf } from '../media/media.ts';
import { cleanPicture, openPicture } from '../media/picture-files.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newKey } from '../secrets.ts';
import { requireUpload } from '../uploads/uploads.ts';

/** Side of an avatar in pixels: twice its largest size on a page. */
const SIDE = 256;

interface Profile {
  name: string;
  about: string;
  /** A file such as `<key>.jpg`, or empty. */
  avatar: string;
}

/** Changes a profile; omitted fields stay unchanged. A replaced avatar is deleted. */
export async function changeProfile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: number,
  { name, about, avatar }: { [Field in keyof Profile]?: Profile[Field] | undefined },
): Promise<Profile> {
  const row = await first(
    db.query<Profile & { before: string }>(
      `UPDATE users u SET name = coalesce($2, u.name), about = coalesce($3, u.about), avatar = coalesce($4, u.avatar)
       FROM (SELECT id, avatar AS before FROM users WHERE id = $1 FOR UPDATE) old WHERE u.id = old.id
       RETURNING u.name, u.about, u.avatar, old.before`,
      [userId, name ?? null, about ?? null, avatar ?? null],
    ),
  );
  if (!row) throw new Error(`User ${userId} has a session but no row.`);
  const { before, ...profile } = row;
  if (before !== profile.avatar) await dropAvatar({ db, storage }, userId, before);
  return profile;
}

async function dropAvatar(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: number,
  file: string,
): Promise<void> {
  const media = await findOwnMedia(db, userId, partsOf(file).key);
  if (!media) return;
  await dropFiles(storage, media);
  await db.query('DELETE FROM media WHERE key = $1', [media.key]);
}

/**
 * Makes an avatar from an uploaded picture: checks it, crops a square around its most salient part, and stores it as a new file.
 * The upload itself is deleted later, with other unused uploads.
 * @throws Refusal if it is not the member's upload, or not a picture
 */
export async function makeAvatar(
  { db, storage }: { db: Database; storage: Deps['storage'] },
  userId: number,
  key: string,
): Promise<string> {
  const { name, bytes } = await requireUpload(db, userId, key);
  if (bytes > UPLOAD_LIMITS.avatar.maxBytes) throw new Refusal(413, 'uploadTooLarge', { status: 413 });
  const clean = await cleanPicture(await storage.read(name));
  const { data, info } = await openPicture(clean.data)
    .resize(SIDE, SIDE, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const media: Media = {
    key: newKey(),
    ext: 'jpg',
    mime: 'image/jpeg',
    bytes: data.length,
    width: info.width,
    height: info.height,
    upscaled: false,
  };
  await putMedia({ db, storage }, media, data);
  await addSentMedia(db, userId, media);
  return fileName(media);
}
