import { Workbox } from 'workbox-window';
import type { Command } from '../../sw/protocol.ts';
import { trustedAddress } from '../trusted-addresses.ts';
import { ensureStore, storesInMemory } from './memory-store.ts';

/** Who runs the engine: the worker, or this page where there is none. */
export interface Host {
  send(command: Command): void;
  /** Asks the browser to call the worker once more when every tab is closed; Chromium only. */
  askForSync(): void;
}

/** A newer version waits; `apply` makes it take over and loads this page anew. */
export type OnUpdate = (apply: () => void) => void;

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** The studio has taken its worker off every browser: its page says so, and nothing is registered until it does not. */
const workerIsOff = (): boolean => document.querySelector('meta[name=inkreel-worker][content=off]') !== null;

/** Registers the worker; resolves once one is active, or with the page's own engine where that cannot be. */
export async function findHost(onUpdate: OnUpdate): Promise<Host> {
  const container = navigator.serviceWorker;
  // a worker without a channel could tell no page of anything
  if (!container || workerIsOff() || typeof BroadcastChannel === 'undefined') return pageHost();
  try {
    const workbox = new Workbox(trustedAddress('worker'), {
      scope: '/web/',
      type: import.meta.env.DEV ? 'module' : 'classic',
      updateViaCache: 'none',
    });
    workbox.addEventListener('waiting', () => {
      onUpdate(() => {
        workbox.addEventListener('controlling', () => location.reload());
        void takeOver(() => workbox.messageSkipWaiting());
      });
    });
    await workbox.register({ immediate: true });
    const registration = await container.ready;
    lookForUpdates(registration);
    const host = workerHost(registration);
    await ensureStore();
    // a worker cannot see what this page keeps in its memory
    if (storesInMemory()) return pageHost();
    if (!container.controller) host.send({ type: 'claim' });
    return host;
  } catch (error) {
    console.info('[engine] no worker here', error);
    return pageHost();
  }
}

/** An event at the wrong moment can keep the old worker: the request to take over is made again until the page is gone. */
async function takeOver(ask: () => void): Promise<void> {
  for (let attempt = 0; attempt < TAKE_OVER_ATTEMPTS; attempt += 1) {
    ask();
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_WAIT));
  }
}
const TAKE_OVER_ATTEMPTS = 4;
const TAKE_OVER_WAIT = 6_000;

/** An installed app may stay open for days, and a browser looks for a new version by itself only when a page is loaded. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < LOOK_EVERY) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}
const LOOK_EVERY = 3_600_000;

/** Loaded where it is needed only: the page of a working worker never runs it. */
const pageHost = async (): Promise<Host> => {
  const { createPageEngine } = await import('./page-engine.ts');
  return { ...createPageEngine(), askForSync: () => undefined };
};

const workerHost = (registration: ServiceWorkerRegistration): Host => ({
  send: (command) => registration.active?.postMessage(command),
  askForSync: () => {
    const sync = (registration as unknown as { sync?: SyncManager }).sync;
    sync?.register('inkreel-tasks').catch(() => undefined);
  },
});
