import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../kit/skeleton.tsx';
import shotsStyles from './shots.module.css';
import streamStyles from './stream.module.css';

/** Two placeholder records while the first page loads. */
export function StreamSkeleton() {
  const { t } = useLingui();
  return (
    <div className={`${streamStyles.stream} ${streamStyles.loading}`} role="status" aria-label={t`Loading`}>
      <div className={streamStyles.fill} />
      {['first', 'second'].map((name) => (
        <div key={name} className={streamStyles.record}>
          <Skeleton className={streamStyles.wordsSkeleton} />
          <div className={shotsStyles.row} data-count="many">
            {['a', 'b', 'c', 'd'].map((tile) => (
              <Skeleton key={tile} className={shotsStyles.skeleton} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
