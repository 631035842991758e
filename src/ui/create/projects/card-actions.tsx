import { useLingui } from '@lingui/react/macro';
import { Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Project } from '../../../api/projects.ts';
import { browser } from '../../../store/browser.ts';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** Copy and delete, each asked once more (PROJ-07, PROJ-09). */
export function CardActions({ project }: { project: Project }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const [asked, setAsked] = useState<'copy' | 'delete' | null>(null);
  const { name } = project;
  const why = online ? undefined : t`You are offline`;
  return (
    <div className="film-actions">
      <button
        type="button"
        className="mini"
        aria-label={t`Copy ${name}`}
        disabled={!online}
        title={why}
        onClick={() => setAsked('copy')}
      >
        <Copy aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        className="mini"
        aria-label={t`Delete ${name}`}
        disabled={!online}
        title={why}
        onClick={() => setAsked('delete')}
      >
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <Suspense fallback={null}>
        {asked === 'copy' && <CopyDialog project={project} onClose={() => setAsked(null)} />}
        {asked === 'delete' && <DeleteDialog project={project} onClose={() => setAsked(null)} />}
      </Suspense>
    </div>
  );
}
