import { BlockList, isIP, isIPv6 } from 'node:net';

/** Address ranges that are not public: loopback, private, link-local (cloud metadata), multicast, translation, documentation. */
const RANGES: readonly (readonly [network: string, bits: number])[] = [
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
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const inner = new BlockList();
for (const [network, bits] of RANGES) inner.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');

/** Whether an IP address is not public; true for text that is not an IP address. IPv4-mapped IPv6 addresses are checked as IPv4. */
export function isInner(address: string): boolean {
  const family = isIP(address);
  return family === 0 || inner.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
