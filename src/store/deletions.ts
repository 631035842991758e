/** Deleting the rows of a history, with a way back: the same for all tools. */
import { ApiError } from '../api/errors.ts';
import { session } from './account/session-state.ts';
import { tellTabs } from './row-tabs.ts';
import { forgetTask } from './tasks/tasks.ts';

/** Brings a deleted row back. @throws ApiError; it can be called again */
export type BringBack = () => Promise<void>;

interface History<Row> {
  /** The kind of its tasks, and its name among the tabs. */
  kind: string;
  /** Removes a row from every list that shows it. @param taskId finds rows that have no id yet @returns puts it back */
  take: (id: number, taskId: string) => () => void;
  /** Shows a row again that was deleted. */
  showAgain: (row: Row) => void;
  sendDelete: (id: number) => Promise<unknown>;
  sendRestore: (id: number) => Promise<Row>;
  /** Tracks the row's task, if it is still open. */
  adopt: (rows: readonly Row[]) => Promise<void>;
}

/** Somebody was quicker, e.g. this member on another device, or the answer to an earlier try was lost. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.code === 404;

/**
 * Creates the deletion of one history's rows.
 * @returns a function that removes a row at once and tells the server, which cancels its task if that is open. If the server
 * refuses or does not answer, the row returns and the function throws ApiError.
 */
export function deletions<Row>({ kind, take, showAgain, sendDelete, sendRestore, adopt }: History<Row>) {
  return async (id: number, taskId: string): Promise<BringBack> => {
    const { token } = session;
    const putBack = take(id, taskId);
    try {
      await sendDelete(id);
    } catch (error) {
      if (!isGone(error)) {
        if (session.token === token) putBack();
        throw error;
      }
    }
    if (session.token === token) {
      tellTabs(kind, { kind: 'deleted', id });
      if (taskId) await forgetTask(kind, taskId);
    }
    return async () => {
      const row = await sendRestore(id);
      if (session.token !== token) return;
      showAgain(row);
      tellTabs(kind, { kind: 'restored', id, row: row as object });
      await adopt([row]);
    };
  };
}
