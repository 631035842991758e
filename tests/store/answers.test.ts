import { beforeEach, expect, test, vi } from 'vitest';
import { confirmUser, dropSession, setSession } from '../../src/store/account/session.ts';
import { cacheAnswer, showLastAnswer } from '../../src/store/answers.ts';
import { readPageStore } from '../../src/store/pages-db.ts';

beforeEach(() => dropSession());

test('an answer that arrived before the server named the login’s account is cached for that account', async () => {
  await setSession('a1');
  const cached = cacheAnswer('a1', 'film', { name: 'Lighthouse' });
  await confirmUser(21);
  await cached;
  expect(await readPageStore('answers', 21, 'film')).toEqual({ name: 'Lighthouse' });
  expect(await readPageStore('answers', 0, 'film')).toBeUndefined();
});

test('an answer of a login that ended before its account was known is not cached', async () => {
  await setSession('a2');
  const cached = cacheAnswer('a2', 'secret', 'of the first');
  await dropSession();
  await setSession('a3', 23);
  await cached;
  for (const user of [0, 23]) expect(await readPageStore('answers', user, 'secret')).toBeUndefined();
});

test('an answer requested by an earlier login is not cached', async () => {
  await setSession('a4', 24);
  await setSession('a5', 25);
  await cacheAnswer('a4', 'late', 'of the first');
  for (const user of [24, 25]) expect(await readPageStore('answers', user, 'late')).toBeUndefined();
});

test('the answer of the last visit is shown at once, or as soon as it is known whose login it is', async () => {
  const shown = vi.fn();
  await setSession('a6', 26);
  await cacheAnswer('a6', 'list', ['kept']);
  await showLastAnswer('list', shown);
  expect(shown.mock.calls).toEqual([[['kept']]]);
  await setSession('a6');
  await showLastAnswer('list', shown);
  expect(shown).toHaveBeenCalledTimes(1);
  await confirmUser(26);
  await vi.waitFor(() => expect(shown.mock.calls).toEqual([[['kept']], [['kept']]]));
});

test('what another login left is not shown', async () => {
  const shown = vi.fn();
  await setSession('a7', 27);
  await cacheAnswer('a7', 'list', ['of the first']);
  await setSession('a8');
  await showLastAnswer('list', shown);
  await setSession('a9', 27);
  await showLastAnswer('list', (kept) => shown('now', kept));
  expect(shown.mock.calls).toEqual([['now', ['of the first']]]);
});
