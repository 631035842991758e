/** The people of a film. */
import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';

export interface RoleRow {
  id: number;
  name: string;
  description: string;
  /** A file such as `<key>.jpg`; empty without a picture. */
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
 * Reads the roles of a shot as a call names them: one id, a list, or text with ids in it, each once.
 * @throws Refusal when one is not of the project
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
