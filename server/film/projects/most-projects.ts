import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';

/**
 * Checks that an account does not exceed its limit of projects. Call it after adding one, in the same transaction; it locks the
 * account's row, so that parallel calls are counted correctly.
 * @throws Refusal with HTTP 200 and code 429; the transaction then rolls back the new project
 */
export async function requireFewProjects(client: Queries, userId: number, max: number): Promise<void> {
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const row = await first(
    client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM projects WHERE user_id = $1 AND deleted_at IS NULL',
      [userId],
    ),
  );
  if ((row?.count ?? 0) > max) throw new Refusal(429, 'tooManyProjects', { fill: { max } });
}
