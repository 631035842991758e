import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import type { ClipForm } from '../../store/video/clip-form.ts';
import { clipCost, making, submitClip } from '../../store/video/clip-submit.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from '../kit/submit-words.ts';
import { showNewest } from './newest.ts';

/** A press is waiting for its price; another press does nothing. */
let waiting = false;

/** Submits a form: the bar's, or that of a clip to make again. The bar keeps its own contents. */
export async function sendForm(form: ClipForm): Promise<void> {
  if (waiting || isSubmitting(making.state)) return;
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  waiting = true;
  const cost = await knownPrice(() => clipCost(form, points.payload)).finally(() => {
    waiting = false;
  });
  if (cost === null) return;
  try {
    if (await submitClip(form, cost)) showNewest();
  } catch (error) {
    report(error, { cost });
  }
}
