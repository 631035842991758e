import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

const PART = '.part-';

/**
 * Writes a file atomically: under a temporary name in the same folder, renamed when complete.
 * @param make writes the temporary file; what it throws is rethrown after that file is deleted
 */
export async function writeWhole(file: string, make: (part: string) => Promise<unknown>): Promise<void> {
  // keep the extension: ffmpeg chooses the format by it
  const part = join(dirname(file), `${PART}${randomUUID()}${extname(file)}`);
  try {
    await make(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Deletes incomplete files that a killed process left in a folder. No other task may be using the folder. */
export async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(PART)) await rm(join(folder, name), { force: true });
}

/** Whether `file` exists and is not empty. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile() && found.size > 0,
    () => false,
  );
