import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { center, loadOlderTasks } from '../../store/task-center/center.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { PanelList, PanelListLoading } from '../kit/panel-list.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import type { Asked } from './task-dialogs.tsx';
import styles from './task-item.module.css';
import { TaskItem } from './task-item.tsx';

/** The tasks of the panel. @param fresh keys of those that are marked as new */
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
  return (
    <PanelList
      ui="tasks"
      label={t`Tasks`}
      count={views.length}
      busy={paged.state === 'loading'}
      paged={paged}
      load={loadOlderTasks}
      none={<NoTasks />}
    >
      {views.map((view) => (
        <TaskItem key={view.id} view={view} fresh={fresh.has(view.key)} onAsk={onAsk} />
      ))}
    </PanelList>
  );
}

/** Shown when there are no tasks: loading, empty, or no match. */
function NoTasks() {
  const { t } = useLingui();
  const { state, listed, filter } = useSnapshot(center);
  const { ready } = useSnapshot(tasks);
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

const Loading = () => (
  <PanelListLoading
    count={3}
    row={(key) => (
      <div className={styles.task} key={key}>
        <Skeleton className={styles.thumb} />
        <div className={styles.body}>
          <Skeleton className={styles.lineSkeleton} />
          <Skeleton className={styles.lineSkeleton} />
        </div>
      </div>
    )}
  />
);
