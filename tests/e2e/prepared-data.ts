import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const inRoot = (folder: string): string => path.resolve(import.meta.dirname, '../..', folder);
const CACHE = inRoot('node_modules/.cache/inkreel-tests');
const SERVER = inRoot('dist/server');

/** A hash of the built server's code, including its migrations, which determines its initial data folder. */
export async function nameOfData(server: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(server, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js')).sort())
    hash.update(file).update(await readFile(path.join(server, file)));
  return `data-${hash.digest('hex').slice(0, 16)}`;
}

/** Path of the cached initial data folder of this build. */
export const preparedData = async (): Promise<string> => path.join(CACHE, await nameOfData(SERVER));

/**
 * Caches a copy of a server's data folder, and deletes those of other builds. Safe for concurrent runs: the first copy stays.
 */
export async function keepData(from: string, target: string): Promise<void> {
  const cache = path.dirname(target);
  const name = path.basename(target);
  await mkdir(cache, { recursive: true });
  const part = `${target}.${process.pid}`;
  await cp(from, part, { recursive: true });
  await rename(part, target).catch(async (error: unknown) => {
    await rm(part, { recursive: true });
    if (!existsSync(target)) throw error;
  });
  const older = (await readdir(cache)).filter((one) => /^data\b/.test(one) && !one.startsWith(name));
  for (const one of older) await rm(path.join(cache, one), { recursive: true, force: true });
}

/** Copies the cached data into a server's folder; does nothing if there is none. */
export async function copyPreparedData(to: string): Promise<void> {
  const prepared = await preparedData();
  if (existsSync(prepared)) await cp(prepared, to, { recursive: true });
}
