/** Checks push endpoints: untrusted URLs that the server sends requests to. */
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { isInner } from '../http/inner-address.ts';
import { isLoopback } from '../http/loopback.ts';

/** Whether push services on this machine are allowed: in tests, and in a studio that is only reachable from this machine. */
export const allowsLoopback = ({ production, host }: Pick<Config, 'production' | 'host'>): boolean =>
  !production && isLoopback(host);

const bare = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the host of a URL is this machine. */
export const isOwnMachine = ({ hostname }: URL): boolean => isLoopback(hostname);

/**
 * Whether pushes may be sent to this URL, judging by the URL alone. A host name's address is checked again when the connection
 * is made (send.ts). @param loopback see {@link allowsLoopback}
 */
export function mayPushTo(endpoint: string, loopback: boolean): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username || url.password) return false;
  if (isOwnMachine(url)) return loopback && /^https?:$/.test(url.protocol);
  const host = bare(url);
  // push services use the default port; others could be used for port scans
  if (url.protocol !== 'https:' || url.port !== '') return false;
  // a name without a dot is in the local network
  return isIP(host) ? !isInner(host) : host.includes('.');
}
