import type { PRODUCT } from '../../api/billing.ts';
import { products } from './products.ts';

/** A chosen package or plan. */
export interface Choice {
  view: keyof typeof PRODUCT;
  id: number;
}

/** What an order buys and for how many yuan. */
export type Goods =
  | { kind: 'points'; points: number; price: number }
  | { kind: 'plan'; name: string; yearly: boolean; price: number };

/** A choice as the price list has it; null while that was not read. */
export function goodsOf({ view, id }: Choice): Goods | null {
  const isChosen = (product: { id: number }) => product.id === id;
  if (view === 'recharge') {
    const pack = products.packages?.find(isChosen);
    return pack ? { kind: 'points', points: pack.points, price: pack.price } : null;
  }
  for (const period of ['month', 'year'] as const) {
    const plan = products.plans?.[period].find(isChosen);
    if (plan) return { kind: 'plan', name: plan.name, yearly: period === 'year', price: plan.price };
  }
  return null;
}
