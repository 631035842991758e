import type { CallInput } from '../../api/call.ts';
import type { subscribePush } from '../../api/push.ts';
import type { NoticeSettings } from '../../sw/notice-settings.ts';
import { keyBytes, subscriptionInput } from '../../sw/subscription.ts';

/** Chromium's, for installed apps; not in the standard's types. */
interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}
interface Registration extends ServiceWorkerRegistration {
  readonly sync?: unknown;
  readonly periodicSync?: PeriodicSync;
}

const TAG = 'inkreel-tasks';
/** The shortest interval browsers grant. */
const PERIOD = 12 * 60 * 60 * 1000;

/** Milliseconds until a push service counts as out of reach. Where one is blocked, some browsers wait for it without end. */
const PATIENCE = 20_000;

/** The registration, once its worker is active, because subscriptions need one; undefined if there is none. */
const registered = async (): Promise<Registration | undefined> => {
  const container = navigator.serviceWorker;
  const registration = await container?.getRegistration('/web/').catch(() => undefined);
  return registration && container.ready;
};

/** What the browser offers while no tab of the app is open. */
export async function closedAbilities(): Promise<{ push: boolean; sync: boolean }> {
  const registration = await registered();
  return {
    push: registration !== undefined && 'pushManager' in registration,
    sync: registration?.sync !== undefined,
  };
}

const sameKey = (bytes: ArrayBuffer | null | undefined, key: Uint8Array): boolean =>
  bytes != null &&
  bytes.byteLength === key.length &&
  new Uint8Array(bytes).every((byte, index) => byte === key[index]);

/**
 * Subscribes this browser with this studio's key, and returns what to tell the server.
 * @returns null where that is impossible
 * @throws what `subscribe` throws: no permission, no push service within reach; also if that does not answer
 */
export async function subscribeHere(
  key: string,
  settings: NoticeSettings,
): Promise<CallInput<typeof subscribePush> | null> {
  const pushManager = (await registered())?.pushManager;
  if (!pushManager) return null;
  const bytes = keyBytes(key);
  const before = await pushManager.getSubscription();
  // a subscription with another key receives nothing from us
  const fits = before && sameKey(before.options.applicationServerKey, bytes);
  if (before && !fits) await before.unsubscribe();
  const subscription =
    before && fits
      ? before
      : await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes }));
  return subscriptionInput(subscription, settings, before?.endpoint);
}

/** What does not come in time is found at the next start, if it has come by then. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The push service does not answer')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Ends this browser's subscription. @returns its endpoint; null if there was none */
export async function unsubscribeHere(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager?.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/** Asks the browser to wake the worker now and then, which it may grant to an installed app. @returns whether it does */
export async function keepPeriodicSync(on: boolean): Promise<boolean> {
  const periodic = (await registered())?.periodicSync;
  if (!periodic) return false;
  const name = 'periodic-background-sync' as PermissionName;
  const { state } = await navigator.permissions.query({ name });
  if (on && state === 'granted') await periodic.register(TAG, { minInterval: PERIOD });
  else await periodic.unregister(TAG);
  return on && state === 'granted';
}
