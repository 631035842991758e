/** What a search of the results found. The list itself stays loaded meanwhile. */
import type { HistoryFilterState } from '../../api/history-search.ts';
import { fitsQuery, type HistoryQuery } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { type LipSync, lipSyncs, onLipSyncAdded, readLipSyncs, sendStar } from './lip-syncs.ts';
import { lipView } from './lip-view.ts';

const STATES: Record<ReturnType<typeof lipView>['phase'], HistoryFilterState> = {
  working: 'open',
  done: 'done',
  failed: 'failed',
};

/** Whether a result that is here fits a query. */
function matches(row: LipSync, query: HistoryQuery): boolean {
  const { text, tool, phase, at, starred } = lipView(row);
  return fitsQuery({ prompt: text, tool, state: STATES[phase], at, starred }, query);
}

export const lipSearch = searchedList<LipSync>({
  name: 'lip-sync',
  loaded: lipSyncs,
  read: readLipSyncs,
  fits: matches,
});
export const { found } = lipSearch;
onLipSyncAdded(lipSearch.add);

/** A result by its task, in whichever list has it. */
export const findLipSync = (taskId: string): LipSync | undefined =>
  [...lipSyncs.state.items, ...found.state.items].find(({ task_id }) => task_id === taskId);

/** Stars a result, or takes the star away; it shows at once. @throws ApiError; the star is then as it was */
export async function starLip(id: number, starred: 0 | 1): Promise<void> {
  const patch = (to: 0 | 1): void => {
    for (const list of [lipSyncs, found]) list.change(id, (row) => ({ ...row, starred: to }));
  };
  patch(starred);
  try {
    await sendStar(id, starred);
  } catch (error) {
    patch(starred ? 0 : 1);
    throw error;
  }
}
