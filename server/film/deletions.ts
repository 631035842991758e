/**
 * Lines and shots that were deleted from a film and can come back. They are moved to a table of their own, so that nothing that
 * reads a film has to leave them out. Call all functions under the project's lock.
 */
import { first, type Queries } from '../db/database.ts';
import { RESTORABLE } from '../tasks/records.ts';
import { lockShots } from './lock-shots.ts';
import { number, type Ordered, orderOf, withAt } from './ordering.ts';

export interface FilmOwner {
  userId: number;
  projectId: number;
}

/** Enough for whoever deletes a whole film row by row. */
const WOVEN = 200;

/** Behind the nearest of the rows that stood before; first if none of them is left. */
function placeBehind(order: readonly number[], ahead: readonly number[]): number {
  const nearest = ahead.findLast((id) => order.includes(id));
  return nearest === undefined ? 0 : order.indexOf(nearest) + 1;
}

/** A film's order with the deleted rows in their places: each of two neighbours that are deleted knows the other. */
async function wovenOrder(client: Queries, part: Ordered, projectId: number): Promise<number[]> {
  const order = await orderOf(client, part, projectId);
  const { rows } = await client.query<{ row_id: number; ahead: number[] }>(
    `SELECT row_id, ahead FROM film_deletions WHERE project_id = $1 AND part = $2
     ORDER BY deleted_at DESC, id DESC LIMIT ${WOVEN}`,
    [projectId, part],
  );
  for (const { row_id, ahead } of rows) order.splice(placeBehind(order, ahead), 0, row_id);
  return order;
}

/** Deletes a row and keeps it for {@link restoreRow}. @param shots of a line @returns false if the film has no such row */
export async function deleteRow(
  client: Queries,
  part: Ordered,
  { userId, projectId }: FilmOwner,
  id: number,
  shots: readonly number[] = [],
): Promise<boolean> {
  if (part === 'shots') await lockShots(client, [projectId]);
  const whole = await wovenOrder(client, part, projectId);
  const { count } = await client.query(
    `WITH gone AS (DELETE FROM ${part} WHERE id = $4 AND project_id = $2 RETURNING *)
     INSERT INTO film_deletions (user_id, project_id, part, row_id, row, ahead, shots)
     SELECT $1, $2, $3, $4, to_jsonb(gone), $5::bigint[], $6::bigint[] FROM gone`,
    [userId, projectId, part, id, whole.slice(0, Math.max(0, whole.indexOf(id))), shots],
  );
  if (count === 0) return false;
  await number(client, part, projectId, await orderOf(client, part, projectId));
  return true;
}

/**
 * Restores a deleted row under its id, in its place among those that are left.
 * @param room called with the number of rows there are; it may refuse
 * @returns the shots that were stored with it; `there` if the film has the row, `gone` if it cannot be restored
 */
export async function restoreRow(
  client: Queries,
  part: Ordered,
  { userId, projectId }: FilmOwner,
  id: number,
  room: (rows: number) => void,
): Promise<number[] | 'there' | 'gone'> {
  const order = await orderOf(client, part, projectId);
  if (order.includes(id)) return 'there';
  const kept = await first(
    client.query<{ id: number; row: object; ahead: number[]; shots: number[] }>(
      `SELECT id, row, ahead, shots FROM film_deletions
       WHERE part = $1 AND row_id = $2 AND project_id = $3 AND user_id = $4 AND ${RESTORABLE}`,
      [part, id, projectId, userId],
    ),
  );
  if (!kept) return 'gone';
  room(order.length);
  // a column that is newer than the deletion gets its default
  const columns = Object.keys(kept.row).join(', ');
  await client.query(
    `INSERT INTO ${part} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_record(null::${part}, (SELECT row FROM film_deletions WHERE id = $1))`,
    [kept.id],
  );
  await client.query('DELETE FROM film_deletions WHERE id = $1', [kept.id]);
  await number(client, part, projectId, withAt(order, id, placeBehind(order, kept.ahead)));
  return kept.shots;
}
