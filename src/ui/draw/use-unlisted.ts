import { useEffect, useRef } from 'react';
import type { DrawRecord } from '../../api/draw.ts';
import { loadDraws } from '../../store/draw/draw.ts';
import { report } from '../errors/error-policy.ts';
import type { TaskOf } from './use-tasks.ts';

/** Milliseconds that a submit of this page has to put its own record into the history. */
const PATIENCE = 1500;

/** A task begun in another tab is known to the engine before it is in this page's history: then the history is read again, once. */
export function useUnlisted(
  tasks: ReadonlyMap<string, NonNullable<TaskOf>>,
  records: readonly DrawRecord[],
): void {
  const asked = useRef(new Set<string>());
  const opened = useRef(Date.now());
  useEffect(() => {
    const listed = new Set(records.map(({ task_id }) => task_id));
    const unlisted = [...tasks.values()].filter(
      ({ id, createdAt }) => createdAt >= opened.current && !listed.has(id) && !asked.current.has(id),
    );
    if (unlisted.length === 0) return;
    const timer = setTimeout(() => {
      for (const { id } of unlisted) asked.current.add(id);
      loadDraws().catch((error: unknown) => report(error, { background: true }));
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [tasks, records]);
}
