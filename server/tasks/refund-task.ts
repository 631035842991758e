import { first, type Queries } from '../db/database.ts';
import { refund } from '../ledger/ledger.ts';

/** Refunds a task's unused points and records the amount on the task. Call it in the transaction that ends the task. */
export async function refundTask(client: Queries, taskId: string, tool: string): Promise<void> {
  const row = await first(client.query<{ used: number }>('SELECT used FROM tasks WHERE id = $1', [taskId]));
  const points = await refund(client, taskId, tool, row?.used ?? 0);
  if (points === 0) return;
  await client.query('UPDATE tasks SET refunded = $2 WHERE id = $1', [taskId, points]);
}
