import { existsSync } from 'node:fs';
import { keepData, preparedData } from './prepared-data.ts';
import { ServerProcess } from './server-process.ts';

/** Prepares a data folder once per build, which all servers copy: creating a database takes most of a first start. */
export default async function prepareData(): Promise<void> {
  const prepared = await preparedData();
  if (existsSync(prepared)) return;
  const server = await ServerProcess.start();
  await server.down('SIGTERM');
  await keepData(server.folder, prepared);
  await server.remove();
}
