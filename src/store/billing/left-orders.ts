/** Orders whose code was closed before they ended: somebody may be paying on a phone right now. */
import { onLoginChange } from '../account/on-sign-out.ts';
import { type OrderToPay, watchOrder } from './order-watch.ts';
import { paidOrders } from './paid-orders.ts';

const watches = new Set<() => void>();

/** Watches an order to its end, and tells if it is paid. */
export function watchLeftOrder(left: OrderToPay): void {
  const end = watchOrder({
    ...left,
    onEnd: (how) => {
      watches.delete(end);
      if (how === 'paid') paidOrders.unseen += 1;
    },
  });
  watches.add(end);
}

onLoginChange(() => {
  for (const end of watches) end();
  watches.clear();
});
