import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { center, loadOlderTasks } from '../../store/task-center/center.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { OlderButton } from '../kit/older-button.tsx';
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
  const paged = useSnapshot(center);
  const { state, listed, filter } = paged;
  const { ready } = useSnapshot(tasks);
  const { list, cached } = useRowFocus(views.length);
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
      <OlderButton list={paged} className={styles.more} load={loadOlderTasks} {...cached} />
    </>
  );
}

const Loading = () => (
  <LoadingRows
    count={3}
    className={styles.list}
    row={(key) => (
      <div className={taskItemStyles.task} key={key}>
        <Skeleton className={taskItemStyles.thumb} />
        <div className={taskItemStyles.body}>
          <Skeleton className={taskItemStyles.lineSkeleton} />
          <Skeleton className={taskItemStyles.lineSkeleton} />
        </div>
      </div>
    )}
  />
);
