/** What the dialog shows of the offers, and the plan that is chosen by itself once the plans are known. */
import { proxy } from 'valtio';
import { browser } from '../browser.ts';
import { defaultPlan } from './default-plan.ts';
import { type OfferView, offers, readOffers } from './offers.ts';
import { choose, dropOrder, order } from './order.ts';

export type Period = 'month' | 'year';

const CLOSED = { open: false, view: 'recharge' as OfferView, period: 'month' as Period };

export const shop = proxy({ ...CLOSED });

/** The dialog is open; it begins with the points. */
export function openShop(): void {
  shop.open = true;
}

/** Nothing is ordered from now on, whatever is still on its way. */
export function closeShop(): void {
  dropOrder();
  Object.assign(shop, CLOSED);
}

/** Shows the other view; its offers are for the caller to read. */
export function showView(view: OfferView): void {
  dropOrder();
  shop.view = view;
}

/** Shows plans by the month or by the year. */
export function showPeriod(period: Period): void {
  dropOrder();
  shop.period = period;
}

/** Reads the offers of the view that is shown (BILL-02). @throws ApiError */
export const readView = (): Promise<void> => readOffers(shop.view);

/**
 * Orders the usual plan (BILL-08) where plans are shown and nothing has been chosen, by what is on the screen now: whoever asked
 * for the plans may have gone on meanwhile. @throws ApiError
 */
export async function chooseUsualPlan(): Promise<void> {
  if (!shop.open || shop.view !== 'plan' || order.choice || !browser.online) return;
  const plan = defaultPlan(offers.plans?.[shop.period] ?? []);
  if (plan) await choose({ view: 'plan', id: plan.id });
}
