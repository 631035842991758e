import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Play } from 'lucide-react';
import type { Project } from '../../../api/projects.ts';
import type { ProjectPhase } from '../../../store/film/projects/project-view.ts';
import { Arriving } from '../../kit/arriving.tsx';
import { rowOf } from '../../kit/pass-focus.ts';
import { TILE } from '../../kit/tile-button.tsx';
import { addressOf } from '../../router/routes.ts';
import { goFilm } from '../address.ts';
import { WritingTime } from '../writing-time.tsx';
import { CardActions } from './card-actions.tsx';
import styles from './project-card.module.css';
import { ProjectPicture } from './project-picture.tsx';
import { stateOf } from './project-state.ts';
import { RewriteButton } from './rewrite-button.tsx';

/** One project: picture, name, ratio, style and state, and a link to its film (PROJ-02, PROJ-04 to PROJ-06). */
export function ProjectCard({ project, phase }: { project: Project; phase: ProjectPhase }) {
  const { t, i18n } = useLingui();
  const { id, name, width_height, style_name, cover, film_id } = project;
  const state = i18n._(stateOf(project));
  return (
    <li
      {...TILE}
      {...rowOf('project')}
      className={styles.card}
      data-phase={phase}
      aria-busy={phase === 'writing'}
    >
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
          className={styles.open}
          aria-label={phase === 'writing' ? t`${name}, writing the script` : t`Open ${name}`}
          aria-describedby={phase === 'ready' ? `project-${id}-state` : undefined}
          onClick={() => goFilm(id)}
        >
          <span className={styles.picture}>
            {phase === 'writing' ? (
              <Arriving className={styles.writing}>
                <em>
                  <WritingTime projectId={id} />
                </em>
              </Arriving>
            ) : (
              <ProjectPicture cover={cover} name={name} state={state} />
            )}
          </span>
        </button>
      )}
      {phase === 'ready' && (
        <span id={`project-${id}-state`} hidden>
          {state}
        </span>
      )}
      {film_id && phase === 'ready' && (
        <a
          className={styles.watch}
          href={`#${addressOf('film', `id=${encodeURIComponent(film_id)}`)}`}
          aria-label={t`Watch the film of ${name}`}
          title={t`Watch the film`}
        >
          <Play aria-hidden size={18} strokeWidth={1.9} />
        </a>
      )}
      <div className={styles.words}>
        <h3 dir="auto">{name}</h3>
        <p>
          <span>{width_height}</span>
          {style_name && <span>{style_name}</span>}
        </p>
        <CardActions project={project} />
      </div>
    </li>
  );
}
