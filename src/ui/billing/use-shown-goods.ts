import { useSnapshot } from 'valtio';
import { type Goods, goodsOf } from '../../store/billing/goods.ts';
import { order } from '../../store/billing/order.ts';
import { products } from '../../store/billing/products.ts';

/** What the order on the screen buys: as it was when it was opened, else as the price list has it. */
export function useShownGoods(): Goods | null {
  const { choice, goods } = useSnapshot(order);
  // read, so that it follows the list
  const { packages, plans } = useSnapshot(products);
  if (goods) return goods;
  return choice && (packages || plans) ? goodsOf(choice) : null;
}
