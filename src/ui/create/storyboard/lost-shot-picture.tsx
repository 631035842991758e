import { useSnapshot } from 'valtio';
import { deletePicture } from '../../../store/film/storyboard/delete-picture.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { materials, type Picture } from '../../../store/film/storyboard/materials.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { LostPictureActions } from '../lost-picture-actions.tsx';
import { drawAgain } from './picture-changes.ts';

/** What can be done about a picture of the shot that failed. */
export function LostShotPicture({ picture, number }: { picture: Picture; number: number }) {
  const { shotId } = useSnapshot(materials);
  const busy = isSubmitting(useSnapshot(generating.picture).bySlot[shotId] ?? 'idle');
  return (
    <LostPictureActions
      picture={picture}
      number={number}
      busy={busy}
      onAgain={() => drawAgain(picture)}
      onDelete={deletePicture}
    />
  );
}
