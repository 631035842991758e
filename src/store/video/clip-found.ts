/** The search results. The history itself stays loaded meanwhile. */
import { deleteVideo, restoreVideo } from '../../api/video.ts';
import { client } from '../client.ts';
import { deletions } from '../deletions.ts';
import { fitsQuery, type HistoryQuery, SEARCHED_AS } from '../history-query.ts';
import { searchedList } from '../searched-list.ts';
import { clipView } from './clip-view.ts';
import { adoptClips, type Clip, clips, onClipAdded, readClips } from './clips.ts';

/** Whether a loaded clip matches a query. */
export function matches(clip: Clip, query: HistoryQuery): boolean {
  const { prompt, tool, phase, at, starred } = clipView(clip);
  return fitsQuery({ prompt, tool, state: SEARCHED_AS[phase], at, starred }, query);
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
  clipSearch.find(({ task_id }) => task_id === taskId);

/** Deletes a clip; one under way is cancelled (VIDEO-47). @throws ApiError; it is then back */
export const removeClip = deletions<Clip>({
  kind: 'video',
  take: (id, taskId) => clipSearch.remove(id, ({ task_id }) => task_id === taskId),
  showAgain: clipSearch.bringBack,
  sendDelete: (id) => client.send(deleteVideo, { id }),
  sendRestore: (id) => client.send(restoreVideo, { id }),
  adopt: adoptClips,
});
