import { useSnapshot } from 'valtio';
import { addShotEffect, clipChanges, slotOf } from '../../../store/film/storyboard/change-clip.ts';
import type { Clip } from '../../../store/film/storyboard/materials.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { SoundForm } from '../../kit/sound-form.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';

/** The dialog for a sound effect of a clip of the shot (BOARD-63). */
export default function ShotSound({ clip, onClose }: { clip: Clip; onClose: () => void }) {
  const state = useSnapshot(clipChanges).bySlot[slotOf(clip.task_id, 'sound')] ?? 'idle';
  return (
    <SoundForm
      place={`sound ${clip.task_id}`}
      busy={isSubmitting(state)}
      onSend={async (words, price) => {
        const { status } = await addShotEffect(clip, words, price);
        toastSubmit(status);
        return status === 'accepted';
      }}
      onClose={onClose}
    />
  );
}
