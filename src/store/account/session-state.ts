import { proxy, subscribe } from 'valtio';
import { STORAGE } from '../storage-keys.ts';

/** Who is signed in, as every screen reads it. Changed by session.ts alone. */
export const session = proxy({
  /** Bearer token, null for a visitor. */
  token: localStorage.getItem(STORAGE.token),
  /** 0 until known. */
  userId: 0,
});

/** Whose the session is, once the server has said so; 0 when another login, or none, took its place before that. */
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
