import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import type { Storage } from '../storage/storage.ts';
import { putMedia } from './loose-files.ts';
import { type Media, storageName } from './media.ts';

/** A complete file on the local disk, with its media type. */
export interface LocalFile {
  file: string;
  media: Omit<Media, 'bytes'>;
}

/** Stores all files, or none if one fails. Their rows follow. */
export async function putFiles(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  files: readonly LocalFile[],
): Promise<Media[]> {
  const put: Media[] = [];
  try {
    for (const { file, media } of files) {
      const { size } = await stat(file);
      put.push({ ...media, bytes: size });
      await putMedia({ db, storage }, media, createReadStream(file));
    }
    return put;
  } catch (error) {
    await dropFiles(storage, put);
    throw error;
  }
}

/** Deletes files from storage. Missing files are ignored. */
export async function dropFiles(
  storage: Storage,
  files: readonly Pick<Media, 'key' | 'ext'>[],
): Promise<void> {
  for (const media of files) await storage.delete(storageName(media));
}
