import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';

/**
 * Has a database's next transaction stop once, after the first statement that matches, until `meanwhile` has run. Other transactions
 * run as ever: on Postgres they have connections of their own.
 */
export function stopAfter(db: Database, matches: RegExp, meanwhile: () => Promise<void>): void {
  const { transaction } = db;
  db.transaction = (work) => {
    db.transaction = transaction;
    let stopped = false;
    return transaction((client) =>
      work({
        async query(text, values) {
          const answer = await client.query<never>(text, values);
          if (!stopped && matches.test(text)) {
            stopped = true;
            await meanwhile();
          }
          return answer;
        },
      }),
    );
  };
}

/** A worker that hears of a cancelled task asks for its lease, which it waits for. */
const LEASE = '%lease_until = now() +%';

/** Waits until another connection waits for a lock, or until the work has ended without waiting for one. */
export async function untilWaiting(db: Database, work: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND datname = current_database() AND query NOT LIKE $1`,
        [LEASE],
      );
      return ended || rows.length > 0;
    })
    .toBe(true);
}
