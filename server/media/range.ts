import type { ByteRange } from '../storage/storage.ts';

/**
 * Reads a Range header with one range of bytes.
 * @returns null when the whole file is to be sent (none, several or a malformed range), `outside` when it lies beyond the end
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  const last = size - 1;
  // `-500` asks for the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (to !== '' && from !== '' && Number(to) < start) return null;
  return start > last || (from === '' && Number(to) === 0) ? 'outside' : { start, end };
}
