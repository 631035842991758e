/** The sandbox's payment page: no scripts, and one inline style that the CSP allows by its hash. */
import { createHash } from 'node:crypto';
import { escapedText } from '../messages/escaped-text.ts';
import { type Language, type MessageKey, messageText } from '../rpc/messages.ts';
import { goodsWords } from './goods-words.ts';
import type { Order, OrderStatus } from './orders.ts';

const STYLE = `:root{color-scheme:dark light;--bg:#0b0b0d;--card:#131316;--line:#3a3a43;--text:#f4f3f1;--muted:#a3a1a0;--accent:#ff7a45;--on:#1a0d06}
@media(prefers-color-scheme:light){:root{--bg:#faf9f7;--card:#fff;--line:#d5d1ca;--text:#1a1917;--muted:#67635e;--accent:#b53a0a;--on:#fff}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:20px;background:var(--bg);color:var(--text);font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{width:100%;max-width:380px;padding:24px;border:1px solid var(--line);border-radius:20px;background:var(--card)}
.mark{display:inline-block;padding:2px 10px;border:1px dashed var(--accent);border-radius:99px;color:var(--accent);font-size:13px}
h1{margin:16px 0 4px;font-size:20px}
p{margin:0;color:var(--muted)}
.amount{margin:12px 0 4px;color:var(--text);font-size:36px;font-weight:650}
.goods{margin:0 0 12px;color:var(--text)}
form{display:grid;gap:10px;margin-top:24px}
button,a{min-height:48px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
a{display:grid;place-items:center;margin-top:24px;text-decoration:none}
button[value=paid]{border-color:var(--accent);background:var(--accent);color:var(--on)}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy of the page: only its style, and posting its form to this server. */
export const PAY_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const ENDED: Record<Exclude<OrderStatus, 'waiting'>, MessageKey> = {
  paid: 'payDone',
  expired: 'payExpired',
  cancelled: 'payCancelled',
};

/** The page of an order; null if there is no such order. */
export function payPage(order: Order | null, language: Language): string {
  const text = (key: MessageKey) => messageText(key, language);
  // an address of its own: the page was opened by a camera or in a new tab, so there is nothing to go back to
  const back = `<a href="/web/">${text('payBack')}</a>`;
  const body = !order
    ? `<h1>${text('orderGone')}</h1>${back}`
    : order.status === 'waiting'
      ? `<h1>${text('payTitle')}</h1>${amount(order, language)}${goods(order, language)}<p>${text('paySandbox')}</p>
<form method="post"><button name="result" value="paid">${text('payPay')}</button><button name="result" value="declined">${text('payDecline')}</button></form>`
      : `<h1>${text(ENDED[order.status])}</h1>${amount(order, language)}${goods(order, language)}${order.status === 'paid' ? '' : `<p>${text('payNothing')}</p>`}${back}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text('payTitle')} · Inkreel</title><style>${STYLE}</style></head>
<body><main><span class="mark">${text('payMark')}</span>${body}</main></body></html>`;
}

const goods = ({ product }: Order, language: Language): string =>
  `<p class="goods">${escapedText(goodsWords(product, language))}</p>`;

const amount = (order: Order, language: Language): string =>
  `<p class="amount">${new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }).format(order.amount / 100)}</p>`;
