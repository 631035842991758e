import { t } from '@lingui/core/macro';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { type DrawForm, modelOf } from '../../store/draw/draw-form.ts';
import { drawing, submitDraw } from '../../store/draw/draw-submit.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { showNewest } from './newest.ts';

/** The price of these settings in points; null while it is unknown. */
export const costOf = (settings: DrawForm): number | null =>
  points.payload && modelOf(settings.model).cost(points.payload);

/** Submits a record's settings again. The prompt bar shows the progress, and keeps its own contents. */
export async function drawAgain(settings: DrawForm): Promise<void> {
  if (isSubmitting(drawing.state)) return;
  if (!browser.online) {
    toast({
      type: 'warning',
      title: t`You're offline`,
      description: t`Nothing was sent, and no points were taken.`,
    });
    return;
  }
  const cost = await knownPrice(() => costOf(settings));
  if (cost === null) return;
  try {
    await submitDraw(settings, cost);
    showNewest();
  } catch (error) {
    report(error, { cost });
  }
}
