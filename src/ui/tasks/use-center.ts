import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { TASK_KINDS } from '../../api/tasks.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { adoptListed } from '../../store/task-center/adopt.ts';
import { center, loadTasks } from '../../store/task-center/center.ts';
import { joinTasks } from '../../store/task-center/join.ts';
import { lookAtAll } from '../../store/tasks/task-count.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { report } from '../errors/error-policy.ts';

const quietly = (error: unknown) => report(error, { background: true });

/** The tasks to show, kept up to date while the panel is open, and which of them are new. */
export function useCenter() {
  const { token, userId } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const { byKey } = useSnapshot(tasks);
  const { items, filter, listed, cached } = useSnapshot(center);

  const read = useCallback(() => {
    loadTasks().then(adoptListed).catch(quietly);
  }, []);

  // changes in the engine: a task was added, has had its turn or ended, or a storyboard's batch made progress
  const news = Object.values(byKey)
    .map(
      ({ key, final, unknown, state, result: { image_need, video_need, generating } }) =>
        `${key} ${final} ${unknown} ${state} ${image_need} ${video_need} ${generating}`,
    )
    .sort()
    .join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to reload the list
  useEffect(() => {
    if (token && online) read();
    else if (token) loadTasks().catch(quietly);
  }, [token, userId, online, news, read]);

  // the snapshots only trigger this; the rows are read from the stores
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const views = useMemo(
    () =>
      joinTasks(TASK_KINDS, center.items, Object.values(tasks.byKey), {
        listed: listed && !cached,
        filter: center.filter,
      }),
    [items, byKey, listed, cached, filter],
  );
  return { views, fresh: useFresh(), read };
}

/** Keys of tasks that were unseen when the panel opened, or ended since. Showing them marks them as seen. */
function useFresh(): ReadonlySet<string> {
  const { byKey } = useSnapshot(tasks);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = Object.values(byKey)
    .filter((row) => row.unseen)
    .map(({ key }) => key)
    .join('\n');
  useEffect(() => {
    if (!unseen) return;
    setFresh((before) => new Set([...before, ...unseen.split('\n')]));
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookAtAll();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unseen]);
  return fresh;
}
