import type { Fill, MessageKey } from './messages.ts';

/** A "no" that the person can understand: answered with the code and the message in their language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly key: MessageKey;
  readonly fill: Fill;
  /** HTTP status; 200 except for 401 and 429, which the transport itself must understand. */
  readonly status: number;
  /** Seconds until trying again makes sense. */
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

/** The caller has no valid token where one is needed. */
export const notSignedIn = (): Refusal => new Refusal(401, 'signInFirst', { status: 401 });

/** A limit is reached; `seconds` until its window ends. */
export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'tooMany', { fill: { seconds }, status: 429, retryAfter: seconds });
