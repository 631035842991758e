import { draw } from '../../store/draw/draw.ts';
import { found } from '../../store/draw/draw-found.ts';
import { drawView } from '../../store/draw/draw-view.ts';
import type { PictureRef } from '../../store/draw/overlay.ts';
import { tasksOf } from '../../store/tasks/task-index.ts';

/** The shown records with the number of their pictures, in the order in which they stand. */
function shownRecords(): { id: number; pictures: number }[] {
  const records = found.state === 'idle' ? draw.records : found.records;
  const tasks = new Map(tasksOf('draw').map((task) => [task.id, task]));
  return records.map((record) => ({
    id: record.draw_id,
    pictures: drawView(record, tasks.get(record.task_id)).images.length,
  }));
}

/** The next record with pictures, above (-1) or below (1) this one. */
function recordBeside(id: number, by: -1 | 1): { id: number; pictures: number } | undefined {
  const records = shownRecords();
  const at = records.findIndex((record) => record.id === id);
  if (at < 0) return;
  const there = by > 0 ? records.slice(at + 1) : records.slice(0, at).reverse();
  return there.find(({ pictures }) => pictures > 0);
}

/** The first picture of the next record with pictures, above (-1) or below (1) this one in the shown list. */
export function neighbourOf(id: number, by: -1 | 1): PictureRef | null {
  const record = recordBeside(id, by);
  return record ? { id: record.id, index: 0 } : null;
}

/**
 * The picture before (-1) or after (1) this one: of its record, or else of the record beside it. Where the list ends, the several
 * pictures of one record go round.
 */
export function pictureBeside({ id, index }: PictureRef, by: -1 | 1): PictureRef | null {
  const own = shownRecords().find((record) => record.id === id)?.pictures ?? 0;
  if (index + by >= 0 && index + by < own) return { id, index: index + by };
  const record = recordBeside(id, by);
  if (record) return { id: record.id, index: by > 0 ? 0 : record.pictures - 1 };
  return own > 1 ? { id, index: (index + by + own) % own } : null;
}
