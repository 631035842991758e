import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { hasConsent } from '../../store/lipsync/consent.ts';
import type { LipForm } from '../../store/lipsync/lip-form.ts';
import { lipCost, showsUpload } from '../../store/lipsync/lip-request.ts';
import { making, submitLip } from '../../store/lipsync/lip-submit.ts';
import { openOverlay } from '../../store/lipsync/overlay.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from '../kit/submit-words.ts';
import { turnTo } from '../kit/turn-side.ts';

/** A press is waiting for its price; another press does nothing. */
let waiting = false;

/** Submits a form that lacks nothing. */
export async function sendForm(form: LipForm): Promise<void> {
  if (waiting || isSubmitting(making.state)) return;
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  waiting = true;
  // also for an uploaded face that needs no question now: an unchanged form must send the same input, so that it is not charged twice
  const confirmed = await hasConsent();
  if (!confirmed && showsUpload(form)) {
    waiting = false;
    const then = () => void sendForm(form);
    openOverlay({ name: 'consent', then });
    return;
  }
  const cost = await knownPrice(() => lipCost(form, points.payload) ?? null).finally(() => {
    waiting = false;
  });
  if (cost === null) return;
  try {
    const status = await submitLip(form, cost);
    if (status === 'accepted' || status === 'unclear') turnTo('lipsync', 'list');
    // LIP-37; the line above the button says that nothing was charged
    else toast({ type: 'error', title: t`Network error` });
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'transport' && error.kind !== 'garbled')
      report(error, { cost });
    else {
      console.warn(error);
      toast({ type: 'error', title: t`Network error` });
    }
  }
}
