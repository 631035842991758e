import { t } from '@lingui/core/macro';
import type { DrawRecord } from '../../api/draw.ts';
import { unfitChanger } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import type { PictureChange } from '../../store/draw/change-picture.ts';
import { settingsOf } from '../../store/draw/draw-settings.ts';
import { drawing, submitDraw } from '../../store/draw/draw-submit.ts';
import { leftOutBy, priceOf as priceWith } from '../../store/draw/drawing-settings.ts';
import { repeatDraw, repeats } from '../../store/draw/repeat-draw.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from '../kit/submit-words.ts';
import { takesNoPictureWords } from '../kit/takes-no-picture-words.ts';
import { showNewest } from './newest.ts';
import { priceOf } from './submit-change.ts';

/** How to make a record again, and its price now. */
interface Again {
  /** Points; null while unknown. */
  cost: number | null;
  /** Why it would not be what it was; empty if it is. */
  whyNot: string;
  run: () => void;
}

/** The change that made a record; null for one that was drawn from a prompt. */
function changeOf({ tool_name, action_cmd }: DrawRecord): PictureChange | null {
  if (tool_name === 'chaofen') return 'HD';
  if (action_cmd.includes('UPSCALE')) return 'UPSCALE';
  return action_cmd.includes('VARIATION') ? 'VARIATION' : null;
}

/** How a record can be made again; null if it cannot, such as a finished upscale. */
export function againOf(record: DrawRecord): Again | null {
  const settings = settingsOf(record);
  if (settings) {
    const price = () => priceWith(settings, points.payload);
    const whyNot = takesNoPictureWords(leftOutBy(settings));
    return { cost: price(), whyNot, run: () => void again(price, (cost) => submitDraw(settings, cost)) };
  }
  const change = changeOf(record);
  const isThere = change !== 'VARIATION' && record.images.length > 0;
  if (!change || !record.task_id || isThere) return null;
  return {
    cost: priceOf(change),
    whyNot:
      change === 'VARIATION'
        ? takesNoPictureWords(unfitChanger(points.payload, 'variation', { tool: 'mj' }))
        : '',
    run: () =>
      void again(
        () => priceOf(change),
        async () => {
          if (isSubmitting(repeats.bySlot[record.draw_id] ?? 'idle')) return;
          const submitted = await repeatDraw(record);
          if (submitted) toastSubmit(submitted.status);
        },
      ),
  };
}

/** Submits once more. The prompt bar keeps its own contents. */
async function again(price: () => number | null, submit: (cost: number) => Promise<void>): Promise<void> {
  if (isSubmitting(drawing.state)) return;
  if (!browser.online) {
    toast({
      type: 'warning',
      title: t`You're offline`,
      description: t`Nothing was sent, and no points were taken.`,
    });
    return;
  }
  const cost = await knownPrice(price);
  if (cost === null) return;
  try {
    await submit(cost);
    showNewest();
  } catch (error) {
    report(error, { cost });
  }
}
