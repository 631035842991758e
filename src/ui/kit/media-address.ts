import { safeAddress } from './safe-address.ts';

/** The widths that our server offers. */
type Width = 320 | 640 | 1280;

/** A signed address as the server writes it: the width can be appended without parsing. */
const PLAIN = /^\/media\/[\w.-]+(?:\?[es]=[\w-]+(?:&[es]=[\w-]+)*)?$/;

/**
 * A picture's address, with a width for where it is shown; in full size without one. Other servers' addresses stay as they are.
 * @returns null for an address that must not be loaded
 */
export function mediaOf(address: string, width?: Width): string | null {
  const safe = safeAddress(address);
  if (!safe || !width) return safe;
  const path = safe.startsWith(location.origin) ? safe.slice(location.origin.length) : '';
  if (PLAIN.test(path)) return `${safe}${path.includes('?') ? '&' : '?'}w=${width}`;
  const url = new URL(safe);
  if (url.origin !== location.origin || !url.pathname.startsWith('/media/')) return safe;
  url.searchParams.set('w', String(width));
  return url.href;
}
