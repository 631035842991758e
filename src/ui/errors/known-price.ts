import { plural, t } from '@lingui/core/macro';
import { points, refreshPoints } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { toast } from '../../store/toasts.ts';
import { report } from './error-policy.ts';

/**
 * The price of a press. A press before the first points answer waits for it, and continues with its price. If there is an answer
 * without a price, nothing is sent: prices are read again, and the person is told the result (POINTS-10, decisions C-56). Nor is
 * anything sent if the login has changed meanwhile.
 * @param read the cost by the last points answer
 * @returns null when the press must not send anything
 */
export async function knownPrice(read: () => number | null): Promise<number | null> {
  const { token } = session;
  if (read() === null && points.payload === null)
    await refreshPoints().catch((error: unknown) => report(error, { background: true }));
  if (session.token !== token) return null;
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
