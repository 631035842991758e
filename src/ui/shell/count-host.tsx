import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lookAt } from '../../store/tasks/task-count.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { currentHash } from '../router/hash-location.ts';
import { setTitleCount } from './title.ts';
import { useTaskCount } from './use-task-count.ts';

/** The icons' code comes with the first task; without one there is nothing on them. */
let marks: Promise<typeof import('./count-marks.ts')> | null = null;

/** Counts tasks where they can be seen from outside of the page: its title, its icon, and the app's. */
export function CountHost() {
  const { ready } = useSnapshot(tasks);
  const { running, fresh } = useTaskCount();
  const count = running + fresh;

  useEffect(() => {
    setTitleCount(count);
    if (count > 0) marks ??= import('./count-marks.ts');
    marks?.then(({ markIcons }) => markIcons(count, fresh > 0)).catch(() => undefined);
  }, [count, fresh]);

  useEffect(() => {
    // a number that was left on the app's icon by an earlier visit
    if (ready && count === 0 && !marks) navigator.clearAppBadge?.().catch(() => undefined);
  }, [ready, count]);

  useEffect(() => {
    if (fresh === 0) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookAt(currentHash());
    };
    look();
    const windowEvents = ['hashchange', 'focus'] as const;
    for (const name of windowEvents) addEventListener(name, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const name of windowEvents) removeEventListener(name, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [fresh]);
  return null;
}
