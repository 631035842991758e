import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { openPanel, usePanel } from '../router/panel.ts';
import styles from './entry.module.css';
import { EntryCount } from './entry-count.tsx';
import { useTaskCount } from './use-task-count.ts';

/** Opens the task center, with the number of running and new tasks. */
export function TasksEntry({ at }: { at: 'sidebar' | 'tab bar' }) {
  const { t } = useLingui();
  const inBar = at === 'tab bar';
  const open = usePanel() === 'tasks';
  const { running, fresh } = useTaskCount();
  return (
    <button
      type="button"
      className={inBar ? `tab ${styles.tab}` : `place ${styles.panel} ${styles.named}`}
      data-ui="tasks-entry"
      aria-haspopup="dialog"
      aria-expanded={open}
      data-name={t`Tasks`}
      onClick={() => openPanel('tasks')}
    >
      <ListChecks aria-hidden />
      <span className={inBar ? undefined : 'word'}>
        <Trans>Tasks</Trans>
      </span>
      <EntryCount
        count={running + fresh}
        fresh={fresh > 0}
        words={[
          running > 0 && plural(running, { one: '# running', other: '# running' }),
          fresh > 0 && plural(fresh, { one: '# new', other: '# new' }),
        ]}
      />
    </button>
  );
}
