import { useSnapshot } from 'valtio';
import { draw } from '../../store/draw/draw.ts';
import { found } from '../../store/draw/draw-found.ts';
import { findRecord } from '../../store/draw/draw-lists.ts';
import { drawView } from '../../store/draw/draw-view.ts';
import type { PictureRef } from '../../store/draw/overlay.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { useDrawTasks } from './use-tasks.ts';

/** A picture as it is now; null when its record is gone. */
export function useDrawn({ id, index }: PictureRef): DrawnPicture | null {
  // read again with each change of either list
  useSnapshot(draw);
  useSnapshot(found);
  const tasks = useDrawTasks();
  const record = findRecord(id);
  if (!record) return null;
  const view = drawView(record, tasks.get(record.task_id));
  const address = view.images[index];
  return address === undefined ? null : { record, view, index, address };
}
