/** The data folder: created, checked for write access, and locked by one process at a time. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKey } from '../secrets.ts';
import { CannotStart } from './cannot-start.ts';

const LOCK = 'server.pid';
const SECRET = 'secret';
const OWNER_ONLY = 0o600;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Identifies a process even if its number is reused, where the system reports its start time (Linux).
 * @returns null if there is no such process, or only a zombie
 */
export async function identityOf(pid: number): Promise<string | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is running and belongs to another account
    if (codeOf(error) !== 'EPERM') return null;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state = '', ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? null : `${pid} ${fields[18] ?? ''}`.trim();
}

/**
 * Locks the data folder for this process, taking over the lock of a dead process.
 * @returns a function that releases the lock
 * @throws CannotStart if it cannot be written or another process holds it
 */
export async function takeDataFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, LOCK);
  const self = (await identityOf(process.pid)) ?? String(process.pid);
  const cannotWrite = (error: unknown) =>
    new CannotStart(`Cannot write to the data folder ${folder} (${codeOf(error)}).`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(lock, self, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw cannotWrite(error);
    const holder = await readFile(lock, 'utf8').catch(() => '');
    const pid = Number.parseInt(holder, 10);
    if (pid > 0 && pid !== process.pid && (await identityOf(pid)) === holder)
      throw new CannotStart(
        `The data folder ${folder} is in use by process ${pid}; stop it or choose another DATA_DIR.`,
      );
    await writeFile(lock, self).catch((failure: unknown) => {
      throw cannotWrite(failure);
    });
  }
  return () => rm(lock, { force: true });
}

/** This installation's secret, created at the first start. */
export async function installationSecret(folder: string): Promise<string> {
  const file = join(folder, SECRET);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    const secret = newKey() + newKey();
    await writeFile(file, secret, { mode: OWNER_ONLY });
    return secret;
  }
}
