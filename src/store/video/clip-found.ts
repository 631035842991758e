/** The results of searching the history. The history itself stays loaded meanwhile. */
import type { HistoryFilterState } from '../../api/history-search.ts';
import { fitsQuery, type HistoryQuery } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { clipView } from './clip-view.ts';
import { type Clip, clips, onClipAdded, readClips } from './clips.ts';

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

export const clipSearch = searchedList<Clip>({
  name: 'video',
  loaded: clips,
  read: ({ tool = '', ...ask }) => readClips({ ...ask, tool_name: tool }),
  fits: matches,
});
export const { found } = clipSearch;
onClipAdded(clipSearch.add);

/** A clip by its task, in whichever list has it. */
export const findClip = (taskId: string): Clip | undefined =>
  [...clips.state.items, ...found.state.items].find(({ task_id }) => task_id === taskId);

/** Changes a clip wherever it is shown. */
export function patchClip(id: number, change: Partial<Clip>): void {
  for (const list of [clips, found]) list.change(id, (clip) => ({ ...clip, ...change }));
}
