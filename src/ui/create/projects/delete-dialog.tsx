import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '../../../api/projects.ts';
import { deleteFilm } from '../../../store/film/projects/projects.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';

export default function DeleteDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useLingui();
  const { id, name } = project;
  const remove = async () => {
    try {
      await deleteFilm(id);
      toast({ type: 'success', title: t`Deleted` });
    } catch (error) {
      // PROJ-10
      reportAs(t`Delete failed`, error);
    }
  };
  return (
    <ConfirmDialog
      title={t`Delete this project?`}
      confirm={t`Delete`}
      danger
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <Trans>“{name}” will be deleted with its script, shots and pictures. This can't be undone.</Trans>
      </p>
    </ConfirmDialog>
  );
}
