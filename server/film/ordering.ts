/** Ordered rows of a project, numbered from 0 without gaps. Call all functions under the project's lock. */
import type { Queries } from '../db/database.ts';
import { lockShots } from './lock-shots.ts';

export type Ordered = 'drama_lines' | 'shots';

/** The ids of a project's rows in order. */
export async function orderOf(client: Queries, table: Ordered, projectId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM ${table} WHERE project_id = $1 ORDER BY position, id`,
    [projectId],
  );
  return rows.map(({ id }) => id);
}

/** Renumbers the rows in the order of the ids. There are few enough to update all. */
export async function number(
  client: Queries,
  table: Ordered,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  if (table === 'shots') await lockShots(client, [projectId]);
  await client.query(
    `UPDATE ${table} r SET position = o.place - 1
     FROM unnest($2::bigint[]) WITH ORDINALITY AS o (id, place)
     WHERE r.id = o.id AND r.project_id = $1 AND r.position <> o.place - 1`,
    [projectId, ids],
  );
}

/** The order with `id` moved to a position. */
export const withAt = (ids: readonly number[], id: number, place: number): number[] => {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
};

/** The order after moving `from` to the position of `to`; null if one of them is missing. */
export function moved(ids: readonly number[], from: number, to: number): number[] | null {
  const place = ids.indexOf(to);
  return place < 0 || !ids.includes(from) ? null : withAt(ids, from, place);
}
