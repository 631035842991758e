/**
 * Caches media that were seen, so that histories work offline. A file never changes under its key, but the signature in its
 * address changes every day, so the cache's key is only the path and the width.
 */
import { inTime } from './in-time.ts';
import { cutRange, wholeOf } from './media-range.ts';
import { cacheMedium, LARGEST, mediaCache } from './media-store.ts';

const keyOf = (url: URL): string => {
  const width = url.searchParams.get('w');
  return url.origin + url.pathname + (width ? `?w=${width}` : '');
};

/** Serves a medium to whoever is signed in; without the cache if the database does not say in time who that is. */
export const serveMediaOf = (
  auth: Promise<{ user: number }>,
  request: Request,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> =>
  inTime(auth).then(
    ({ user }) => serveMedia(request, user, wait),
    () => fetch(request),
  );

/** Answers from the cache or the network. A Range request is answered from the complete file if that is cached. */
export async function serveMedia(
  request: Request,
  user: number,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> {
  const key = keyOf(new URL(request.url));
  const range = request.headers.get('range');
  // a damaged or full storage may refuse even to open a cache; the file is at the server
  const cache = await mediaCache(user).catch(() => undefined);
  const cached = await cache?.match(key).catch(() => undefined);
  if (cached) return range ? cutRange(cached, range) : cached;
  const response = await fetch(request);
  const whole = wholeOf(response, LARGEST);
  if (whole && cache) wait(cacheMedium(cache, key, whole));
  return range && response.ok ? asOwn(response) : response;
}

/**
 * An answer of the worker's own with the network's bytes. A player reads a file in parts, and the later ones may come from the cache.
 * Chromium takes parts of one file only from one source: with the network's answer first and the worker's after it, playing broke off.
 * If the worker is stopped meanwhile, the body ends early, and the player asks for the rest.
 */
function asOwn({ status, headers, body }: Response): Response {
  return new Response(body, { status, headers });
}
