/** The one order on the screen: asked for, looked up each second while it waits, and dropped for a newer one. */
import { proxy } from 'valtio';
import {
  createOrder,
  ORDER_CANCELLED,
  ORDER_EXPIRED,
  ORDER_PAID,
  PAY_TYPE,
  PRODUCT,
  searchOrder,
} from '../../api/billing.ts';
import { client } from '../client.ts';
import { onLeave } from '../on-leave.ts';

/** One item of one view. */
export interface Choice {
  view: keyof typeof PRODUCT;
  id: number;
}

type Phase = 'none' | 'asking' | 'failed' | 'waiting' | 'paid' | 'expired' | 'declined';

/** Milliseconds between looks (BILL-17). */
const EVERY_MS = 1000;

const NONE = { choice: null, phase: 'none' as const, url: null, endsAt: 0 };

export const order = proxy<{
  choice: Choice | null;
  phase: Phase;
  /** What the QR code says; null while it is not known. */
  url: string | null;
  /** When the code expires, in milliseconds of this clock. */
  endsAt: number;
}>({ ...NONE });

/** Rises with each choice: an answer from before belongs to an order that is no longer on the screen (BILL-19). */
let turn = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Forgets the order on the screen and looks no further; the server lets it run out. */
export function dropOrder(): void {
  turn += 1;
  clearInterval(timer);
  Object.assign(order, NONE);
}

/**
 * Orders an item and waits for its payment (BILL-11 to 13); an order before it is dropped.
 * @throws ApiError when the server takes no order and nothing else was chosen meanwhile
 */
export async function choose(choice: Choice): Promise<void> {
  dropOrder();
  const mine = turn;
  Object.assign(order, { choice, phase: 'asking' });
  try {
    const { redirect_url, order_no, expire_time } = await client.send(createOrder, inputOf(choice));
    if (mine !== turn) return;
    Object.assign(order, { phase: 'waiting', url: redirect_url, endsAt: Date.now() + expire_time * 1000 });
    watch(mine, { order_no, order_type: PRODUCT[choice.view] });
  } catch (error) {
    if (mine !== turn) return;
    order.phase = 'failed';
    throw error;
  }
}

/** A new order for the same item, e.g. when its code has expired. @throws ApiError */
export async function orderAgain(): Promise<void> {
  if (order.choice) await choose({ ...order.choice });
}

const inputOf = ({ view, id }: Choice) =>
  view === 'recharge'
    ? { product_type: PRODUCT.recharge, pay_type: PAY_TYPE, package_id: id }
    : { product_type: PRODUCT.plan, pay_type: PAY_TYPE, member_id: id };

function watch(mine: number, input: { order_no: string; order_type: 1 | 2 }): void {
  let asking = false;
  const end = (phase: Phase) => {
    clearInterval(timer);
    order.phase = phase;
  };
  const look = async () => {
    if (Date.now() >= order.endsAt) end('expired');
    else if (!asking) {
      asking = true;
      try {
        const { status } = await client.send(searchOrder, input);
        if (mine !== turn) return;
        // also when the code ran out while the answer was on its way
        if (status === ORDER_PAID) end('paid');
        else if (status === ORDER_EXPIRED) end('expired');
        else if (status === ORDER_CANCELLED) end('declined');
      } catch (error) {
        // the next look may hear more
        console.warn('order', error);
      } finally {
        asking = false;
      }
    }
  };
  timer = setInterval(() => void look(), EVERY_MS);
}

onLeave(dropOrder);
