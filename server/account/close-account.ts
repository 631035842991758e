import type { Database, Queries } from '../db/database.ts';
import { cancelTask } from '../tasks/cancel.ts';
import type { QueueWrites } from '../tasks/queue-writes.ts';
import { addMark, markOfPerson, marksOfPhone } from './closed-marks.ts';
import { readOwnAccount } from './own-account.ts';
import { endAllSessions } from './sessions.ts';

/** Personal and public data, deleted immediately. {@link eraseClosed} deletes private data later. */
const AT_ONCE = [
  'DELETE FROM sign_in_links WHERE user_id = $1',
  'DELETE FROM identities WHERE user_id = $1',
  'DELETE FROM memberships WHERE user_id = $1',
  "UPDATE orders SET status = 'cancelled', ended_at = now() WHERE user_id = $1 AND status = 'waiting'",
  'UPDATE works SET deleted_at = now(), is_show = 0 WHERE user_id = $1 AND deleted_at IS NULL',
  'UPDATE users SET invited_by = NULL WHERE invited_by = $1',
  `UPDATE users SET phone = NULL, password_hash = NULL, name = '', avatar = '', about = '', closed_at = now() WHERE id = $1`,
];

/** SQL: a member's open tasks. */
const OPEN = "user_id = $1 AND status IN ('waiting', 'running')";

/**
 * Closes an account immediately and permanently: cancels open tasks, ends all sessions, removes its works from the square. The
 * phone can open a new account. {@link eraseClosed} removes the rest.
 * @param confirm throws if whoever asked for it may not; it runs when nothing about the member can change any more
 */
export async function closeAccount(
  { db, queue, secret }: { db: Database; queue: QueueWrites; secret: string },
  userId: number,
  confirm?: (client: Queries) => Promise<void>,
): Promise<void> {
  await db.transaction(async (client) => {
    // the tasks before the member, as a worker does that refunds one: each would wait for what the other has
    await client.query(`SELECT 1 FROM tasks WHERE ${OPEN} ORDER BY id FOR NO KEY UPDATE`, [userId]);
    // the member before their plans, as a month of one is credited. And before its sessions end: a sign-in that is under way waits
    // for this, and finds the account closed
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    await confirm?.(client);
    const { phone } = await readOwnAccount(client, userId);
    await cancelOpenTasks(client, queue, userId);
    if (phone !== null) {
      for (const mark of marksOfPhone(secret, phone)) await addMark(client, mark);
      await client.query('DELETE FROM sms_codes WHERE phone = $1', [phone]);
    }
    const { rows } = await client.query<{ issuer: string; subject: string }>(
      'SELECT issuer, subject FROM identities WHERE user_id = $1',
      [userId],
    );
    for (const person of rows) await addMark(client, markOfPerson(secret, person));
    await endAllSessions(client, userId);
    for (const statement of AT_ONCE) await client.query(statement, [userId]);
  });
}

async function cancelOpenTasks(client: Queries, queue: QueueWrites, userId: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`SELECT id FROM tasks WHERE ${OPEN}`, [userId]);
  for (const { id } of rows) await cancelTask(client, queue, userId, id);
}
