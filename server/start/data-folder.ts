/** The data folder: made, checked for writing, and held by one process at a time. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKey } from '../domain/secrets.ts';
import { CannotStart } from './cannot-start.ts';

const LOCK = 'server.pid';
const SECRET = 'secret';
const OWNER_ONLY = 0o600;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Takes the data folder for this process; the lock of a process that has died is taken over.
 * @returns gives it back
 * @throws CannotStart when it cannot be written or another process has it
 */
export async function takeDataFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, LOCK);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new CannotStart(`Cannot write to the data folder ${folder} (${codeOf(error)}).`);
    const holder = Number(await readFile(lock, 'utf8').catch(() => '0'));
    if (holder !== process.pid && holder > 0 && isAlive(holder))
      throw new CannotStart(
        `The data folder ${folder} is in use by process ${holder}; stop it or choose another DATA_DIR.`,
      );
    await writeFile(lock, String(process.pid)).catch((failure: unknown) => {
      throw new CannotStart(`Cannot write to the data folder ${folder} (${codeOf(failure)}).`);
    });
  }
  return () => rm(lock, { force: true });
}

/** The secret of this installation, made at the first start. */
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
