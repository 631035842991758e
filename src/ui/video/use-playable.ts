import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { isEverything } from '../../store/history-query.ts';
import { clipSearch, found } from '../../store/video/clip-found.ts';
import { type ClipView, clipView } from '../../store/video/clip-view.ts';
import { type Clip, clips } from '../../store/video/clips.ts';
import { useClipTasks } from './use-history.ts';

/** The clips that can be played, of the list that is shown, newest first. */
export function usePlayable(): readonly ClipView[] {
  const { query } = useSnapshot(clipSearch.search);
  const all = useSnapshot(clips.state).items;
  const some = useSnapshot(found.state).items;
  const items = (isEverything(query) ? all : some) as readonly Clip[];
  const tasks = useClipTasks();
  return useMemo(
    () =>
      items
        .map((clip) => clipView(clip, tasks.get(clip.task_id)))
        .filter(({ phase, video }) => phase === 'done' && video !== ''),
    [items, tasks],
  );
}
