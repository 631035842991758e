/** Points granted by the operator. */
import { type Database, first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { gain } from './ledger.ts';
import { writtenDescription } from './points-words.ts';

interface Grant {
  userId: number;
  points: number;
  /** Shown in the member's points log. */
  reason: string;
  /** An idempotency key: the same key grants the points once. */
  key: string | null;
}

/** @returns the balance, and whether this grant was made before @throws Refusal if the key was used for a different grant */
export async function grantPoints(
  db: Database,
  { userId, points, reason, key }: Grant,
): Promise<{ balance: number; repeated: boolean }> {
  const ref = key === null ? '' : `grant ${key}`;
  return db.transaction(async (client) => {
    // serializes concurrent grants with the same key, even for different members
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [ref]);
    const earlier = await first(
      client.query<{ user_id: number; points: number }>(
        "SELECT user_id, points FROM points_log WHERE kind = 'grant' AND ref = $1 AND $1 <> ''",
        [ref],
      ),
    );
    if (earlier && (earlier.user_id !== userId || earlier.points !== points))
      throw new Refusal(409, 'grantKeyUsed');
    if (!earlier)
      await gain(client, { userId, points, kind: 'grant', description: writtenDescription(reason), ref });
    return { balance: await balanceOf(client, userId), repeated: Boolean(earlier) };
  });
}

async function balanceOf(client: Queries, userId: number): Promise<number> {
  const row = await first(
    client.query<{ points: number }>('SELECT points FROM users WHERE id = $1', [userId]),
  );
  return row?.points ?? 0;
}
