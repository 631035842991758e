import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import type { MusicForm } from '../../store/music/music-form.ts';
import { making, musicCost, submitMusic } from '../../store/music/music-submit.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from '../kit/submit-words.ts';
import { turnTo } from '../kit/turn-side.ts';

/** A press is waiting for its price; another press does nothing. */
let waiting = false;

/** Submits a form: the page's, or that of songs to generate again. */
export async function sendForm(form: MusicForm): Promise<void> {
  if (waiting || isSubmitting(making.state)) return;
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  let cost: number | undefined;
  // Mureka names no price, and has none (decisions C-20)
  if (form.tool === 'suno') {
    waiting = true;
    const price = await knownPrice(() => musicCost(form, points.payload) ?? null).finally(() => {
      waiting = false;
    });
    if (price === null) return;
    cost = price;
  }
  try {
    const status = await submitMusic(form, cost);
    if (status === 'accepted' || status === 'unclear') turnTo('music', 'list');
    // MUSIC-26; the line above the button says that nothing was charged
    else toast({ type: 'error', title: t`Generate failed` });
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'transport' && error.kind !== 'garbled')
      report(error, { cost: cost ?? null });
    else {
      console.warn(error);
      toast({ type: 'error', title: t`Generate failed` });
    }
  }
}
