/** The results of searching the history. The history itself stays loaded meanwhile. */
import { proxy, ref } from 'valtio';
import { isUnanswered } from '../../api/errors.ts';
import type { HistoryFilterState } from '../../api/history-search.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { EVERYTHING, filtersOf, fitsQuery, type HistoryQuery, isEverything } from '../history-query.ts';
import { pagedList } from '../paged-list.ts';
import { clipView } from './clip-view.ts';
import { type Clip, clips, onClipAdded, readClips } from './clips.ts';

export const search = proxy({
  query: EVERYTHING,
  /** `here`: without a network only what is loaded is searched. `paging`: the server cannot search, so each page is looked through. */
  reach: 'all' as 'all' | 'here' | 'paging',
});

const STATES: Record<ReturnType<typeof clipView>['phase'], HistoryFilterState> = {
  working: 'open',
  done: 'done',
  expired: 'done',
  failed: 'failed',
};

/** Whether a clip that is here fits a query. */
export function matches(clip: Clip, query: HistoryQuery): boolean {
  const { prompt, tool, phase, at, starred } = clipView(clip);
  return fitsQuery({ prompt, tool, state: STATES[phase], at, starred }, query);
}

export const found = pagedList<Clip>(
  () => `video/found|${JSON.stringify(search.query)}`,
  async (ask) => {
    const query = { ...search.query };
    const { tool = '', ...filters } = filtersOf(query);
    const { lists, has_next, filtered } = await readClips({ ...ask, ...filters, tool_name: tool });
    search.reach = filtered ? 'all' : 'paging';
    return { lists: filtered ? lists : lists.filter((clip) => matches(clip, query)), has_next };
  },
  { passing: true },
);

/** Ends the search. */
export function endSearch(): void {
  Object.assign(search, { query: EVERYTHING, reach: 'all' });
  found.clear();
}
onLoginChange(endSearch);

/** Searches the history. Without an answer, what is loaded is searched. @throws ApiError if the server refuses */
export async function searchClips(query: HistoryQuery): Promise<void> {
  if (isEverything(query)) {
    endSearch();
    return;
  }
  search.query = query;
  try {
    await found.load();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const items = clips.state.items.filter((clip) => matches(clip, query));
    Object.assign(found.state, { items: ref(items), hasNext: false, state: 'ready' });
    search.reach = 'here';
  }
}

// what is made during a search is shown with its results, whatever was searched for
onClipAdded((clip) => {
  if (!isEverything(search.query)) found.add(clip);
});

/** A clip by its task, in whichever list has it. */
export const findClip = (taskId: string): Clip | undefined =>
  [...clips.state.items, ...found.state.items].find(({ task_id }) => task_id === taskId);

/** Changes a clip wherever it is shown. */
export function patchClip(id: number, change: Partial<Clip>): void {
  for (const list of [clips, found]) list.change(id, (clip) => ({ ...clip, ...change }));
}
