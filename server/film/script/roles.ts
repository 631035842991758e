/** The roles of a film. */
import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';

export interface RoleRow {
  id: number;
  name: string;
  description: string;
  /** A file such as `<key>.jpg`; empty for none. */
  image: string;
}

/** A project's roles in order. */
export async function listRoles(db: Queries, projectId: number): Promise<RoleRow[]> {
  const { rows } = await db.query<RoleRow>(
    'SELECT id, name, description, image FROM roles WHERE project_id = $1 ORDER BY position, id',
    [projectId],
  );
  return rows;
}

/**
 * Parses a shot's roles from a call: one id, a list, or text with ids. Removes duplicates.
 * @throws Refusal if one is not in the project
 */
export function chosenRoles(
  value: number | string | readonly number[],
  roles: readonly Pick<RoleRow, 'id'>[],
): number[] {
  const ids = typeof value === 'string' ? (value.match(/\d+/g) ?? []).map(Number) : [value].flat();
  const known = new Set(roles.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new Refusal(404, 'roleGone');
  return [...new Set(ids)];
}
