import type { Queries } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { noteLoose } from './loose-files.ts';
import { type Media, storageName, variantName } from './media.ts';
import { shrinkPicture } from './picture-files.ts';

/**
 * Makes a smaller copy of a picture, unless it exists. It is noted as loose first: the picture may be deleted while it is made, and
 * nothing else would find the copy then. A picture whose file is gone has none.
 */
export async function makeVariant(
  { db, storage }: { db: Queries; storage: Storage },
  media: Pick<Media, 'key' | 'ext'>,
  width: string,
): Promise<void> {
  const name = variantName(media, width);
  if ((await storage.size(name)) !== null) return;
  const original = storageName(media);
  const data = await storage.read(original).catch(async (error: unknown) => {
    if ((await storage.size(original)) === null) return null;
    throw error;
  });
  if (!data) return;
  const small = await shrinkPicture(data, Number(width));
  await noteLoose(db, name);
  await storage.put(name, small);
}
