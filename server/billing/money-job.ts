/** Time-based changes of points and orders. */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { expire } from '../ledger/ledger.ts';
import { usersWithExpired } from '../ledger/point-batches.ts';
import { grantDue, plansDue } from './memberships.ts';
import { expireOrders } from './orders.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/**
 * One round: expires unpaid orders, credits months of plans, expires points. Can run at any time and in several processes.
 * Each plan and each member has its own transaction, so that a failure does not affect the others.
 */
export async function runMoney({ db, report }: Pick<Deps, 'db' | 'report'>): Promise<void> {
  const alone = (work: (client: Queries) => Promise<unknown>) =>
    db.transaction(work).catch((error: unknown) => report('money', error));
  await expireOrders(db);
  for (const orderNo of await plansDue(db)) await alone((client) => grantDue(client, orderNo));
  for (const userId of await usersWithExpired(db, AT_ONCE)) await alone((client) => expire(client, userId));
}

/** Runs a round now and every minute. @returns a function that stops it */
export function watchMoney({ db, report }: Pick<Deps, 'db' | 'report'>): () => void {
  const round = () => runMoney({ db, report }).catch((error: unknown) => report('money', error));
  void round();
  const watching = setInterval(round, EVERY_MS);
  return () => clearInterval(watching);
}
