/** Sends one push to a push service. */

import { createHash } from 'node:crypto';
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import webpush from 'web-push';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { PushMessage } from '../../src/api/push.ts';
import { isInner } from '../http/inner-address.ts';
import { isOwnMachine, mayPushTo } from './addresses.ts';
import type { PushKeys } from './keys.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The outcome of a push. */
export type PushOutcome =
  | { type: 'sent' }
  /** The device is gone, or its endpoint is not allowed. */
  | { type: 'gone' }
  /** Retry later, after `after` seconds if the service gave a time. */
  | { type: 'later'; after: number | null; why: string }
  /** Timed out. */
  | { type: 'slow' }
  /** The service will never accept this push. */
  | { type: 'refused'; why: string };

/** Timeout; push services normally answer within a second. */
const TOO_SLOW_MS = 5_000;
/** Seconds. A push that was not delivered within a day is dropped. */
const TTL_SECONDS = 24 * 60 * 60;
const TOPIC_CHARACTERS = 32;
const GONE = [404, 410];
const LATER = [408, 425, 429];

class InnerAddress extends Error {}

/** Resolves a host name; default: the system's resolver. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** DNS lookup that refuses private addresses, so that the connection uses exactly the checked address. */
const outerLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('no address'), []);
      else if (addresses.some(({ address }) => isInner(address))) callback(new InnerAddress(hostname), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** The Topic header (RFC 8030): a new push replaces an undelivered one about the same notice. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_CHARACTERS);

/**
 * Encrypts a message for a device and sends it to its push service. Never throws for errors of the service.
 * @param loopback whether a service on this machine is allowed
 */
export async function sendPush(
  keys: PushKeys,
  target: PushTarget,
  message: PushMessage,
  {
    loopback,
    signal,
    resolve = lookup,
    patienceMs = TOO_SLOW_MS,
  }: { loopback: boolean; signal: AbortSignal; resolve?: Resolve; patienceMs?: number },
): Promise<PushOutcome> {
  if (!mayPushTo(target.endpoint, loopback)) return { type: 'gone' };
  const sealed = seal(keys, target, message);
  if (!sealed) return { type: 'gone' };
  const late = timeoutSignal(patienceMs);
  try {
    const over = AbortSignal.any([signal, late]);
    const { method, headers, body } = sealed;
    return judge(await post(new URL(target.endpoint), { method, headers, signal: over }, body, resolve));
  } catch (error) {
    if (error instanceof InnerAddress) return { type: 'gone' };
    if (late.aborted) return { type: 'slow' };
    return { type: 'later', after: null, why: (error as Error).message };
  }
}

/** Encrypts (RFC 8291) and signs (RFC 8292). @returns null for invalid keys */
function seal(
  { publicKey, privateKey, contact }: PushKeys,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
): webpush.RequestDetails | null {
  try {
    return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: TTL_SECONDS,
      topic: topicOf(message.tag),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return null;
  }
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Follows no redirects, and reads only status and headers of the answer. */
function post(
  url: URL,
  options: https.RequestOptions,
  body: Buffer | null,
  resolve: Resolve,
): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const sending = request(
      url,
      { ...options, agent: false, ...(isOwnMachine(url) ? {} : { lookup: outerLookup(resolve) }) },
      (answer) => {
        done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        answer.destroy();
      },
    );
    sending.on('error', fail);
    sending.end(body);
  });
}

function judge({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (GONE.includes(status)) return { type: 'gone' };
  const why = `HTTP ${status}`;
  if (status >= 500 || LATER.includes(status)) return { type: 'later', after: secondsOf(retryAfter), why };
  return { type: 'refused', why };
}

/** Retry-After: seconds, or a date (RFC 9110). */
function secondsOf(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
