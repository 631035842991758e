import { t } from '@lingui/core/macro';
import { ApiError } from '../../../api/errors.ts';
import type { DramaLine } from '../../../api/script.ts';
import { points, refreshPoints } from '../../../store/account/points.ts';
import { lineCost, toggleLineVoice } from '../../../store/film/script/line-voice.ts';
import { StreamFailed } from '../../../store/film/script/voice-stream.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Speaks a script line or stops it, and reports a failure. Nothing is made before its price is known. */
export async function hearLine(line: DramaLine): Promise<void> {
  const cost = () => lineCost(points.payload, line);
  if (cost() === null && (await knownPrice(cost)) === null) return;
  const readPoints = () => refreshPoints().catch((error: unknown) => report(error, { background: true }));
  try {
    if (await toggleLineVoice(line)) void readPoints();
  } catch (error) {
    // what broke off may be paid for
    if (error instanceof StreamFailed) void readPoints();
    if (error instanceof ApiError) reportAs(t`Audio generation failed`, error);
    else if (error instanceof StreamFailed)
      toast({
        type: 'error',
        title: t`Audio generation failed`,
        description: error.message || t`The connection broke off. Try again: what was paid for is free.`,
      });
    else toast({ type: 'error', title: t`Couldn't play the audio` });
  }
}
