import { readPushKey, subscribePush, testPush, unsubscribePush } from '../../api/push.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { closedAbilities, keepPeriodicSync, subscribeHere, unsubscribeHere } from '../bridge/push-manager.ts';
import { client } from '../client.ts';
import { engine } from '../tasks/tasks.ts';
import { loadNotices, notices, type PushStanding, saveNotices } from './notices.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs changes one after another: two at once could leave the browser subscribed without the server knowing. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Brings the browser's subscription, the server's record of it and the periodic sync in line with the settings. Called at
 * each start, because either side may have lost its part, and after each change.
 */
export const renewPush = (): Promise<void> =>
  inTurn(async () => {
    const { on } = await loadNotices();
    const abilities = await closedAbilities();
    const wanted = on && notices.permission === 'granted';
    notices.sync = abilities.sync;
    notices.periodic = await keepPeriodicSync(wanted).catch(() => false);
    notices.push = abilities.push ? await bringInLine(wanted) : 'none';
  });

async function bringInLine(wanted: boolean): Promise<PushStanding> {
  const key = await client.send(readPushKey, {}).then(
    (answer) => answer.key,
    () => null,
  );
  if (!wanted) {
    await stop();
    return key ? 'off' : 'not-offered';
  }
  if (!key) return 'not-offered';
  // a visitor has no tasks
  if (!session.token) return 'off';
  try {
    const input = await subscribeHere(key, notices.settings);
    if (!input) return 'failed';
    await client.send(subscribePush, input);
    return 'on';
  } catch (error) {
    console.info('[notices] no pushes here', error);
    return 'failed';
  }
}

/** Unsubscribes the browser first: then nothing reaches this device, whatever the server has stored. */
async function stop(): Promise<void> {
  const endpoint = await unsubscribeHere().catch(() => null);
  if (endpoint && session.token) await client.send(unsubscribePush, { endpoint }).catch(() => undefined);
}

// the server forgets the device with its session
onSignOut(() => {
  void inTurn(async () => {
    await unsubscribeHere().catch(() => null);
    notices.push = 'unknown';
  });
});

/** Switches notices of this device. Switching on may ask for permission, so call it from a click. */
export async function switchNotices(on: boolean): Promise<void> {
  if (on && notices.permission === 'default') notices.permission = await Notification.requestPermission();
  await saveNotices({ on, asked: true });
  await renewPush();
}

/** Switches one kind of task. */
export async function switchKind(kind: string, on: boolean): Promise<void> {
  const others = notices.settings.off.filter((one) => one !== kind);
  await saveNotices({ off: on ? others : [...others, kind] });
  await renewPush();
}

/** Shows a test notification, and requests a push where pushes are on. @throws ApiError @returns whether it requested one */
export async function tryNotice(): Promise<boolean> {
  engine.send({ type: 'test-notice' });
  if (notices.push !== 'on') return false;
  await client.send(testPush, {});
  return true;
}
