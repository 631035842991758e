import {
  ORDER_CANCELLED,
  ORDER_EXPIRED,
  ORDER_PAID,
  ORDER_REFUNDED,
  ORDER_WAITING,
  type PRODUCT,
  searchOrder,
} from '../../api/billing.ts';
import { ApiError } from '../../api/errors.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { acknowledgePayment } from './acknowledge-payment.ts';

/** Milliseconds between lookups (BILL-17). */
const EVERY_MS = 1000;
/** Milliseconds that one lookup may take. */
const PATIENCE_MS = 10_000;

/** `over`: cancelled, declined, replaced by a newer one or unknown; the server does not say which. */
export type OrderEnd = 'paid' | 'refunded' | 'expired' | 'over';

/** An order that can be paid. */
export interface OrderToPay {
  order: { order_no: string; order_type: (typeof PRODUCT)[keyof typeof PRODUCT] };
  /** When the time to pay ends, in milliseconds of this clock. */
  endsAt: number;
}

interface Watch extends OrderToPay {
  /** Time is up, and it is not known yet whether the order was paid in time. */
  onTimeOver?: () => void;
  /**
   * Another window or device has taken the order's place with one of its own, which can be paid now. The watch goes on, and its end
   * is that of the other order. Without it only the order itself counts.
   */
  onElsewhere?: () => void;
  /** Called once, and never after the caller has ended the watch. */
  onEnd: (end: OrderEnd) => void;
}

/**
 * Looks an order up every second, and at once when the page becomes visible again, until the server says how it ended. When time
 * is up, one more lookup decides, because the payment may have arrived after the last one.
 * @returns ends the watch
 */
export function watchOrder({ order, endsAt, onTimeOver, onElsewhere, onEnd }: Watch): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let asking = false;
  let isElsewhere = false;
  const end = (how: OrderEnd): void => {
    if (signal.aborted) return;
    watching.abort();
    if (how === 'paid') acknowledgePayment(order.order_no);
    onEnd(how);
  };

  const look = async (): Promise<void> => {
    const isLast = Date.now() >= endsAt;
    if (isLast && !isElsewhere) onTimeOver?.();
    if (asking) return;
    asking = true;
    try {
      const { status, elsewhere } = await client.send(searchOrder, order, { timeout: PATIENCE_MS });
      if (signal.aborted) return;
      isElsewhere = elsewhere === ORDER_WAITING && onElsewhere !== undefined;
      if (status === ORDER_PAID || (elsewhere === ORDER_PAID && onElsewhere)) end('paid');
      else if (isElsewhere) onElsewhere?.();
      else if (status === ORDER_REFUNDED) end('refunded');
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

/**
 * Whether the product of an order that ended has been paid after all, by this order or by another one for it.
 * @throws ApiError; not if the server no longer knows the order
 */
export async function isPaidByNow({ order }: OrderToPay): Promise<boolean> {
  try {
    const { status, elsewhere } = await client.send(searchOrder, order, { timeout: PATIENCE_MS });
    return status === ORDER_PAID || elsewhere === ORDER_PAID;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return false;
    throw error;
  }
}
