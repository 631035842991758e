/** Checks push endpoints, which are addresses from strangers that we send requests to. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { isLoopback } from '../http/loopback.ts';

/** Everything but the public internet: this machine, its networks, multicast, translated and documentation ranges. */
const RANGES: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const inner = new BlockList();
for (const [network, bits] of RANGES) inner.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');

/** Whether an IP address is not public. An IPv4 address inside an IPv6 one is checked as itself. */
export const isInner = (address: string): boolean => inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

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
