/**
 * A path of our own that parsing would not change. A scrolling wall checks hundreds a second, and parsing would take the most time.
 */
const OWN_PATH = /^\/(?!.*\/\.)(?:[\w-][\w./?=&-]*)?$/;

/**
 * An address from the server that is safe as a link or media source: https, blob or our own origin, never `javascript:` or `data:`.
 * @returns null for anything else
 */
export function safeAddress(address: string): string | null {
  if (!address) return null;
  if (OWN_PATH.test(address)) return location.origin + address;
  try {
    const url = new URL(address, location.href);
    return url.protocol === 'https:' || url.protocol === 'blob:' || url.origin === location.origin
      ? url.href
      : null;
  } catch {
    return null;
  }
}
