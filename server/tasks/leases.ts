import { dropOldAttempts } from '../account/sign-in-attempts.ts';
import { dropOldOrders } from '../billing/orders.ts';
import type { Deps } from '../deps.ts';
import { dropOldAcks } from '../push/notices.ts';
import { dropOldWindows } from '../rpc/limits.ts';
import { dropUnusedUploads } from '../uploads/uploads.ts';
import { dropAllLeases, lapsedTasks, requeueTask } from './claims.ts';
import { dropOldSubmits } from './submits.ts';
import { dropOldWorkFolders } from './work-folder.ts';

const EVERY_MS = 5_000;
/** Between taking a job and claiming its task a worker needs milliseconds. */
const GRACE_SECONDS = 30;
const TIDY_MS = 10 * 60_000;

/** Gives the tasks of dead workers to living ones. */
export async function takeOverLapsed(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  graceSeconds = GRACE_SECONDS,
): Promise<number> {
  const lapsed = await db.transaction(async (client) => {
    const claims = await lapsedTasks(client, graceSeconds);
    for (const claim of claims) await requeueTask(client, queue, claim);
    return claims;
  });
  for (const name of new Set(lapsed.map((claim) => claim.queue))) queue.wake(name);
  return lapsed.length;
}

/** Watches leases and tidies up until the function it gives is called. */
export async function watchLeases(deps: Deps): Promise<() => void> {
  const { config, db, storage, report } = deps;
  if (db.kind === 'pglite') {
    await dropAllLeases(db);
    await takeOverLapsed(deps, 0);
  }
  const watching = setInterval(
    () => takeOverLapsed(deps).catch((error: unknown) => report('leases', error)),
    EVERY_MS,
  );
  const tidy = async () => {
    await dropOldWindows(db);
    await dropOldSubmits(db);
    await dropOldOrders(db);
    await dropOldAttempts(db);
    await dropOldAcks(db);
    await dropUnusedUploads(db, storage);
    await dropOldWorkFolders(db, config.dataDir);
  };
  await dropOldWorkFolders(db, config.dataDir);
  const tidying = setInterval(() => tidy().catch((error: unknown) => report('tidying', error)), TIDY_MS);
  return () => {
    clearInterval(watching);
    clearInterval(tidying);
  };
}
