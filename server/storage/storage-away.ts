/** The storage cannot be reached for the moment. Nothing is wrong with the setup, and trying again later may help. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

/** Codes of connections that did not come about, or broke off: the network or the service is away. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  // a service in a container that was stopped has no name any more
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** Statuses of a service that is starting, overloaded or broken, or of a gateway before it. */
export const isAwayStatus = (status: number): boolean => status === 429 || status >= 500;

/** What `fetch` says is "fetch failed"; the reason is below it, and where a name has several addresses, below that. */
function causeOf(error: unknown): unknown {
  const below = error instanceof Error ? (error.cause ?? error) : error;
  return below instanceof AggregateError ? below.errors[0] : below;
}

/** Why a request has no answer, in words. */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error ? cause.message : String(cause);
}

/** Whether nobody knows the host of an address: a name that is misspelt, or has not come up yet. A name server that is away is not that. */
export const isUnknownHost = (error: unknown): boolean =>
  (causeOf(error) as Partial<NodeJS.ErrnoException> | undefined)?.code === 'ENOTFOUND';

/** Whether a request that has no answer may have one later; others, such as a certificate that is refused, will not. */
export function isAway(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return cause.name === 'TimeoutError' || AWAY.has((cause as NodeJS.ErrnoException).code ?? '');
}
