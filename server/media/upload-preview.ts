import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { noteLoose } from './loose-files.ts';
import { incomingName, type Media, OF_SOMEBODY, variantName, WIDTHS } from './media.ts';
import { cleanPicture, shrinkPicture } from './picture-files.ts';

/**
 * Makes a smaller copy of an uploaded but unused picture, so that forms can show it, even after a reload. The upload becomes
 * media only at its first use.
 * @returns whether the copy exists: false for an unknown or incomplete upload, of a closed account, or one that is not a picture
 */
export async function makeUploadPreview(
  db: Queries,
  storage: Storage,
  key: string,
  width: string,
): Promise<boolean> {
  const upload = await first(
    db.query<{ bytes: number | null }>(`SELECT bytes FROM uploads m WHERE key = $1 AND ${OF_SOMEBODY}`, [
      key,
    ]),
  );
  if (!upload?.bytes || upload.bytes > UPLOAD_LIMITS.drawReference.maxBytes) return false;
  const name = variantName({ key }, width);
  if ((await storage.size(name)) !== null) return true;
  try {
    const { data } = await cleanPicture(await storage.read(incomingName(key)));
    const small = await shrinkPicture(data, Number(width));
    // the upload may be deleted meanwhile
    await noteLoose(db, name);
    await storage.put(name, small);
    return true;
  } catch (error) {
    // in the meantime its first use has moved the file
    if (error instanceof Refusal || (await storage.size(incomingName(key))) === null) return false;
    throw error;
  }
}

/** Deletes the file of an unused upload, and its smaller copies. */
export async function dropUpload(storage: Storage, { key }: Pick<Media, 'key'>): Promise<void> {
  await storage.delete(incomingName(key));
  for (const width of WIDTHS) await storage.delete(variantName({ key }, width));
}
