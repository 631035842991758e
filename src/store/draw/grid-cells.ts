/** The history as single pictures, for the grid. */
import type { DrawRecord } from '../../api/draw.ts';
import { type DrawView, drawView } from './draw-view.ts';
import { type DrawnPicture, picturesOf } from './picture.ts';

type Task = Parameters<typeof drawView>[1];

/** A finished picture, or the placeholder of one in progress. */
export type GridCell =
  | { key: string; picture: DrawnPicture; of: number }
  | { key: string; coming: { view: DrawView; index: number; of: number } };

/** Cells of records that no task changes any more: of a long history nearly all. */
const settled = new WeakMap<DrawRecord, GridCell[]>();

function cellsOfRecord(record: DrawRecord, task: Task): GridCell[] {
  const known = task ? undefined : settled.get(record);
  if (known) return known;
  const view = drawView(record, task);
  const of = view.phase === 'working' ? view.pictures : view.images.length;
  const keyOf = (index: number) => `${record.draw_id}-${index}`;
  const cells: GridCell[] =
    view.phase === 'working'
      ? Array.from({ length: of }, (_, index) => ({ key: keyOf(index), coming: { view, index, of } }))
      : picturesOf(record, view).map((picture) => ({ key: keyOf(picture.index), picture, of }));
  if (!task) settled.set(record, cells);
  return cells;
}

/**
 * All pictures in rows, oldest first. Rows are filled from the end, so that older pictures change none but the first row.
 * Failed records have no pictures.
 */
export function gridRows(
  records: readonly DrawRecord[],
  tasks: ReadonlyMap<string, NonNullable<Task>>,
  columns: number,
): GridCell[][] {
  const cells = records.flatMap((record) => cellsOfRecord(record, tasks.get(record.task_id)));
  const rows: GridCell[][] = [];
  for (let end = cells.length; end > 0; end -= columns)
    rows.push(cells.slice(Math.max(0, end - columns), end));
  return rows.reverse();
}
