import { useLingui } from '@lingui/react/macro';
import { Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Project } from '../../../api/projects.ts';
import { browser } from '../../../store/browser.ts';
import { TileActions, TileButton } from '../../kit/tile-button.tsx';
import styles from './project-card.module.css';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** Copy and delete, each asked once more (PROJ-07, PROJ-09). */
export function CardActions({ project }: { project: Project }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const [asked, setAsked] = useState<'copy' | 'delete' | null>(null);
  const { name } = project;
  const why = online ? undefined : t`You're offline`;
  return (
    <TileActions data-ui="project-actions" className={styles.actions}>
      <TileButton
        look="quiet"
        aria-label={t`Copy ${name}`}
        disabled={!online}
        title={why}
        onClick={() => setAsked('copy')}
      >
        <Copy aria-hidden size={16} strokeWidth={1.75} />
      </TileButton>
      <TileButton
        look="quiet"
        aria-label={t`Delete ${name}`}
        disabled={!online}
        title={why}
        onClick={() => setAsked('delete')}
      >
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
      </TileButton>
      <Suspense fallback={null}>
        {asked === 'copy' && <CopyDialog project={project} onClose={() => setAsked(null)} />}
        {asked === 'delete' && <DeleteDialog project={project} onClose={() => setAsked(null)} />}
      </Suspense>
    </TileActions>
  );
}
