import type { Deps } from '../deps.ts';
import { noteLoose } from '../media/loose-files.ts';
import { addSentMedia, findOwnMedia, type Media, storageName } from '../media/media.ts';
import { keyOfDerived } from '../media/media-keys.ts';
import { Refusal } from '../rpc/refusal.ts';
import { checkWorkUpload } from '../uploads/check-work.ts';
import { tokenOfSource } from '../uploads/work-upload-routes.ts';
import { requireWorkUpload, videoOf } from '../uploads/work-uploads.ts';
import { pictureSeconds, requireClipSize } from './sources.ts';

/**
 * Copies a clip that was uploaded in parts to the member's files; the upload itself is deleted after a day. Idempotent.
 * @throws Refusal as the check of an upload does, and for more than 50 MB
 */
export async function takeUploadedClip(
  deps: Deps,
  userId: number,
  source: string,
): Promise<{ media: Media; seconds: number }> {
  const token = tokenOfSource(source);
  if (!token) throw new Refusal(400, 'foreignAddress');
  const upload = await requireWorkUpload(deps.db, userId, token).catch((error: unknown) => {
    // calls report refusals in the envelope, with another status than uploads
    throw error instanceof Refusal ? new Refusal(403, 'uploadExpired') : error;
  });
  const { width = null, height = null } = await checkWorkUpload(deps, upload);
  const name = storageName(videoOf(upload.key));
  const bytes = (await deps.storage.size(name)) ?? 0;
  requireClipSize(bytes);
  const key = keyOfDerived(deps.secret, 'lip-sync-source', upload.key);
  const known = await findOwnMedia(deps.db, userId, key);
  if (known) return { media: known, seconds: await pictureSeconds(deps, known) };
  const media: Media = { key, ext: 'mp4', mime: 'video/mp4', bytes, width, height, upscaled: false };
  await noteLoose(deps.db, storageName(media));
  await deps.storage.join(storageName(media), [name]);
  await addSentMedia(deps.db, userId, media);
  return { media, seconds: await pictureSeconds(deps, media) };
}
