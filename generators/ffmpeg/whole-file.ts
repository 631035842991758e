import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

const PART = '.part-';

/**
 * Makes a file under a temporary name next to it and renames it when complete: `file` is never
 * incomplete, however the process ended.
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

/** Deletes what a killed process left half-made, in a folder that no other task uses. */
export async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(PART)) await rm(join(folder, name), { force: true });
}

/** Whether a non-empty file exists. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile() && found.size > 0,
    () => false,
  );
