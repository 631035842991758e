import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';
import { canRepeat, leftOutOfClip, repeatCost } from '../../../store/film/storyboard/clip-again.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { type Clip, materials } from '../../../store/film/storyboard/materials.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { leftOutWords } from '../../kit/left-out-words.ts';
import { LostActions } from '../lost-actions.tsx';
import { deleteNow, makeAgain } from './clip-changes.ts';

/** What can be done about a clip that failed or expired. */
export function LostClipActions({ clip, number }: { clip: Clip; number: number }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { shotId } = useSnapshot(materials);
  const busy = isSubmitting(useSnapshot(generating.clip).bySlot[shotId] ?? 'idle');
  const leftOut = leftOutOfClip(clip);
  return (
    <LostActions
      again={
        canRepeat(clip)
          ? { cost: payload && repeatCost(clip, points.payload), blocked: busy || leftOut?.why === 'change' }
          : null
      }
      note={leftOutWords(leftOut)}
      label={t`Delete clip ${number}`}
      of={t`clip ${number}`}
      onAgain={() => makeAgain(clip)}
      onDelete={clip.id === undefined ? null : () => deleteNow(clip, number)}
    />
  );
}
