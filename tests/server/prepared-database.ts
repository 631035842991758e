import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openEngine } from '../../server/db/engine.ts';
import { migrate } from '../../server/db/migrate.ts';
import { MIGRATIONS } from '../../server/db/migrations.ts';
import { singleConnection } from '../../server/db/single.ts';
import { SERVER_KINDS } from '../../server/kinds.ts';
import { queueNames } from '../../server/tasks/paid-kind.ts';
import { openQueue } from '../../server/tasks/queue.ts';

/** Increase it when something besides the migrations changes the contents of an empty database. */
const VERSION = 1;
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/inkreel-tests');

/** A tar of an empty, migrated database: made once per set of migrations, since making one takes seconds. */
export async function preparedDatabase(): Promise<Blob> {
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, MIGRATIONS]))
    .digest('hex')
    .slice(0, 16);
  const file = join(FOLDER, `database-${hash}.tar`);
  if (!existsSync(file)) await make(file);
  return new Blob([new Uint8Array(await readFile(file))]);
}

async function make(file: string): Promise<void> {
  const engine = await openEngine();
  const db = singleConnection(engine, () => engine.close());
  await migrate(db);
  const queue = await openQueue(db, queueNames(SERVER_KINDS), () => {});
  await queue.close();
  const tar = Buffer.from(await (await engine.dump()).arrayBuffer());
  await db.close();
  await mkdir(dirname(file), { recursive: true });
  // Several tests may make it at once, also in one process: each writes its own and the last one stays.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, tar);
  await rename(draft, file);
}
