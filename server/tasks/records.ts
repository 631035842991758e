/** Members' records of their tasks: deleting, restoring and starring work the same for all tools. */
import { type Database, first, type Queries } from '../db/database.ts';
import type { MessageKey } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { cancelTask } from './cancel.ts';
import type { QueueWrites } from './queue-writes.ts';
import { hideTask } from './tasks.ts';

/** How long a deleted record or film project can be restored. Its files are kept until later (kept-keys.ts). */
export const RESTORABLE_DAYS = 30;

/** SQL: the row is not deleted, or can still be restored. */
export const RESTORABLE = `(deleted_at IS NULL OR deleted_at > now() - interval '${RESTORABLE_DAYS} days')`;

/** A tool's table: `id`, `user_id`, `task_id`, `deleted_at` and `starred_at`. */
export interface Records {
  table: 'draws' | 'clips' | 'songs' | 'lip_syncs';
  /** The message if there is no such record. */
  gone: MessageKey;
}

/** Deletes a member's record, and cancels its task if it is open. @throws Refusal if there is no such record */
export async function deleteRecord(
  { db, queue }: { db: Database; queue: QueueWrites },
  records: Records,
  userId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (client) => {
    // the task before its record, as a worker does that ends it: each would wait for what the other has
    await client.query(
      `SELECT 1 FROM tasks WHERE id = (SELECT task_id FROM ${records.table} WHERE id = $1 AND user_id = $2) FOR NO KEY UPDATE`,
      [id, userId],
    );
    const row = await first(
      client.query<{ task_id: string }>(
        `UPDATE ${records.table} SET deleted_at = now()
         WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL RETURNING task_id`,
        [id, userId],
      ),
    );
    if (!row) throw new Refusal(404, records.gone);
    await hideTask(client, row.task_id, true);
    await cancelTask(client, queue, userId, row.task_id);
  });
}

/**
 * Restores a deleted record. A task that was cancelled stays so.
 * @returns the task's id @throws Refusal if the record is unknown, not the member's, or deleted for over 30 days
 */
export async function restoreRecord(
  db: Database,
  records: Records,
  userId: number,
  id: number,
): Promise<string> {
  return db.transaction(async (client) => {
    const row = await first(
      client.query<{ task_id: string }>(
        `UPDATE ${records.table} SET deleted_at = NULL
         WHERE id = $1 AND user_id = $2 AND ${RESTORABLE} RETURNING task_id`,
        [id, userId],
      ),
    );
    if (!row) throw new Refusal(404, records.gone);
    await hideTask(client, row.task_id, false);
    return row.task_id;
  });
}

/** Sets or removes a record's star. Idempotent. @throws Refusal if there is no such record */
export async function starRecord(
  db: Queries,
  { table, gone }: Records,
  userId: number,
  id: number,
  starred: boolean,
): Promise<void> {
  const { count } = await db.query(
    `UPDATE ${table} SET starred_at = CASE WHEN $3 THEN coalesce(starred_at, now()) END
     WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
    [id, userId, starred],
  );
  if (count === 0) throw new Refusal(404, gone);
}
