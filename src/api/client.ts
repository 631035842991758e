import { createFetch, FetchError } from 'ofetch';
import * as v from 'valibot';
import type { Call, CallAnswer, CallInput } from './call.ts';
import { ApiError, CODE } from './errors.ts';
import { readLenient } from './rows.ts';
import { fromWire, toWire } from './spelling.ts';
import { encodeTaskContext, type TaskContext } from './task-context.ts';

/** What the headers of every call say about the browser and its user (conventions). */
export interface Caller {
  token: string | null;
  language: 'en' | 'zh';
  /** IANA name, e.g. `Asia/Shanghai`. */
  timeZone: string;
  deviceId: string;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Milliseconds. Default: 30 s, more for large bodies and for what takes the server longer, none for uploads. */
  timeout?: number;
  /** The request outlives its page, which may be about to reload. */
  outlives?: boolean;
  /** For submits: the same key is charged only once. */
  idempotencyKey?: string;
  /** For submits: tells the worker the task kind. */
  taskContext?: TaskContext;
  /** Receives the message of a successful answer, for screens that show it (e.g. after /base/send). */
  onMessage?: (message: string) => void;
}

export interface Client {
  /** Sends one call. Throws only {@link ApiError}. Never retries, because many calls cost points. */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>;
  /** Sends a call that answers with a file instead of an envelope. Throws only {@link ApiError}. */
  fetchFile<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<Blob>;
}

const Envelope = v.object({
  code: v.number(),
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
});

/**
 * Builds the typed client.
 * @param fetch the transport: `fetch` of the browser or worker; in tests, the server's handler without a port
 * @param base base URL of the API, e.g. `/api`
 * @param caller read at every call, so that a new login or language takes effect at once
 */
export function createClient({
  fetch,
  base,
  caller,
}: {
  fetch: typeof globalThis.fetch;
  base: string;
  caller: () => Caller;
}): Client {
  const request = createFetch({ fetch, Headers, AbortController });

  /** Sends one request; `as` says how to read the body of the answer. */
  async function ask<As extends 'text' | 'blob'>(call: Call, input: unknown, options: SendOptions, as: As) {
    const body = bodyOf(call, input);
    try {
      return await request.raw<unknown, As>(base + call.path, {
        method: call.method,
        headers: {
          ...headersOf(caller(), options),
          ...(call.body === 'multipart' ? {} : { 'content-type': 'application/json' }),
        },
        body,
        responseType: as,
        retry: 0,
        ignoreResponseError: true,
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.outlives ? { keepalive: true } : {}),
        timeout: options.timeout ?? patienceFor(call, sizeOf(body)),
      });
    } catch (cause) {
      throw new ApiError('transport', reasonOf(cause), { path: call.path, cause });
    }
  }

  return {
    async send(call, input, options = {}) {
      const response = await ask(call, input, options, 'text');
      const text = String(response._data ?? '');
      const answer = readAnswer(call, response.status, response.headers, text);
      options.onMessage?.(parseEnvelope(text)?.message ?? '');
      return answer;
    },

    async fetchFile(call, input, options = {}) {
      const response = await ask(call, input, options, 'blob');
      const blob = response._data as Blob | undefined;
      const isEnvelope = response.headers.get('content-type')?.includes('json') ?? true;
      if (response.status === 200 && blob && !isEnvelope) return blob;
      readAnswer(call, response.status, response.headers, (await blob?.text()) ?? '');
      // an envelope instead of a file is an error, even if it reports success
      throw new ApiError('garbled', 'no file', { path: call.path, status: response.status });
    },
  };
}

/**
 * Milliseconds that a call may take. On a slow connection, a large body such as speech or a file may take minutes to send.
 * @param size of the body, in bytes or signs
 */
export const patienceFor = ({ longest = 0 }: Call, size: number): number =>
  Math.max(30_000, longest + ON_THE_WAY) + size / SLOWEST_LINE;
const sizeOf = (body: string | FormData | undefined): number =>
  body instanceof FormData
    ? [...body.values()].reduce(
        (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
        0,
      )
    : (body?.length ?? 0);
/** Milliseconds after the server's limit, so that its own reason arrives, and what was paid for at the last moment. */
const ON_THE_WAY = 5_000;
/** Bytes per millisecond. */
const SLOWEST_LINE = 8;

const reasonOf = (cause: unknown): string =>
  cause instanceof FetchError && cause.cause instanceof Error ? cause.cause.message : String(cause);

function headersOf(
  { token, language, timeZone, deviceId }: Caller,
  { idempotencyKey, taskContext }: SendOptions,
) {
  return {
    'device-type': 'web',
    'accept-language': language,
    'time-zone': timeZone,
    'device-id': deviceId,
    ...(token ? { authorization: token } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(taskContext ? { 'task-context': encodeTaskContext(taskContext) } : {}),
  };
}

function bodyOf(call: Call, input: unknown): string | FormData | undefined {
  if (call.body === 'none') return call.method === 'GET' ? undefined : '{}';
  const wire = toWire(input);
  if (call.body === 'json') return JSON.stringify(wire);
  const form = new FormData();
  for (const [name, value] of Object.entries(wire as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Parses a raw answer into the call's data. The worker also uses it, on a clone of the answer to a submit. */
export function readAnswer<C extends Call>(
  call: C,
  status: number,
  headers: Headers,
  text: string,
): CallAnswer<C> {
  const where = { path: call.path, status };
  const retryAfter = secondsUntil(headers.get('retry-after'));
  const envelope = parseEnvelope(text);
  if (status === 401)
    throw new ApiError('unauthorized', envelope?.message ?? '', { ...where, code: envelope?.code ?? 0 });
  if (status === 429 || status >= 500)
    throw new ApiError('busy', envelope?.message ?? '', { ...where, code: envelope?.code ?? 0, retryAfter });
  if (!envelope) throw new ApiError('garbled', 'not an envelope', { ...where, cause: text.slice(0, 200) });
  if (envelope.code !== CODE.ok && !call.alsoSuccess.includes(envelope.code))
    throw new ApiError('refused', envelope.message, { ...where, code: envelope.code });
  const data = readLenient(call.answer, fromWire(envelope.data));
  if (!data.success)
    throw new ApiError('garbled', 'unexpected shape', { ...where, code: envelope.code, cause: data.issues });
  return data.output as CallAnswer<C>;
}

/** Parses Retry-After, a number of seconds or a date (RFC 9110). @returns seconds; undefined for anything else */
function secondsUntil(text: string | null): number | undefined {
  if (!text) return undefined;
  const seconds = /^\s*\d+\s*$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? seconds : undefined;
}

function parseEnvelope(text: string): v.InferOutput<typeof Envelope> | null {
  try {
    const parsed = v.safeParse(Envelope, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
