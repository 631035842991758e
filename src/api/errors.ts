/** Codes in the answer's body that mean something beyond "refused". */
export const CODE = { ok: 200, stream: 201, shortOfPoints: 2001, signedOut: 10001 } as const;

export type ApiErrorKind =
  /** The server answered with a code other than success; `message` is the server's, in the person's language. */
  | 'refused'
  /** HTTP 401: the token is missing, revoked or expired (ERR-05). */
  | 'unauthorized'
  /** HTTP 429 or 5xx: try again, after `retryAfter` seconds when the server says so. */
  | 'busy'
  /** No answer: offline, aborted or timed out. The server may or may not have done the work. */
  | 'transport'
  /** An answer that breaks the contract: HTML, truncated JSON, wrong types. */
  | 'garbled';

interface Details {
  path: string;
  status?: number;
  code?: number;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** What every failed call throws. The transport never shows it; `src/ui/errors/error-policy.ts` decides what people see. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly path: string;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The body's code, 0 when there was none. */
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

/** True when the server does not have this call at all, e.g. one of our extensions on another server. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 410, 501].includes(error.status);

/** True when it is unknown whether the server acted. Only then is a submit looked up by its key. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'transport' || error.kind === 'garbled' || error.status >= 500);
