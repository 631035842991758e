/** Copies a project: script, roles and storyboard, with the chosen pictures and clips. Tasks are not copied. */
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
  await copyShots(client, id, row.id, lines, roles);
  return row.id;
}

/** Shortens the name instead of the copy mark if both exceed the limit. */
function copyName(name: string, language: Language): string {
  const mark = messageText('projectCopyName', language, { name: '' });
  const shortened = [...name].slice(0, PROJECT_LIMITS.titleCharacters - [...mark].length).join('');
  return messageText('projectCopyName', language, { name: shortened });
}

const LINES = 'position, shot_type, angle, move, characters, cj_desc, hm_desc, dialogue, has_shot';
const ROLES = 'position, name, description, image, draw_task_id, draw_index, drawn, voice_type';

/** Columns with references to copied rows, mapped to the copies: $3 and $4 are the id maps of lines and roles. */
const LINKED: Readonly<Record<string, string>> = {
  drama_id: 'coalesce(($3::jsonb->>drama_id::text)::bigint, 0)',
  role_ids: `(SELECT coalesce(jsonb_agg(($4::jsonb->>role)::bigint ORDER BY place), '[]')
    FROM jsonb_array_elements_text(role_ids) WITH ORDINALITY AS own (role, place) WHERE $4::jsonb ? role)`,
};
const SHOTS = ['drama_id', 'position', 'line_gone', ...COPIED.split(', ')];

/**
 * A single statement for all rows, because the built-in database blocks everybody else during a transaction.
 * @returns original id -> id of the copy
 */
async function copyRows(
  client: Queries,
  table: 'drama_lines' | 'roles',
  from: number,
  to: number,
  columns: string,
): Promise<Record<string, number>> {
  const { rows } = await client.query<{ old: number; copy: number }>(
    `WITH old AS (
       SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM ${table} WHERE project_id = $1
     ), made AS (
       INSERT INTO ${table} (project_id, ${columns})
       SELECT $2, ${columns} FROM ${table} WHERE project_id = $1 ORDER BY position, id RETURNING id
     ), copies AS (
       -- ids are given in the order of the rows
       SELECT id, row_number() OVER (ORDER BY id) AS place FROM made
     )
     SELECT old.id AS old, copies.id AS copy FROM old JOIN copies USING (place)`,
    [from, to],
  );
  return Object.fromEntries(rows.map(({ old, copy }) => [old, copy]));
}

async function copyShots(
  client: Queries,
  from: number,
  to: number,
  lines: Readonly<Record<string, number>>,
  roles: Readonly<Record<string, number>>,
): Promise<void> {
  await client.query(
    `INSERT INTO shots (project_id, ${SHOTS.join(', ')})
     SELECT $2, ${SHOTS.map((column) => LINKED[column] ?? column).join(', ')}
     FROM shots WHERE project_id = $1 ORDER BY position, id`,
    [from, to, JSON.stringify(lines), JSON.stringify(roles)],
  );
}
