import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { defaultPlan } from '../../store/billing/default-plan.ts';
import { type OfferView, offers, readOffers } from '../../store/billing/offers.ts';
import { choose, dropOrder, order } from '../../store/billing/order.ts';
import { browser } from '../../store/browser.ts';
import { refreshPoints } from '../../store/points.ts';
import { reloadLosesNothing } from '../../store/reload.ts';
import { STORAGE } from '../../store/storage-keys.ts';
import { report } from '../shell/error-policy.ts';

export type Period = 'month' | 'year';

const buy = (view: OfferView, id: number): void => {
  void choose({ view, id }).catch((error: unknown) => report(error));
};

/** On a phone the code stands below the list: whoever chooses wants to see it. */
function pick(view: OfferView, id: number): void {
  buy(view, id);
  requestAnimationFrame(() => document.querySelector('.pay')?.scrollIntoView({ block: 'nearest' }));
}

/** What the dialog does: reads the offers of its view, chooses the usual plan, and starts over once an order is paid. */
export function useBuying() {
  const [view, setView] = useState<OfferView>('recharge');
  const [period, setPeriod] = useState<Period>('month');
  const { online } = useSnapshot(browser);

  const read = async (wanted: OfferView, group: Period) => {
    try {
      await readOffers(wanted);
    } catch (error) {
      report(error, { background: true });
      return;
    }
    if (wanted === 'plan' && order.choice === null) chooseDefault(group);
  };
  const show = (wanted: OfferView) => {
    setView(wanted);
    dropOrder();
    void read(wanted, period);
  };
  const group = (wanted: Period) => {
    setPeriod(wanted);
    dropOrder();
    chooseDefault(wanted);
  };

  useEffect(() => {
    if (online) void readOffers('recharge').catch((error: unknown) => report(error, { background: true }));
  }, [online]);
  useEffect(() => dropOrder, []);
  usePaid();

  return {
    view,
    period,
    online,
    show,
    group,
    again: () => void read(view, period),
    choosePackage: (id: number) => pick('recharge', id),
    choosePlan: (id: number) => pick('plan', id),
  };
}

function chooseDefault(period: Period): void {
  const plan = browser.online && defaultPlan(offers.plans?.[period] ?? []);
  if (plan) buy('plan', plan.id);
}

/** Paid: the balance is read, and the page reloads (BILL-18) once that loses nothing; the new page says it. */
function usePaid(): void {
  const { phase } = useSnapshot(order);
  useEffect(() => {
    if (phase !== 'paid') return;
    sessionStorage.setItem(STORAGE.paid, '1');
    void refreshPoints()
      .catch((error: unknown) => report(error, { background: true }))
      .then(reloadLosesNothing)
      .then(() => location.reload());
  }, [phase]);
}
