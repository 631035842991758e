/**
 * Holds a picture shared by another app: the worker stores it, and the drawing page takes it once somebody is signed in. It is a
 * cache because that stores files, and because worker and page do not share a database.
 */
const CACHE = 'inkreel-shared';
const ENTRY = '/web/share/picture';
/** A shared picture is dropped after a day. */
const MAX_AGE = 24 * 3_600_000;

/**
 * Stores a picture, replacing the previous one.
 * @param at when it was shared, in milliseconds
 * @throws when the browser's storage is full
 */
export async function putShared(picture: File, at = Date.now()): Promise<void> {
  const headers = {
    'content-type': picture.type,
    'x-name': encodeURIComponent(picture.name),
    'x-at': String(at),
  };
  await (await caches.open(CACHE)).put(ENTRY, new Response(picture, { headers }));
}

/**
 * Takes the picture. Only one of several pages gets it.
 * @returns the picture, last modified when it was shared; null if there is none, or it is too old
 */
export async function takeShared(): Promise<File | null> {
  if (!(await caches.has(CACHE))) return null;
  const cached = await (await caches.open(CACHE)).match(ENTRY);
  const blob = await cached?.blob();
  if (!(await caches.delete(CACHE)) || !cached || !blob) return null;
  const lastModified = Number(cached.headers.get('x-at'));
  if (Date.now() - lastModified > MAX_AGE) return null;
  const type = cached.headers.get('content-type') ?? '';
  return new File([blob], decodeURIComponent(cached.headers.get('x-name') ?? ''), { type, lastModified });
}

/** Deletes the picture. */
export const dropShared = (): Promise<boolean> => caches.delete(CACHE);
