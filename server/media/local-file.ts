import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../storage/storage.ts';
import { makeTempFolder } from '../temp-folders.ts';

/** Runs `use` with the path of a stored file on the local disk: the file itself, or a temporary copy from the bucket. */
export async function withLocalFile<Result>(
  storage: Storage,
  name: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const path = storage.path(name);
  if (path !== null) return use(path);
  const folder = await makeTempFolder('file');
  try {
    const file = join(folder, name.slice(name.lastIndexOf('/') + 1));
    await pipeline(await storage.stream(name), createWriteStream(file));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
