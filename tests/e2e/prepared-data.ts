import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** The data folder of a server that was started once and nobody has used; made by the global setup. */
export const PREPARED = path.resolve(import.meta.dirname, '../../node_modules/.cache/inkreel-tests/data');

/** Puts it into a folder for a server of its own; nothing while it is not made. */
export async function copyPreparedData(to: string): Promise<void> {
  if (existsSync(PREPARED)) await cp(PREPARED, to, { recursive: true });
}
