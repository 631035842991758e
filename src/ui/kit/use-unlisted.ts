import { useEffect, useRef } from 'react';
import type { tasksOf } from '../../store/tasks/task-index.ts';

/** Milliseconds a submit from this page has to add its own row to the list. */
const PATIENCE = 1500;

/**
 * Reloads a list once if the engine has a task that it lacks, e.g. one that was started in another tab, or in one that was closed
 * before the answer came. Old tasks are on older pages: of these only the open ones count.
 * @param idOf the task of a row; the same function each time, as `reload`
 */
export function useUnlisted<Row>(
  tasks: ReturnType<typeof tasksOf>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  reload: () => void,
): void {
  const asked = useRef(new Set<string>());
  const opened = useRef(Date.now());
  useEffect(() => {
    const listed = new Set(rows.map(idOf));
    const unlisted = tasks.filter(
      ({ id, open, createdAt }) =>
        (open === 1 || createdAt >= opened.current) && !listed.has(id) && !asked.current.has(id),
    );
    if (unlisted.length === 0) return;
    const timer = setTimeout(() => {
      for (const { id } of unlisted) asked.current.add(id);
      reload();
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [tasks, rows, idOf, reload]);
}
