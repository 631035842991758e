import { ORDER_CANCELLED, ORDER_EXPIRED, ORDER_PAID, type PRODUCT, searchOrder } from '../../api/billing.ts';
import { ApiError } from '../../api/errors.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';

/** Milliseconds between looks (BILL-17). */
const EVERY_MS = 1000;
/** Milliseconds that one look may take. */
const PATIENCE_MS = 10_000;

/** `over`: cancelled, declined, replaced by a newer one or unknown; the server does not say which. */
export type OrderEnd = 'paid' | 'expired' | 'over';

interface Watch {
  order: { order_no: string; order_type: (typeof PRODUCT)[keyof typeof PRODUCT] };
  /** When the time to pay is over, in milliseconds of this clock. */
  endsAt: number;
  /** The time is over, and nobody knows yet whether the order was paid in time. */
  onTimeOver: () => void;
  /** Called once, and never after the watch was ended from outside. */
  onEnd: (end: OrderEnd) => void;
}

/**
 * Looks an order up each second, and at once when the page comes back into sight, until the server says how it ended. When the
 * time is over one more look decides, since the payment may have arrived after the one before.
 * @returns ends the watch
 */
export function watchOrder({ order, endsAt, onTimeOver, onEnd }: Watch): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let asking = false;
  const end = (how: OrderEnd): void => {
    if (signal.aborted) return;
    watching.abort();
    onEnd(how);
  };

  const look = async (): Promise<void> => {
    const isLast = Date.now() >= endsAt;
    if (isLast) onTimeOver();
    if (asking) return;
    asking = true;
    try {
      const { status } = await client.send(searchOrder, order, { timeout: PATIENCE_MS });
      if (status === ORDER_PAID) end('paid');
      else if (status === ORDER_CANCELLED) end('over');
      else if (status === ORDER_EXPIRED || isLast) end('expired');
    } catch (error) {
      if (signal.aborted) return;
      // the server knows nothing of this order for this login, and will not at the next look
      if (error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unauthorized'))
        end('over');
      failInBackground(error);
    } finally {
      asking = false;
    }
  };

  const timer = setInterval(() => void look(), EVERY_MS);
  const lookAtOnce = () => {
    if (document.visibilityState !== 'visible') return;
    // a look that was on its way when the page went to sleep may never be answered
    asking = false;
    void look();
  };
  document.addEventListener('visibilitychange', lookAtOnce, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => watching.abort();
}
