import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MIGRATIONS } from '../../server/db/migrations.ts';

/** Increase it when something besides the migrations changes the contents of an empty database. */
const VERSION = 1;
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/inkreel-tests');

const fileNow = (): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, MIGRATIONS]))
    .digest('hex')
    .slice(0, 16);
  return join(FOLDER, `database-${hash}.tar`);
};

/** Loaded only when it is needed: it has all of the server in it. */
const madeNow = async (): Promise<Uint8Array> => (await import('./make-database.ts')).makeDatabase();

/** Makes the database of this set of migrations, unless it is there, and deletes those of others. */
export async function prepareDatabase(file = fileNow(), make = madeNow): Promise<void> {
  if (existsSync(file)) return;
  const [folder, name] = [dirname(file), basename(file)];
  await mkdir(folder, { recursive: true });
  // Each writes a draft of its own, and the last one stays: a run that is killed leaves no half file and no lock, and one beside it
  // need not wait.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, await make());
  await rename(draft, file);
  const older = (await readdir(folder)).filter((one) => /^database\b/.test(one) && !one.startsWith(name));
  for (const one of older) await rm(join(folder, one), { force: true });
}

/** A tar of an empty, migrated database. It was made before the tests, unless a migration has changed while they watch. */
export async function preparedDatabase(): Promise<Blob> {
  await prepareDatabase();
  return new Blob([new Uint8Array(await readFile(fileNow()))]);
}
