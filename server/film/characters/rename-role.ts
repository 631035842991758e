/** Replaces a role's name in the film's texts, so that speakers and mentions still match the role. */
import { nounIn } from '../../../generators/text/name-noun.ts';
import { ROLE_LIMITS } from '../../../src/api/characters.ts';
import { renaming, renamingDescriptions, renamingOwnDescription } from '../../../src/api/renaming.ts';
import { LINE_FIELDS } from '../../../src/api/script.ts';
import type { Queries } from '../../db/database.ts';
import { lockShots } from '../lock-shots.ts';
import type { Ordered } from '../ordering.ts';
import { renameWithImport } from '../script-files/renamed-import.ts';

const SHOT_FIELDS = [
  'drama_dialogue',
  'hm_desc',
  'static_desc',
  'dynamic_desc',
  'narration',
  'dialogue_character_1',
  'dialogue_character_2',
] as const;

/**
 * Renames a role in script, storyboard and the descriptions of all roles. The sources of the shots are renamed too, so that this
 * does not count as a script change, and so is what an undo brings back.
 */
export async function renameInFilm(
  client: Queries,
  projectId: number,
  from: string,
  to: string,
): Promise<void> {
  if (from.trim() === '') return;
  const renamed = renaming(from, to);
  const all = (texts: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, typeof text === 'string' ? renamed(text) : text]),
    );
  await renameWithImport(client, projectId, renamed, () => renameInTables(client, projectId, all));
  await renameInUndo(client, projectId, all);
  await renameInDeleted(client, projectId, all);
  await renameInDescriptions(client, projectId, from, to);
}

type Renamed = (texts: Record<string, unknown>) => Record<string, unknown>;

/** Script and storyboard as they are now. */
async function renameInTables(client: Queries, projectId: number, all: Renamed): Promise<void> {
  await lockShots(client, [projectId]);
  for (const [table, fields] of [
    ['drama_lines', LINE_FIELDS],
    ['shots', SHOT_FIELDS],
  ] as const) {
    const { rows } = await client.query<{ id: number } & Record<string, string>>(
      `SELECT id, ${fields.join(', ')} FROM ${table} WHERE project_id = $1`,
      [projectId],
    );
    for (const { id, ...texts } of rows) {
      const after = all(texts);
      if (JSON.stringify(after) === JSON.stringify(texts)) continue;
      await client.query(
        `UPDATE ${table} SET ${fields.map((field, i) => `${field} = $${i + 2}`).join(', ')} WHERE id = $1`,
        [id, ...fields.map((field) => after[field])],
      );
    }
  }
  const { rows: shots } = await client.query<{ id: number; source: Record<string, unknown> }>(
    'SELECT id, source FROM shots WHERE project_id = $1 AND source IS NOT NULL',
    [projectId],
  );
  for (const { id, source } of shots)
    await client.query('UPDATE shots SET source = $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify(all(source)),
    ]);
}

/** A stored shot with its texts renamed. */
function renamedShot(shot: Record<string, unknown>, renamed: Renamed): Record<string, unknown> {
  const texts = Object.fromEntries(SHOT_FIELDS.map((field) => [field, shot[field]]));
  const { source } = shot as { source?: Record<string, unknown> | null };
  return { ...shot, ...renamed(texts), source: source ? renamed(source) : source };
}

/** Lines and shots that were deleted and can be restored. */
async function renameInDeleted(client: Queries, projectId: number, renamed: Renamed): Promise<void> {
  const { rows } = await client.query<{ id: number; part: Ordered; row: Record<string, unknown> }>(
    'SELECT id, part, row FROM film_deletions WHERE project_id = $1',
    [projectId],
  );
  for (const { id, part, row } of rows) {
    const texts = Object.fromEntries(LINE_FIELDS.map((field) => [field, row[field]]));
    const after = part === 'shots' ? renamedShot(row, renamed) : { ...row, ...renamed(texts) };
    await client.query('UPDATE film_deletions SET row = $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify(after),
    ]);
  }
}

/** The storyboard as it was before its last update. */
async function renameInUndo(client: Queries, projectId: number, renamed: Renamed): Promise<void> {
  const { rows } = await client.query<{ id: number; shots: Record<string, unknown>[] }>(
    'SELECT id, shots FROM storyboard_updates WHERE project_id = $1 AND undone_at IS NULL',
    [projectId],
  );
  for (const { id, shots } of rows) {
    const after = shots.map((shot) => renamedShot(shot, renamed));
    await client.query('UPDATE storyboard_updates SET shots = $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify(after),
    ]);
  }
}

/** One role's description may name another: "Mei's grandmother". */
async function renameInDescriptions(
  client: Queries,
  projectId: number,
  from: string,
  to: string,
): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string; description: string }>(
    'SELECT id, name, description FROM roles WHERE project_id = $1',
    [projectId],
  );
  const others = renamingDescriptions(from, to);
  const own = renamingOwnDescription(from, to, nounIn(from));
  for (const { id, name, description } of rows) {
    const after = (name === from ? own : others)(description);
    if (after === description || after.length > ROLE_LIMITS.descriptionCharacters) continue;
    await client.query('UPDATE roles SET description = $2 WHERE id = $1', [id, after]);
  }
}
