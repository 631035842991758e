import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Project } from '../../../api/projects.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { projects } from '../../../store/film/projects/projects.ts';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { NoProjects } from './no-projects.tsx';
import { ProjectGroup } from './project-group.tsx';
import styles from './projects.module.css';
import { ProjectsSkeleton } from './projects-skeleton.tsx';
import { useProjects } from './use-projects.ts';

/** The groups of projects, or the loading, empty or failed state. */
export function ProjectsBody({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const { groups, state, cached } = useSnapshot(projects);
  const { read, phaseOf } = useProjects();

  if (token && groups.length > 0)
    return (
      <div className={styles.projects}>
        {cached && state === 'failed' && (
          <p className={styles.note} role="status">
            {online ? (
              <Trans>Couldn't load the list. This is what it looked like on your last visit.</Trans>
            ) : (
              <Trans>You're offline. This is what the list looked like on your last visit.</Trans>
            )}
            {online && (
              <TextButton onClick={read}>
                <Trans>Try again</Trans>
              </TextButton>
            )}
          </p>
        )}
        {groups.map(({ date, data }, index) => (
          <ProjectGroup
            key={date}
            date={date}
            projects={data as readonly Project[]}
            phaseOf={phaseOf}
            onAdd={index === 0 ? onAdd : null}
          />
        ))}
      </div>
    );
  if (!token || state === 'ready' || (state === 'failed' && cached)) return <NoProjects onAdd={onAdd} />;
  if (state === 'failed')
    return (
      <LoadFailed title={t`Couldn't load your projects`} onRetry={read}>
        <Trans>Your films are safe on the server.</Trans>
      </LoadFailed>
    );
  return <ProjectsSkeleton />;
}
