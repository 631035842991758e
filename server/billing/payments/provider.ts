/** Whoever takes the money. The studio ships a sandbox; a real one is a second implementation of this. */
import type { Language } from '../../rpc/messages.ts';

/** What a provider is told of an order. */
export interface PaymentRequest {
  orderNo: string;
  /** Hundredths of a yuan. */
  amount: number;
  expiresAt: Date;
  /** The studio as the member reached it, e.g. `https://studio.example.com`. */
  origin: string;
  language: Language;
}

/** What a provider tells of a payment, after its signature was checked. */
export interface PaymentNews {
  orderNo: string;
  /** The provider's number of the payment: the same in every repetition. */
  paymentNo: string;
  /** Hundredths of a yuan. */
  amount: number;
  result: 'paid' | 'declined';
  /** When the person paid, by the provider's clock. */
  at: Date;
}

export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment. @returns the address that the QR code says */
  begin(request: PaymentRequest): Promise<string>;
  /** Reads a callback. @returns null when its signature, its age or its form is not right */
  read(body: unknown, signature: string): PaymentNews | null;
}
