import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { Project } from '../../../api/projects.ts';
import type { ProjectPhase } from '../../../store/film/projects/project-view.ts';
import { Arriving } from '../../kit/arriving.tsx';
import { TILE } from '../../kit/tile-button.tsx';
import { goFilm } from '../address.ts';
import { WritingTime } from '../writing-time.tsx';
import { CardActions } from './card-actions.tsx';
import styles from './project-card.module.css';
import { ProjectPicture } from './project-picture.tsx';
import { RewriteButton } from './rewrite-button.tsx';

/** One project: its picture, name, ratio and style, and whether its script is there (PROJ-02, PROJ-04 to PROJ-06). */
export function ProjectCard({ project, phase }: { project: Project; phase: ProjectPhase }) {
  const { t } = useLingui();
  const { id, name, width_height, style_name } = project;
  return (
    <li {...TILE} className={styles.card} data-phase={phase} aria-busy={phase === 'writing'}>
      {phase === 'failed' ? (
        <div className={`${styles.picture} ${styles.failed}`}>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
          <strong>
            <Trans>Couldn't write the script</Trans>
          </strong>
          {project.fail_msg && <span>{project.fail_msg}</span>}
          <RewriteButton project={project} />
        </div>
      ) : (
        <button
          type="button"
          data-ui="project"
          className={`${styles.picture} ${styles.open}`}
          aria-label={phase === 'writing' ? t`${name}, writing the script` : t`Open ${name}`}
          onClick={() => goFilm(id)}
        >
          {phase === 'writing' ? (
            <Arriving className={styles.writing}>
              <em>
                <WritingTime projectId={id} />
              </em>
            </Arriving>
          ) : (
            <ProjectPicture address={project.cover || project.style_img} />
          )}
        </button>
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          <span>{width_height}</span>
          {style_name && <span>{style_name}</span>}
        </p>
        <CardActions project={project} />
      </div>
    </li>
  );
}
