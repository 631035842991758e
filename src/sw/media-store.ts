/** The media an account has seen, one cache for each; the oldest go first when they take up too much. */
const PREFIX = 'inkreel-media-';
const MB = 1024 * 1024;
/** What the media may take of all that the browser lends us, and at most. */
const BUDGET = { share: 0.2, most: 800 * MB, unknown: 100 * MB } as const;
/** A medium larger than this, e.g. a long film, is not kept: it would push out everything else. */
export const LARGEST = 40 * MB;

export const mediaCache = (user: number): Promise<Cache> => caches.open(`${PREFIX}${user}`);

/** Bytes that media may take on this device. */
async function budget(): Promise<number> {
  const { quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? BUDGET.unknown : Math.min(BUDGET.most, quota * BUDGET.share);
}

/** The sizes of what a cache holds, oldest first; read once for the worker's life, since reading them takes as long as they are many. */
const weighed = new WeakMap<Cache, Promise<Map<string, number>>>();
const byUser = new Map<number, Cache>();

async function weigh(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const length = (await cache.match(request))?.headers.get('content-length');
    sizes.set(request.url, Number(length ?? 0));
  }
  return sizes;
}

/** The oldest that have to go so that the rest fits. @param sizes bytes by name, oldest first */
export function overBudget(sizes: ReadonlyMap<string, number>, most: number): string[] {
  let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const dropped: string[] = [];
  for (const [name, bytes] of sizes) {
    if (total <= most) break;
    dropped.push(name);
    total -= bytes;
  }
  return dropped;
}

/** Keeps a whole medium, and lets go of the oldest beyond the budget. A full disk drops all of them. */
export async function cacheMedium(user: number, key: string, medium: Response): Promise<void> {
  try {
    const cache = byUser.get(user) ?? (await mediaCache(user));
    byUser.set(user, cache);
    const known = weighed.get(cache) ?? weigh(cache);
    weighed.set(cache, known);
    const blob = await medium.blob();
    const headers = {
      'content-type': medium.headers.get('content-type') ?? '',
      'content-length': String(blob.size),
    };
    await cache.put(key, new Response(blob, { headers }));
    const sizes = await known;
    sizes.delete(key);
    sizes.set(key, blob.size);
    for (const name of overBudget(sizes, await budget())) {
      sizes.delete(name);
      await cache.delete(name);
    }
  } catch (error) {
    // cut off: it was still served. Full: the next one may fit once the others are gone
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropMedia();
  }
}

/** Drops every kept medium, whosever. */
export async function dropMedia(): Promise<void> {
  byUser.clear();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
