/** The data folder: created, checked for write access, and locked by one process at a time. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { newKey } from '../secrets.ts';
import { CannotStart } from './cannot-start.ts';
import { type LockTimes, takeLock } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import { writeWhole } from './write-whole.ts';

const LOCK = 'server.pid';
const SECRET = 'secret';
/** Minimum length in characters. */
const SHORTEST_SECRET = 32;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Locks the data folder for this process. Takes over the lock of a process that has ended.
 * @param onLost called if another process has taken the lock anyway, e.g. after this one was suspended for long
 * @returns a function that releases the lock
 * @throws CannotStart if the folder is not writable or another process holds the lock
 */
export async function takeDataFolder(
  folder: string,
  onLost: () => void = () => undefined,
  times?: LockTimes,
): Promise<() => Promise<void>> {
  try {
    await makeFolder(resolve(folder));
    return await takeLock(join(folder, LOCK), folder, onLost, times);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`Cannot write to the data folder ${folder} (${codeOf(error)}).`);
  }
}

/** This installation's secret, created at the first start. */
export async function installationSecret(folder: string): Promise<string> {
  const file = join(folder, SECRET);
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < SHORTEST_SECRET)
      throw new CannotStart(
        `The file ${file} is not complete. Restore it, or delete it: then a new one is made, and addresses of media that were handed out stop working.`,
      );
    return secret;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const secret = newKey() + newKey();
    await writeWhole(file, secret);
    return secret;
  }
}
