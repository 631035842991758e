import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../kit/skeleton.tsx';
import stepStyles from './characters-step.module.css';
import sideStyles from './role-side.module.css';
import stripStyles from './role-strip.module.css';

/** Placeholder while the characters load. */
export function CastSkeleton() {
  const { t } = useLingui();
  return (
    <div className={stepStyles.cast} role="status" aria-label={t`Loading`}>
      <div className={stripStyles.strip}>
        {['a', 'b', 'c'].map((name) => (
          <Skeleton key={name} className={stripStyles.skeleton} />
        ))}
      </div>
      <div className={sideStyles.side}>
        <Skeleton className={sideStyles.skeleton} />
        <Skeleton className={sideStyles.skeleton} />
      </div>
    </div>
  );
}
