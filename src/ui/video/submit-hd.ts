import { t } from '@lingui/core/macro';
import { points } from '../../store/account/points.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { toast } from '../../store/toasts.ts';
import { changeCost, changes, type DoneClip, slotOf, upscaleClip } from '../../store/video/change-clip.ts';
import { overlay } from '../../store/video/overlay.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from '../kit/submit-words.ts';
import { showNewest } from './newest.ts';

/** Submits an HD upscale; its clip appears at the top of today's. */
export async function submitHd(done: DoneClip): Promise<void> {
  if (isSubmitting(changes.bySlot[slotOf(done.view.key, 'hd')] ?? 'idle')) return;
  const price = knownPrice(() => points.payload && changeCost('hd', points.payload));
  try {
    const { status } = await upscaleClip(done, price);
    toastSubmit(status);
    if (status !== 'accepted') return;
    // the history is hidden behind the player
    if (overlay.open) toast({ type: 'info', title: t`Started. It appears in your history` });
    showNewest();
  } catch (error) {
    report(error, { cost: await price });
  }
}
