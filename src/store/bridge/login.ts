import { identify, readAuth, writeAuth } from '../../sw/engine/auth.ts';
import { wipeUser } from '../../sw/engine/wipe.ts';
import { savePreferences } from '../../sw/preferences.ts';
import { preferences } from '../client-for.ts';
import { db } from './engine-db.ts';

export interface Login {
  token: string;
  /** 0 until the server has said. */
  userId: number;
}

/** Writes the login where the worker can read it. @returns its epoch, to be told to the worker, and whose it is */
export async function mirrorLogin(login: Login | null): Promise<{ epoch: number; userId: number }> {
  const { epoch, user } = await writeAuth(db, login && { token: login.token, user: login.userId });
  return { epoch, userId: user };
}

/** Compares the worker's copy with the page's token, which wins; the account of an unchanged token is already known. */
export async function reconcileLogin(token: string | null): Promise<{ epoch: number; userId: number }> {
  const row = await readAuth(db);
  if (row.token === token) return { epoch: row.epoch, userId: row.user };
  return mirrorLogin(token ? { token, userId: 0 } : null);
}

/** The server has said whose the token is; tasks tracked before that move to the account. */
export const identifyLogin = async ({ token, userId }: Login): Promise<{ epoch: number }> =>
  identify(db, token, userId);

/** Deletes an account's tasks and media from this browser. */
export async function wipeAccount(userId: number): Promise<void> {
  await wipeUser(db, userId);
  await globalThis.caches?.delete(`inkreel-media-${userId}`);
}

/** Tells the worker what it needs for headers and notices. */
export const mirrorPreferences = (): Promise<void> => savePreferences(db, preferences());
