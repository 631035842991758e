/** A payment provider's callback: the signed request to /pay/callback. */
import * as v from 'valibot';
import { macOf, sameText } from '../../secrets.ts';
import type { PaymentNews } from './provider.ts';

const Callback = v.strictObject({
  order_no: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  payment_no: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Hundredths of a yuan. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  result: v.picklist(['paid', 'declined']),
  /** Seconds since 1970: when it was paid, and when this request was sent. */
  paid_at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11)),
  sent_at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11)),
});
export type Callback = v.InferOutput<typeof Callback>;

/** Seconds. Callbacks older than this, or further in the future, are refused; providers sign repetitions again. */
export const FRESH_SECONDS = 300;

/** The signature: HMAC-SHA-256 over the fields, one per line, with a key used only for this. */
export function signatureOf(secret: string, callback: Callback): string {
  const { order_no, payment_no, amount, result, paid_at, sent_at } = callback;
  return macOf(
    macOf(secret, 'payment callbacks'),
    [order_no, payment_no, amount, result, paid_at, sent_at].map(String).join('\n'),
  );
}

/** Parses a signed callback. @returns null if signature, age or format is wrong */
export function readCallback(
  secret: string,
  body: unknown,
  signature: string,
  now = Date.now(),
): PaymentNews | null {
  const parsed = v.safeParse(Callback, body);
  if (!parsed.success || !sameText(signature, signatureOf(secret, parsed.output))) return null;
  const { order_no, payment_no, amount, result, paid_at, sent_at } = parsed.output;
  if (Math.abs(now / 1000 - sent_at) > FRESH_SECONDS) return null;
  return { orderNo: order_no, paymentNo: payment_no, amount, result, at: new Date(paid_at * 1000) };
}
