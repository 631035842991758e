import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../store/account/points.ts';
import { loadKinds } from '../../store/tasks/kinds.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { report } from '../errors/error-policy.ts';
import type { RouteName } from '../router/routes.ts';
import { sayEnds } from './say-ends.ts';

/** Announces each end of a task once: quietly where the result itself is visible, with a toast everywhere else. */
export function useTaskNews(current: RouteName | null): void {
  const { t } = useLingui();
  const { notices } = useSnapshot(tasks);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be seen landing changes with the page
  useEffect(() => {
    if (notices.length === 0) return;
    loadKinds()
      .then((kinds) => {
        // read now: ends that another run of this effect has announced are no longer listed
        const announced = sayEnds([...tasks.notices], kinds, {
          view: t`View`,
          expired: t`Resource expired`,
        });
        // the end of a task settles or refunds its points
        return announced.length > 0 ? refreshPoints() : undefined;
      })
      .catch((error: unknown) => report(error, { background: true }));
  }, [notices, current, t]);
}
