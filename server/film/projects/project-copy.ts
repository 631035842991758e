/** Copies a project: script, roles and storyboard, with the chosen pictures and clips. No tasks are copied. */
import { PROJECT_LIMITS } from '../../../src/api/projects.ts';
import { first, type Queries } from '../../db/database.ts';
import { type Language, messageText } from '../../rpc/messages.ts';
import { COPIED } from '../storyboard/shot-edits.ts';
import type { ProjectRow } from './projects.ts';

/** Copies a project in the caller's transaction. @returns the copy's id */
export async function copyProject(
  client: Queries,
  { id, name }: ProjectRow,
  language: Language,
): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO projects (user_id, name, generate_method, generate_type, text_type, width_height, style_name, style_img,
         content, step, narrator_voice, film_settings)
       SELECT user_id, $2, generate_method, generate_type, text_type, width_height, style_name, style_img, content, step, narrator_voice, film_settings
       FROM projects WHERE id = $1 RETURNING id`,
      [id, copyName(name, language)],
    ),
  );
  if (!row) throw new Error('The project was not copied.');
  const lines = await copyRows(client, 'drama_lines', id, row.id, LINES);
  const roles = await copyRows(client, 'roles', id, row.id, ROLES);
  const shots = await copyRows(client, 'shots', id, row.id, SHOTS);
  await relink(client, [...shots.values()], lines, roles);
  return row.id;
}

/** Keeps the mark readable when the name reaches its limit. */
function copyName(name: string, language: Language): string {
  const mark = messageText('projectCopyName', language, { name: '' });
  const kept = [...name].slice(0, PROJECT_LIMITS.titleCharacters - [...mark].length).join('');
  return messageText('projectCopyName', language, { name: kept });
}

const LINES = 'position, shot_type, angle, move, characters, cj_desc, hm_desc, dialogue, has_shot';
const ROLES = 'position, name, description, image, draw_task_id, draw_index, drawn, voice_type';
const SHOTS = `drama_id, position, line_gone, ${COPIED}`;

/** @returns original id -> id of the copy */
async function copyRows(
  client: Queries,
  table: 'drama_lines' | 'roles' | 'shots',
  from: number,
  to: number,
  columns: string,
): Promise<Map<number, number>> {
  const { rows: old } = await client.query<{ id: number }>(
    `SELECT id FROM ${table} WHERE project_id = $1 ORDER BY position, id`,
    [from],
  );
  const ids = new Map<number, number>();
  for (const { id } of old) {
    const copy = await first(
      client.query<{ id: number }>(
        `INSERT INTO ${table} (project_id, ${columns}) SELECT $2, ${columns} FROM ${table} WHERE id = $1 RETURNING id`,
        [id, to],
      ),
    );
    if (copy) ids.set(id, copy.id);
  }
  return ids;
}

/** Copied shots still refer to the original's lines and roles. */
async function relink(
  client: Queries,
  shots: readonly number[],
  lines: ReadonlyMap<number, number>,
  roles: ReadonlyMap<number, number>,
): Promise<void> {
  const { rows } = await client.query<{ id: number; drama_id: number; role_ids: number[] }>(
    'SELECT id, drama_id, role_ids FROM shots WHERE id = ANY($1::bigint[])',
    [shots],
  );
  for (const { id, drama_id, role_ids } of rows)
    await client.query('UPDATE shots SET drama_id = $2, role_ids = $3::jsonb WHERE id = $1', [
      id,
      lines.get(drama_id) ?? 0,
      JSON.stringify(role_ids.flatMap((role) => roles.get(role) ?? [])),
    ]);
}
