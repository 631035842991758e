/** Writes a project's script: reads the story and replaces the old script. */

import type { ScriptRequest, WrittenRole, WrittenScript } from '../../../generators/text/texts.ts';
import { CREATION, FILM_RATIOS, PROJECT_LIMITS, TEXT_TYPES } from '../../../src/api/projects.ts';
import { SCRIPT_LIMITS } from '../../../src/api/script.ts';
import { first, type Queries } from '../../db/database.ts';
import { lookOf, readStyle } from '../../draw/styles.ts';
import { number } from '../ordering.ts';
import { insertLine, listLines, looseShots, saveLine } from './lines.ts';
import { matchLines } from './match-lines.ts';

/** A story with at least one Chinese character is Chinese (decisions C-42). */
const languageIn = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** The input of a writing task. @returns null if its project was deleted or has a newer task */
export async function readWriting(
  db: Queries,
  taskId: string,
): Promise<{ projectId: number; request: ScriptRequest } | null> {
  const row = await first(
    db.query<{
      id: number;
      content: string;
      text_type: string;
      width_height: string;
      style_name: string;
      generate_method: number;
    }>(
      `SELECT id, content, text_type, width_height, style_name, generate_method FROM projects
       WHERE task_id = $1 AND deleted_at IS NULL`,
      [taskId],
    ),
  );
  if (!row) return null;
  const request: ScriptRequest = {
    story: row.content,
    ...(row.generate_method === CREATION.file ? { mostShots: SCRIPT_LIMITS.lines } : {}),
    textType: TEXT_TYPES.find((type) => type === row.text_type) ?? 'story',
    language: languageIn(row.content),
    ratio: FILM_RATIOS.find((ratio) => ratio === row.width_height) ?? '16:9',
    style: lookOf(await readStyle(db, row.style_name)).words,
  };
  return { projectId: row.id, request };
}

/**
 * Replaces a script. A new line that matches an old one takes its place, so that the shot keeps its pictures; the
 * storyboard changes only when the member updates it. Roles keep their pictures and voices; new names are added.
 */
export async function replaceScript(
  client: Queries,
  projectId: number,
  { lines, roles }: WrittenScript,
): Promise<void> {
  const old = await listLines(client, projectId);
  const matched = matchLines(lines, old);
  const gone = old.filter(({ id }) => !matched.includes(id)).map(({ id }) => id);
  await looseShots(client, projectId, gone);
  await client.query('DELETE FROM drama_lines WHERE id = ANY($1::bigint[])', [gone]);
  const order: number[] = [];
  for (const [position, line] of lines.entries()) {
    const id = matched[position];
    if (id) await saveLine(client, projectId, id, line);
    order.push(id ?? (await insertLine(client, projectId, position, line)));
  }
  await number(client, 'drama_lines', projectId, order);
  await joinRoles(client, projectId, roles);
}

/**
 * Names a project after its script if it still has an automatic name. The writing task's row in the task center
 * gets the name too.
 */
export async function nameAfterScript(
  client: Queries,
  { projectId, taskId }: { projectId: number; taskId: string },
  { title }: Pick<WrittenScript, 'title'>,
): Promise<void> {
  const name = [...title.trim()].slice(0, PROJECT_LIMITS.titleCharacters).join('');
  if (name === '') return;
  const { count } = await client.query('UPDATE projects SET name = $2 WHERE id = $1 AND auto_named', [
    projectId,
    name,
  ]);
  if (count > 0) await client.query('UPDATE tasks SET prompt = $2 WHERE id = $1', [taskId, name]);
}

/** Adds roles for new names in the script. Never deletes one; only the member does. */
export async function joinRoles(
  client: Queries,
  projectId: number,
  roles: readonly WrittenRole[],
): Promise<void> {
  for (const { name, description } of roles)
    await client.query(
      `INSERT INTO roles (project_id, position, name, description)
       SELECT $1, (SELECT coalesce(max(position) + 1, 0) FROM roles WHERE project_id = $1), $2, $3
       WHERE NOT EXISTS (SELECT 1 FROM roles WHERE project_id = $1 AND name = $2)`,
      [projectId, name, description],
    );
}
