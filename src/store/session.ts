import { logout } from '../api/account.ts';
import {
  identifyLogin,
  mirrorLogin,
  mirrorPreferences,
  reconcileLogin,
  wipeAccount,
} from './bridge/login.ts';
import { clientFor } from './client-for.ts';
import { session } from './session-state.ts';
import { STORAGE } from './storage-keys.ts';
import { engine } from './tasks.ts';

/** Makes `token` the login: the engine's row first, then local storage, then the worker is told (AUTH-23, AUTH-24). */
export async function setSession(token: string, userId = 0): Promise<void> {
  const { epoch } = await mirrorLogin({ token, userId });
  localStorage.setItem(STORAGE.token, token);
  session.token = token;
  session.userId = userId;
  engine.send({ type: 'auth', epoch });
  await engine.reload();
}

/** The server has said whose token this is; known already unless the browser lost its store. */
export async function confirmUser(userId: number | undefined): Promise<void> {
  const { token } = session;
  if (!userId || !token || userId === session.userId) return;
  session.userId = userId;
  const { epoch } = await identifyLogin({ token, userId });
  engine.send({ type: 'auth', epoch });
  await engine.reload();
}

/** Forgets a token that the server no longer takes; the account's tasks stay, held until it signs in again. */
export async function dropSession(): Promise<void> {
  localStorage.removeItem(STORAGE.token);
  session.token = null;
  session.userId = 0;
  const { epoch } = await mirrorLogin(null);
  engine.send({ type: 'auth', epoch });
  await engine.reload();
}

/** Signs out: the token is revoked where the server can be reached, and nothing of the account stays here (AUTH-25). */
export async function signOut(): Promise<void> {
  const { token, userId } = session;
  const revoked = clientFor(token)
    .send(logout, {})
    .catch(() => undefined);
  await dropSession();
  await wipeAccount(userId);
  await engine.reload();
  await revoked;
}

/** At start and whenever another tab signs in or out: local storage wins, and the worker's copy follows. Call once. */
export async function followSession(): Promise<void> {
  const follow = async (): Promise<void> => {
    session.token = localStorage.getItem(STORAGE.token);
    const { epoch, userId } = await reconcileLogin(session.token);
    session.userId = userId;
    engine.send({ type: 'auth', epoch });
    await engine.reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE.token || key === null) void follow();
  });
  await mirrorPreferences();
  const { userId } = await reconcileLogin(session.token);
  session.userId = userId;
}
