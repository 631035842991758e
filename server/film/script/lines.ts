/** The lines of a script. Everything except listing runs under the project's lock (film/projects/projects.ts). */
import { LINE_FIELDS, SCRIPT_LIMITS } from '../../../src/api/script.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { deleteRow, type FilmOwner } from '../deletions.ts';
import { lockShots } from '../lock-shots.ts';
import { moved, number, orderOf, withAt } from '../ordering.ts';

export type LineFields = Record<(typeof LINE_FIELDS)[number], string>;

export interface LineRow extends LineFields {
  id: number;
  position: number;
  /** Files of the line's shot; empty or null for none. */
  image: string | null;
  video: string | null;
}

/** A script's lines in order, each with its shot's picture. */
export async function listLines(db: Queries, projectId: number): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `SELECT l.id, l.position, ${LINE_FIELDS.map((field) => `l.${field}`).join(', ')}, s.image, c.video
     FROM drama_lines l
     LEFT JOIN LATERAL (SELECT image, clip_id FROM shots WHERE drama_id = l.id ORDER BY position, id LIMIT 1) s ON true
     LEFT JOIN clips c ON c.id = s.clip_id
     WHERE l.project_id = $1 ORDER BY l.position, l.id`,
    [projectId],
  );
  return rows;
}

/**
 * Adds an empty line above or below another one, or the first line of an empty script (`anchor` 0).
 * @returns its id
 * @throws Refusal if there are too many lines, or no such line
 */
export async function addLine(
  client: Queries,
  projectId: number,
  anchor: number,
  where: 'above' | 'below',
  fields: Partial<LineFields> = {},
): Promise<number> {
  const ids = await orderOf(client, 'drama_lines', projectId);
  if (ids.length >= SCRIPT_LIMITS.lines)
    throw new Refusal(400, 'linesFull', { fill: { max: SCRIPT_LIMITS.lines } });
  const at = ids.indexOf(anchor);
  if (at < 0 && anchor !== 0) throw new Refusal(404, 'lineGone');
  const place = at < 0 ? ids.length : where === 'above' ? at : at + 1;
  const id = await insertLine(client, projectId, ids.length, fields);
  await number(client, 'drama_lines', projectId, withAt(ids, id, place));
  return id;
}

/** Inserts a line at a position. @returns its id */
export async function insertLine(
  client: Queries,
  projectId: number,
  position: number,
  fields: Partial<LineFields>,
): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO drama_lines (project_id, position, ${LINE_FIELDS.join(', ')})
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [projectId, position, ...LINE_FIELDS.map((field) => fields[field] ?? '')],
    ),
  );
  if (!row) throw new Error('The line was not written.');
  return row.id;
}

/**
 * Deletes a line; restore-line.ts can bring it back. Its shot stays until the storyboard is updated.
 * @throws Refusal if there is no such line
 */
export async function deleteLine(client: Queries, owner: FilmOwner, id: number): Promise<void> {
  const { projectId } = owner;
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM shots WHERE drama_id = $1 AND project_id = $2 UNION ALL
     SELECT row_id FROM film_deletions WHERE part = 'shots' AND project_id = $2 AND (row->>'drama_id')::bigint = $1 UNION
     SELECT (s->>'id')::bigint FROM storyboard_updates, jsonb_array_elements(shots) s
     WHERE project_id = $2 AND undone_at IS NULL AND (s->>'line_gone')::boolean AND (s->>'drama_id')::bigint = $1`,
    [id, projectId],
  );
  const shots = rows.map((shot) => shot.id);
  if (!(await deleteRow(client, 'drama_lines', owner, id, shots))) throw new Refusal(404, 'lineGone');
  await looseShots(client, projectId, [id]);
}

/** Marks the shots of deleted lines until the next update of the storyboard. */
export async function looseShots(
  client: Queries,
  projectId: number,
  lineIds: readonly number[],
): Promise<void> {
  await lockShots(client, [projectId]);
  await client.query(
    'UPDATE shots SET drama_id = 0, line_gone = true WHERE drama_id = ANY($1::bigint[]) AND project_id = $2',
    [lineIds, projectId],
  );
}

/** Updates the given fields. @throws Refusal if there is no such line */
export async function saveLine(
  client: Queries,
  projectId: number,
  id: number,
  fields: { [Name in keyof LineFields]?: LineFields[Name] | undefined },
): Promise<void> {
  const set = LINE_FIELDS.map((field, index) => `${field} = coalesce($${index + 3}, ${field})`).join(', ');
  const { count } = await client.query(`UPDATE drama_lines SET ${set} WHERE id = $1 AND project_id = $2`, [
    id,
    projectId,
    ...LINE_FIELDS.map((field) => fields[field] ?? null),
  ]);
  if (count === 0) throw new Refusal(404, 'lineGone');
}

/** Moves a line to another's position (SCRIPT-16). @throws Refusal if one of them is missing */
export async function moveLine(client: Queries, projectId: number, from: number, to: number): Promise<void> {
  const order = moved(await orderOf(client, 'drama_lines', projectId), from, to);
  if (!order) throw new Refusal(404, 'lineGone');
  await number(client, 'drama_lines', projectId, order);
}
