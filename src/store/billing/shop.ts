/** What the dialog shows, and the plan that is selected by default once the plans are known. */
import { proxy } from 'valtio';
import { browser } from '../browser.ts';
import { defaultPlan } from './default-plan.ts';
import { forgetExpired, leftOrders } from './left-orders.ts';
import { choose, dropOrder, leaveOrder, order, resumeOrder } from './order.ts';
import { type ProductView, products, readProducts } from './products.ts';

export type Period = 'month' | 'year';

const CLOSED = { open: false, view: 'recharge' as ProductView, period: 'month' as Period };

export const shop = proxy({ ...CLOSED });

/** Opens the shop with the packages of points. */
export function openShop(): void {
  shop.open = true;
}

/** Closes the shop. Nothing is ordered from now on; what was ordered can still be paid. */
export function closeShop(): void {
  leaveOrder();
  forgetExpired();
  Object.assign(shop, CLOSED);
}

/** Shows the other view; the caller reads its products. */
export function showView(view: ProductView): void {
  dropOrder();
  shop.view = view;
}

/** Shows monthly or yearly plans. */
export function showPeriod(period: Period): void {
  dropOrder();
  shop.period = period;
}

/** Shows an order's code again, in the view that its item is in; the caller reads that view's products. */
export async function showLeft(orderNo: string): Promise<void> {
  const left = leftOrders.lists.find(({ order }) => order.order_no === orderNo);
  if (!left) return;
  shop.view = left.choice.view;
  if (left.goods?.kind === 'plan') shop.period = left.goods.yearly ? 'year' : 'month';
  if (left.expired) await choose({ ...left.choice });
  else resumeOrder(left);
}

/** Reads the products of the view that is shown (BILL-02). @throws ApiError */
export const readView = (): Promise<void> => readProducts(shop.view);

/**
 * Orders the default plan (BILL-08) if plans are shown and nothing was chosen, or shows the plan of those shown that was ordered
 * before. It goes by what is on the screen now, since the view may have changed while the plans were loading. @throws ApiError
 */
export async function chooseUsualPlan(): Promise<void> {
  if (!shop.open || shop.view !== 'plan' || order.choice || !browser.online) return;
  const plans = products.plans?.[shop.period] ?? [];
  const ordered = leftOrders.lists.find(
    ({ choice, expired }) => !expired && choice.view === 'plan' && plans.some(({ id }) => id === choice.id),
  );
  const plan = ordered ? { id: ordered.choice.id } : defaultPlan(plans);
  if (plan) await choose({ view: 'plan', id: plan.id });
}
