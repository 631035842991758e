/**
 * Media once seen are kept, so that histories show offline. A medium never changes under its key, while the signature in
 * its address does each day: the cache's key is the path and the width alone.
 */
const PREFIX = 'inkreel-media-';
/** Oldest first out. */
const MOST = 600;

const cacheOf = (user: number): string => `${PREFIX}${user}`;

const keyOf = (url: URL): string => {
  const width = url.searchParams.get('w');
  return url.origin + url.pathname + (width ? `?w=${width}` : '');
};

/** Answers a medium from the cache or the network; a Range is cut from the whole when the whole is here. */
export async function serveMedia(
  request: Request,
  user: number,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> {
  const key = keyOf(new URL(request.url));
  const range = request.headers.get('range');
  const cache = await caches.open(cacheOf(user));
  const kept = await cache.match(key);
  if (kept) return range ? slice(kept, range) : kept;
  const response = await fetch(request);
  // a part, an error page or an opaque answer is no medium
  const whole =
    response.status === 200 &&
    !range &&
    /^(image|audio|video)\//.test(response.headers.get('content-type') ?? '');
  if (whole) wait(keep(cache, key, response.clone()));
  return response;
}

async function keep(cache: Cache, key: string, response: Response): Promise<void> {
  try {
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
  } catch {
    // full: the medium was still served, and the next one may fit once older ones are gone
    await dropMedia();
  }
}

async function slice(whole: Response, range: string): Promise<Response> {
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

/** Drops every kept medium. */
export async function dropMedia(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
