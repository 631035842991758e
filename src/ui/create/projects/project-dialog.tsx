import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '../../../api/projects.ts';
import { copyFilm, deleteFilm } from '../../../store/film/projects/projects.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';

/** Confirms copying or deleting a project, does it, and reports the outcome (PROJ-07 to PROJ-10). Deleting can be undone afterwards. */
export default function ProjectDialog({
  what,
  project: { id, name },
  onClose,
}: {
  what: 'copy' | 'delete';
  project: Project;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await copyFilm(id);
      toast({ type: 'success', title: t`${name} was copied`, own: [name] });
    } catch (error) {
      reportAs(t`Copy failed`, error);
    }
  };
  const { title, confirm, words, run } = {
    copy: {
      title: t`Copy this project?`,
      confirm: t`Copy`,
      words: (
        <Trans>“{name}” will be copied with its script and shots. You'll find the copy under today.</Trans>
      ),
      run: copy,
    },
    delete: {
      title: t`Delete this project?`,
      confirm: t`Delete`,
      words: (
        <Trans>
          “{name}” will be deleted with its script, shots and pictures. You can undo this right afterwards,
          but what is still being made for it is cancelled.
        </Trans>
      ),
      run: () => deleteWithUndo(name, () => deleteFilm(id)),
    },
  }[what];
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      danger={what === 'delete'}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{words}</p>
    </ConfirmDialog>
  );
}
