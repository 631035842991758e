import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { materials, type Picture } from '../../../store/film/storyboard/materials.ts';
import { canRepeatPicture, pictureRepeatCost } from '../../../store/film/storyboard/picture-again.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { LostActions } from './lost-actions.tsx';
import { deletePictureNow, drawAgain } from './picture-changes.ts';

/** What can be done about a picture that failed. */
export function LostPictureActions({ picture, number }: { picture: Picture; number: number }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { shotId } = useSnapshot(materials);
  const busy = isSubmitting(useSnapshot(generating.picture).bySlot[shotId] ?? 'idle');
  return (
    <LostActions
      again={
        canRepeatPicture(picture)
          ? { cost: payload && pictureRepeatCost(picture, points.payload), busy }
          : null
      }
      label={t`Delete picture ${number}`}
      onAgain={() => drawAgain(picture)}
      onDelete={picture.id ? () => deletePictureNow(picture, number) : null}
    />
  );
}
