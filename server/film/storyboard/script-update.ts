/** Updates a storyboard from its changed script, and undoes such an update. Runs under the project's lock. */
import { SHOT_TEXTS } from '../../../src/api/script-changes.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { cancelTasksFor } from '../../tasks/cancel.ts';
import type { Queue } from '../../tasks/queue.ts';
import { lockShots } from '../lock-shots.ts';
import { number, orderOf } from '../ordering.ts';
import { readDiff, revisionOf, type ScriptDiff, type ShotChange } from './script-diff.ts';
import { makeShots, noteSources } from './shot-making.ts';

interface Project {
  userId: number;
  projectId: number;
}

/**
 * Applies the changes of a revision: deletes the shots of deleted lines, updates texts, moves the shots of moved lines, and adds
 * shots for new lines. Applying the last revision again changes nothing.
 * @returns the update's id, for undoing it
 * @throws Refusal 409 if the script has changed since the revision was read
 */
export async function updateFromScript(
  client: Queries,
  queue: Queue,
  { userId, projectId }: Project,
  revision: string,
): Promise<number> {
  const diff = await readDiff(client, projectId);
  if (revisionOf(diff) !== revision) return lastUpdate(client, projectId, revision);
  const id = await saveBefore(client, projectId, revision, diff);
  const removed = diff.removed.map((shot) => shot.id);
  await cancelTasksFor(client, queue, userId, { shotIds: removed });
  await lockShots(client, [projectId]);
  await client.query('DELETE FROM shots WHERE id = ANY($1::bigint[])', [removed]);
  await followDiff(client, projectId, diff);
  const added = await makeShots(client, projectId);
  await noteSources(client, projectId);
  await client.query('UPDATE storyboard_updates SET added_lines = $2 WHERE id = $1', [id, added]);
  return id;
}

/** @throws Refusal 409 if this was not the last update */
async function lastUpdate(client: Queries, projectId: number, revision: string): Promise<number> {
  const last = await first(
    client.query<{ id: number; revision: string; undone: boolean }>(
      `SELECT id, revision, undone_at IS NOT NULL AS undone FROM storyboard_updates
       WHERE project_id = $1 ORDER BY id DESC LIMIT 1`,
      [projectId],
    ),
  );
  if (last?.revision !== revision || last.undone) throw new Refusal(409, 'scriptChanged');
  return last.id;
}

