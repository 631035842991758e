import type { PlanState } from './memberships.ts';
import type { Product } from './payments/prices.ts';

/** What a refund would do, or has done. Money in hundredths of a yuan. */
export interface OrderRefund {
  order_no: string;
  user_id: number;
  /** Whether the account is closed: then there is nobody to be told. */
  closed: boolean;
  product: Product;
  /** The price, and the part of it that is returned. */
  price: number;
  amount: number;
  paid_at: Date;
  /** Who took the payment; empty for an order from before that was noted. */
  provider: string;
  payment_no: string | null;
  /** Points that the order brought until now, those that are left of them, and those that open tasks hold. */
  points: { brought: number; left: number; held: number };
  plan: PlanState | null;
  /** The share that is taken from whoever invited the buyer, and their balance after that. */
  inviter: { user_id: number; award: number; balance: number } | null;
}
