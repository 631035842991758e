import { useSnapshot } from 'valtio';
import type { DoneClip } from '../../store/video/change-clip.ts';
import { findClip, found } from '../../store/video/clip-found.ts';
import { clipView } from '../../store/video/clip-view.ts';
import { clips } from '../../store/video/clips.ts';
import { useClipTasks } from './use-history.ts';

/** A clip as it is now; null when it is gone. */
export function useClip(taskId: string): DoneClip | null {
  // read again with each change of either list
  useSnapshot(clips.state);
  useSnapshot(found.state);
  const tasks = useClipTasks();
  const clip = findClip(taskId);
  return clip ? { clip, view: clipView(clip, tasks.get(taskId)) } : null;
}
