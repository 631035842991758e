import { readPushKey, subscribePush } from '../api/push.ts';
import type { EngineDb } from './db.ts';
import { canPoll, readAuth } from './engine/auth.ts';
import type { EngineDeps } from './engine/deps.ts';
import { readNoticeSettings } from './notice-settings.ts';
import { loadPreferences } from './preferences.ts';
import { scope } from './scope.ts';
import { keyBytes, subscriptionInput } from './subscription.ts';

/** `pushsubscriptionchange`; browsers fill in what they know, some nothing. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * The browser has changed or dropped this device's subscription: the server is told of the new one at once. Where that cannot
 * be done now, the next start of the app does it.
 */
export async function onSubscriptionChange(
  { db, clientFor }: Pick<EngineDeps, 'clientFor'> & { db: EngineDb },
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  await loadPreferences(db);
  const [auth, settings] = await Promise.all([readAuth(db), readNoticeSettings(db)]);
  if (!canPoll(auth) || !settings.on) return;
  const client = clientFor(auth.token);
  const fresh = newSubscription ?? (await subscribeAnew());
  const input = fresh && subscriptionInput(fresh, settings, oldSubscription?.endpoint);
  if (input) await client.send(subscribePush, input);

  async function subscribeAnew(): Promise<PushSubscription | null> {
    const { key } = await client.send(readPushKey, {});
    if (!key) return null;
    return scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(key),
    });
  }
}
