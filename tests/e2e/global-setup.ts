import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { PREPARED } from './prepared-data.ts';
import { ServerProcess } from './server-process.ts';

/**
 * Starts a server once, for a data folder that all the others copy: making a database takes most of a first start. One of an
 * older version is brought up to date by the server itself.
 */
export default async function prepareData(): Promise<void> {
  if (existsSync(PREPARED)) return;
  const server = await ServerProcess.start();
  await server.down('SIGTERM');
  await mkdir(path.dirname(PREPARED), { recursive: true });
  const part = `${PREPARED}.${process.pid}`;
  await cp(server.folder, part, { recursive: true });
  await server.remove();
  await rename(part, PREPARED);
}
