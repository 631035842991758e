import type { Deps } from '../deps.ts';
import { refundLostHolds } from '../ledger/early-holds.ts';
import { endPauses } from '../models/remote/pauses.ts';
import { dropSendingLeases, forgiveCrash } from '../models/remote/requests.ts';
import { dropAllLeases, lapsedTasks, requeueTask } from './claims.ts';
import { cleanUp } from './clean-up.ts';
import { dropOldWorkFolders } from './work-folder.ts';

const EVERY_MS = 5_000;
/** Seconds from fetching a job to claiming its task; normally milliseconds. */
const GRACE_SECONDS = 30;
const CLEANUP_MS = 10 * 60_000;

/** Requeues the tasks of dead workers. @returns their number */
export async function takeOverLapsed(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  graceSeconds = GRACE_SECONDS,
): Promise<number> {
  // a cheap check without a transaction, because there are rarely any
  if ((await lapsedTasks(db, graceSeconds)).length === 0) return 0;
  const lapsed = await db.transaction(async (client) => {
    const claims = await lapsedTasks(client, graceSeconds);
    for (const claim of claims) {
      await forgiveCrash(client, claim.taskId);
      await requeueTask(client, queue, claim);
    }
    return claims;
  });
  for (const name of new Set(lapsed.map((claim) => claim.queue))) queue.wake(name);
  return lapsed.length;
}

/** Starts watching leases and cleaning up. @returns a function that stops both */
export async function watchLeases(deps: Deps): Promise<() => void> {
  const { db, report } = deps;
  // the operator may have renewed keys before restarting
  await endPauses(db);
  if (db.kind === 'pglite') {
    await dropAllLeases(db);
    await dropSendingLeases(db);
    await takeOverLapsed(deps, 0);
    await refundLostHolds(db, 0);
  }
  const watching = setInterval(
    () => takeOverLapsed(deps).catch((error: unknown) => report('leases', error)),
    EVERY_MS,
  );
  await dropOldWorkFolders(db, deps.config.dataDir);
  const cleaning = setInterval(
    () => cleanUp(deps).catch((error: unknown) => report('cleanup', error)),
    CLEANUP_MS,
  );
  return () => {
    clearInterval(watching);
    clearInterval(cleaning);
  };
}
