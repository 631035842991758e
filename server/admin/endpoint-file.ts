/** `operator.json` in the data folder: the path of the running server's admin socket, and its token. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const NAME = 'operator.json';
/** File mode: readable and writable only by the account that runs the server. */
export const OWNER_ONLY = 0o600;

const Endpoint = v.object({ socket: v.string(), token: v.string() });
export type Endpoint = v.InferOutput<typeof Endpoint>;

const pathIn = (dataDir: string): string => join(dataDir, NAME);

/** Writes the endpoint file, which only the account of the server can read. */
export async function writeEndpoint(dataDir: string, endpoint: Endpoint): Promise<void> {
  // remove it first: writing to an existing file would keep that file's mode
  await removeEndpoint(dataDir);
  await writeFile(pathIn(dataDir), JSON.stringify(endpoint), { mode: OWNER_ONLY });
}

/** Removes the endpoint file, if it is there. */
export const removeEndpoint = (dataDir: string): Promise<void> => rm(pathIn(dataDir), { force: true });

/** The endpoint of the server that uses this data folder; null if the file is missing or unreadable. */
export async function readEndpoint(dataDir: string): Promise<Endpoint | null> {
  try {
    return v.parse(Endpoint, JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
