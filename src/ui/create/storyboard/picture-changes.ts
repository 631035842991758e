import { t } from '@lingui/core/macro';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { pictureRepeatCost } from '../../../store/film/picture-again.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { materials, type Picture } from '../../../store/film/storyboard/materials.ts';
import { repeatPicture } from '../../../store/film/storyboard/picture-again.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
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
