import { subscribe } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn, signInByLink } from '../../src/store/account/account.ts';
import { onSignOut } from '../../src/store/account/on-sign-out.ts';
import { points, refreshPoints } from '../../src/store/account/points.ts';
import { dropSession, endSession, followSession, setSession } from '../../src/store/account/session.ts';
import { session } from '../../src/store/account/session-state.ts';
import { EngineDb } from '../../src/sw/db.ts';
import { readAuth } from '../../src/sw/engine/auth.ts';

/** The login according to the worker. */
const workerSees = async () => {
  const { token, user } = await readAuth(new EngineDb());
  return { token, user };
};
const serverSays = (body: unknown) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));

beforeEach(async () => {
  vi.unstubAllGlobals();
  await dropSession();
});

test('[AUTH-24] signed in means that a token is stored: page, storage and worker agree', async () => {
  expect([session.token, localStorage.getItem('inkreel.token')]).toEqual([null, null]);
  serverSays({ code: 400, message: 'Wrong', data: null });
  await expect(signIn('13800138000', 'wrong')).rejects.toThrow('Wrong');
  expect([session.token, localStorage.getItem('inkreel.token')]).toEqual([null, null]);

  serverSays({ code: 200, message: '', data: { token: 't1', user_id: 7 } });
  await signIn('13800138000', 'right');
  expect([session.token, localStorage.getItem('inkreel.token')]).toEqual(['t1', 't1']);
  expect(await workerSees()).toEqual({ token: 't1', user: 7 });

  await dropSession();
  expect([session.token, localStorage.getItem('inkreel.token')]).toEqual([null, null]);
  expect(await workerSees()).toEqual({ token: null, user: 0 });
});

test('a sign-in link whose answer names no account is completed by the points', async () => {
  serverSays({ code: 200, message: '', data: { token: 't2' } });
  await signInByLink('one-time');
  expect(await workerSees()).toEqual({ token: 't2', user: 0 });
  serverSays({ code: 200, message: '', data: { potins: 5, star_tel: 'x', user_id: 9 } });
  await refreshPoints();
  expect(points.payload?.total_points).toBe(5);
  expect(await workerSees()).toEqual({ token: 't2', user: 9 });
});

test('an answer for an ended login is ignored', async () => {
  await setSession('t3', 3);
  let answer = (_response: Response): void => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  points.payload = null;
  const reading = refreshPoints();
  await dropSession();
  answer(new Response(JSON.stringify({ code: 200, data: { potins: 5, star_tel: 'x', user_id: 3 } })));
  await reading;
  expect(points.payload).toBeNull();
  expect(session.userId).toBe(0);
});

test('signing in while the previous login is still being looked up works', async () => {
  const following = followSession();
  await setSession('t4', 8);
  await following;
  expect(session).toMatchObject({ token: 't4', userId: 8 });
  expect(await workerSees()).toEqual({ token: 't4', user: 8 });
});

test('a login of another tab never shows the previous account', async () => {
  await followSession();
  await setSession('t5', 5);
  const seen: unknown[] = [];
  const stop = subscribe(session, () => seen.push([session.token, session.userId]), true);
  localStorage.setItem('inkreel.token', 't6');
  dispatchEvent(new StorageEvent('storage', { key: 'inkreel.token' }));
  await vi.waitFor(() => expect(session.token).toBe('t6'));
  stop();
  expect(seen).not.toContainEqual(['t6', 5]);
});

test('a sign-out in another tab empties the forms of this one, a refused token does not', async () => {
  const forget = vi.fn();
  onSignOut(forget);
  await followSession();
  dispatchEvent(new StorageEvent('storage', { key: 'inkreel.token', newValue: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'inkreel.signed_out', newValue: null }));
  expect(forget).not.toHaveBeenCalled();
  // what one tab writes at a sign-out is what the others read
  const real = localStorage;
  const written: [string, string][] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => void written.push([key, value]),
  });
  serverSays({ code: 200, message: '', data: null });
  await endSession();
  expect(written).toHaveLength(1);
  for (const [key, newValue] of written) dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(forget).toHaveBeenCalled();
});

test('what a member typed before the server ended their login waits for them, and goes when somebody else signs in', async () => {
  let forgotten = 0;
  onSignOut(() => {
    forgotten += 1;
  });
  await setSession('mine', 31);
  const before = forgotten;
  await dropSession();
  await setSession('mine again', 31);
  expect(forgotten - before).toBe(0);
  await dropSession();
  await setSession('another', 32);
  expect(forgotten - before).toBe(1);
  // a link's answer does not say whose it is: the points do
  await dropSession();
  await setSession('whose', 0);
  expect(forgotten - before).toBe(1);
  serverSays({ code: 200, message: '', data: { potins: 5, star_tel: 'x', user_id: 33 } });
  await refreshPoints();
  expect(forgotten - before).toBe(2);
});

test('[ROUTE-13] a sign-out is over here at once, also while the network is silent: whoever leaves does not wait for the server', async () => {
  await setSession('t9', 41);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return new Promise(() => undefined);
  });
  await endSession();
  expect(asked).toEqual(['/api/studio/session/end']);
  expect([session.token, await workerSees()]).toEqual([null, { token: null, user: 0 }]);
});
