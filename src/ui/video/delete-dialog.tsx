import { useLingui } from '@lingui/react/macro';
import { found } from '../../store/video/clip-found.ts';
import { removeClip } from '../../store/video/clips.ts';
import { closeOverlay } from '../../store/video/overlay.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { useClip } from './use-clip.ts';

/** Asks before a clip is deleted (VIDEO-10). */
export default function DeleteClip({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  const done = useClip(taskId);
  const remove = async () => {
    if (!done) return false;
    const { clip, view } = done;
    await removeClip({ ...clip, ...(view.id === undefined ? {} : { id: view.id }) });
    if (view.id !== undefined) found.remove(view.id);
    return true;
  };
  return (
    <DeleteDialog
      title={t`Delete this clip?`}
      working={done?.view.phase === 'working' ? 'one' : null}
      onDelete={remove}
      onClose={closeOverlay}
    />
  );
}
