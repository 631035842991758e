import { beforeEach, expect, test } from 'vitest';
import { keepAnswer } from '../../src/store/answers.ts';
import { recall } from '../../src/store/pages-db.ts';
import { confirmUser, dropSession, setSession } from '../../src/store/session.ts';

beforeEach(() => dropSession());

test('an answer that came before the server said whose the login is, is kept for that account', async () => {
  await setSession('a1');
  const kept = keepAnswer('film', { name: 'Lighthouse' });
  await confirmUser(21);
  await kept;
  expect(await recall('answers', 21, 'film')).toEqual({ name: 'Lighthouse' });
  expect(await recall('answers', 0, 'film')).toBeUndefined();
});

test('an answer of a login that ended before anybody knew whose it was is kept for nobody', async () => {
  await setSession('a2');
  const kept = keepAnswer('secret', 'of the first');
  await dropSession();
  await setSession('a3', 23);
  await kept;
  for (const user of [0, 23]) expect(await recall('answers', user, 'secret')).toBeUndefined();
});
