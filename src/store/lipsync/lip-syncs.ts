/** The results of the lip-sync page. */
import { type LipSyncTask, listLipSyncs, starLipSync } from '../../api/lipsync.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { pagedList } from '../paged-list.ts';
import { adoptTasks } from '../tasks/tasks.ts';
import { readLipOptions } from './lip-options.ts';

/** A result with the day it is listed under, YYYY-MM-DD (LIP-09). */
export interface LipSync extends LipSyncTask {
  date: string;
}

/** LIP-10. */
const ENDED: ReadonlySet<number> = new Set([2, 3]);

/** Starts tracking results under way that this device does not track yet (ENGINE-33). */
export const adoptLipSyncs = (rows: readonly LipSync[]): Promise<void> =>
  adoptTasks(
    'lip-sync',
    rows
      .filter(({ status_code }) => !ENDED.has(status_code))
      .map(({ task_id, status_code, tool_name, options }) => ({
        id: task_id,
        state: status_code,
        context: {
          kind: 'lip-sync',
          page: '/lipsync',
          prompt: readLipOptions(options).audio_text,
          tool: tool_name,
        },
      })),
  );

type Ask = Partial<Parameters<typeof client.send<typeof listLipSyncs>>[1]> & { page: number };

/** Reads one page (LIP-08). */
export async function readLipSyncs(ask: Ask) {
  const { lists, has_next, filtered } = await client.send(listLipSyncs, { pageSize: 10, ...ask });
  const rows = lists.flatMap(({ date, data }) => data.map((row) => ({ ...row, date })));
  void adoptLipSyncs(rows).catch(failInBackground);
  return { lists: rows, has_next, filtered: filtered === 1 };
}

/** Rows are told apart by their id, or in progress by the task's. */
export const lipSyncs = pagedList<LipSync, { filtered: boolean }>('lip-sync/lists', readLipSyncs);

type Listener = (row: LipSync) => void;
const listeners = new Set<Listener>();
/** Registers a listener for each result that is added. */
export const onLipSyncAdded = (listener: Listener): void => void listeners.add(listener);

/** Adds a result that has just begun at the top of today. */
export function addLipSync(row: LipSync): void {
  lipSyncs.add(row);
  for (const listener of listeners) listener(row);
}

/** Stars a result, or takes the star away. @throws ApiError */
export const sendStar = (id: number, starred: 0 | 1): Promise<unknown> =>
  client.send(starLipSync, { id, starred });
