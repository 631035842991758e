/** Members' records of their tasks: deleting and starring work the same for all tools. */
import { first, type Queries } from '../db/database.ts';
import type { MessageKey } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hideTask } from './tasks.ts';

/** A tool's table: `id`, `user_id`, `task_id`, `deleted_at` and `starred_at`. */
export interface Records {
  table: 'draws' | 'clips' | 'songs' | 'lip_syncs';
  /** The message if there is no such record. */
  gone: MessageKey;
  /** SQL condition on what may be deleted, e.g. only records of the tool's own page. */
  deletable?: 'project_id IS NULL';
}

/** Deletes a member's record; its files are kept for 30 days. @returns the task's id @throws Refusal if there is no such record */
export async function deleteRecord(
  client: Queries,
  { table, gone, deletable }: Records,
  userId: number,
  id: number,
): Promise<string> {
  const row = await first(
    client.query<{ task_id: string }>(
      `UPDATE ${table} SET deleted_at = now()
       WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL${deletable ? ` AND ${deletable}` : ''} RETURNING task_id`,
      [id, userId],
    ),
  );
  if (!row) throw new Refusal(404, gone);
  await hideTask(client, row.task_id, true);
  return row.task_id;
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
