import { existsSync } from 'node:fs';
import { keepData, preparedData } from './prepared-data.ts';
import { ServerProcess } from './server-process.ts';

/** Starts a server once for each build, for a data folder that all the others copy: making a database takes most of a first start. */
export default async function prepareData(): Promise<void> {
  const prepared = await preparedData();
  if (existsSync(prepared)) return;
  const server = await ServerProcess.start();
  await server.down('SIGTERM');
  await keepData(server.folder, prepared);
  await server.remove();
}
