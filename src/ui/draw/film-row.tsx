import { Trans } from '@lingui/react/macro';
import { Clapperboard } from 'lucide-react';
import { PROJECT_STATUS, PROJECT_STEP, type Project } from '../../api/projects.ts';
import { mediaOf } from '../kit/media-address.ts';
import styles from './film-choice.module.css';

/** A film to choose. One without a storyboard has no place for a picture yet, and says so. */
export function FilmRow({ project, onChoose }: { project: Project; onChoose: () => void }) {
  const source = mediaOf(project.cover, 320);
  const ready = project.async_status === PROJECT_STATUS.ready && project.step >= PROJECT_STEP.storyboard;
  return (
    <li>
      <button
        type="button"
        className={styles.film}
        aria-disabled={!ready}
        onClick={ready ? onChoose : undefined}
      >
        <span className={styles.cover}>
          {source ? (
            <img src={source} alt="" loading="lazy" />
          ) : (
            <Clapperboard aria-hidden size={18} strokeWidth={1.75} />
          )}
        </span>
        <span className={styles.name}>
          {project.name}
          {!ready && (
            <small>
              <Trans>Open its storyboard first</Trans>
            </small>
          )}
        </span>
      </button>
    </li>
  );
}
