import type { addPlugins, PrecacheEntry } from 'workbox-precaching';

type WorkboxPlugin = Parameters<typeof addPlugins>[0][number];

/** Where the build writes the scripts and styles that come after the first screen: an object of texts by name (tools/pack.ts). */
const PACK = 'pack.json';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * Fills the precache from one file: a request for each of 130 was most of the work of an installation, and took a round trip each. The
 * pack is fetched if more than half of the files are missing. An update that leaves most of them as they are asks for the others
 * one by one, and so does a worker that does not get the pack.
 * @param manifest the files of this version
 */
export function fromPack(manifest: readonly (PrecacheEntry | string)[]): WorkboxPlugin {
  let cache: Promise<Cache> | undefined;
  let texts: Promise<Map<string, unknown>> | undefined;
  return {
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event }) {
      if (cachedResponse || event?.type !== 'install') return cachedResponse;
      cache ??= caches.open(cacheName);
      const opened = await cache;
      texts ??= mostAreMissing(opened, manifest).then((many) => (many ? readPack() : new Map()));
      const name = nameOf(request.url);
      const text = (await texts).get(name);
      const type = TYPES[name.split('.').pop() ?? ''];
      // what is no text is no file: it is asked for by itself
      if (typeof text !== 'string' || !type) return undefined;
      const response = new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
      // not in turn: the installation waits for them all, and fails with each
      event.waitUntil(opened.put(request, response.clone()));
      return response;
    },
  };
}

const nameOf = (url: string): string => url.slice(new URL('./', location.href).href.length);

async function mostAreMissing(cache: Cache, manifest: readonly (PrecacheEntry | string)[]): Promise<boolean> {
  const kept = new Set((await cache.keys()).map(({ url }) => nameOf(url)));
  const missing = manifest.filter((one) => !kept.has(typeof one === 'string' ? one : one.url));
  return missing.length > manifest.length / 2;
}

async function readPack(): Promise<Map<string, unknown>> {
  try {
    const answer = await fetch(PACK);
    return new Map(answer.ok ? Object.entries((await answer.json()) as Record<string, unknown>) : []);
  } catch {
    return new Map();
  }
}
