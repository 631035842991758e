import { draw } from '../../store/draw/draw.ts';
import { found } from '../../store/draw/draw-found.ts';
import { drawView } from '../../store/draw/draw-view.ts';
import type { PictureRef } from '../../store/draw/overlay.ts';
import { tasksOf } from '../../store/tasks/task-index.ts';

/** The first picture of the next record with pictures, above (-1) or below (1) this one in the shown list. */
export function neighbourOf(id: number, by: -1 | 1): PictureRef | null {
  const records = found.state === 'idle' ? draw.records : found.records;
  const tasks = new Map(tasksOf('draw').map((task) => [task.id, task]));
  let at = records.findIndex(({ draw_id }) => draw_id === id);
  if (at < 0) return null;
  for (at += by; at >= 0 && at < records.length; at += by) {
    const record = records[at];
    if (record && drawView(record, tasks.get(record.task_id)).images.length > 0)
      return { id: record.draw_id, index: 0 };
  }
  return null;
}
