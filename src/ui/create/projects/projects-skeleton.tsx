import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../kit/skeleton.tsx';
import projectCardStyles from './project-card.module.css';
import projectsStyles from './projects.module.css';

/** Placeholder for a day while the list loads. */
export function ProjectsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={projectsStyles.projects} role="status" aria-label={t`Loading`}>
      <Skeleton className={projectsStyles.dateSkeleton} />
      <div className={projectsStyles.grid}>
        {['a', 'b', 'c', 'd'].map((name) => (
          <div key={name}>
            <Skeleton className={projectCardStyles.pictureSkeleton} />
            <Skeleton className={projectCardStyles.nameSkeleton} />
          </div>
        ))}
      </div>
    </div>
  );
}
