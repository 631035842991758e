/** The kill switch: what is served in place of the worker and of the page while the worker is switched off. */
import type { AppFile } from './app-files.ts';

/** The engine's channel, on which a worker is told that another takes over; otherwise its polls would hold this one up. */
const CHANNEL = 'inkreel-engine-1';

/**
 * A browser looks for a new worker at each visit, past the old one. It finds this: it takes over at once, throws away the kept
 * app files, gives up the registration and loads the pages anew, from the server. The engine's database stays, so that the page's own
 * engine goes on with the tasks. The address of a page changes in its query, since the same one with a hash would load nothing.
 */
export const LAST_WORKER = `self.addEventListener('install', () => {
  new BroadcastChannel('${CHANNEL}').postMessage({ type: 'yield' });
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('workbox-')).map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) {
    const address = new URL(page.url);
    address.searchParams.set('fresh', String(Date.now()));
    page.navigate(address.href).catch(() => undefined);
  }
}
`;

/** Tells the page that it must not register the worker, or the two would take turns for ever. */
const OFF = '<meta name="inkreel-worker" content="off" />';

/** The app's files with the worker switched off. */
export const withoutWorker =
  (find: (path: string) => Promise<AppFile | null>) =>
  async (path: string): Promise<AppFile | null> => {
    const file = await find(path);
    if (file && path === 'sw.js')
      return { ...file, data: Buffer.from(LAST_WORKER), encoded: {}, etag: '"worker-off"' };
    if (file && path === 'index.html') {
      const page = file.data.toString().replace('<head>', `<head>${OFF}`);
      return { ...file, data: Buffer.from(page), encoded: {}, etag: file.etag.replace(/"$/, '-off"') };
    }
    return file;
  };
