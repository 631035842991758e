import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lookAt } from '../../store/tasks/task-count.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { setTitleCount } from '../kit/tab-title.ts';
import { currentHash } from '../router/hash-location.ts';
import { useTaskCount } from './use-task-count.ts';

/** Loaded with the first task; before that there is no count. */
let marks: Promise<typeof import('./count-marks.ts')> | null = null;

/** Shows the number of tasks outside the page: in its title, its icon and the app's badge. */
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
    // an earlier visit may have left a badge
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
