/** One call of a service's API: sends JSON or a form, receives JSON or bytes, and maps HTTP errors to typed ones. */
import * as v from 'valibot';
import { RequestGone, ServiceBusy, ServiceLocked, ServiceRefused, ServiceUnclear } from '../remote/faults.ts';
import { moderation } from './moderation.ts';
import { readBody } from './read-body.ts';
import { type Sending, send } from './send.ts';

/** Maximum bytes of a JSON answer, which may contain pictures as base64. */
const MOST_BYTES = 120e6;
const BUSY_SECONDS = 15;
const LONGEST_BUSY_SECONDS = 600;
const MOST_WORDS = 500;

export interface Connection {
  origin: string;
  /** Base URL without a trailing slash. */
  base: string;
  private: boolean;
  /** Authorization; sent only to this origin. */
  headers: Readonly<Record<string, string>>;
}

export interface Called {
  status: number;
  type: string;
  body: Buffer;
}

type Calling = Pick<Sending, 'method' | 'signal' | 'patience'> & {
  json?: unknown;
  form?: { body: Uint8Array; type: string };
  headers?: Readonly<Record<string, string>>;
  /** Statuses of a busy service that are returned as any other, where they may mean something else. */
  returns?: readonly number[];
  /** Maximum bytes of the answer. */
  most?: number;
  /** Seconds to wait for a busy service that does not say how long. */
  busySeconds?: number;
};

const asJson = v.pipe(v.string(), v.parseJson());

/** The parsed body; undefined if it is not JSON. */
export const jsonOf = ({ body }: Pick<Called, 'body'>): unknown => {
  const parsed = v.safeParse(asJson, body.toString('utf8'));
  return parsed.success ? parsed.output : undefined;
};

/** Sends a call and returns any answer, including errors. @param address a path under the base, or a URL of the same origin */
export async function call(connection: Connection, address: string, calling: Calling): Promise<Called> {
  const {
    json,
    form,
    method,
    signal,
    patience,
    headers,
    returns = [],
    most = MOST_BYTES,
    busySeconds = BUSY_SECONDS,
  } = calling;
  const url = new URL(/^https?:/.test(address) ? address : `${connection.base}${address}`);
  // never send the key to another origin
  if (url.origin !== connection.origin)
    throw new ServiceRefused(`${url.origin} is not the service's origin.`, 'modelFailed');
  const response = await send(url.href, {
    method: method ?? (json === undefined && !form ? 'GET' : 'POST'),
    signal,
    ...(patience ? { patience } : {}),
    privateOrigin: connection.private ? connection.origin : null,
    headers: {
      accept: 'application/json, */*',
      ...connection.headers,
      ...headers,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(form ? { 'content-type': form.type } : {}),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form ? { body: form.body } : {}),
  });
  const { statusCode: status = 0 } = response;
  const body = withoutKey(await readBody(response, most), connection);
  if ((status === 429 || status === 503) && !returns.includes(status))
    throw new ServiceBusy(secondsOf(response.headers['retry-after'], busySeconds));
  return { status, type: response.headers['content-type'] ?? '', body };
}

/** Removes the key from the body, because some services echo it. */
function withoutKey(body: Buffer, { headers }: Connection): Buffer {
  const key = headers.authorization?.split(' ').at(-1);
  return key && body.includes(key)
    ? Buffer.from(body.toString('latin1').replaceAll(key, '(key)'), 'latin1')
    : body;
}

/** Seconds from `Retry-After`, which is a number or a date. */
function secondsOf(header: string | undefined, fallback: number): number {
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header ?? '') - Date.now()) / 1000;
  return header && Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_BUSY_SECONDS) : fallback;
}

/** The service's error text, for the operator. */
export const wordsOf = ({ status, body }: Called): string =>
  `HTTP ${status} ${body.toString('utf8').replace(/\s+/g, ' ').slice(0, MOST_WORDS)}`;

/** Checks the answer to a call that starts something. @throws by status: nothing was started, or it is unknown */
export function requireBegun(called: Called): Called {
  const { status } = called;
  if (status >= 200 && status < 300) return called;
  if (status === 401 || status === 402) throw new ServiceLocked(wordsOf(called));
  if (status === 403 && !moderation(called)) throw new ServiceLocked(wordsOf(called));
  if (status >= 400 && status < 500 && status !== 408)
    throw new ServiceRefused(wordsOf(called), moderation(called) ?? 'modelRefused');
  throw new ServiceUnclear(wordsOf(called));
}

/** Checks the answer to a cancellation: whatever the service itself says, there is nothing left to cancel. @throws Error to retry */
export function requireHeard(called: Called): void {
  if (called.status >= 500 || called.status === 408) throw new Error(wordsOf(called));
}

/** Checks the answer about an existing request. @throws RequestGone if the service does not know it; Error to retry */
export function requireKnown(called: Called): Called {
  const { status } = called;
  if (status >= 200 && status < 300) return called;
  if (status === 404 || status === 410) throw new RequestGone(wordsOf(called));
  throw new Error(wordsOf(called));
}
