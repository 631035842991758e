import { subscribeKey } from 'valtio/utils';
import { logout } from '../../api/account.ts';
import {
  identifyLogin,
  mirrorLogin,
  mirrorPreferences,
  reconcileLogin,
  wipeAccount,
} from '../bridge/login.ts';
import { ensureStore } from '../bridge/memory-store.ts';
import { browserValues } from '../browser-values.ts';
import { clientFor } from '../client-for.ts';
import { STORAGE } from '../storage-keys.ts';
import { engine, tasks } from '../tasks/tasks.ts';
import { forgetAll, forgetTyped } from './on-sign-out.ts';
import { session } from './session-state.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs changes of the login one after another. Each takes several steps in two stores, and one that starts between the steps of
 * another would undo half of it.
 */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const begin = () => ensureStore().then(change);
  const turn = last.then(begin, begin);
  last = turn.catch(() => undefined);
  return turn;
}

/** Tells the worker, and reads the data of the current login. */
async function announce(epoch: number): Promise<void> {
  engine.send({ type: 'auth', epoch });
  await engine.reload();
}

/** Makes `token` the login: the engine's row first, then local storage, then the worker is told (AUTH-23, AUTH-24). */
export const setSession = (token: string, userId = 0): Promise<void> =>
  inTurn(async () => {
    const { epoch } = await mirrorLogin({ token, userId });
    browserValues.write(STORAGE.token, token);
    forgetAnother(userId);
    become(token, userId);
    await announce(epoch);
  });

/** Records whose token this is, as the server says. Usually known already, unless the browser lost its store. */
export const confirmUser = (userId: number | undefined): Promise<void> =>
  inTurn(async () => {
    const { token } = session;
    if (!userId || !token || userId === session.userId) return;
    forgetAnother(userId);
    session.userId = userId;
    const { epoch } = await identifyLogin({ token, userId });
    await announce(epoch);
  });

/** Forgets a token that the server no longer accepts. The account's tasks stay, on hold until it signs in again. */
export function dropSession(): Promise<void> {
  session.ended ||= session.token !== null;
  // at once for the next request, and again in turn, so that a sign-in in progress does not survive this
  forgetToken();
  return inTurn(async () => {
    forgetToken();
    const { epoch } = await mirrorLogin(null);
    await announce(epoch);
  });
}

function forgetToken(): void {
  browserValues.drop(STORAGE.token);
  become(null, 0);
}

/** Whose login this page had last; 0 after a sign-out. */
let lastMember = session.userId;

/** A login that the server has ended leaves what was typed on the screen, for the same member and nobody else. */
function forgetAnother(userId: number): void {
  if (!userId) return;
  if (lastMember && lastMember !== userId) forgetTyped();
  lastMember = userId;
}

/** Sets the member first, so that a new token is never combined with the previous member. */
function become(token: string | null, userId: number): void {
  session.userId = userId;
  session.token = token;
  if (token) session.ended = false;
}

/** Signs out: revokes the token if the server can be reached, and removes the account's data from this browser (AUTH-25). */
export async function endSession(): Promise<void> {
  const { token, userId } = session;
  // said before the token goes: a token may also go because the server refuses it, and then what was typed is kept
  browserValues.write(STORAGE.signedOut, String(Date.now()));
  browserValues.drop(STORAGE.signedOut);
  // nobody waits for it: leaving must not take longer because the network does
  void clientFor(token)
    .send(logout, {})
    .catch(() => undefined);
  const dropped = dropSession();
  // by the person, who needs no word about it
  session.ended = false;
  lastMember = 0;
  await dropped;
  await wipeAccount(userId);
  await engine.reload();
}

/** Lets the worker's copy follow the page's token. @returns the epoch now in force */
async function reconcile(): Promise<number> {
  const { epoch, userId } = await reconcileLogin(session.token);
  forgetAnother(userId);
  session.userId = userId;
  return epoch;
}

/** At start and whenever another tab signs in or out: local storage wins, and the worker's copy follows. Call once. */
export async function followSession(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    // somebody left this browser: what they typed in this tab goes too
    if (key === STORAGE.signedOut && newValue) forgetAll();
    if (key !== STORAGE.token && key !== null) return;
    void inTurn(async () => {
      const token = browserValues.read(STORAGE.token);
      if (token !== session.token) become(token, 0);
      await announce(await reconcile());
    });
  });
  await inTurn(async () => {
    await mirrorPreferences();
    await reconcile();
  });
  subscribeKey(tasks, 'user', (user) => {
    if (user === 0) void inTurn(restore);
  });
}

/** The engine's store was deleted under this page: the login goes into the empty one, or tasks would belong to nobody. */
async function restore(): Promise<void> {
  const { token, userId } = session;
  if (!token || userId === 0 || tasks.user !== 0) return;
  await mirrorPreferences();
  const { epoch } = await mirrorLogin({ token, userId });
  await announce(epoch);
}
