import type { Deps } from '../../deps.ts';

/** Minutes; longer than any member waits. */
const AWAITED_MINUTES = 15;

/** Deletes files that came with the answers of ended tasks, and ends the uses of processes that died. */
export async function tidyRequests({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  await dropAnswers({ db, storage }, "ended_at < now() - interval '1 hour'", []);
  await db.query(
    `UPDATE model_requests SET state = 'failed', ended_at = now()
     WHERE part = 'awaited' AND state = 'submitted' AND created_at < now() - ${AWAITED_MINUTES} * interval '1 minute'`,
  );
}

/** Deletes the files that came with the answers to a member's requests. */
export const dropAnswersOf = (stores: Pick<Deps, 'db' | 'storage'>, userId: number): Promise<void> =>
  dropAnswers(stores, 'user_id = $1', [userId]);

/** @param which SQL of the requests */
async function dropAnswers(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  which: string,
  values: readonly unknown[],
): Promise<void> {
  const { rows } = await db.query<{ task_id: string; part: string; stored: unknown }>(
    `SELECT task_id, part, handle->'stored' AS stored FROM model_requests WHERE ${which} AND handle ? 'stored'`,
    [...values],
  );
  for (const { task_id, part, stored } of rows) {
    for (const name of Array.isArray(stored) ? stored : [])
      if (typeof name === 'string') await storage.delete(name);
    await db.query("UPDATE model_requests SET handle = handle - 'stored' WHERE task_id = $1 AND part = $2", [
      task_id,
      part,
    ]);
  }
}
