import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { center, loadOlderTasks } from '../../store/task-center/center.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useRowFocus } from '../kit/use-row-focus.ts';
import type { Asked } from './task-dialogs.tsx';
import taskItemStyles from './task-item.module.css';
import { TaskItem } from './task-item.tsx';
import styles from './task-list.module.css';

export function TaskList({
  views,
  fresh,
  onAsk,
}: {
  views: readonly TaskView[];
  fresh: ReadonlySet<string>;
  onAsk: (asked: Asked) => void;
}) {
  const { t } = useLingui();
  const { state, older, hasNext, listed, filter } = useSnapshot(center);
  const { ready } = useSnapshot(tasks);
  const { online } = useSnapshot(browser);
  const { list, kept } = useRowFocus(views.length);
  if (views.length === 0) {
    if (!ready || (state === 'loading' && !listed) || state === 'idle') return <Loading />;
    const narrowed = filter.phase !== '' || filter.kind !== '' || filter.search.trim() !== '';
    return narrowed ? (
      <EmptyState heading="h3" title={t`No matches`}>
        <Trans>No tasks match. Try other words, states or tools.</Trans>
      </EmptyState>
    ) : (
      <EmptyState heading="h3" title={t`No tasks yet`}>
        <Trans>Everything you make, in any tool, appears here with its progress, cost and result.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        data-ui="tasks"
        aria-label={t`Tasks`}
        aria-busy={state === 'loading'}
      >
        {views.map((view) => (
          <TaskItem key={view.id} view={view} fresh={fresh.has(view.key)} onAsk={onAsk} />
        ))}
      </ul>
      {hasNext && online && (
        <Button
          variant="secondary"
          size="md"
          className={styles.more}
          aria-disabled={older === 'loading'}
          onClick={() => void loadOlderTasks().catch(report)}
          {...kept}
        >
          {older === 'failed' ? <Trans>Couldn't load, try again</Trans> : <Trans>Show older</Trans>}
        </Button>
      )}
    </>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <div className={styles.list} role="img" aria-label={t`Loading`}>
      {[1, 2, 3].map((row) => (
        <div className={taskItemStyles.task} key={row}>
          <Skeleton className={taskItemStyles.thumb} />
          <div className={taskItemStyles.body}>
            <Skeleton className={taskItemStyles.lineSkeleton} />
            <Skeleton className={taskItemStyles.lineSkeleton} />
          </div>
        </div>
      ))}
    </div>
  );
}
