import { plural, t } from '@lingui/core/macro';
import type { Shot } from '../../../api/shot.ts';
import { startBatch, startUpscale } from '../../../store/film/storyboard/batch.ts';
import { toast } from '../../../store/toasts.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';
import { reportUnsent } from '../../errors/report-unsent.ts';
import { toastSubmit } from '../../kit/submit-words.ts';
import { BATCHES, type BatchKind } from './batch-kinds.ts';

/**
 * Starts a batch, with the messages for its outcome.
 * @param onSend called once its price is known, so that the dialog can close
 * @param total by the last points answer
 */
export async function runBatch(
  kind: BatchKind,
  shots: readonly Shot[],
  { mode, total, onSend }: { mode: string; total: () => number | null; onSend: () => void },
): Promise<void> {
  const { medium, hd } = BATCHES[kind];
  if (shots.length === 0) {
    // BOARD-74 to 77
    toast({ type: 'error', title: t`Nothing is eligible for this batch` });
    return;
  }
  const price = knownPrice(total).then((cost) => {
    if (cost !== null) onSend();
    return cost;
  });
  try {
    if (!hd) return toastSubmit(await startBatch(medium, shots, { price, mode }));
    const { status, skipped, shown } = await startUpscale(medium, shots, price);
    toastSubmit(status);
    if (shown > 0)
      toast({
        type: 'info',
        title: plural(shown, {
          one: '# was in HD already, for another film: that is shown now, and costs nothing',
          other: '# were in HD already, for another film: those are shown now, and cost nothing',
        }),
      });
    if (skipped > 0)
      toast({
        type: 'info',
        title: plural(skipped, {
          one: '# is in HD already, or too large for it, and was left out',
          other: '# are in HD already, or too large for it, and were left out',
        }),
      });
  } catch (error) {
    // BOARD-62
    if (hd) reportAs(t`HD check failed`, error);
    else reportUnsent(error, { cost: await price });
  }
}
