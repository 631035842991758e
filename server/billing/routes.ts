import {
  createOrder,
  listOpenOrders,
  listPackages,
  ORDER_CANCELLED,
  ORDER_EXPIRED,
  ORDER_PAID,
  ORDER_REFUNDED,
  ORDER_WAITING,
  PRODUCT,
  searchOrder,
} from '../../src/api/billing.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import type { Language } from '../rpc/messages.ts';
import { originOf } from '../rpc/origin.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route } from '../rpc/route.ts';
import { keepAddress, openOrderAnswer, openOrdersOf, secondsLeft } from './open-orders.ts';
import { boughtElsewhere, isRefunded, type OrderStatus, openOrder, ownOrder } from './orders.ts';
import { findProduct, type Package, type Plan } from './payments/prices.ts';

const STATUS: Record<OrderStatus, number> = {
  waiting: ORDER_WAITING,
  paid: ORDER_PAID,
  expired: ORDER_EXPIRED,
  cancelled: ORDER_CANCELLED,
};

/** Buying points and plans (BILL-02 to 17), and what can still be paid. */
export function billingRoutes({ db, config, prices, payments }: Deps): Route[] {
  const orders = { name: 'order', max: config.ordersPerHour, seconds: HOUR };
  return [
    on(listPackages, async ({ language }, { type }) => {
      if (type === PRODUCT.recharge) return { lists: prices.packages.map(packageAnswer) };
      const plans = (months: Plan['months']) =>
        prices.plans.filter((plan) => plan.months === months).map((plan) => planAnswer(plan, language));
      return { monthData: plans(1), yearData: plans(12) };
    }),

    on(createOrder, async (context, input) => {
      const { userId } = memberOf(context);
      if (!payments) throw new Refusal(503, 'paymentsNotReady');
      const product = findProduct(
        prices,
        input.product_type,
        input.product_type === PRODUCT.recharge ? input.package_id : input.member_id,
      );
      if (!product) throw new Refusal(404, 'productGone');
      await countUse(db, orders, String(userId));
      const order = await openOrder(db, userId, product, payments.name);
      const { order_no } = order;
      const redirect_url = await payments.begin({
        orderNo: order_no,
        amount: order.amount,
        expiresAt: new Date(order.expires_at),
        origin: originOf(config, context),
        language: context.language,
      });
      await keepAddress(db, order_no, redirect_url);
      return {
        order_no,
        redirect_url,
        expire_time: secondsLeft(order.expires_at),
        status: STATUS[order.status],
      };
    }),

    on(listOpenOrders, async (context) => {
      const open = await openOrdersOf(db, memberOf(context).userId);
      return { lists: open.map((order) => openOrderAnswer(order, context.language, payments)) };
    }),

    on(searchOrder, async (context, { order_no, order_type }) => {
      const { status } = await ownOrder(db, memberOf(context).userId, order_no, order_type);
      const elsewhere = await boughtElsewhere(db, order_no);
      // a screen that has its code open would say that it is paid
      const refunded = status === 'paid' && (await isRefunded(db, order_no));
      return {
        status: refunded ? ORDER_REFUNDED : STATUS[status],
        ...(elsewhere && { elsewhere: STATUS[elsewhere] }),
      };
    }),
  ];
}

/** Discount in percent; omitted without one. */
const discountOf = ({ price, old_price }: { price: number; old_price?: number | undefined }) =>
  old_price !== undefined && old_price > price
    ? { old_price, discount: Math.round((1 - price / old_price) * 100) }
    : {};

const packageAnswer = ({ id, points, price, old_price }: Package) => ({
  id,
  points,
  price,
  ...discountOf({ price, old_price }),
});

const planAnswer = (
  { id, tier, months, name, price, old_price, points, features }: Plan,
  language: Language,
) => ({
  id,
  tier,
  name: name[language],
  price,
  ...discountOf({ price, old_price }),
  month_price: Math.round((price / months) * 100) / 100,
  duration: months,
  points,
  features: features.map((feature) => feature[language]),
});
