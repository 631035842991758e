import { proxy } from 'valtio';
import type { CallAnswer } from '../../../api/call.ts';
import {
  EXPORT_ACTION,
  type FilmInfo,
  handleExport,
  quoteExport,
  startExport,
} from '../../../api/exports.ts';
import type { TaskRow } from '../../../sw/protocol.ts';
import { refreshPoints } from '../../account/points.ts';
import { client } from '../../client.ts';
import { createSubmit } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { forgetTask, markCancelled } from '../../tasks/tasks.ts';
import { saveEdits } from '../storyboard/save-edits.ts';
import { type ExportForm, requestOf } from './form.ts';
import { exportMirror } from './mirror.ts';

const KIND = 'export';

/** The submit of Export. */
const start = createSubmit(KIND);

/** Its progress. */
export const exporting = start.progress;

/** The running export in local storage, for the first paint, until the engine's database is read. */
export const mirrored = proxy({ taskId: exportMirror.read() });

export type Quote = CallAnswer<typeof quoteExport>;

/** Reads what an export would make and cost now. @throws ApiError */
export async function quoteFilm(projectId: number): Promise<Quote> {
  await saveEdits();
  return client.send(quoteExport, { script_id: projectId });
}

/** Starts an export (EXPORT-01, EXPORT-10). @param cost points, as shown @throws ApiError if the server refuses */
export async function startFilm(
  projectId: number,
  form: ExportForm,
  { name, cost }: { name: string; cost: number },
): Promise<Submitted<unknown>['status']> {
  const { status } = await start.send(startExport, requestOf(projectId, form), {
    context: { prompt: name, script_id: projectId, cost },
    onAccepted: ({ tasks_id }) => exportMirror.write(tasks_id),
  });
  return status;
}

/**
 * Cancels an export: it ends here at once, and the server is told in the background; a failure of that is only logged (EXPORT-18,
 * EXPORT-19). Until the server has answered, the task stays with the end `cancelled`, so that no list adopts it again; then it is
 * deleted, and a list shows how it ended.
 */
export async function cancelFilm(taskId: string): Promise<void> {
  const cancelling = client.send(handleExport, { type: EXPORT_ACTION.cancel, tasks_id: taskId });
  exportMirror.clear();
  mirrored.taskId = null;
  const ended = markCancelled(KIND, taskId, {});
  cancelling
    .then(refreshPoints)
    .catch((error: unknown) => console.warn('the export could not be cancelled at the server', error))
    .then(() => ended)
    .then(() => forgetTask(KIND, taskId))
    .catch((error: unknown) => console.warn('the export is still kept here', error));
  await ended;
}

/** The film's fields of a task, from the last poll (EXPORT-11, EXPORT-22). */
export const filmOfTask = ({ result }: Pick<TaskRow, 'result'>): Partial<FilmInfo> =>
  result as Partial<FilmInfo>;
