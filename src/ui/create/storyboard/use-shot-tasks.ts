import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { useTasks } from '../../kit/use-tasks.ts';

/** The engine's tasks for a shot of the open project. */
export function useShotTasks(shotId: number) {
  const { projectId } = useSnapshot(film);
  const pictures = useTasks('shot-image', { projectId, shotId });
  const clips = useTasks('shot-video', { projectId, shotId });
  return useMemo(() => [...pictures, ...clips], [pictures, clips]);
}

/** The engine's tasks for the open project: shots, batches, exports. */
export function useBoardTasks() {
  const { projectId } = useSnapshot(film);
  const pictures = useTasks('shot-image', { projectId });
  const clips = useTasks('shot-video', { projectId });
  const batches = useTasks('shot-list', { projectId });
  // narration that an export has paid for is free from then on
  const exports = useTasks('export', { projectId });
  return useMemo(() => [...pictures, ...clips, ...batches, ...exports], [pictures, clips, batches, exports]);
}
