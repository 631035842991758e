import { describe, expect, it } from 'vitest';
import type { TaskContext } from '../../src/api/task-context.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { identify, readAuth } from '../../src/sw/engine/auth.ts';
import { fulfillIntent, saveIntent } from '../../src/sw/engine/intents.ts';
import { resolveLost } from '../../src/sw/engine/lost.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { Studio } from './studio.ts';

const CONTEXT: TaskContext = { kind: 'draw', page: '/draw', prompt: 'a lamp', cost: 20 };
const LONG_AGO = 60_000;

/** A submit whose answer was lost. @param answer the server's answer to the lookup of its key */
async function lostSubmit(answer: () => Response) {
  const studio = new Studio();
  await studio.signIn(7);
  await saveIntent(
    studio.db,
    { key: 'k1', path: '/draw/imagine', context: CONTEXT },
    studio.clock.now() - LONG_AGO,
  );
  const { deps, engine } = studio.context();
  const asked: unknown[] = [];
  studio.server.fetch = async (url, init) => {
    asked.push([String(url), JSON.parse(String(init?.body))]);
    return answer();
  };
  const resolve = () => Promise.all([resolveLost(deps, engine), studio.clock.settle()]);
  const left = async () => studio.db.read((tx) => tx.objectStore('intents').getAllKeys());
  const tasks = async () => (await readSnapshot(studio.db)).tasks;
  return { studio, asked, resolve, left, tasks };
}
const says =
  (data: unknown, code = 200) =>
  () =>
    new Response(JSON.stringify({ code, message: '', data }));

describe('a submit whose answer was lost', () => {
  it('is looked up by its key, and its task is tracked', async () => {
    const { asked, resolve, left, tasks, studio } = await lostSubmit(
      says({ known: true, answer: { task_id: 't1', draw_id: 4 } }),
    );
    await resolve();
    expect(asked).toEqual([['/api/studio/submits/check', { key: 'k1' }]]);
    expect(await tasks()).toMatchObject([{ key: '7|draw|t1', open: 1, context: CONTEXT }]);
    // pages that say that there is no answer yet stop saying so
    const changes = [{ type: 'task' }, { type: 'removed', key: 'k1' }];
    expect(studio.events).toMatchObject([{ type: 'delta', changes }]);
    expect(await left()).toEqual([]);
  });

  it('that is unknown to the server was not charged, and is dropped', async () => {
    const { resolve, left, tasks, studio } = await lostSubmit(says({ known: false }));
    expect((await readSnapshot(studio.db)).intents).toMatchObject([{ key: 'k1' }]);
    await resolve();
    expect(studio.events).toMatchObject([{ type: 'delta', changes: [{ type: 'removed', key: 'k1' }] }]);
    expect(await left()).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  it('is dropped if the server refuses the lookup', async () => {
    const { resolve, left, tasks, studio } = await lostSubmit(says(null, 404));
    await resolve();
    expect(studio.events).toMatchObject([{ type: 'delta', changes: [{ type: 'removed', key: 'k1' }] }]);
    expect(await left()).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  it.each([
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['HTML', () => new Response('<!doctype html>')],
    ['a broken server', () => new Response('', { status: 502 })],
  ])('is kept for a retry after %s', async (_what, answer) => {
    const { resolve, left } = await lostSubmit(answer);
    await resolve();
    expect(await left()).toEqual(['k1']);
  });

  it('is not looked up while its answer may still arrive, or with another account signed in', async () => {
    const { studio, asked, resolve } = await lostSubmit(says({ known: false }));
    await studio.signIn(8);
    await resolve();
    await studio.signIn(7);
    await saveIntent(studio.db, { key: 'k1', path: '/draw/imagine', context: CONTEXT }, studio.clock.now());
    await resolve();
    expect(asked).toEqual([]);
  });

  it('answered with the pictures has nothing to track [DRAW-24]', async () => {
    const { resolve, left, tasks } = await lostSubmit(
      says({ known: true, answer: { draw_id: 4, images: ['/media/a.jpg'] } }),
    );
    await resolve();
    expect(await tasks()).toEqual([]);
    expect(await left()).toEqual([]);
  });
});

it('a task whose answer arrives after the account of the login became known belongs to that account', async () => {
  const studio = new Studio();
  await studio.signIn(0);
  const intent = await saveIntent(studio.db, { key: 'k1', path: '/draw/imagine', context: CONTEXT }, 1);
  if (!intent) throw new Error('not recorded');
  expect(intent.user).toBe(0);
  const { token } = await readAuth(studio.db);
  await identify(studio.db, token ?? '', 7);
  await fulfillIntent(studio.db, TASK_KINDS, intent, { task_id: 't1', draw_id: 4 }, 2);
  expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ key: '7|draw|t1', user: 7, open: 1 }]);
});
