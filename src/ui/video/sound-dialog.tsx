import { useSnapshot } from 'valtio';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { addEffect, changes, slotOf } from '../../store/video/change-clip.ts';
import { closeOverlay } from '../../store/video/overlay.ts';
import { SoundForm } from '../kit/sound-form.tsx';
import { toastSubmit } from '../kit/submit-words.ts';
import { showNewest } from './newest.ts';
import { useClip } from './use-clip.ts';

/** The dialog for a sound effect of a clip (VIDEO-49). */
export default function SoundDialog({ taskId }: { taskId: string }) {
  const done = useClip(taskId);
  const state = useSnapshot(changes).bySlot[slotOf(taskId, 'sound')] ?? 'idle';
  return (
    <SoundForm
      place={`sound ${taskId}`}
      busy={isSubmitting(state)}
      onSend={async (words, price) => {
        if (!done) return false;
        const { status } = await addEffect(done, words, price);
        toastSubmit(status);
        if (status === 'accepted') showNewest();
        return status === 'accepted';
      }}
      onClose={closeOverlay}
    />
  );
}
