import { readPushKey, subscribePush } from '../api/push.ts';
import type { EngineDb } from './db.ts';
import { canPoll, readAuth } from './engine/auth.ts';
import type { EngineDeps } from './engine/deps.ts';
import { readNoticeSettings } from './notice-settings.ts';
import { loadPreferences } from './preferences.ts';
import { scope } from './scope.ts';
import { keyBytes, subscriptionInput } from './subscription.ts';

/** The `pushsubscriptionchange` event. Some browsers fill in neither field. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Sends the server the new subscription after the browser has changed or dropped the old one. If that is not possible now, the
 * next start of the app does it.
 */
export async function onSubscriptionChange(
  { db, clientFor }: Pick<EngineDeps, 'clientFor'> & { db: EngineDb },
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  await loadPreferences(db);
  const [auth, settings] = await Promise.all([readAuth(db), readNoticeSettings(db)]);
  if (!canPoll(auth) || !settings.on) return;
  const client = clientFor(auth.token);
  const fresh = newSubscription ?? (await subscribeAgain());
  const input = fresh && subscriptionInput(fresh, settings, oldSubscription?.endpoint);
  if (input) await client.send(subscribePush, input);

  async function subscribeAgain(): Promise<PushSubscription | null> {
    const { key } = await client.send(readPushKey, {});
    if (!key) return null;
    return scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(key),
    });
  }
}
