import { addSentMedia, fileName, type Media, storageName } from '../../../server/media/media.ts';
import { newKey } from '../../../server/secrets.ts';
import type { Member, Studio } from '../harness.ts';

const TYPES = { png: 'image/png', mp4: 'video/mp4' } as const;

/** Stores a file as one that the member sent. @returns its address */
export async function storedFile(
  { db, deps }: Studio,
  { userId }: Pick<Member, 'userId'>,
  { ext, data, side = 512 }: { ext: keyof typeof TYPES; data: Uint8Array; side?: number },
): Promise<string> {
  const media: Media = {
    ...{ key: newKey(), ext, mime: TYPES[ext], bytes: data.length },
    ...{ width: side, height: side, upscaled: false },
  };
  await deps.storage.put(storageName(media), data);
  await addSentMedia(db, userId, media);
  return `/media/${fileName(media)}`;
}
