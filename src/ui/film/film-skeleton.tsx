import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../kit/skeleton.tsx';
import styles from './film-page.module.css';

/** Placeholder of the page while the film loads. */
export function FilmSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.columns} role="status" aria-label={t`Loading`}>
      <div className={styles.film}>
        <Skeleton className={styles.filmSkeleton} />
        <Skeleton className={styles.lineSkeleton} />
      </div>
    </div>
  );
}
