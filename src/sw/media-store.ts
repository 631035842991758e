/** Caches of the media that each account has seen. When one exceeds its budget, the oldest files are deleted. */
const PREFIX = 'inkreel-media-';
const MB = 1024 * 1024;
/** The share of the browser's quota that media may use, and its upper limit. */
const BUDGET = { share: 0.2, most: 800 * MB, unknown: 100 * MB } as const;
/** Larger files, e.g. a long film, are not cached: they would push out everything else. */
export const LARGEST = 40 * MB;

const nameOf = (user: number): string => `${PREFIX}${user}`;

/** Bytes that media may take on this device. */
async function budget(): Promise<number> {
  const { quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? BUDGET.unknown : Math.min(BUDGET.most, quota * BUDGET.share);
}

/** File sizes in a cache, oldest first. Read once per worker, because reading them takes time in proportion to their number. */
const sizesOf = new WeakMap<Cache, Promise<Map<string, number>>>();
const byUser = new Map<number, Promise<Cache>>();

async function readSizes(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const length = (await cache.match(request))?.headers.get('content-length');
    sizes.set(request.url, Number(length ?? 0));
  }
  return sizes;
}

/** The cache of one account's media. A page deletes it at sign-out: what is put into a deleted one is never found again. */
export async function mediaCache(user: number): Promise<Cache> {
  if (!(await caches.has(nameOf(user)))) byUser.delete(user);
  const cache = byUser.get(user) ?? caches.open(nameOf(user));
  byUser.set(user, cache);
  // one that could not be opened may open next time
  cache.catch(() => byUser.delete(user));
  return cache;
}

/** The oldest files to delete so that the rest fits. @param sizes bytes by name, oldest first */
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

/**
 * Caches a complete file and deletes the oldest ones beyond the budget. If the disk is full, deletes all of them.
 * @param cache as it was when the file was asked for: somebody who signs out meanwhile leaves nothing behind
 */
export async function cacheMedium(cache: Cache, key: string, medium: Response): Promise<void> {
  try {
    const known = sizesOf.get(cache) ?? readSizes(cache);
    sizesOf.set(cache, known);
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
    // an aborted download was still served; on a full disk, the next file may fit once the others are gone
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropMedia();
  }
}

/** Deletes the cached media of all accounts. */
export async function dropMedia(): Promise<void> {
  byUser.clear();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
