import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { film } from '../../../store/film/film.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { later } from '../../kit/later.ts';
import styles from './rename-button.module.css';

const RenameDialog = later(() => import('../rename-dialog.tsx'));

/** Renames the project, beside its name. */
export function RenameButton() {
  const { t } = useLingui();
  const { projectId, name } = useSnapshot(film);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.rename}
        aria-label={t`Rename the project`}
        title={t`Rename`}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden size={15} strokeWidth={1.75} />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <RenameDialog id={projectId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
