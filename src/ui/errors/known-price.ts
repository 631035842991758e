import { plural, t } from '@lingui/core/macro';
import { refreshPoints } from '../../store/account/points.ts';
import { toast } from '../../store/toasts.ts';
import { report } from './error-policy.ts';

/**
 * What a press is going to cost. Nobody pays what they were not told: without a price nothing may be sent; prices are read anew,
 * and what that brought is said (POINTS-10, decisions C-56).
 * @param read the cost as the last points answer has it
 * @returns null when the press must not send anything
 */
export function knownPrice(read: () => number | null): number | null {
  const cost = read();
  if (cost === null) void askAnew(read);
  return cost;
}

async function askAnew(read: () => number | null): Promise<void> {
  await refreshPoints().catch((error: unknown) => report(error, { background: true }));
  const cost = read();
  if (cost === null)
    toast({
      type: 'warning',
      title: t`Price unknown`,
      description: t`The studio hasn't said what this costs. Nothing was sent, and no points were taken.`,
    });
  else
    toast({
      type: 'info',
      title: plural(cost, { one: 'This costs # point', other: 'This costs # points' }),
      description: t`Nothing was sent yet. Press again to continue.`,
    });
}
