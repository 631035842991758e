import { Skeleton } from '../kit/skeleton.tsx';
import styles from './history.module.css';

/** Placeholder while the history loads. */
export const HistorySkeleton = () => (
  <div className={styles.loading} aria-hidden>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} className={styles.shape} />
    ))}
  </div>
);
