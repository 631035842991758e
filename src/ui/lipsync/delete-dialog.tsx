import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { findLipSync, found } from '../../store/lipsync/lip-found.ts';
import { lipSyncs, removeLipSync } from '../../store/lipsync/lip-syncs.ts';
import { lipView } from '../../store/lipsync/lip-view.ts';
import { closeOverlay } from '../../store/lipsync/overlay.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';
import { useLipTasks } from './use-results.ts';

/** Asks before a result is deleted (LIP-11). */
export default function DeleteDialog({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(lipSyncs.state);
  useSnapshot(found.state);
  const tasks = useLipTasks();
  const row = findLipSync(taskId);
  const view = row && lipView(row, tasks.get(taskId));
  const remove = async () => {
    if (view?.id === undefined) return;
    try {
      await removeLipSync({ id: view.id, task_id: taskId });
      found.remove(view.id);
      // a row whose id only the task knows leaves with the next reading
      if (row?.id === undefined) await lipSyncs.load();
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
        {view?.phase === 'working' ? (
          <Trans>It is still being made. It will be cancelled, and you get the points back.</Trans>
        ) : (
          <Trans>This can't be undone.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
