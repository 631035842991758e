/**
 * Media once seen are kept, so that histories show offline. A medium never changes under its key, while the signature in
 * its address does each day: the cache's key is the path and the width alone.
 */
import { cutRange, wholeOf } from './media-range.ts';
import { cacheMedium, LARGEST, mediaCache } from './media-store.ts';

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
  const cached = await (await mediaCache(user)).match(key);
  if (cached) return range ? cutRange(cached, range) : cached;
  const response = await fetch(request);
  const whole = wholeOf(response, LARGEST);
  if (whole) wait(cacheMedium(user, key, whole));
  return response;
}
