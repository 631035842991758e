import { t } from '@lingui/core/macro';
import { points } from '../../store/account/points.ts';
import {
  changeCost,
  changePicture,
  changes,
  type PictureChange,
  slotOf,
} from '../../store/draw/change-picture.ts';
import { overlay } from '../../store/draw/overlay.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from '../kit/submit-words.ts';
import { showNewest } from './newest.ts';

/** The price of a change in points; null while it is unknown. */
export const priceOf = (change: PictureChange): number | null =>
  points.payload && changeCost(change, points.payload);

/** Submits a variation or an upscale; its record appears at the end of the history. */
export async function submitChange(picture: DrawnPicture, change: PictureChange): Promise<void> {
  const { record, index } = picture;
  if (isSubmitting(changes.bySlot[slotOf(record.draw_id, index, change)] ?? 'idle')) return;
  const price = knownPrice(() => priceOf(change));
  try {
    const { status } = await changePicture(picture, change, price);
    toastSubmit(status);
    if (status !== 'accepted') return;
    // the end of the history is hidden behind the full-screen view
    if (overlay.open) toast({ type: 'info', title: t`Started. It appears at the end of your history` });
    showNewest();
  } catch (error) {
    report(error, { cost: await price });
  }
}
