/**
 * The one place where a picture waits that came from another app: the worker puts it there, the drawing page takes it out once
 * somebody is signed in. A cache, since that holds files, and neither the engine's database nor the page's is of the other.
 */
const CACHE = 'inkreel-shared';
const ENTRY = '/web/share/picture';
/** Nobody looks for a reference that was shared the day before. */
const LASTS = 24 * 3_600_000;

/** Keeps a picture in place of the one before. @throws when the browser has no room */
export async function putShared(picture: File): Promise<void> {
  const headers = {
    'content-type': picture.type,
    'x-name': encodeURIComponent(picture.name),
    'x-at': String(Date.now()),
  };
  await (await caches.open(CACHE)).put(ENTRY, new Response(picture, { headers }));
}

/** Takes the picture out; of several pages that ask, one gets it. @returns null when there is none, or an old one */
export async function takeShared(): Promise<File | null> {
  if (!(await caches.has(CACHE))) return null;
  const cached = await (await caches.open(CACHE)).match(ENTRY);
  const blob = await cached?.blob();
  if (!(await caches.delete(CACHE)) || !cached || !blob) return null;
  if (Date.now() - Number(cached.headers.get('x-at')) > LASTS) return null;
  const type = cached.headers.get('content-type') ?? '';
  return new File([blob], decodeURIComponent(cached.headers.get('x-name') ?? ''), { type });
}

/** Throws it away. */
export const dropShared = (): Promise<boolean> => caches.delete(CACHE);
