/** Edits of characters. All of them run under the project's lock. */
import { ROLE_LIMITS } from '../../../src/api/characters.ts';
import { isNarrator } from '../../../src/api/dialogue.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { cancelTasksFor } from '../../tasks/cancel.ts';
import type { Queue } from '../../tasks/queue.ts';
import { requireCharacter } from './characters.ts';
import { renameInFilm } from './rename-role.ts';

/** The picture a role shows. */
export interface RolePicture {
  /** A file such as `<key>.jpg`; empty for none. */
  image: string;
  /** The task that made it; empty for an upload. */
  taskId: string;
  index: number;
}

/** Adds a role at the end (CHAR-08). @returns its id @throws Refusal if the name is taken or there are too many roles */
export async function addRole(client: Queries, projectId: number, name: string): Promise<number> {
  await requireFreeName(client, projectId, name, 0);
  const { most: max } = ROLE_LIMITS;
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO roles (project_id, position, name)
       SELECT $1, coalesce(max(position) + 1, 0), $2 FROM roles WHERE project_id = $1 HAVING count(*) < $3
       RETURNING id`,
      [projectId, name, max],
    ),
  );
  if (!row) throw new Refusal(400, 'rolesFull', { fill: { max } });
  return row.id;
}

/** Deletes a role; cancels and refunds its open picture tasks (CHAR-09). Shots drop the deleted role when they are read. */
export async function deleteRole(
  client: Queries,
  queue: Queue,
  { userId, projectId, id }: { userId: number; projectId: number; id: number },
): Promise<void> {
  await requireCharacter(client, projectId, id);
  await cancelTasksFor(client, queue, userId, { roleId: id });
  await client.query('DELETE FROM roles WHERE id = $1', [id]);
}

export interface RoleFields {
  name?: string | undefined;
  description?: string | undefined;
  picture?: RolePicture | null | undefined;
}

/** Saves the given fields of a role (CHAR-10). A new name reaches the film's texts; a description that comes with it stands as sent. @throws Refusal if the name is taken */
export async function saveRole(
  client: Queries,
  projectId: number,
  id: number,
  { name, description, picture }: RoleFields,
): Promise<void> {
  const role = await requireCharacter(client, projectId, id);
  if (name !== undefined && name !== role.name) {
    await requireFreeName(client, projectId, name, id);
    await renameInFilm(client, projectId, role.name, name);
  }
  await client.query(
    'UPDATE roles SET name = coalesce($2, name), description = coalesce($3, description) WHERE id = $1',
    [id, name ?? null, description ?? null],
  );
  if (picture)
    await client.query('UPDATE roles SET image = $2, draw_task_id = $3, draw_index = $4 WHERE id = $1', [
      id,
      picture.image,
      picture.taskId,
      picture.index,
    ]);
}

/**
 * Gives several roles their names. One may get the name that another has given up, also in a circle.
 * @throws Refusal if a name is taken by a role that keeps it
 */
export async function saveNames(
  client: Queries,
  projectId: number,
  roles: readonly Pick<RoleFields & { id: number }, 'id' | 'name'>[],
): Promise<void> {
  const open = new Map<number, Naming>();
  for (const { id, name } of roles) {
    const { name: now } = await requireCharacter(client, projectId, id);
    if (name !== undefined && name !== now) open.set(id, { now, name });
  }
  for (let [next] = open; next; [next] = open) {
    const isWaiting = ([id, { name }]: [number, Naming]) =>
      [...open].some(([other, { now }]) => other !== id && now.toLowerCase() === name.toLowerCase());
    const [id, { name }] = [...open].find((one) => !isWaiting(one)) ?? next;
    if (isWaiting([id, { now: '', name }])) {
      await saveRole(client, projectId, id, { name: standIn(id) });
      open.set(id, { now: standIn(id), name });
    } else {
      await saveRole(client, projectId, id, { name });
      open.delete(id);
    }
  }
}

interface Naming {
  now: string;
  name: string;
}

/** A name that no text has, and that is found in the middle of Chinese words, too. */
const standIn = (id: number): string => `\u{e000}名${id}\u{e001}`;

/** Names must be unique, since voices and mentions refer to roles by name, and must differ from the narrator's. */
async function requireFreeName(client: Queries, projectId: number, name: string, but: number): Promise<void> {
  const taken = await first(
    client.query<{ id: number }>(
      'SELECT id FROM roles WHERE project_id = $1 AND lower(name) = lower($2) AND id <> $3 LIMIT 1',
      [projectId, name, but],
    ),
  );
  if (taken || isNarrator(name)) throw new Refusal(400, 'roleNameTaken', { fill: { name } });
}
