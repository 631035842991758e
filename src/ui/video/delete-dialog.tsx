import { useLingui } from '@lingui/react/macro';
import { closeOverlay } from '../../store/video/overlay.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { deleteNow } from './delete-clip.ts';
import { useClip } from './use-clip.ts';

/** Asks before a clip is deleted (VIDEO-10). */
export default function DeleteClip({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  const clip = useClip(taskId);
  return (
    <DeleteDialog
      title={t`Delete this clip?`}
      working={clip?.view.phase === 'working' ? 'one' : null}
      onDelete={() => clip && deleteNow(clip)}
      onClose={closeOverlay}
    />
  );
}