/** Stores the current storyboard for undo. Only the last update can be undone, so earlier ones are deleted. */
async function saveBefore(
  client: Queries,
  projectId: number,
  revision: string,
  { changed }: ScriptDiff,
): Promise<number> {
  await client.query('DELETE FROM storyboard_updates WHERE project_id = $1', [projectId]);
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO storyboard_updates (project_id, revision, shots, changed_shots, added_lines)
       SELECT $1, $2, coalesce((SELECT jsonb_agg(to_jsonb(s) ORDER BY s.position, s.id) FROM shots s WHERE s.project_id = $1), '[]'),
         $3::bigint[], '{}' RETURNING id`,
      [projectId, revision, changed.map(({ shot }) => shot.id)],
    ),
  );
  if (!row) throw new Error('The storyboard was not stored.');
  return row.id;
}

/** Has texts and order of the shots follow the script as it is now. Adds and removes none. */
export async function followScript(client: Queries, projectId: number): Promise<void> {
  await lockShots(client, [projectId]);
  await followDiff(client, projectId, await readDiff(client, projectId));
  await noteSources(client, projectId);
}

async function followDiff(client: Queries, projectId: number, diff: ScriptDiff): Promise<void> {
  for (const change of diff.changed) await writeTexts(client, change);
  if (diff.reordered) await followLines(client, projectId);
}

async function writeTexts(client: Queries, { shot, texts, role_ids }: ShotChange): Promise<void> {
  for (const { field, after } of texts)
    await client.query(`UPDATE shots SET ${field} = $2 WHERE id = $1`, [shot.id, after]);
  if (role_ids)
    await client.query('UPDATE shots SET role_ids = $2::jsonb WHERE id = $1', [
      shot.id,
      JSON.stringify(role_ids),
    ]);
}

/** Sorts the shots by their lines. A shot without a line stays after its predecessor. */
async function followLines(client: Queries, projectId: number): Promise<void> {
  const { rows } = await client.query<{ id: number; place: number | null }>(
    `SELECT s.id, l.position AS place FROM shots s LEFT JOIN drama_lines l ON l.id = s.drama_id
     WHERE s.project_id = $1 ORDER BY s.position, s.id`,
    [projectId],
  );
  let last = -1;
  const placed = rows.map(({ id, place }) => {
    last = place ?? last;
    return { id, place: last };
  });
  placed.sort((a, b) => a.place - b.place);
  await number(
    client,
    'shots',
    projectId,
    placed.map(({ id }) => id),
  );
}

/**
 * Undoes an update: removed shots return with their pictures and clips, added ones are deleted, texts and order are restored. Shots
 * added by hand since stay at the end. Cancelled tasks stay cancelled. Idempotent.
 * @throws Refusal 409 if it is not the project's last update
 */
export async function undoUpdate(
  client: Queries,
  queue: Queue,
  { userId, projectId }: Project,
  id: number,
): Promise<void> {
  const update = await first(
    client.query<{ undone: boolean; changed_shots: number[]; added_lines: number[]; order: number[] }>(
      `SELECT undone_at IS NOT NULL AS undone, changed_shots, added_lines,
         ARRAY(SELECT (s ->> 'id')::bigint FROM jsonb_array_elements(shots) s) AS "order"
       FROM storyboard_updates WHERE id = $1 AND project_id = $2`,
      [id, projectId],
    ),
  );
  if (!update) throw new Refusal(409, 'undoOver');
  if (update.undone) return;
  const { rows: made } = await client.query<{ id: number }>(
    'SELECT id FROM shots WHERE project_id = $1 AND drama_id = ANY($2::bigint[]) AND NOT id = ANY($3::bigint[])',
    [projectId, update.added_lines, update.order],
  );
  const shots = made.map((shot) => shot.id);
  await cancelTasksFor(client, queue, userId, { shotIds: shots });
  await lockShots(client, [projectId]);
  await client.query('DELETE FROM shots WHERE id = ANY($1::bigint[])', [shots]);
  await client.query('UPDATE drama_lines SET has_shot = false WHERE id = ANY($1::bigint[])', [
    update.added_lines,
  ]);
  await bringBack(client, id, update.changed_shots);
  const now = await orderOf(client, 'shots', projectId);
  const before = update.order.filter((shot) => now.includes(shot));
  await number(client, 'shots', projectId, [...before, ...now.filter((shot) => !before.includes(shot))]);
  await client.query('UPDATE storyboard_updates SET undone_at = now() WHERE id = $1', [id]);
}

/** Restores removed shots, and the changed texts of the others. */
async function bringBack(client: Queries, id: number, changed: readonly number[]): Promise<void> {
  const stored = `SELECT b.* FROM storyboard_updates u, jsonb_populate_recordset(null::shots, u.shots) b WHERE u.id = $1`;
  await client.query(
    `INSERT INTO shots OVERRIDING SYSTEM VALUE ${stored} AND b.line_gone AND NOT EXISTS (SELECT 1 FROM shots s WHERE s.id = b.id)`,
    [id],
  );
  await tieAgain(client, id);
  const texts = [...SHOT_TEXTS, 'role_ids'].map((field) => `${field} = b.${field}`).join(', ');
  await client.query(
    `UPDATE shots s SET ${texts} FROM (${stored}) b WHERE s.id = b.id AND s.id = ANY($2::bigint[])`,
    [id, changed],
  );
  await client.query(`UPDATE shots s SET source = b.source FROM (${stored}) b WHERE s.id = b.id`, [id]);
}

/** A removed shot whose line was restored after the update belongs to it again, if that is still there. */
async function tieAgain(client: Queries, id: number): Promise<void> {
  const removed = `SELECT b.id FROM storyboard_updates u, jsonb_populate_recordset(null::shots, u.shots) b
    WHERE u.id = $1 AND b.line_gone AND b.drama_id <> 0`;
  await client.query(
    `UPDATE shots s SET line_gone = l.id IS NULL, drama_id = coalesce(l.id, 0)
     FROM shots b LEFT JOIN drama_lines l ON l.id = b.drama_id WHERE s.id = b.id AND b.id IN (${removed})`,
    [id],
  );
  await client.query(
    `UPDATE drama_lines SET has_shot = true WHERE id IN (SELECT drama_id FROM shots WHERE id IN (${removed}))`,
    [id],
  );
}
