/** Media URLs. The database stores only keys: a URL is created when a row is serialized, and reduced to its key when it comes back. */

import { DAY, HOUR } from '../clock.ts';
import { Refusal } from '../rpc/refusal.ts';
import { macOf, sameText } from '../secrets.ts';
import { isKnownTakenDown } from './taken-down.ts';

/** Lifetime of a URL in whole UTC days, so that a picture keeps its URL all day and can be cached. */
const DAYS = 8;
const SIGNATURE_LENGTH = 22;
const PATH = /^\/media\/([0-9a-f]{32})\.([a-z0-9]{2,5})$/;

/** Who a URL is for: everybody who has it, or only owner and operator of a work that was taken down. */
type Reader = 'media' | 'taken-down';

const sign = (secret: string, reader: Reader, key: string, expires: number): string =>
  macOf(secret, `${reader}:${key}:${expires}`).slice(0, SIGNATURE_LENGTH);

/** Expiry of a URL that is created now, in seconds since 1970. */
const expiryOf = (now: number): number => (Math.floor(now / 1000 / DAY) + DAYS) * DAY;

/** Expiry of a URL that is created now. */
export const servedUntil = (now = Date.now()): Date => new Date(expiryOf(now) * 1000);

/** Expiry for a file of a work that was taken down, in seconds since 1970. Short, since such a URL must not be shared. */
const soonOf = (now: number): number => (Math.floor(now / 1000 / HOUR) + 2) * HOUR;

/** The URL of a file such as `<key>.jpg`, relative to the server. Clients may add `w`. */
export function mediaAddress(secret: string, file: string, now = Date.now()): string {
  const takenDown = isKnownTakenDown(file);
  const expires = takenDown ? soonOf(now) : expiryOf(now);
  const known = made.get(file);
  if (known?.secret === secret && known.expires === expires && known.takenDown === takenDown)
    return known.address;
  const key = file.slice(0, file.indexOf('.'));
  const signature = sign(secret, takenDown ? 'taken-down' : 'media', key, expires);
  const address = `/media/${file}?e=${expires}&s=${signature}`;
  if (made.size >= MOST_MADE) made.clear();
  made.set(file, { secret, expires, takenDown, address });
  return address;
}

/** Cache of URLs by file: a poll of 50 drawings needs 200 of them every few seconds, and they stay the same all day. */
const made = new Map<string, { secret: string; expires: number; takenDown: boolean; address: string }>();
/** Entries of the cache, about 5 MB. */
const MOST_MADE = 20_000;

/**
 * Verifies the signature and expiry of a URL.
 * @returns the kind of signature, null if it is invalid. A file that was taken down requires `taken-down`; others accept both
 */
export function signatureOf(secret: string, key: string, expires: string, signature: string): Reader | null {
  const until = Number(expires);
  if (!(until > Date.now() / 1000)) return null;
  for (const reader of ['media', 'taken-down'] as const)
    if (sameText(signature, sign(secret, reader, key, until))) return reader;
  return null;
}

/** The key in one of our URLs; null for any other URL. @param host the host of the request; other hosts are not ours */
export function keyOfAddress(address: string, host: string): string | null {
  const base = `http://${host}`;
  if (!URL.canParse(base) || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  // compare parsed hosts, because the header may contain `:80` and the URL not
  if (url.host !== new URL(base).host) return null;
  return PATH.exec(url.pathname)?.[1] ?? null;
}

/** The key in a URL sent by a client. @throws Refusal if it is not ours: the server never fetches foreign URLs */
export function requireKey(address: string, host: string): string {
  const key = keyOfAddress(address, host);
  if (key === null) throw new Refusal(400, 'foreignAddress');
  return key;
}
