import { readNoticeId } from '../../api/notice-id.ts';
import { identify, readAuth, writeAuth } from '../../sw/engine/auth.ts';
import { wipeUser } from '../../sw/engine/wipe.ts';
import { savePreferences } from '../../sw/preferences.ts';
import { inTray } from '../../sw/tray.ts';
import { preferences } from '../client-for.ts';
import { db } from './engine-db.ts';

export interface Login {
  token: string;
  /** 0 until the server has named it. */
  userId: number;
}

/** With a broken or forbidden store one can still sign in; only tasks are not tracked between visits. */
const withoutStore =
  <T>(instead: T) =>
  (error: unknown): T => {
    console.info('[engine] no store here', error);
    return instead;
  };

/** Writes the login where the worker can read it. @returns its epoch, to tell the worker, and its account */
export const mirrorLogin = (login: Login | null): Promise<{ epoch: number; userId: number }> =>
  writeAuth(db, login && { token: login.token, user: login.userId })
    .then(({ epoch, user }) => ({ epoch, userId: user }))
    .catch(withoutStore({ epoch: 0, userId: login?.userId ?? 0 }));

/**
 * Compares the worker's copy with the page's token, which wins; the account of an unchanged token is already known. A copy that was
 * refused while no page was open is tried once more: either polls go on, or this page hears of the refusal and says so.
 */
export async function reconcileLogin(token: string | null): Promise<{ epoch: number; userId: number }> {
  const row = await readAuth(db).catch(withoutStore(null));
  if (row?.token !== token) return mirrorLogin(token ? { token, userId: 0 } : null);
  if (row.refused && token) return mirrorLogin({ token, userId: row.user });
  return { epoch: row.epoch, userId: row.user };
}

/** Sets the token's account once the server has named it. Tasks tracked before move to the account. */
export const identifyLogin = ({ token, userId }: Login): Promise<{ epoch: number }> =>
  identify(db, token, userId).catch(withoutStore({ epoch: 0 }));

/** Closes the system's notifications about an account's tasks: they say what its member has asked for. */
async function closeNotificationsOf(userId: number): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  await inTray(async () => {
    for (const notification of (await registration?.getNotifications?.()) ?? [])
      if (readNoticeId(notification.tag)?.user === userId) notification.close();
  });
}

/** Deletes an account's tasks and media from this browser, and what it has on the screen. */
export async function wipeAccount(userId: number): Promise<void> {
  await wipeUser(db, userId).catch(withoutStore(undefined));
  await globalThis.caches?.delete(`inkreel-media-${userId}`);
  await closeNotificationsOf(userId).catch((error: unknown) => console.warn('notifications stay', error));
}

/** Writes what the worker needs for headers and notices. */
export const mirrorPreferences = (): Promise<void> =>
  savePreferences(db, preferences()).catch(withoutStore(undefined));
