import { UPLOAD_LIMITS } from '../../src/api/uploads.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { incomingName, type Media, variantName, WIDTHS } from './media.ts';
import { cleanPicture, shrinkPicture } from './picture-files.ts';

/**
 * Makes a smaller copy of a picture that was uploaded and not used yet, so that a form can show it, also after a reload. It becomes
 * one of the member's pictures only with its first use.
 * @returns whether the copy is there: false for an unknown upload, one that has not arrived, or one that is no picture
 */
export async function makeUploadPreview(
  db: Queries,
  storage: Storage,
  key: string,
  width: string,
): Promise<boolean> {
  const upload = await first(
    db.query<{ bytes: number | null }>('SELECT bytes FROM uploads WHERE key = $1', [key]),
  );
  if (!upload?.bytes || upload.bytes > UPLOAD_LIMITS.drawReference.maxBytes) return false;
  const name = variantName({ key }, width);
  if ((await storage.size(name)) !== null) return true;
  try {
    const { data } = await cleanPicture(await storage.read(incomingName(key)));
    await storage.put(name, await shrinkPicture(data, Number(width)));
    return true;
  } catch (error) {
    // its first use, meanwhile, moved the file
    if (error instanceof Refusal || (await storage.size(incomingName(key))) === null) return false;
    throw error;
  }
}

/** Deletes the file of an upload that was never used, with its smaller copies. */
export async function dropUpload(storage: Storage, { key }: Pick<Media, 'key'>): Promise<void> {
  await storage.delete(incomingName(key));
  for (const width of WIDTHS) await storage.delete(variantName({ key }, width));
}
