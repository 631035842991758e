import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { TRAY } from '../../src/sw/tray.ts';
import { Device, PushService } from '../server/push/push-service.ts';
import type { Studio } from './harness.ts';

/**
 * Gives a browser a subscription at the test's push service, since headless browsers have none and `subscribe` fails there. What
 * the server sends and the worker's handling are real.
 */
export async function subscribable(
  context: BrowserContext,
): Promise<{ service: PushService; device: Device }> {
  const service = await PushService.start();
  const device = new Device(service, 'browser');
  await context.addInitScript(
    ({ endpoint, keys }) => {
      let current: object | null = null;
      PushManager.prototype.subscribe = async ({ applicationServerKey: key } = {}) => {
        const applicationServerKey = (key as Uint8Array<ArrayBuffer>).buffer;
        current = {
          endpoint,
          options: { applicationServerKey },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            current = null;
            return true;
          },
        };
        return current as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    },
    { endpoint: device.endpoint, keys: device.keys },
  );
  return { service, device };
}

/** Sends events to the worker through DevTools, also with all pages of the app closed. */
export class WorkerEvents {
  readonly #origin: string;
  readonly #session: CDPSession;
  readonly #registrationId: string;

  private constructor(origin: string, session: CDPSession, registrationId: string) {
    this.#origin = origin;
    this.#session = session;
    this.#registrationId = registrationId;
  }

  /** @param page of the same origin, not necessarily of the app */
  static async of(studio: Studio, page: Page): Promise<WorkerEvents> {
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return new WorkerEvents(studio.origin, session, await registered);
  }

  push(data: unknown): Promise<unknown> {
    return this.#session.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      data: JSON.stringify(data),
    });
  }

  sync(): Promise<unknown> {
    return this.#session.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      tag: 'inkreel-tasks',
      lastChance: false,
    });
  }

  /** Stops the worker, and waits until it has stopped: events that reach a stopping worker are lost. */
  async stop(): Promise<void> {
    const stopped = new Promise<void>((resolve) => {
      this.#session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
      });
    });
    await this.#session.send('ServiceWorker.stopAllWorkers');
    await stopped;
  }
}

/** Opens a page of the same origin that is not the app, to inspect the worker's registration. */
export async function outsider(context: BrowserContext, studio: Studio): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${studio.origin}/web/manifest.webmanifest`);
  return page;
}

/** The notifications that the system shows. Asked for in the worker's turn: see `inTray`. */
export const shownTo = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async (tray) => {
    const registration = await navigator.serviceWorker.getRegistration('/web/');
    const shown = await navigator.locks.request(tray, async () => registration?.getNotifications());
    return (shown ?? []).map(({ title, body }) => ({ title, body }));
  }, TRAY);

/** Waits until the system shows exactly these titles. */
export const expectShown = (page: Page, titles: string[]) =>
  expect.poll(async () => (await shownTo(page)).map(({ title }) => title).sort()).toEqual(titles);

/** The part of the worker's global scope that a click needs; the DOM types lack it. */
interface ClickScope {
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
}

/** Clicks the shown notification. Synthetic clicks may not focus a window, so `focus` is stubbed. */
export async function clickNotification(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async (tray) => {
    const scope = globalThis as unknown as ClickScope;
    scope.WindowClient.prototype.focus = async function () {
      return this;
    };
    const [notification] = await navigator.locks.request(tray, () => scope.registration.getNotifications());
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, TRAY);
}
