import { logout } from '../api/account.ts';
import { tellAuth, wipeAccount } from './bridge.ts';
import { client } from './client.ts';
import { session } from './session-state.ts';
import { STORAGE } from './storage-keys.ts';

/** Makes `token` the login: the engine's auth row first, then local storage, then the worker is told (AUTH-23, AUTH-24). */
export async function setSession(token: string, userId: number): Promise<void> {
  await tellAuth({ token, userId });
  localStorage.setItem(STORAGE.token, token);
  session.token = token;
  session.userId = userId;
}

/** Forgets a token that the server no longer takes; this account's tasks stay, held until it signs in again. */
export async function dropSession(): Promise<void> {
  localStorage.removeItem(STORAGE.token);
  session.token = null;
  session.userId = 0;
  await tellAuth(null);
}

/** Signs out: the token is revoked where the server can be reached, and nothing of the account stays here (AUTH-25). */
export async function signOut(): Promise<void> {
  const user = session.userId;
  const revoked = client.send(logout, {}).catch(() => undefined);
  await dropSession();
  await wipeAccount(user);
  await revoked;
}
