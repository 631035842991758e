import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { type LogFilter as Filter, filterLog, logFilter } from '../../store/user-center/lists.ts';
import { report } from '../errors/error-policy.ts';
import { Segments } from '../kit/segments.tsx';
import styles from './log-filter.module.css';

/** Shows all changes of the balance, or those in one direction. */
export function LogFilter() {
  const { t } = useLingui();
  const { shown } = useSnapshot(logFilter);
  const options: readonly { value: Filter; label: string }[] = [
    { value: 'all', label: t`All` },
    { value: 'gained', label: t`Gained` },
    { value: 'spent', label: t`Spent` },
  ];
  return (
    <div className={styles.filter}>
      <Segments
        label={t`Points by direction`}
        small
        width="words"
        options={options}
        value={shown}
        onChange={(chosen) => {
          filterLog(chosen).catch((error: unknown) => report(error, { background: true }));
        }}
      />
    </div>
  );
}
