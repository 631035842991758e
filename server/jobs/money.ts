/** What happens to points and orders by the clock alone. */
import type { Deps } from '../deps.ts';
import { expire } from '../domain/ledger.ts';
import { grantMonths } from '../domain/memberships.ts';
import { expireOrders } from '../domain/orders.ts';
import { usersWithExpired } from '../domain/point-batches.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/** One round: orders that nobody paid, months of plans that have begun, points that have run out. May be done at any time, by any number. */
export async function runMoney({ db }: Pick<Deps, 'db'>): Promise<void> {
  await expireOrders(db);
  await grantMonths(db);
  for (const userId of await usersWithExpired(db, AT_ONCE))
    await db.transaction((client) => expire(client, userId));
}

/** A round now and every minute, until the function it gives is called. */
export function watchMoney({ db, report }: Pick<Deps, 'db' | 'report'>): () => void {
  const round = () => runMoney({ db }).catch((error: unknown) => report('money', error));
  void round();
  const watching = setInterval(round, EVERY_MS);
  return () => clearInterval(watching);
}
