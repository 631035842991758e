/** The script as an Excel file: what an import would change, doing it, taking it back, and the file itself. */
import { exportScript, importScript } from '../../../api/script.ts';
import {
  dismissNotes,
  type ImportPreview,
  type ImportUndone,
  previewImport,
  undoImport,
} from '../../../api/script-files.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { tellLineNews } from '../line-news.ts';
import { loadScript, script } from './script.ts';

/** Asks what a file would change. @throws ApiError, also for a file that cannot be read */
export const askImport = (file: File): Promise<ImportPreview> =>
  client.send(previewImport, { script_id: script.projectId, file });

/** Reads a script anew that has changed, unless another one is open by now. @throws ApiError */
const readAnew = async (projectId: number): Promise<void> => {
  if (script.projectId === projectId) await loadScript(projectId);
};

/** Replaces the script with a file's lines (SCRIPT-18). @throws ApiError; nothing is changed then */
export async function importFile(file: File): Promise<void> {
  const { projectId } = script;
  await client.send(importScript, { script_id: projectId, file });
  tellLineNews(projectId);
  // it is replaced, whether or not it can be read now
  await readAnew(projectId).catch(failInBackground);
}

/** Brings back the script that was there before the import. @returns what became of the storyboard @throws ApiError if it was edited since */
export async function takeBackImport(): Promise<ImportUndone> {
  const { projectId } = script;
  try {
    const undone = await client.send(undoImport, { script_id: projectId });
    tellLineNews(projectId);
    return undone;
  } finally {
    await readAnew(projectId).catch(() => undefined);
  }
}

/** Removes the notes about a file; they come back if the server does not hear of it. @throws ApiError */
export async function closeNotes(): Promise<void> {
  const { projectId, notes, canUndoImport } = script;
  Object.assign(script, { notes: [], canUndoImport: false });
  try {
    await client.send(dismissNotes, { script_id: projectId });
  } catch (error) {
    if (script.projectId === projectId) Object.assign(script, { notes, canUndoImport });
    throw error;
  }
}

/** The script as an Excel file (SCRIPT-19). @throws ApiError */
export const fetchSheet = (projectId: number): Promise<Blob> =>
  client.fetchFile(exportScript, { script_id: projectId, type: 2 });
