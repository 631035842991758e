import type { Fill, MessageKey } from './messages.ts';

/** An error answer with a code and a message in the person's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly key: MessageKey;
  readonly fill: Fill;
  /** HTTP status: 200, except 401 and 429, which clients handle by status. */
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: number,
    key: MessageKey,
    { fill = {}, status = 200, retryAfter }: { fill?: Fill; status?: number; retryAfter?: number } = {},
  ) {
    super(key);
    this.code = code;
    this.key = key;
    this.fill = fill;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A valid token is required. */
export const notSignedIn = (): Refusal => new Refusal(401, 'signInFirst', { status: 401 });

/** A rate limit was exceeded. @param seconds until its window ends */
export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'tooMany', { fill: { seconds }, status: 429, retryAfter: seconds });
