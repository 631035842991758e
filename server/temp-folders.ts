/** Folders of their own in the system's temporary folder. A process that is killed leaves them behind, with what members sent. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from './clock.ts';

const PURPOSES = ['excerpt', 'file', 'frame', 'music', 'reference', 'result', 'sound', 'speech'] as const;
const OURS = new RegExp(`^inkreel-(${PURPOSES.join('|')})-`);
/** Milliseconds; longer than anything works in one. */
const OLD = DAY * 1000;

/** Makes a folder; the caller deletes it. */
export const makeTempFolder = (purpose: (typeof PURPOSES)[number]): Promise<string> =>
  mkdtemp(join(tmpdir(), `inkreel-${purpose}-`));

/** Deletes those that a killed process has left. Other processes of the studio may be using newer ones. */
export async function dropOldTempFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!OURS.test(name)) continue;
    const folder = join(tmpdir(), name);
    const made = await stat(folder).catch(() => null);
    // another studio's on this machine are not ours to delete
    if (made && made.uid === (process.getuid?.() ?? made.uid) && now - made.mtimeMs > OLD)
      await rm(folder, { recursive: true, force: true });
  }
}
