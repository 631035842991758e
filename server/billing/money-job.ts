/** What happens to points and orders by the clock alone. */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { expire } from '../ledger/ledger.ts';
import { usersWithExpired } from '../ledger/point-batches.ts';
import { grantDue, plansDue } from './memberships.ts';
import { expireOrders } from './orders.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/**
 * One round: orders that nobody paid, months of plans that have begun, points that have run out. May be done at any time, by any
 * number; each plan and each member in a transaction of its own, so that one that fails keeps nobody else waiting.
 */
export async function runMoney({ db, report }: Pick<Deps, 'db' | 'report'>): Promise<void> {
  const alone = (work: (client: Queries) => Promise<unknown>) =>
    db.transaction(work).catch((error: unknown) => report('money', error));
  await expireOrders(db);
  for (const orderNo of await plansDue(db)) await alone((client) => grantDue(client, orderNo));
  for (const userId of await usersWithExpired(db, AT_ONCE)) await alone((client) => expire(client, userId));
}

/** A round now and every minute, until the function it gives is called. */
export function watchMoney({ db, report }: Pick<Deps, 'db' | 'report'>): () => void {
  const round = () => runMoney({ db, report }).catch((error: unknown) => report('money', error));
  void round();
  const watching = setInterval(round, EVERY_MS);
  return () => clearInterval(watching);
}
