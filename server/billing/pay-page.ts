/** The sandbox's payment page. */
import { plainPage, plainPolicy, wayToStudio } from '../http/plain-page.ts';
import { escapedText } from '../messages/escaped-text.ts';
import { type Language, type MessageKey, messageText } from '../rpc/messages.ts';
import { goodsWords } from './goods-words.ts';
import type { Order, OrderStatus } from './orders.ts';

/** A paid order whose money was returned stays paid. */
export type Paying = Order & { refunded: boolean };

/** Content security policy of the page: only its style, and posting its form to this server. */
export const PAY_POLICY = plainPolicy("form-action 'self'");

const ENDED: Record<Exclude<OrderStatus, 'waiting'> | 'refunded', MessageKey> = {
  paid: 'payDone',
  expired: 'payExpired',
  cancelled: 'payCancelled',
  refunded: 'payRefunded',
};

/** The page of an order; null if there is no such order. */
export function payPage(order: Paying | null, language: Language): string {
  const text = (key: MessageKey) => messageText(key, language);
  const back = wayToStudio(language);
  const body = !order
    ? `<h1>${text('orderGone')}</h1>${back}`
    : order.status === 'waiting'
      ? `<h1>${text('payTitle')}</h1>${amount(order, language)}${goods(order, language)}<p>${text('paySandbox')}</p>
<form method="post"><button name="result" value="paid">${text('payPay')}</button><button name="result" value="declined">${text('payDecline')}</button></form>`
      : `<h1>${text(ENDED[order.refunded ? 'refunded' : order.status])}</h1>${amount(order, language)}${goods(order, language)}${order.status === 'paid' ? '' : `<p>${text('payNothing')}</p>`}${back}`;
  const main = `<span class="mark">${text('payMark')}</span>${body}`;
  return plainPage(text('payTitle'), main, language);
}

const goods = ({ product }: Order, language: Language): string =>
  `<p class="goods">${escapedText(goodsWords(product, language))}</p>`;

const amount = (order: Order, language: Language): string =>
  `<p class="amount">${new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }).format(order.amount / 100)}</p>`;
