/** A provider without real money: a page with Pay and Decline buttons, which send the callback of a real provider. */
import type { Config } from '../../config.ts';
import type { Language } from '../../rpc/messages.ts';
import { newKey } from '../../secrets.ts';
import { type Callback, readCallback, signatureOf } from './callback.ts';
import type { PaymentNews, PaymentProvider } from './provider.ts';

/** The path of an order's page in the sandbox. @param language that the payer reads the app in, whatever their browser speaks */
export const sandboxPage = (orderNo: string, language: Language): string =>
  `/pay/${orderNo}?lang=${language}`;

export interface Sandbox extends PaymentProvider {
  readonly name: 'sandbox';
  /** The callback that a click on one of its buttons sends. */
  press(
    orderNo: string,
    amount: number,
    result: PaymentNews['result'],
  ): { body: Callback; signature: string };
}

/** A payment provider that moves no money: its page sends the callbacks of a real one. @param secret signs them */
export function createSandbox(secret: string): Sandbox {
  return {
    name: 'sandbox',
    inLanguage(address, language) {
      const { origin, pathname } = new URL(address);
      return origin + sandboxPage(pathname.slice('/pay/'.length), language);
    },
    begin: async ({ origin, orderNo, language }) => origin + sandboxPage(orderNo, language),
    read: (body, signature) => readCallback(secret, body, signature),
    press(orderNo, amount, result) {
      const now = Math.floor(Date.now() / 1000);
      const body: Callback = {
        order_no: orderNo,
        payment_no: newKey(),
        amount,
        result,
        paid_at: now,
        sent_at: now,
      };
      return { body, signature: signatureOf(secret, body) };
    },
  };
}

/** The sandbox; null in production unless enabled, because it gives points away. */
export const openPayments = (
  { production, sandboxPayments }: Pick<Config, 'production' | 'sandboxPayments'>,
  secret: string,
): Sandbox | null => (production && !sandboxPayments ? null : createSandbox(secret));
