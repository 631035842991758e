import { Workbox } from 'workbox-window';
import type { Command } from '../../sw/protocol.ts';
import { createPageEngine } from './page-engine.ts';
import { trustedAddress } from './trusted-addresses.ts';

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

/** Registers the worker; resolves once one is active, or with the page's own engine where that cannot be. */
export async function findHost(onUpdate: OnUpdate): Promise<Host> {
  const container = navigator.serviceWorker;
  if (!container) return pageHost();
  try {
    await register(onUpdate);
    const host = workerHost(await container.ready);
    if (!container.controller) host.send({ type: 'claim' });
    return host;
  } catch (error) {
    console.info('[engine] no worker here', error);
    return pageHost();
  }
}

/** A registration shares its job with the one of a page that is just being left, and is then aborted with it. */
const TRY_AGAIN_AFTER = [500, 2_000];

async function register(onUpdate: OnUpdate): Promise<void> {
  const workbox = new Workbox(trustedAddress('worker'), {
    scope: '/web/',
    type: import.meta.env.DEV ? 'module' : 'classic',
    updateViaCache: 'none',
  });
  workbox.addEventListener('waiting', () => {
    onUpdate(() => {
      workbox.addEventListener('controlling', () => location.reload());
      void workbox.messageSkipWaiting();
    });
  });
  for (const wait of TRY_AGAIN_AFTER) {
    // an aborted job may also leave nothing behind, and no error
    if (await workbox.register({ immediate: true }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await workbox.register({ immediate: true });
}

const pageHost = (): Host => ({ ...createPageEngine(), askForSync: () => undefined });

const workerHost = (registration: ServiceWorkerRegistration): Host => ({
  send: (command) => registration.active?.postMessage(command),
  askForSync: () => {
    const sync = (registration as unknown as { sync?: SyncManager }).sync;
    sync?.register('inkreel-tasks').catch(() => undefined);
  },
});
