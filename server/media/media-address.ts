/** Media addresses. The database stores keys only: an address is created when it is serialized, and reduced to its key when it comes back. */

import { DAY, HOUR } from '../clock.ts';
import { Refusal } from '../rpc/refusal.ts';
import { macOf, sameText } from '../secrets.ts';
import { isKnownTakenDown } from './taken-down.ts';

/** Days an address works, in whole UTC days, so that a picture keeps its address all day. */
const DAYS = 8;
const SIGNATURE_LENGTH = 22;
const PATH = /^\/media\/([0-9a-f]{32})\.([a-z0-9]{2,5})$/;

/** Who an address is for: everybody it is passed on to, or the owner and the operator of a work that was taken down. */
type Reader = 'media' | 'taken-down';

const sign = (secret: string, reader: Reader, key: string, expires: number): string =>
  macOf(secret, `${reader}:${key}:${expires}`).slice(0, SIGNATURE_LENGTH);

/** Seconds since the epoch until which an address that is made now works. */
const expiryOf = (now: number): number => (Math.floor(now / 1000 / DAY) + DAYS) * DAY;

/** Until when an address that is made now works. */
export const servedUntil = (now = Date.now()): Date => new Date(expiryOf(now) * 1000);

/** The same for a file of a work that was taken down: it is not to be passed on. */
const soonOf = (now: number): number => (Math.floor(now / 1000 / HOUR) + 2) * HOUR;

/** The address of a file such as `<key>.jpg`, relative to the server. Readers may add `w`. */
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

/** Addresses that were made, by file: a poll of 50 drawings tells 200 of them, every few seconds, and they are the same all day. */
const made = new Map<string, { secret: string; expires: number; takenDown: boolean; address: string }>();
/** About 5 MB. */
const MOST_MADE = 20_000;

/**
 * Whether an address has our signature and is still valid.
 * @returns for a file of a work that was taken down only `taken-down` is good enough, for any other file both; null for no signature
 */
export function signatureOf(secret: string, key: string, expires: string, signature: string): Reader | null {
  const until = Number(expires);
  if (!(until > Date.now() / 1000)) return null;
  for (const reader of ['media', 'taken-down'] as const)
    if (sameText(signature, sign(secret, reader, key, until))) return reader;
  return null;
}

/** The key in one of our addresses, or null. @param host the host the caller used; absolute addresses of other hosts are not ours */
export function keyOfAddress(address: string, host: string): string | null {
  const base = `http://${host}`;
  if (!URL.canParse(base) || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  // compare parsed hosts, because a header may contain `:80` where an address omits it
  if (url.host !== new URL(base).host) return null;
  return PATH.exec(url.pathname)?.[1] ?? null;
}

/** The key in an address from a person. @throws Refusal if it is not ours: nothing is ever fetched from elsewhere */
export function requireKey(address: string, host: string): string {
  const key = keyOfAddress(address, host);
  if (key === null) throw new Refusal(400, 'foreignAddress');
  return key;
}
