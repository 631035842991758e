/** Notes on what could not be read in a project's file, stored with the project until they are dismissed. */
import type { FileNote as ToldNote } from '../../../src/api/script-files.ts';
import { first, type Queries } from '../../db/database.ts';
import { isMessageKey, type Language, messageText } from '../../rpc/messages.ts';
import type { FileNote } from './file-content.ts';

/** Stores what could not be read of a project's last file, in place of earlier notes. */
export const saveNotes = async (
  client: Queries,
  projectId: number,
  notes: readonly FileNote[],
): Promise<void> => {
  await client.query('UPDATE projects SET file_notes = $2::jsonb WHERE id = $1', [
    projectId,
    JSON.stringify(notes),
  ]);
};

/** What could not be read of a project's last file. */
export const readNotes = async (db: Queries, projectId: number): Promise<FileNote[]> =>
  (
    await first(
      db.query<{ file_notes: FileNote[] }>('SELECT file_notes FROM projects WHERE id = $1', [projectId]),
    )
  )?.file_notes ?? [];

/** The notes in the reader's language. Unknown keys of other versions are left out. */
export const serializeNotes = (notes: readonly FileNote[], language: Language): ToldNote[] =>
  notes.flatMap(({ at, key, fill }) =>
    isMessageKey(key) ? [{ at, message: messageText(key, language, fill) }] : [],
  );
