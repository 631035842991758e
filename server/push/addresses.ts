/** Checks push endpoints, which are addresses from strangers that we send requests to. */
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { isInner } from '../http/inner-address.ts';
import { isLoopback } from '../http/loopback.ts';

/** Tests, and a studio that is only reachable from this machine, may use a push service on this machine. */
export const allowsLoopback = ({ production, host }: Pick<Config, 'production' | 'host'>): boolean =>
  !production && isLoopback(host);

const bare = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the host of an address is this machine. */
export const isOwnMachine = ({ hostname }: URL): boolean => isLoopback(hostname);

/**
 * Whether pushes may be sent to this address, judging by the address alone. A name is checked again by what it resolves to when
 * it is used (send.ts). @param loopback see {@link allowsLoopback}
 */
export function mayPushTo(endpoint: string, loopback: boolean): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username || url.password) return false;
  if (isOwnMachine(url)) return loopback && /^https?:$/.test(url.protocol);
  const host = bare(url);
  // push services use the usual port; nobody may probe other ports through us
  if (url.protocol !== 'https:' || url.port !== '') return false;
  // a name without a dot is in our own network
  return isIP(host) ? !isInner(host) : host.includes('.');
}
