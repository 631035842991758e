/** Importing a spreadsheet as a script: preview, replacing the script, undo. Runs under the project's lock. */
import type { WrittenRole } from '../../../generators/text/texts.ts';
import { LINE_FIELDS } from '../../../src/api/script.ts';
import type { ImportPreview } from '../../../src/api/script-files.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { hashOf } from '../../secrets.ts';
import { number } from '../ordering.ts';
import { type LineFields, type LineRow, listLines, looseShots, saveLine } from '../script/lines.ts';
import { matchLines } from '../script/match-lines.ts';
import { listRoles, type RoleRow } from '../script/roles.ts';
import { replaceScript } from '../script/script-writing.ts';
import { tieShots } from '../script/tie-shots.ts';
import { followOldScript, type ImportUpdate, leaveImport } from '../storyboard/undone-import.ts';
import { rolesOfFile } from './describe-roles.ts';
import type { FileNote } from './file-content.ts';
import { saveNotes } from './file-notes.ts';
import type { TableFile } from './read-script.ts';
import { namesIn, withSpeakers } from './speakers.ts';

const isSame = (a: LineFields, b: LineFields): boolean => LINE_FIELDS.every((field) => a[field] === b[field]);
/** Identifies a script's lines with their texts. */
export const hashOfLines = (lines: readonly LineRow[]): string =>
  hashOf(JSON.stringify(lines.map((line) => [line.id, ...LINE_FIELDS.map((field) => line[field])])));

/** A file's lines in the form that this project stores. */
async function asStored(
  db: Queries,
  projectId: number,
  { lines, roles }: Pick<TableFile, 'lines' | 'roles'>,
): Promise<LineFields[]> {
  const names = [...(await listRoles(db, projectId)), ...roles].map(({ name }) => name);
  return withSpeakers(lines, names, { guess: false });
}

/** What an import would change. */
export async function compareImport(
  db: Queries,
  projectId: number,
  file: TableFile,
): Promise<Omit<ImportPreview, 'notes'> & { notes: FileNote[] }> {
  const old = await listLines(db, projectId);
  const lines = await asStored(db, projectId, file);
  const found = matchLines(lines, old);
  const same = lines.filter((line, index) => {
    const before = old.find(({ id }) => id === found[index]);
    return before !== undefined && isSame(before, line);
  }).length;
  const known = found.filter((id) => id !== undefined).length;
  return {
    lines: lines.length,
    same,
    changed: known - same,
    added: lines.length - known,
    removed: old.length - known,
    notes: [...file.notes, ...keptNotes(file.roles, await listRoles(db, projectId))],
  };
}

/** Notes for existing roles: they keep their description, and the file's is mentioned. */
const keptNotes = (listed: readonly WrittenRole[], there: readonly RoleRow[]): FileNote[] =>
  listed.flatMap(({ name, description }): FileNote[] =>
    there.some((role) => isNamed(role, name) && description !== '' && role.description !== description)
      ? [{ at: 0, key: 'noteCharacterKept', fill: { name } }]
      : [],
  );
const isNamed = (role: { name: string }, name: string): boolean =>
  role.name.toLowerCase() === name.toLowerCase();

interface Before {
  lines: (LineFields & { id: number; has_shot: boolean; shots: number[] })[];
  /** The roles that the import added, with their descriptions. */
  added?: WrittenRole[];
}

/** Replaces the script and stores the old one for {@link undoImport}. New names become roles; no role is deleted. */
export async function importScript(client: Queries, projectId: number, file: TableFile): Promise<void> {
  const before = await readBefore(client, projectId);
  const roles = await listRoles(client, projectId);
  const lines = await asStored(client, projectId, file);
  // a role that was deleted on purpose must not return with lines that still name it
  const known = new Set(before.lines.flatMap(({ characters }) => namesIn(characters)));
  const added = rolesOfFile(lines, file.roles, { speakers: false }).filter(
    (one) =>
      (!known.has(one.name) || file.roles.some((role) => isNamed(role, one.name))) &&
      !roles.some((role) => isNamed(role, one.name)),
  );
  await replaceScript(client, projectId, { title: '', lines, roles: added });
  const had = new Set(roles.map(({ id }) => id));
  const addedRoles = (await listRoles(client, projectId)).map(({ id }) => id).filter((id) => !had.has(id));
  await client.query(
    `INSERT INTO script_imports (project_id, before, added_roles, after_hash) VALUES ($1, $2::jsonb, $3, $4)
     ON CONFLICT (project_id) DO UPDATE SET before = excluded.before, added_roles = excluded.added_roles,
       after_hash = excluded.after_hash, created_at = now()`,
    [
      projectId,
      JSON.stringify({ ...before, added }),
      addedRoles,
      hashOfLines(await listLines(client, projectId)),
    ],
  );
  await saveNotes(client, projectId, [...file.notes, ...keptNotes(file.roles, roles)]);
}

