import { proxy, subscribe } from 'valtio';
import { browserValues, tabValues } from '../browser-values.ts';
import { STORAGE } from '../storage-keys.ts';

/** Who is signed in. Only session.ts changes it. */
export const session = proxy({
  /** Bearer token, null for a visitor. */
  token: browserValues.read(STORAGE.token),
  /** 0 until known. */
  userId: 0,
  /** The server ended the login that this page, or the one before a reload, had, e.g. from another device; until the next sign-in. */
  ended: tabValues.read(STORAGE.loginEnded) !== null && browserValues.read(STORAGE.token) === null,
});

/** The member of the session, once the server has said so; 0 if another login, or none, replaced it before. */
export const knownUser = (): Promise<number> =>
  new Promise((resolve) => {
    const { token, userId } = session;
    if (userId || !token) return resolve(userId);
    const stop = subscribe(session, () => {
      const same = session.token === token;
      if (same && !session.userId) return;
      stop();
      resolve(same ? session.userId : 0);
    });
  });
