import { useLingui } from '@lingui/react/macro';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Project } from '../../../api/projects.ts';
import { browser } from '../../../store/browser.ts';
import { FloatingMenu } from '../../kit/floating-menu.tsx';
import { later } from '../../kit/later.ts';
import { TileActions, TileButton } from '../../kit/tile-button.tsx';
import styles from './project-card.module.css';

const ProjectDialog = later(() => import('./project-dialog.tsx'));
const RenameDialog = later(() => import('../rename-dialog.tsx'));

/** The card's menu: rename, copy and delete. */
export function CardActions({ project }: { project: Project }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const [open, setOpen] = useState<'menu' | 'rename' | 'copy' | 'delete' | null>(null);
  const menu = useId();
  const { id, name } = project;
  const close = () => setOpen(null);
  const ask = (what: 'rename' | 'copy' | 'delete') => {
    // the menu unmounts: the dialog returns the focus to its button
    document.getElementById(menu)?.focus();
    setOpen(what);
  };
  return (
    <TileActions data-ui="project-actions" className={styles.actions}>
      <TileButton
        look="quiet"
        id={menu}
        aria-label={t`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        disabled={!online}
        title={online ? undefined : t`You're offline`}
        onClick={() => setOpen('menu')}
      >
        <Ellipsis aria-hidden size={16} strokeWidth={1.75} />
      </TileButton>
      {open === 'menu' && (
        <FloatingMenu
          anchor={menu}
          label={t`Actions for ${name}`}
          placement="bottom-end"
          onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          entries={[
            { value: 'rename', label: t`Rename`, icon: Pencil, run: () => ask('rename') },
            { value: 'copy', label: t`Copy`, icon: Copy, run: () => ask('copy') },
            { value: 'delete', label: t`Delete`, icon: Trash2, run: () => ask('delete') },
          ]}
        />
      )}
      <Suspense fallback={null}>
        {open === 'rename' && <RenameDialog id={id} name={name} onClose={close} />}
        {(open === 'copy' || open === 'delete') && (
          <ProjectDialog what={open} project={project} onClose={close} />
        )}
      </Suspense>
    </TileActions>
  );
}
