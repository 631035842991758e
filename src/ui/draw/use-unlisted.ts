import { useEffect, useRef } from 'react';
import type { DrawRecord } from '../../api/draw.ts';
import { loadDraws } from '../../store/draw/draw.ts';
import { report } from '../errors/error-policy.ts';
import type { TaskOf } from './use-tasks.ts';

/** Milliseconds a submit from this page has to add its own record to the history. */
const PATIENCE = 1500;

/** Reloads the history once if the engine has a task that it lacks, e.g. one started in another tab. */
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
