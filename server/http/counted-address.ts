import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;
/** Groups of an IPv6 address that name a network. Its owner has all addresses behind them. */
const GROUPS = 4;

/**
 * The address by which limits count a caller: with IPv6 their network of 64 bits, since whoever has one address of it has 2^64 and could
 * take another for each try.
 */
export function countedAddress(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  // `::` stands for as many zeros as are missing
  const zeros = tail === undefined ? 0 : 8 - front.length - widthOf(back);
  const network = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back].slice(0, GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** How many groups these are: an IPv4 address at the end stands for two. */
const widthOf = (groups: readonly string[]): number =>
  groups.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
