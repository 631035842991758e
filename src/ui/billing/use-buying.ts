import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readLeftOrders } from '../../store/billing/left-orders.ts';
import { choose, order } from '../../store/billing/order.ts';
import type { ProductView } from '../../store/billing/products.ts';
import {
  chooseUsualPlan,
  closeShop,
  openShop,
  type Period,
  readView,
  shop,
  showLeft,
  showPeriod,
  showView,
} from '../../store/billing/shop.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';
import { showPayment } from './show-payment.ts';
import { useReloadWhenPaid } from './use-reload-when-paid.ts';

/** Orders an item. On a phone the code is below the list, and is scrolled into view. */
function pick(view: ProductView, id: number): void {
  void choose({ view, id }).catch(report);
  requestAnimationFrame(showPayment);
}

const usual = (): void => void chooseUsualPlan().catch(report);

async function read(): Promise<void> {
  try {
    await readView();
  } catch (error) {
    report(error, { background: true });
    return;
  }
  usual();
}

/** What the dialog does: reads the products of its view, chooses the default plan, and reloads the page once an order is paid. */
export function useBuying() {
  const { view, period } = useSnapshot(shop);
  const { online } = useSnapshot(browser);
  const { phase } = useSnapshot(order);

  useEffect(() => {
    openShop();
    return closeShop;
  }, []);
  useEffect(() => {
    if (!online) return;
    void read();
    readLeftOrders().catch((error: unknown) => report(error, { background: true }));
  }, [online]);
  useReloadWhenPaid();

  return {
    view,
    period,
    online,
    /** The order is paid, and another choice would be lost by the reload. */
    done: phase === 'paid',
    show: (wanted: ProductView) => {
      showView(wanted);
      void read();
    },
    group: (wanted: Period) => {
      showPeriod(wanted);
      usual();
    },
    again: () => void read(),
    /** Shows the code of an order that is still open, or orders the same again when it has expired. */
    resume: (orderNo: string) => {
      void showLeft(orderNo).catch(report);
      // the list above the code grows when its products arrive
      void read().then(() => requestAnimationFrame(showPayment));
    },
    choosePackage: (id: number) => pick('recharge', id),
    choosePlan: (id: number) => pick('plan', id),
  };
}
