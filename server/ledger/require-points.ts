import { CODE } from '../../src/api/errors.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';

/** Refuses early if the balance is too low. Not a guarantee; only a hold is. @throws Refusal 2001 */
export async function requirePoints(db: Queries, userId: number, points: number): Promise<void> {
  const row = await first(db.query<{ points: number }>('SELECT points FROM users WHERE id = $1', [userId]));
  if ((row?.points ?? 0) < points) throw new Refusal(CODE.shortOfPoints, 'shortOfPoints');
}
