import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from '../../store/toasts.ts';
import { found } from '../../store/video/clip-found.ts';
import { removeClip } from '../../store/video/clips.ts';
import { closeOverlay } from '../../store/video/overlay.ts';
import { reportAs } from '../errors/report-as.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';
import { useClip } from './use-clip.ts';

/** Asks before a clip is deleted (VIDEO-10). */
export default function DeleteDialog({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  const done = useClip(taskId);
  const remove = async () => {
    if (!done) return;
    const { clip, view } = done;
    try {
      await removeClip({ ...clip, ...(view.id === undefined ? {} : { id: view.id }) });
      if (view.id !== undefined) found.remove(view.id);
      toast({ type: 'success', title: t`Delete success` });
    } catch (error) {
      reportAs(t`Delete failed`, error);
    }
  };
  return (
    <ConfirmDialog
      danger
      title={t`Delete this clip?`}
      confirm={t`Delete`}
      onConfirm={() => void remove()}
      onClose={closeOverlay}
    >
      <p>
        {done?.view.phase === 'working' ? (
          <Trans>It is still being made. It will be cancelled, and you get the points back.</Trans>
        ) : (
          <Trans>This can't be undone.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
