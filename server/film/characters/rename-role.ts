/** Replaces a role's name in the film's texts, so that speakers and mentions still match the role. */
import { LINE_FIELDS } from '../../../src/api/script.ts';
import type { Queries } from '../../db/database.ts';

const SHOT_FIELDS = [
  'drama_dialogue',
  'hm_desc',
  'static_desc',
  'dynamic_desc',
  'narration',
  'dialogue_character_1',
  'dialogue_character_2',
] as const;

/** Builds a function that replaces a name in a text, at word boundaries. */
export function renaming(from: string, to: string): (text: string) => string {
  const literal = from.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
  const chinese = /\p{Script=Han}/u.test(from);
  // a single Chinese character is part of too many words: replace it only before a colon, in a list and in a mention
  const pattern = !chinese
    ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`
    : [...from].length > 1
      ? literal
      : `(?<=^|[,，、;；\\s]|@)${literal}(?=$|[,，、;；：:#\\s])`;
  const names = new RegExp(pattern, 'gmu');
  return (text) => text.replace(names, () => to);
}

/** Renames a role in script and storyboard. The sources of the shots are renamed too, so that this does not count as a script change. */
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
