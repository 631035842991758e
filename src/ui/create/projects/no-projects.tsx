import { Trans, useLingui } from '@lingui/react/macro';
import { Clapperboard, ListVideo, PenLine, Plus } from 'lucide-react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Scene } from '../../kit/scene.tsx';
import styles from './no-projects.module.css';

/** The empty list explains how a story becomes a film (PROJ-11). */
export function NoProjects({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      large
      heading="h2"
      picture={
        <div className={styles.pictures}>
          <Scene picture="draw-forest" look="forest" className={styles.picture} />
          <Scene picture="draw-blue" look="blue" className={styles.picture} />
          <Scene picture="draw-dusk" look="dusk" className={styles.picture} />
        </div>
      }
      title={<Trans>Tell a story, get a film</Trans>}
      more={
        <ol className={styles.steps}>
          <li>
            <PenLine aria-hidden strokeWidth={1.75} />
            <span>
              <Trans>Write a few sentences. They become a script of shots you can edit.</Trans>
            </span>
          </li>
          <li>
            <ListVideo aria-hidden strokeWidth={1.75} />
            <span>
              <Trans>Every shot gets a picture, a clip and a voice.</Trans>
            </span>
          </li>
          <li>
            <Clapperboard aria-hidden strokeWidth={1.75} />
            <span>
              <Trans>Export everything as one film.</Trans>
            </span>
          </li>
        </ol>
      }
      action={{ run: onAdd, label: t`New project`, icon: <Plus aria-hidden strokeWidth={2} /> }}
    />
  );
}