async function readBefore(client: Queries, projectId: number): Promise<Before> {
  const { rows } = await client.query<Before['lines'][number]>(
    `SELECT l.id, ${LINE_FIELDS.map((field) => `l.${field}`).join(', ')}, l.has_shot,
       coalesce((SELECT jsonb_agg(s.id ORDER BY s.id) FROM shots s WHERE s.drama_id = l.id), '[]'::jsonb) AS shots
     FROM drama_lines l WHERE l.project_id = $1 ORDER BY l.position, l.id`,
    [projectId],
  );
  return { lines: rows };
}

/** Whether the last import can be undone: the script was not changed since. */
export async function canUndo(db: Queries, projectId: number, lines: readonly LineRow[]): Promise<boolean> {
  const row = await first(
    db.query<{ after_hash: string }>('SELECT after_hash FROM script_imports WHERE project_id = $1', [
      projectId,
    ]),
  );
  return row !== undefined && row.after_hash === hashOfLines(lines);
}

/**
 * Undoes the last import: lines return with their ids and shots, also if an update of the storyboard has removed these.
 * @returns the update of the storyboard that was undone with it, if there was one
 * @throws Refusal if there is none, or the script was edited
 */
export async function undoImport(client: Queries, projectId: number): Promise<ImportUpdate | null> {
  const row = await first(
    client.query<{ before: Before; added_roles: number[] }>(
      'SELECT before, added_roles FROM script_imports WHERE project_id = $1',
      [projectId],
    ),
  );
  if (!row) throw new Refusal(404, 'undoOver');
  const now = await listLines(client, projectId);
  if (!(await canUndo(client, projectId, now))) throw new Refusal(409, 'scriptEdited');
  const old = row.before.lines;
  const gone = now.map(({ id }) => id).filter((id) => !old.some((line) => line.id === id));
  const update = await leaveImport(client, projectId, { gone, shots: old.flatMap(({ shots }) => shots) });
  await looseShots(client, projectId, gone);
  await client.query('DELETE FROM drama_lines WHERE id = ANY($1::bigint[])', [gone]);
  for (const [position, line] of old.entries())
    if (now.some(({ id }) => id === line.id)) await saveLine(client, projectId, line.id, line);
    else await restoreLine(client, projectId, position, line);
  await number(
    client,
    'drama_lines',
    projectId,
    old.map(({ id }) => id),
  );
  await dropAdded(client, projectId, row.added_roles, row.before.added ?? []);
  if (update) await followOldScript(client, projectId, update);
  await forgetImport(client, projectId);
  return update;
}

/** Deletes the roles that an import added, except those that have since got a picture, another description or a voice. */
async function dropAdded(
  client: Queries,
  projectId: number,
  added: readonly number[],
  described: readonly WrittenRole[],
): Promise<void> {
  const roles = (await listRoles(client, projectId)).filter(({ id }) => added.includes(id));
  const untouched = roles.filter(
    ({ name, description }) =>
      description === '' || described.some((one) => one.name === name && one.description === description),
  );
  await client.query(
    "DELETE FROM roles WHERE id = ANY($1::bigint[]) AND project_id = $2 AND image = '' AND voice_type = ''",
    [untouched.map(({ id }) => id), projectId],
  );
}

/** Deletes the notes of the last file, and the script that its import replaced. */
export async function forgetImport(client: Queries, projectId: number): Promise<void> {
  await client.query('DELETE FROM script_imports WHERE project_id = $1', [projectId]);
  await saveNotes(client, projectId, []);
}

async function restoreLine(
  client: Queries,
  projectId: number,
  position: number,
  line: Before['lines'][number],
): Promise<void> {
  await client.query(
    `INSERT INTO drama_lines (id, project_id, position, has_shot, ${LINE_FIELDS.join(', ')}) OVERRIDING SYSTEM VALUE
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [line.id, projectId, position, line.has_shot, ...LINE_FIELDS.map((field) => line[field])],
  );
  await tieShots(client, projectId, line.id, line.shots);
}
