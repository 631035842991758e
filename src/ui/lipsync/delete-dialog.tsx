import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { findLipSync, found } from '../../store/lipsync/lip-found.ts';
import { lipSyncs } from '../../store/lipsync/lip-syncs.ts';
import { lipView } from '../../store/lipsync/lip-view.ts';
import { closeOverlay } from '../../store/lipsync/overlay.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { deleteNow } from './delete-result.ts';
import { useLipTasks } from './use-results.ts';

/** Asks before a result that is being made is deleted. */
export default function DeleteResult({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(lipSyncs.state);
  useSnapshot(found.state);
  const tasks = useLipTasks();
  const row = findLipSync(taskId);
  const view = row && lipView(row, tasks.get(taskId));
  return (
    <DeleteDialog
      title={t`Delete this clip?`}
      working={view?.phase === 'working' ? 'one' : null}
      onDelete={() => view && deleteNow(view)}
      onClose={closeOverlay}
    />
  );
}
