import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '../../../api/projects.ts';
import { copyFilm, deleteFilm } from '../../../store/film/projects/projects.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';

/** Confirms copying or deleting a project, does it, and reports the outcome (PROJ-07 to PROJ-10). */
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
  const { title, confirm, words, act, done, failed } = {
    copy: {
      title: t`Copy this project?`,
      confirm: t`Copy`,
      words: (
        <Trans>“{name}” will be copied with its script and shots. You'll find the copy under today.</Trans>
      ),
      act: copyFilm,
      done: t`${name} was copied`,
      failed: t`Copy failed`,
    },
    delete: {
      title: t`Delete this project?`,
      confirm: t`Delete`,
      words: (
        <Trans>“{name}” will be deleted with its script, shots and pictures. This can't be undone.</Trans>
      ),
      act: deleteFilm,
      done: t`Deleted`,
      failed: t`Delete failed`,
    },
  }[what];
  const run = async () => {
    try {
      await act(id);
      toast({ type: 'success', title: done, own: [name] });
    } catch (error) {
      reportAs(failed, error);
    }
  };
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
