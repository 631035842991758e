/** The order on the screen: created, watched until it ends, and dropped for a newer one. */
import { proxy } from 'valtio';
import { createOrder, PAY_TYPE, PRODUCT } from '../../api/billing.ts';
import type { CallAnswer } from '../../api/call.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import { type Choice, type Goods, goodsOf } from './goods.ts';
import { type LeftOrder, leftOrderOf, putOnScreen, watchLeftOrder } from './left-orders.ts';
import { isPaidByNow, type OrderEnd, type OrderToPay, watchOrder } from './order-watch.ts';
import { noteOrder } from './paid-orders.ts';

/**
 * `checking`: time is up, and the last lookup is running. `elsewhere`: another window or device has a newer code for the same item.
 */
type Phase = 'none' | 'asking' | 'failed' | 'waiting' | 'checking' | 'elsewhere' | OrderEnd;

const NONE = { choice: null, phase: 'none' as const, url: null, endsAt: 0, goods: null };

export const order = proxy<{
  choice: Choice | null;
  phase: Phase;
  /** The content of the QR code; null until it is known. */
  url: string | null;
  /** When the code expires, in milliseconds of this clock. */
  endsAt: number;
  /** What an order buys that was opened before, which the price list may not have; null for an item of the list. */
  goods: Goods | null;
}>({ ...NONE });

/** Counts choices: an answer about an earlier one is for an order that is no longer on the screen (BILL-19). */
let turn = 0;
let endWatch = (): void => undefined;
/** The order on the screen while it can be paid. */
let toPay: OrderToPay | null = null;
/** The order on the screen, after its end too. */
let shown: OrderToPay | null = null;

/** Forgets the order on the screen and stops the lookups; on the server it expires. */
export function dropOrder(): void {
  turn += 1;
  endWatch();
  toPay = null;
  shown = null;
  putOnScreen(null);
  Object.assign(order, NONE);
}

/** Takes the order off the screen. It can still be paid, so it is watched to its end. */
export function leaveOrder(): void {
  const { choice, url, goods } = order;
  const left = choice && url !== null && toPay && { ...toPay, choice: { ...choice }, url };
  const bought = goods ? { ...goods } : choice && goodsOf(choice);
  dropOrder();
  if (left) watchLeftOrder({ ...left, goods: bought });
}

/** Shows the code of an order again that was left, by this page or before it was loaded. */
export function resumeOrder({ order: left, endsAt, choice, url, goods }: LeftOrder): void {
  dropOrder();
  show({ order: { ...left }, endsAt }, { choice: { ...choice }, url, goods: goods && { ...goods } });
}

/**
 * Orders an item and waits for its payment (BILL-11 to 13). An earlier order is dropped. An item with an order that was left shows
 * that one: a new order would end it, perhaps while somebody is paying it.
 * @throws ApiError if the server refuses the order and nothing else was chosen meanwhile
 */
export async function choose(choice: Choice): Promise<void> {
  const left = leftOrderOf(choice);
  if (left) return resumeOrder(left);
  dropOrder();
  const mine = turn;
  Object.assign(order, { choice, phase: 'asking' });
  try {
    const { redirect_url, order_no, expire_time } = await create(choice);
    if (mine !== turn) return;
    const endsAt = Date.now() + expire_time * 1000;
    noteOrder(endsAt);
    show(
      { order: { order_no, order_type: PRODUCT[choice.view] }, endsAt },
      { choice, url: redirect_url, goods: null },
    );
  } catch (error) {
    if (mine !== turn) return;
    order.phase = 'failed';
    throw error;
  }
}

/** Shows an order's code and watches it to its end. */
function show(paying: OrderToPay, on: { choice: Choice; url: string; goods: Goods | null }): void {
  Object.assign(order, { ...on, phase: 'waiting', endsAt: paying.endsAt });
  const turnTo = (phase: Phase): void => {
    order.phase = phase;
  };
  toPay = paying;
  shown = paying;
  putOnScreen(paying.order.order_no);
  endWatch = watchOrder({
    ...paying,
    onTimeOver: () => turnTo('checking'),
    onElsewhere: () => turnTo('elsewhere'),
    onEnd: (end) => {
      toPay = null;
      turnTo(end);
    },
  });
}

/**
 * A new order for the same item, e.g. when its code has expired. If it was paid meanwhile, e.g. in another window, that is said
 * instead: a new code would ask for a second payment. @throws ApiError
 */
export async function orderAgain(): Promise<void> {
  const { choice } = order;
  if (!choice) return;
  const again = { ...choice };
  if (shown) {
    const mine = turn;
    order.phase = 'asking';
    try {
      const paid = await isPaidByNow(shown);
      if (mine !== turn) return;
      if (paid) {
        endWatch();
        toPay = null;
        order.phase = 'paid';
        return;
      }
    } catch (error) {
      if (mine !== turn) return;
      order.phase = 'failed';
      throw error;
    }
  }
  await choose(again);
}

/** Orders that are being created. */
const creating = new Map<string, Promise<CallAnswer<typeof createOrder>>>();

/**
 * Creates an order. An item chosen again meanwhile uses the same order: of two for one item, the server cancels the older one,
 * which could be the one on the screen.
 */
function create(choice: Choice): Promise<CallAnswer<typeof createOrder>> {
  const key = `${session.token} ${choice.view} ${choice.id}`;
  const asked =
    creating.get(key) ?? client.send(createOrder, inputOf(choice)).finally(() => creating.delete(key));
  creating.set(key, asked);
  return asked;
}

const inputOf = ({ view, id }: Choice) =>
  view === 'recharge'
    ? { product_type: PRODUCT.recharge, pay_type: PAY_TYPE, package_id: id }
    : { product_type: PRODUCT.plan, pay_type: PAY_TYPE, member_id: id };

onLoginChange(dropOrder);
