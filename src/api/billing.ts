/** Buying points and plans (BILL-01 to 20). Prices come from the server alone. */
import * as v from 'valibot';
import { documented, extension, nothing } from './call.ts';
import { Id, OpaqueId } from './fields.ts';

/** The product; also the values of product_type and order_type (decisions C-11). */
export const PRODUCT = { recharge: 1, plan: 2 } as const;
/** Mobile payment by QR code, the only payment method (BILL-12). */
export const PAY_TYPE = 1 as const;
/** The status of an order. Only 1 is documented; the others are extensions. */
export const ORDER_WAITING = 0;
export const ORDER_PAID = 1;
export const ORDER_EXPIRED = 2;
export const ORDER_CANCELLED = 3;
/** Paid, and the money was returned, wholly or in part. */
export const ORDER_REFUNDED = 4;
/** Stated in the texts of the interface: 10 yuan buy 100 points, valid for two years (LIMIT-01, LIMIT-02). */
export const CREDITS_PER_YUAN = 10;
export const CREDITS_VALID_YEARS = 2;

export const PLAN_TIERS = ['free', 'basic', 'standard', 'premium'] as const;
const Price = v.optional(v.number());

export const Plan = v.object({
  id: Id,
  tier: v.picklist(PLAN_TIERS),
  name: v.string(),
  price: v.number(),
  old_price: Price,
  month_price: Price,
  /** Discount in percent. */
  discount: Price,
  /** Months paid in advance. */
  duration: v.optional(v.union([v.number(), v.string()])),
  /** Per month. */
  points: v.number(),
  features: v.optional(v.array(v.string()), []),
});
export type Plan = v.InferOutput<typeof Plan>;

export const RechargePackage = v.object({
  id: Id,
  points: v.number(),
  price: v.number(),
  old_price: Price,
  discount: Price,
});

export type RechargePackage = v.InferOutput<typeof RechargePackage>;

/** `lists` is filled for packages, `monthData` and `yearData` for plans. */
export const listPackages = documented('/center/package-list', {
  access: 'visitor',
  input: v.strictObject({ type: v.picklist([PRODUCT.recharge, PRODUCT.plan]) }),
  answer: v.object({
    lists: v.optional(v.array(RechargePackage)),
    monthData: v.optional(v.array(Plan)),
    yearData: v.optional(v.array(Plan)),
  }),
});

const PayType = v.literal(PAY_TYPE);

export const createOrder = documented('/package/create-order', {
  input: v.variant('product_type', [
    v.strictObject({ product_type: v.literal(PRODUCT.recharge), pay_type: PayType, package_id: Id }),
    v.strictObject({ product_type: v.literal(PRODUCT.plan), pay_type: PayType, member_id: Id }),
  ]),
  answer: v.object({
    /** The text of the QR code. */
    redirect_url: v.string(),
    order_no: OpaqueId,
    /** Seconds left. */
    expire_time: v.number(),
    status: v.optional(v.number()),
  }),
});

export const searchOrder = documented('/package/search-order', {
  input: v.strictObject({ order_type: v.picklist([PRODUCT.recharge, PRODUCT.plan]), order_no: OpaqueId }),
  answer: v.object({
    status: v.number(),
    /**
     * Another order of this member for the same product: ORDER_PAID if one was paid since this one was opened, ORDER_WAITING if one
     * can be paid in place of this one. An extension; other servers omit it.
     */
    elsewhere: v.optional(v.number()),
  }),
});

const OpenOrder = v.object({
  order_no: OpaqueId,
  order_type: v.picklist([PRODUCT.recharge, PRODUCT.plan]),
  /** The id of the package or plan. */
  product_id: Id,
  /** The text of the QR code. */
  redirect_url: v.string(),
  /** Seconds left. */
  expire_time: v.number(),
  /** What was offered when it was ordered; the price list may have changed since. Points of a plan are per month. */
  price: v.number(),
  points: v.number(),
  /** A plan's name, and the months paid in advance. */
  name: v.optional(v.string()),
  duration: v.optional(v.number()),
});

/** The member's last orders that can be paid now, the newest first: a code survives a reload, and is there in another window. */
export const listOpenOrders = extension('/studio/orders/list', {
  input: nothing,
  answer: v.object({ lists: v.array(OpenOrder) }),
});
