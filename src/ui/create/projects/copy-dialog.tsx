import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '../../../api/projects.ts';
import { copyFilm } from '../../../store/film/projects/projects.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import ConfirmDialog from '../../kit/confirm-dialog.tsx';

export default function CopyDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useLingui();
  const { id, name } = project;
  const copy = async () => {
    try {
      await copyFilm(id);
      toast({ type: 'success', title: t`${name} was copied` });
    } catch (error) {
      // PROJ-08
      reportAs(t`Copy failed`, error);
    }
  };
  return (
    <ConfirmDialog
      title={t`Copy this project?`}
      confirm={t`Copy`}
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      <p>
        <Trans>“{name}” will be copied with its script and shots. You'll find the copy under today.</Trans>
      </p>
    </ConfirmDialog>
  );
}
