import { openEngine } from '../../server/db/engine.ts';
import { migrate } from '../../server/db/migrate.ts';
import { singleConnection } from '../../server/db/single.ts';
import { SERVER_KINDS } from '../../server/kinds.ts';
import { queueNames } from '../../server/tasks/paid-kind.ts';
import { openQueue } from '../../server/tasks/queue.ts';

/** A tar of an empty, migrated database. It takes seconds, on a busy machine a minute. */
export async function makeDatabase(): Promise<Uint8Array> {
  const engine = await openEngine();
  const db = singleConnection(engine, () => engine.close());
  await migrate(db);
  const queue = await openQueue(db, queueNames(SERVER_KINDS), () => {});
  await queue.close();
  const tar = await engine.dump();
  await db.close();
  return new Uint8Array(await tar.arrayBuffer());
}
