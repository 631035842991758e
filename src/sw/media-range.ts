/** Answers a `Range` request from a complete cached file (RFC 9110: one range, bytes). */
export async function cutRange(whole: Response, range: string): Promise<Response> {
  const blob = await whole.blob();
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = from === '' ? Math.max(0, blob.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
  if ((from === '' && to === '') || start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
  return new Response(blob.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-range': `bytes ${start}-${end}/${blob.size}`,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
    },
  });
}

/**
 * The complete file, if an answer contains all of it. Players request `bytes=0-` and get everything as status 206.
 * @param most bytes above which the file is not cached
 * @returns an answer of status 200, or null
 */
export function wholeOf(response: Response, most: number): Response | null {
  const type = response.headers.get('content-type') ?? '';
  // error pages and opaque answers are not media
  if (!/^(image|audio|video)\//.test(type)) return null;
  const [, first, last, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const all = response.status === 206 && first === '0' && Number(last) + 1 === Number(size);
  if (response.status !== 200 && !all) return null;
  const bytes = Number(response.headers.get('content-length') ?? 0);
  if (bytes > most) return null;
  return new Response(response.clone().body, {
    headers: { 'content-type': type, ...(bytes > 0 ? { 'content-length': String(bytes) } : {}) },
  });
}
