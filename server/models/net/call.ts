/** One call of a service's API: JSON or a form goes out, JSON or bytes come back, and a refusal says what it means. */
import * as v from 'valibot';
import { RequestGone, ServiceBusy, ServiceLocked, ServiceRefused, ServiceUnclear } from '../remote/faults.ts';
import { moderation } from './moderation.ts';
import { readBody } from './read-body.ts';
import { type Sending, send } from './send.ts';

/** Of an answer in JSON, which may hold pictures. */
const MOST_BYTES = 120e6;
const BUSY_SECONDS = 15;
const LONGEST_BUSY_SECONDS = 600;
const MOST_WORDS = 500;

export interface Connection {
  origin: string;
  /** The base address without a slash at its end. */
  base: string;
  private: boolean;
  /** Authorization, for this origin alone. */
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
};

const asJson = v.pipe(v.string(), v.parseJson());

/** What a body says; undefined if it is not JSON. */
export const jsonOf = ({ body }: Pick<Called, 'body'>): unknown => {
  const parsed = v.safeParse(asJson, body.toString('utf8'));
  return parsed.success ? parsed.output : undefined;
};

/** Sends a call and answers whatever comes back. @param address a path under the base, or an address of the same origin */
export async function call(connection: Connection, address: string, calling: Calling): Promise<Called> {
  const { json, form, method, signal, patience, headers } = calling;
  const url = new URL(/^https?:/.test(address) ? address : `${connection.base}${address}`);
  // the key goes to its own origin alone
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
  const body = withoutKey(await readBody(response, MOST_BYTES), connection);
  if (status === 429 || status === 503)
    throw new ServiceBusy(secondsOf(response.headers['retry-after'], BUSY_SECONDS));
  return { status, type: response.headers['content-type'] ?? '', body };
}

/** Some services repeat the key in what they say. */
function withoutKey(body: Buffer, { headers }: Connection): Buffer {
  const key = headers.authorization?.split(' ').at(-1);
  return key && body.includes(key)
    ? Buffer.from(body.toString('latin1').replaceAll(key, '(key)'), 'latin1')
    : body;
}

/** `Retry-After`: seconds, or a date. */
function secondsOf(header: string | undefined, fallback: number): number {
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header ?? '') - Date.now()) / 1000;
  return header && Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_BUSY_SECONDS) : fallback;
}

/** What a service says in its own words, for the operator. */
export const wordsOf = ({ status, body }: Called): string =>
  `HTTP ${status} ${body.toString('utf8').replace(/\s+/g, ' ').slice(0, MOST_WORDS)}`;

/** The answer to a call that begins something. @throws by its status, so that what was not begun is told from what nobody knows */
export function requireBegun(called: Called): Called {
  const { status } = called;
  if (status >= 200 && status < 300) return called;
  if (status === 401 || status === 402) throw new ServiceLocked(wordsOf(called));
  if (status === 403 && !moderation(called)) throw new ServiceLocked(wordsOf(called));
  if (status >= 400 && status < 500 && status !== 408)
    throw new ServiceRefused(wordsOf(called), moderation(called) ?? 'modelRefused');
  throw new ServiceUnclear(wordsOf(called));
}

/** The answer to a question about a request. @throws RequestGone if the service does not know it; Error to ask again */
export function requireKnown(called: Called): Called {
  const { status } = called;
  if (status >= 200 && status < 300) return called;
  if (status === 404 || status === 410) throw new RequestGone(wordsOf(called));
  throw new Error(wordsOf(called));
}
