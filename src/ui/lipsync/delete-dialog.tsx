import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { findLipSync, found } from '../../store/lipsync/lip-found.ts';
import { lipSyncs, removeLipSync } from '../../store/lipsync/lip-syncs.ts';
import { lipView } from '../../store/lipsync/lip-view.ts';
import { closeOverlay } from '../../store/lipsync/overlay.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { useLipTasks } from './use-results.ts';

/** Asks before a result is deleted (LIP-11). */
export default function DeleteResult({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(lipSyncs.state);
  useSnapshot(found.state);
  const tasks = useLipTasks();
  const row = findLipSync(taskId);
  const view = row && lipView(row, tasks.get(taskId));
  const remove = async () => {
    if (view?.id === undefined) return false;
    await removeLipSync({ id: view.id, task_id: taskId });
    found.remove(view.id);
    // a row that has no id yet is removed when the list is next read
    if (row?.id === undefined) await lipSyncs.load();
    return true;
  };
  return (
    <DeleteDialog
      title={t`Delete this clip?`}
      working={view?.phase === 'working' ? 'one' : null}
      onDelete={remove}
      onClose={closeOverlay}
    />
  );
}
