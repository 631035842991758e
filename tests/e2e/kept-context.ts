import type { Browser, BrowserContext } from '@playwright/test';
import { TRAY } from '../../src/sw/tray.ts';
import { emptyPage } from './empty-page.ts';

/** Prefix of the name of Workbox's precache. */
const PRECACHE = 'workbox-precache';

/**
 * Browser contexts with an installed worker but no login, as on later visits, one for each set of options. Installing the worker
 * in each test took as long as the rest of it.
 */
export class KeptContexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param options the test's context options */
  async get(...options: unknown[]): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const context = this.#kept.get(key) ?? refusingToKeep(await this.#browser.newContext());
    this.#kept.set(key, context);
    return context;
  }

  async close(): Promise<void> {
    for (const context of this.#kept.values()) await context.close();
  }
}

/** Makes irreversible methods throw, since the context is shared between tests. */
function refusingToKeep(context: BrowserContext): BrowserContext {
  context.clock.install = () => {
    throw new Error('a clock stays in its context: test.use({ firstVisit: true })');
  };
  return context;
}

/** Resets a context to the installed worker and the app's files, with nothing running. */
export async function forget(context: BrowserContext, origin: string): Promise<void> {
  // a worker of a stopped server stays a target that never answers, and going offline waits for all targets
  const strange = context.serviceWorkers().find((worker) => new URL(worker.url()).origin !== origin);
  if (strange) throw new Error(`${strange.url()} is of another studio: test.use({ firstVisit: true })`);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  const opened = context.pages();
  const page = await emptyPage(context, origin);
  for (const one of opened) await one.close();
  // the system shows a notice for twenty seconds; without the permission a page is not told of it
  await page.evaluate(
    (tray) =>
      navigator.locks.request(tray, async () => {
        for (const registration of await navigator.serviceWorker.getRegistrations())
          for (const shown of await registration.getNotifications()) shown.close();
      }),
    TRAY,
  );
  await context.clearPermissions();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.evaluate(async (kept) => {
    for (const name of await caches.keys()) if (!name.startsWith(kept)) await caches.delete(name);
  }, PRECACHE);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb',
  });
  await page.close();
}
