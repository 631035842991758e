import { ORDER_CANCELLED, ORDER_EXPIRED, ORDER_PAID, type PRODUCT, searchOrder } from '../../api/billing.ts';
import { ApiError } from '../../api/errors.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';

/** Milliseconds between lookups (BILL-17). */
const EVERY_MS = 1000;
/** Milliseconds that one lookup may take. */
const PATIENCE_MS = 10_000;

/** `over`: cancelled, declined, replaced by a newer one or unknown; the server does not say which. */
export type OrderEnd = 'paid' | 'expired' | 'over';

/** An order that can be paid. */
export interface OrderToPay {
  order: { order_no: string; order_type: (typeof PRODUCT)[keyof typeof PRODUCT] };
  /** When the time to pay ends, in milliseconds of this clock. */
  endsAt: number;
}

interface Watch extends OrderToPay {
  /** Time is up, and it is not known yet whether the order was paid in time. */
  onTimeOver?: () => void;
  /** Called once, and never after the caller has ended the watch. */
  onEnd: (end: OrderEnd) => void;
}

/**
 * Looks an order up every second, and at once when the page becomes visible again, until the server says how it ended. When time
 * is up, one more lookup decides, because the payment may have arrived after the last one.
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
    if (isLast) onTimeOver?.();
    if (asking) return;
    asking = true;
    try {
      const { status } = await client.send(searchOrder, order, { timeout: PATIENCE_MS });
      if (status === ORDER_PAID) end('paid');
      else if (status === ORDER_CANCELLED) end('over');
      else if (status === ORDER_EXPIRED || isLast) end('expired');
    } catch (error) {
      if (signal.aborted) return;
      // the server does not know this order for this login, and never will
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
    // a lookup from before the page was suspended may never be answered
    asking = false;
    void look();
  };
  document.addEventListener('visibilitychange', lookAtOnce, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => watching.abort();
}
