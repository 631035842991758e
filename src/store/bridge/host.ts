import { Workbox } from 'workbox-window';
import type { Command } from '../../sw/protocol.ts';
import { trustedAddress } from '../trusted-addresses.ts';
import { ensureStore, storesInMemory } from './memory-store.ts';

/** Runs the engine: the worker, or this page if there is none. */
export interface Host {
  send(command: Command): void;
  /** Asks the browser to wake the worker after all tabs are closed. Chromium only. */
  askForSync(): void;
}

/** A newer version is waiting; `apply` activates it and reloads this page. */
export type OnUpdate = (apply: () => void) => void;

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Whether the studio has switched its worker off: its page then says so, and none is registered. */
const workerIsOff = (): boolean => document.querySelector('meta[name=inkreel-worker][content=off]') !== null;

/** Registers the worker. Resolves once one is active, or with the page's own engine if there cannot be one. */
export async function findHost(onUpdate: OnUpdate): Promise<Host> {
  const container = navigator.serviceWorker;
  // without a channel, a worker could not reach its pages
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
    // a worker cannot read a store in this page's memory
    if (storesInMemory()) return pageHost();
    if (!container.controller) host.send({ type: 'claim' });
    return host;
  } catch (error) {
    console.info('[engine] no worker here', error);
    return pageHost();
  }
}

/** Repeats the request to take over until the page reloads, because an event at the wrong time keeps the old worker alive. */
async function takeOver(ask: () => void): Promise<void> {
  for (let attempt = 0; attempt < TAKE_OVER_ATTEMPTS; attempt += 1) {
    ask();
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_WAIT));
  }
}
const TAKE_OVER_ATTEMPTS = 4;
const TAKE_OVER_WAIT = 6_000;

/** Checks for updates: an installed app may stay open for days, and browsers check only when a page loads. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < LOOK_EVERY) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}
const LOOK_EVERY = 3_600_000;

/** Loaded only where it is needed: a page with a working worker never runs it. */
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
