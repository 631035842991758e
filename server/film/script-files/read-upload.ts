import { PROJECT_LIMITS } from '../../../src/api/projects.ts';
import { HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { countUse } from '../../rpc/limits.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { UnreadableFile } from './file-content.ts';
import { readScript, type ScriptFile, type TableFile } from './read-script.ts';

const { maxBytes } = PROJECT_LIMITS.script;
/** Uploads per member, because each starts a process. */
const PER_HOUR = 120;

/**
 * Reads an uploaded script.
 * @throws Refusal if it is missing, too large, of another type, or cannot be read
 */
export async function readUpload(
  { readFile, db }: Pick<Deps, 'readFile' | 'db'>,
  userId: number,
  file: Blob | undefined,
): Promise<ScriptFile> {
  if (!file) throw new Refusal(400, 'scriptFileMissing');
  if (file.size > maxBytes)
    throw new Refusal(400, 'scriptFileSize', { fill: { max: maxBytes / 1024 / 1024 } });
  await countUse(db, { name: 'script-file', max: PER_HOUR, seconds: HOUR }, String(userId));
  try {
    return readScript(await readFile(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refusal(400, error.key, { fill: error.fill });
    throw error;
  }
}

/** Reads an upload for an import, which accepts only tables. @throws Refusal also for a text */
export async function readTable(
  deps: Pick<Deps, 'readFile' | 'db'>,
  userId: number,
  file: Blob,
): Promise<TableFile> {
  const script = await readUpload(deps, userId, file);
  if (script.kind === 'text') throw new Refusal(400, 'scriptFileNoTable');
  return script;
}
