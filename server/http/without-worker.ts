/** The kill switch: files served instead of the service worker and page while the worker is switched off. */
import type { AppFile } from './app-files.ts';

/** The engine's broadcast channel. Asks the old worker to yield, so that its polls do not delay this one. */
const CHANNEL = 'inkreel-engine-1';

/**
 * At each visit a browser checks for a new worker, bypassing the old one. It finds this one, which activates at once, deletes the
 * cached app files, unregisters itself and reloads the pages from the server. The engine's database stays, so that the page's own
 * engine continues the tasks. The reload changes the page's query, because navigating to the same URL with a hash does not reload.
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

/** Tells the page not to register the worker; otherwise both would replace each other in a loop. */
const OFF = '<meta name="inkreel-worker" content="off" />';

/** The app's files while the worker is switched off. */
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
