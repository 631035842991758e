import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TaskKindName } from '../../api/tasks.ts';
import type { RouteName } from '../router/routes.ts';
import styles from './being-made.module.css';
import { Quiet } from './quiet.tsx';
import { TextButton } from './text-button.tsx';
import { turnTo } from './turn-side.ts';
import { useTasks } from './use-tasks.ts';

/**
 * Says in a form that what was asked for is being made, where a phone has no room for the list beside it. Whoever closed the tab before
 * the answer came finds their words in the form again, and would pay twice. Without a role: the press has been announced.
 */
export function BeingMade({
  kind,
  page,
  words,
}: {
  kind: TaskKindName;
  page: RouteName;
  words: (count: number) => ReactNode;
}) {
  const count = useTasks(kind).filter(({ final }) => final === null).length;
  if (count === 0) return null;
  return (
    <div className={styles.made} data-ui="being-made">
      <Quiet small>{words(count)}</Quiet>
      <TextButton onClick={() => turnTo(page, 'list')}>
        <Trans>View</Trans>
      </TextButton>
    </div>
  );
}
