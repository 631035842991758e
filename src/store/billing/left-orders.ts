/**
 * Orders whose code is on no screen, and which can still be paid: it was closed, or the page was, or another window opened it.
 * Somebody may be paying on a phone right now, so each is watched to its end, and the shop offers its code again.
 */
import { proxy, ref } from 'valtio';
import { listOpenOrders, PRODUCT } from '../../api/billing.ts';
import type { CallAnswer } from '../../api/call.ts';
import { isNotOffered } from '../../api/errors.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import type { Choice, Goods } from './goods.ts';
import { type OrderToPay, watchOrder } from './order-watch.ts';
import { paidOrders } from './paid-orders.ts';

export interface LeftOrder extends OrderToPay {
  choice: Choice;
  /** The content of the QR code. */
  url: string;
  goods: Goods | null;
  /** Time is up, and it was not paid. It stays in the list until the shop is closed, to say so. */
  expired: boolean;
}

/** The newest first. */
export const leftOrders = proxy<{ lists: LeftOrder[] }>({ lists: [] });

const watches = new Map<string, () => void>();

/** A code with less time than this is not shown in place of a new one. */
const ENOUGH_MS = 20_000;

/** Puts an order on the list and watches it to its end; tells if it is paid. */
export function watchLeftOrder(left: Omit<LeftOrder, 'expired'>): void {
  const { order_no } = left.order;
  drop(order_no);
  leftOrders.lists.unshift({ ...left, order: ref(left.order), expired: false });
  watches.set(
    order_no,
    watchOrder({
      order: left.order,
      endsAt: left.endsAt,
      onEnd: (how) => {
        watches.delete(order_no);
        const row = leftOrders.lists.find(({ order }) => order.order_no === order_no);
        if (how === 'expired' && row) row.expired = true;
        else drop(order_no);
        if (how === 'paid') paidOrders.unseen += 1;
      },
    }),
  );
}

/** The number of the order whose code is on the screen. */
let onScreen: string | null = null;

/** Says which order's code is on the screen, or that there is none: that one is not left. */
export function putOnScreen(order_no: string | null): void {
  onScreen = order_no;
  if (order_no !== null) drop(order_no);
}

/** The order for an item that can still be paid, and long enough. */
export const leftOrderOf = ({ view, id }: Choice): LeftOrder | undefined =>
  leftOrders.lists.find(
    ({ choice, expired, endsAt }) =>
      choice.view === view && choice.id === id && !expired && endsAt - Date.now() > ENOUGH_MS,
  );

/** Those to offer again: of plans only the last, since every plan that is looked at is ordered, and people want one. */
export function offered<Left extends { readonly choice: Readonly<Choice> }>(lists: readonly Left[]): Left[] {
  const plan = lists.find(({ choice }) => choice.view === 'plan');
  return lists.filter((left) => left === plan || left.choice.view !== 'plan');
}

/** Forgets those that have expired: it was said. */
export function forgetExpired(): void {
  leftOrders.lists = leftOrders.lists.filter(({ expired }) => !expired);
}

/**
 * Reads which orders can be paid, e.g. after a reload, and watches those that are new here. Servers that cannot tell have none.
 * @throws ApiError
 */
export async function readLeftOrders(): Promise<void> {
  const { token } = session;
  const lists = await openOrders();
  if (session.token !== token) return;
  for (const row of [...lists].reverse()) {
    const known = leftOrders.lists.find(({ order }) => order.order_no === row.order_no);
    // in the language of now
    if (known) Object.assign(known, { goods: goodsIn(row), url: row.redirect_url });
    else if (row.order_no !== onScreen) watchLeftOrder(leftOrderIn(row));
  }
}

async function openOrders(): Promise<Row[]> {
  try {
    return (await client.send(listOpenOrders, {})).lists;
  } catch (error) {
    if (isNotOffered(error)) return [];
    throw error;
  }
}

type Row = CallAnswer<typeof listOpenOrders>['lists'][number];

const goodsIn = ({ order_type, points, price, name = '', duration = 1 }: Row): Goods =>
  order_type === PRODUCT.recharge
    ? { kind: 'points', points, price }
    : { kind: 'plan', name, yearly: duration >= 12, price };

const leftOrderIn = (row: Row): Omit<LeftOrder, 'expired'> => ({
  order: { order_no: row.order_no, order_type: row.order_type },
  endsAt: Date.now() + row.expire_time * 1000,
  choice: { view: row.order_type === PRODUCT.recharge ? 'recharge' : 'plan', id: row.product_id },
  url: row.redirect_url,
  goods: goodsIn(row),
});

function drop(order_no: string): void {
  watches.get(order_no)?.();
  watches.delete(order_no);
  leftOrders.lists = leftOrders.lists.filter(({ order }) => order.order_no !== order_no);
}

onLoginChange(() => {
  for (const end of watches.values()) end();
  watches.clear();
  leftOrders.lists = [];
});
