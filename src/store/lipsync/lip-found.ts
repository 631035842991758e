/** The search results. The list itself stays loaded meanwhile. */
import { deleteLipSync, restoreLipSync } from '../../api/lipsync.ts';
import { client } from '../client.ts';
import { deletions } from '../deletions.ts';
import { fitsQuery, type HistoryQuery, SEARCHED_AS } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { starAtOnce } from '../star-at-once.ts';
import {
  adoptLipSyncs,
  type LipSync,
  lipSyncs,
  onLipSyncAdded,
  readLipSyncs,
  sendStar,
} from './lip-syncs.ts';
import { lipView } from './lip-view.ts';

/** Whether a loaded result matches a query. */
function matches(row: LipSync, query: HistoryQuery): boolean {
  const { text, tool, phase, at, starred } = lipView(row);
  return fitsQuery({ prompt: text, tool, state: SEARCHED_AS[phase], at, starred }, query);
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
  lipSearch.find(({ task_id }) => task_id === taskId);

/** Stars a result, or takes the star away; it shows at once. @throws ApiError; the star is then as it was */
export const starLip = (id: number, starred: 0 | 1): Promise<void> =>
  starAtOnce(lipSearch, id, starred, sendStar);

/** Deletes a result; one under way is cancelled (LIP-11). @throws ApiError; it is then back */
export const removeLipSync = deletions<LipSync>({
  kind: 'lip-sync',
  take: (id, taskId) => lipSearch.remove(id, ({ task_id }) => task_id === taskId),
  showAgain: lipSearch.bringBack,
  sendDelete: (id) => client.send(deleteLipSync, { id }),
  sendRestore: (id) => client.send(restoreLipSync, { id }),
  adopt: adoptLipSyncs,
});
