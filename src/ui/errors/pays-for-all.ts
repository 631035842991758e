import { points, refreshPoints } from '../../store/account/points.ts';
import { openDialog } from '../../store/dialogs.ts';
import { report } from './error-policy.ts';
import { knownPrice } from './known-price.ts';

/**
 * Whether the balance is enough for a press that pays for several things one after the other. If not, it says what they cost together,
 * before the first is paid: the server would name the price of that one alone.
 * @param read the cost of all by the last points answer @param warning says that it is not enough
 */
export async function paysForAll(read: () => number | null, warning: string): Promise<boolean> {
  const cost = await knownPrice(read);
  if (cost === null) return false;
  const isShort = () => points.payload !== null && points.payload.total_points < cost;
  // another tab or device may have bought some
  if (isShort()) await refreshPoints().catch((error: unknown) => report(error, { background: true }));
  if (isShort()) openDialog({ name: 'short-of-points', cost, warning });
  return !isShort();
}
