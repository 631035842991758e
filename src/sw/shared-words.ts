/** Holds words shared by another app, like a shared picture: the worker stores them, and the drawing page takes them. */
const CACHE = 'inkreel-shared-words';
const ENTRY = '/web/share/words';
/** Shared words are dropped after a day. */
const MAX_AGE = 24 * 3_600_000;

/** Stores words, replacing those from before. @throws when the browser's storage is full */
export async function putSharedWords(words: string): Promise<void> {
  const response = new Response(words, { headers: { 'x-at': String(Date.now()) } });
  await (await caches.open(CACHE)).put(ENTRY, response);
}

/** Takes the words. Only one of several pages gets them. @returns '' if there are none, or they are too old */
export async function takeSharedWords(): Promise<string> {
  if (!(await caches.has(CACHE))) return '';
  const cached = await (await caches.open(CACHE)).match(ENTRY);
  const words = await cached?.text();
  if (!(await caches.delete(CACHE)) || !cached || !words) return '';
  return Date.now() - Number(cached.headers.get('x-at')) > MAX_AGE ? '' : words;
}

/** Deletes the words. */
export const dropSharedWords = (): Promise<boolean> => caches.delete(CACHE);
