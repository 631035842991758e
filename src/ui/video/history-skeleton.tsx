import { Skeleton } from '../kit/skeleton.tsx';
import styles from './history.module.css';

/** The shapes of a history that is loading. */
export const HistorySkeleton = () => (
  <div className={styles.loading} aria-hidden>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} className={styles.shape} />
    ))}
  </div>
);
