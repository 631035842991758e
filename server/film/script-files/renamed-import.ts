/** A role that is renamed after an import: the script that its undo brings back names the role as it is called then. */
import { LINE_FIELDS } from '../../../src/api/script.ts';
import { first, type Queries } from '../../db/database.ts';
import { type LineFields, listLines } from '../script/lines.ts';
import { canUndo, hashOfLines } from './import-script.ts';

/**
 * Renames in the stored script, too. An import that could be undone still can: the other name is not a later edit of the lines.
 * Runs under the project's lock.
 * @param renamed a text with the other name
 * @param rename renames in the script as it is now
 */
export async function renameWithImport(
  client: Queries,
  projectId: number,
  renamed: (text: string) => string,
  rename: () => Promise<void>,
): Promise<void> {
  const undoable = await canUndo(client, projectId, await listLines(client, projectId));
  await rename();
  const row = await first(
    client.query<{ before: { lines: LineFields[] } }>(
      'SELECT before FROM script_imports WHERE project_id = $1',
      [projectId],
    ),
  );
  if (!row) return;
  const lines = row.before.lines.map((line) => ({
    ...line,
    ...Object.fromEntries(LINE_FIELDS.map((field) => [field, renamed(line[field])])),
  }));
  await client.query(
    'UPDATE script_imports SET before = $2::jsonb, after_hash = coalesce($3, after_hash) WHERE project_id = $1',
    [
      projectId,
      JSON.stringify({ ...row.before, lines }),
      undoable ? hashOfLines(await listLines(client, projectId)) : null,
    ],
  );
}
