import type { Storage } from '../storage/storage.ts';
import { type Media, storageName, variantName } from './media.ts';
import { shrinkPicture } from './picture-files.ts';

/** Makes a smaller copy of a picture, unless it exists. */
export async function makeVariant(
  storage: Storage,
  media: Pick<Media, 'key' | 'ext'>,
  width: string,
): Promise<void> {
  const name = variantName(media, width);
  if ((await storage.size(name)) !== null) return;
  await storage.put(name, await shrinkPicture(await storage.read(storageName(media)), Number(width)));
}
