import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../kit/skeleton.tsx';
import styles from './lines.module.css';

/** Placeholder while the script loads. */
export function LinesSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.script} role="status" aria-label={t`Loading`}>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <Skeleton key={name} className={styles.lineSkeleton} />
      ))}
    </div>
  );
}
