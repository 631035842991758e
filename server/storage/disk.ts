import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

const PARTIAL = 'partial';

/** Stores files in a folder. @param root created if missing; partial files from a crash are deleted */
export async function diskStorage(root: string): Promise<Storage> {
  const partial = join(root, PARTIAL);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const put = async (name: string, source: Readable): Promise<void> => {
    const draft = join(partial, randomUUID());
    const file = createWriteStream(draft, { flush: true });
    const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
    try {
      await pipeline(source, file);
      await mkdir(dirname(join(root, name)), { recursive: true });
      await rename(draft, join(root, name));
    } catch (error) {
      // it may not have been opened yet, and would be made after its removal
      await closed;
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    put: (name, data) => put(name, data instanceof Readable ? data : Readable.from([data])),
    join: (name, parts) =>
      put(
        name,
        Readable.from(oneAfterTheOther(parts.map((part) => join(root, part))), { objectMode: false }),
      ),
    path: (name) => join(root, name),
    read: (name) => readFile(join(root, name)),
    stream: async (name, range) => createReadStream(join(root, name), range),
    async size(name) {
      try {
        return (await stat(join(root, name))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (name) => rm(join(root, name), { force: true }),
    async free() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function* oneAfterTheOther(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file);
}
