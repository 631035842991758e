/** A payment provider. The studio ships a sandbox; a real provider is another implementation of this interface. */
import type { Language } from '../../rpc/messages.ts';

/** What a provider receives about an order. */
export interface PaymentRequest {
  orderNo: string;
  /** Hundredths of a yuan. */
  amount: number;
  expiresAt: Date;
  /** The studio's origin as the member reached it, e.g. `https://studio.example.com`. */
  origin: string;
  language: Language;
}

/** A provider's news of a payment, with its signature verified. */
export interface PaymentNews {
  orderNo: string;
  /** The provider's id of the payment; the same in every repetition. */
  paymentNo: string;
  /** Hundredths of a yuan. */
  amount: number;
  result: 'paid' | 'declined';
  /** When it was paid, by the provider's clock. */
  at: Date;
}

export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment. @returns the address for the QR code */
  begin(request: PaymentRequest): Promise<string>;
  /** Parses a callback. @returns null if signature, age or format is wrong */
  read(body: unknown, signature: string): PaymentNews | null;
}
