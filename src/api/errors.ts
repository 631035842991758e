/** Codes of the answer's body that need special handling. */
export const CODE = {
  ok: 200,
  stream: 201,
  shortOfPoints: 2001,
  wrongSmsCode: 4001,
  soundType: 4101,
  soundTooLong: 4102,
  soundUnreadable: 4103,
  soundSilent: 4104,
  soundWithoutSpeech: 4105,
  soundTooLarge: 413,
  signedOut: 10001,
} as const;

export type ApiErrorKind =
  /** The server answered with an error code. `message` comes from the server, in the member's language. */
  | 'refused'
  /** HTTP 401: the token is missing, revoked or expired (ERR-05). */
  | 'unauthorized'
  /** HTTP 429 or 5xx: retry, after `retryAfter` seconds if the server gives it. */
  | 'busy'
  /** No answer: offline, aborted or timed out. The server may or may not have done the work. */
  | 'transport'
  /** The answer violates the contract: HTML, truncated JSON, wrong types. */
  | 'garbled';

interface Details {
  path: string;
  status?: number;
  code?: number;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Thrown by every failed call. The transport never shows it; `src/ui/errors/error-policy.ts` decides what is shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly path: string;
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** The body's code; 0 if there was none. */
  readonly code: number;
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { path, status = 0, code = 0, retryAfter, cause }: Details,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.path = path;
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** True if the server does not have this call, e.g. another server that lacks an extension. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 410, 501].includes(error.status);

/** True if it is unknown whether the server acted. Only then is a submit looked up by its key. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'transport' || error.kind === 'garbled' || error.status >= 500);

/** True if the server did not even look at the question: too many were asked, or it is busy. Asking later may bring an answer. */
export const isWorthRepeating = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.kind === 'busy');
