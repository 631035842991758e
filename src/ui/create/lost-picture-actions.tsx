import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { GeneratedImage } from '../../api/characters.ts';
import { points } from '../../store/account/points.ts';
import type { BringBack } from '../../store/deletions.ts';
import { canRepeatPicture, pictureRepeatCost, sentNoPicture } from '../../store/film/picture-again.ts';
import { deleteWithUndo } from '../kit/delete-with-undo.ts';
import { leftOutWords } from '../kit/left-out-words.ts';
import { LostActions } from './lost-actions.tsx';

/** What can be done about a picture of a shot or role that failed. @param busy while one is being sent for it */
export function LostPictureActions({
  picture,
  number,
  busy,
  onAgain,
  onDelete,
}: {
  picture: GeneratedImage;
  number: number;
  busy: boolean;
  onAgain: () => Promise<void>;
  onDelete: (id: number, taskId: string) => Promise<BringBack>;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { id, task_id, message_input } = picture;
  const unfit = sentNoPicture(picture);
  return (
    <LostActions
      again={
        canRepeatPicture(picture)
          ? {
              cost: payload && pictureRepeatCost(picture, points.payload),
              blocked: busy || unfit?.why === 'change',
            }
          : null
      }
      note={leftOutWords(unfit)}
      label={t`Delete picture ${number}`}
      of={t`picture ${number}`}
      onAgain={onAgain}
      onDelete={
        id
          ? () => void deleteWithUndo(message_input || t`Picture ${number}`, () => onDelete(id, task_id))
          : null
      }
    />
  );
}
