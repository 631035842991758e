import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { Device, PushService } from '../server/push/push-service.ts';
import type { Studio } from './harness.ts';

/**
 * Gives a browser a subscription at a push service of the test. A browser without a window has no push service of its own, and
 * `subscribe` fails there: only this is put in its place. What the studio sends is real, and so is what the worker does with it.
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

/** The worker as DevTools know it: events can be sent to it with every page of the app closed. */
export class WorkerEvents {
  readonly #origin: string;
  readonly #session: CDPSession;
  readonly #registrationId: string;

  private constructor(origin: string, session: CDPSession, registrationId: string) {
    this.#origin = origin;
    this.#session = session;
    this.#registrationId = registrationId;
  }

  /** @param page of the same origin; it may be one that is not the app */
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

  /** Stops the worker, and waits until it has: an event that reaches it on its way out is lost with it. */
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

/** A page of the same origin that is not the app: it can ask the worker's registration and shows nothing itself. */
export async function outsider(context: BrowserContext, studio: Studio): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${studio.origin}/web/manifest.webmanifest`);
  return page;
}

/** Waits until the system shows exactly these titles. */
export const expectShown = (page: Page, titles: string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration('/web/');
          return ((await registration?.getNotifications()) ?? []).map(({ title }) => title).sort();
        }),
      { timeout: 20_000 },
    )
    .toEqual(titles);

/** The worker's global, as far as a click needs it; the types of pages know none of it. */
interface ClickScope {
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
}

/** Clicks what the system shows. A click that a test makes may not bring a window to the front: that alone is left out. */
export async function clickNotification(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const scope = globalThis as unknown as ClickScope;
    scope.WindowClient.prototype.focus = async function () {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
