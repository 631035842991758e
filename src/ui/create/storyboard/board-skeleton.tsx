import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../kit/skeleton.tsx';
import boardStyles from './board.module.css';
import sideStyles from './side.module.css';

/** Placeholder while the storyboard loads. */
export function BoardSkeleton() {
  const { t } = useLingui();
  return (
    <div className={boardStyles.board} role="status" aria-label={t`Loading`}>
      <div className={boardStyles.main}>
        <Skeleton className={boardStyles.playerSkeleton} />
        <div className={boardStyles.stripSkeleton}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
            <Skeleton key={name} className={boardStyles.shotSkeleton} />
          ))}
        </div>
      </div>
      <div className={sideStyles.side}>
        <Skeleton className={boardStyles.boxSkeleton} />
        <Skeleton className={boardStyles.boxSkeleton} />
      </div>
    </div>
  );
}
