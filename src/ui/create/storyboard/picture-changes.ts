import { t } from '@lingui/core/macro';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { deletePicture } from '../../../store/film/storyboard/delete-picture.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { materials, type Picture } from '../../../store/film/storyboard/materials.ts';
import { pictureRepeatCost, repeatPicture } from '../../../store/film/storyboard/picture-again.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';
import { toastSubmit } from '../../kit/submit-words.ts';

/** Makes a picture of the shot again. */
export async function drawAgain(picture: Picture): Promise<void> {
  if (isSubmitting(generating.picture.bySlot[materials.shotId] ?? 'idle')) return;
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  const price = knownPrice(() => pictureRepeatCost(picture, points.payload));
  try {
    const sent = await repeatPicture(picture, price);
    if (!sent) toast({ type: 'error', title: t`Couldn't run it again` });
  } catch (error) {
    report(error, { cost: await price });
  }
}

/** Deletes the pictures of a task that has an id, and offers to undo it. */
export function deletePictureNow({ id, task_id, message_input }: Picture, number: number): void {
  void deleteWithUndo(message_input || t`Picture ${number}`, () => deletePicture(id, task_id));
}
