import { safeAddress } from './safe-address.ts';

/** The widths that our server offers. */
type Width = 320 | 640 | 1280;

/**
 * A picture's address, in a width that fits where it is shown; whole without one. Other servers' addresses stay as they are.
 * @returns null for an address that must not be loaded
 */
export function mediaOf(address: string, width?: Width): string | null {
  const safe = safeAddress(address);
  if (!safe || !width) return safe;
  const url = new URL(safe);
  if (url.origin !== location.origin || !url.pathname.startsWith('/media/')) return safe;
  url.searchParams.set('w', String(width));
  return url.href;
}
