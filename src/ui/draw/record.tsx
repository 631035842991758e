import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { DrawRecord } from '../../api/draw.ts';
import { drawView } from '../../store/draw/draw-view.ts';
import { checkAgain } from '../../store/tasks/tasks.ts';
import { OfName } from '../kit/of-name.tsx';
import { rowOf } from '../kit/pass-focus.ts';
import { TextButton } from '../kit/text-button.tsx';
import { ChangeStatus } from './change-status.tsx';
import { Pictures } from './pictures.tsx';
import styles from './record.module.css';
import { RecordHead } from './record-head.tsx';
import { useRecordName } from './use-record-name.ts';
import type { TaskOf } from './use-tasks.ts';

/** One generation of the history. */
export const Record = memo(function Record({ record, task }: { record: DrawRecord; task: TaskOf }) {
  const view = drawView(record, task);
  const key = view.taskKey;
  const name = useRecordName(view);
  return (
    <article {...rowOf('drawing')} aria-label={name} aria-busy={view.phase === 'working'}>
      <RecordHead record={record} view={view} />
      <Pictures record={record} view={view} />
      {view.lost && key && (
        <p className={styles.note}>
          <Trans>No update on this one yet.</Trans>{' '}
          <TextButton onClick={() => checkAgain([key])}>
            <Trans>Check again</Trans>
            <OfName name={name} />
          </TextButton>
        </p>
      )}
      <ChangeStatus record={record} />
    </article>
  );
});
