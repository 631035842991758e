/** A payment provider. The studio comes with a sandbox; a real provider is another implementation of this interface. */
import type { Language } from '../../rpc/messages.ts';

/** An order as sent to the provider. */
export interface PaymentRequest {
  orderNo: string;
  /** Hundredths of a yuan. */
  amount: number;
  expiresAt: Date;
  /** The studio's origin as used by the member, e.g. `https://studio.example.com`. */
  origin: string;
  language: Language;
}

/** A payment reported by a provider, with its signature verified. */
export interface PaymentNews {
  orderNo: string;
  /** The provider's id of the payment, the same in repeated callbacks. */
  paymentNo: string;
  /** Hundredths of a yuan. */
  amount: number;
  result: 'paid' | 'declined';
  /** When it was paid, by the provider's clock. */
  at: Date;
}

export interface PaymentProvider {
  readonly name: string;
  /** Starts a payment. @returns the URL for the QR code */
  begin(request: PaymentRequest): Promise<string>;
  /** The URL of a payment that has begun, for a member who reads another language by now. Omitted if its page follows the browser. */
  inLanguage?(address: string, language: Language): string;
  /** Parses a callback. @returns null if signature, age or format is wrong */
  read(body: unknown, signature: string): PaymentNews | null;
}
