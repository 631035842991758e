import type { ByteRange } from '../storage/storage.ts';

/**
 * Parses a Range header with one range of bytes.
 * @returns null to send the whole file (no, several or malformed ranges), `outside` if it starts after the end
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  const last = size - 1;
  // `-500` means the last 500 bytes
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (to !== '' && from !== '' && Number(to) < start) return null;
  return start > last || (from === '' && Number(to) === 0) ? 'outside' : { start, end };
}
