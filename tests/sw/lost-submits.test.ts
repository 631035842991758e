import { describe, expect, it } from 'vitest';
import type { TaskContext } from '../../src/api/task-context.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { writeAuth } from '../../src/sw/engine/auth.ts';
import { fulfillIntent, saveIntent } from '../../src/sw/engine/intents.ts';
import { resolveLost, submitLock } from '../../src/sw/engine/lost.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { wipeUser } from '../../src/sw/engine/wipe.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;
const CONTEXT: TaskContext = { kind: 'draw', page: '/draw', prompt: 'a lamp', cost: 20 };
const CHECK = '/api/studio/submits/check';

/** A studio with a polled drawing, and a submit sent `age` ago without an answer. @param check answers the lookup of its key */
async function lostSubmit(age: number, check: () => Promise<Response> | Response) {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a']);
  await saveIntent(
    studio.db,
    { key: 'k1', path: '/draw/imagine', context: CONTEXT },
    studio.clock.now() - age,
  );
  const polls: number[] = [];
  const checks: number[] = [];
  const began = studio.clock.elapsed();
  const { fetch } = studio.server;
  studio.server.fetch = async (url, init) => {
    const at = studio.clock.elapsed() - began;
    if (String(url) !== CHECK) {
      polls.push(at);
      return fetch(url, init);
    }
    checks.push(at);
    return check();
  };
  /** A tab that sends a heartbeat every ten seconds. */
  const tab = async (ms: number, worker = studio.context()) => {
    for (let passed = 0; passed < ms; passed += 10 * SECOND) {
      void worker.engine.pollFor(25 * SECOND);
      void resolveLost(worker.deps, worker.engine);
      await studio.clock.advance(10 * SECOND);
    }
  };
  const intents = () => studio.db.read((tx) => tx.objectStore('intents').getAllKeys());
  return { studio, polls, checks, tab, intents };
}
const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ code: status, message: '', data }), { status });

describe('looking up a submit that lost its answer', () => {
  it('never blocks polls: a hanging lookup delays none', async () => {
    const { polls, checks, tab } = await lostSubmit(
      60 * SECOND,
      () => new Promise<Response>(() => undefined),
    );
    await tab(60 * SECOND);
    expect(checks.length).toBeGreaterThan(0);
    expect(polls[0]).toBeLessThanOrEqual(SECOND);
    const gaps = polls.slice(1).map((at, index) => at - (polls[index] ?? 0));
    expect(new Set(gaps)).toEqual(new Set([5 * SECOND]));
  });

  it('backs off without an answer, however many tabs are open', async () => {
    const { checks, tab, studio, intents } = await lostSubmit(60 * SECOND, () => json(null, 502));
    const tabs = [studio.context(), studio.context(), studio.context(), studio.context()];
    for (let minute = 0; minute < 10; minute += 1) {
      for (const { deps, engine } of tabs) void resolveLost(deps, engine);
      await tab(60 * SECOND, tabs[0]);
    }
    expect(checks.length).toBeLessThanOrEqual(8);
    expect(checks.at(-1)).toBeGreaterThan(120 * SECOND);
    expect(await intents()).toEqual(['k1']);
  });

  it.each([
    [429, 'too many questions'],
    [503, 'a studio that is being updated'],
  ])('is asked about again after an answer of %i, for %s', async (status) => {
    let answer = () => json(null, status);
    const { checks, tab, studio, intents } = await lostSubmit(60 * SECOND, () => answer());
    await tab(60 * SECOND);
    expect(await intents()).toEqual(['k1']);
    const before = checks.length;
    answer = () => json({ known: true, answer: { task_id: 't1', draw_id: 4 } });
    await tab(600 * SECOND);
    expect(checks.length).toBeGreaterThan(before);
    expect((await readSnapshot(studio.db)).tasks.map(({ id }) => id)).toContain('t1');
    expect(await intents()).toEqual([]);
  });

  it('waits for the next sign-in of its member if the login has ended', async () => {
    let answer = () => json(null, 401);
    const { checks, tab, studio, intents } = await lostSubmit(60 * SECOND, () => answer());
    await tab(600 * SECOND);
    expect([checks.length, await intents()]).toEqual([1, ['k1']]);
    answer = () => json({ known: true, answer: { task_id: 't1', draw_id: 4 } });
    await studio.signIn(7);
    await tab(600 * SECOND);
    expect((await readSnapshot(studio.db)).tasks.map(({ id }) => id)).toContain('t1');
  });

  it.each([
    ['HTML', () => new Response('<!doctype html><title>Not Found</title>', { status: 404 })],
    ['nothing', () => new Response('', { status: 405 })],
  ])('ends if the server lacks the call and answers with %s', async (_what, answer) => {
    const { checks, tab, intents } = await lostSubmit(60 * SECOND, answer);
    await tab(120 * SECOND);
    expect(checks).toHaveLength(1);
    expect(await intents()).toEqual([]);
  });

  it('waits for a submit that is seconds old: a tab reopened early finds its task without another reload', async () => {
    const found = json({ known: true, answer: { task_id: 't1', draw_id: 4 } });
    const { checks, studio } = await lostSubmit(5 * SECOND, () => found);
    const { deps, engine } = studio.context();
    void resolveLost(deps, engine, 60 * SECOND);
    await studio.clock.advance(60 * SECOND);
    expect(checks).toEqual([30 * SECOND]);
    expect((await readSnapshot(studio.db)).tasks.map(({ id }) => id)).toContain('t1');
  });

  it('skips a submit that is still being sent: a lookup would revoke its key', async () => {
    const { checks, studio, intents } = await lostSubmit(60 * SECOND, () => json({ known: false }));
    const { deps, engine } = studio.context();
    const uploading = deps.lock?.(submitLock('k1'), () => studio.clock.sleep(50 * SECOND));
    await studio.clock.settle();
    await Promise.all([resolveLost(deps, engine), studio.clock.settle()]);
    expect(checks).toEqual([]);
    expect(await intents()).toEqual(['k1']);
    await studio.clock.advance(50 * SECOND);
    await uploading;
    await Promise.all([resolveLost(deps, engine), studio.clock.advance(20 * SECOND)]);
    expect(checks).toHaveLength(1);
    expect(await intents()).toEqual([]);
  });
});

describe('a submit belongs to the login that sent it', () => {
  it('signing out while it is pending removes its task and prompt', async () => {
    const studio = new Studio();
    await studio.signIn(7);
    const intent = await saveIntent(studio.db, { key: 'k1', path: '/draw/imagine', context: CONTEXT }, 1);
    if (!intent) throw new Error('not recorded');
    await wipeUser(studio.db, 7);
    await studio.signOut();
    await fulfillIntent(studio.db, TASK_KINDS, intent, { task_id: 't1', draw_id: 4 }, 2);
    const left = await studio.db.read((tx) =>
      Promise.all([
        tx.objectStore('tasks').getAll(),
        tx.objectStore('log').getAll(),
        tx.objectStore('intents').getAll(),
      ]),
    );
    expect(left).toEqual([[], [], []]);
  });

  it('a submit of another tab with an older login is not assigned to the current one', async () => {
    const studio = new Studio();
    await studio.signIn(8);
    const submit = { key: 'k1', path: '/draw/imagine', context: CONTEXT };
    expect(await saveIntent(studio.db, { ...submit, token: 'token-7' }, 1)).toBeNull();
    expect(await saveIntent(studio.db, { ...submit, token: 'token-8' }, 1)).toMatchObject({ user: 8 });
  });

  it('a Retry-After for one login does not delay the next', async () => {
    const studio = new Studio();
    await studio.signIn(7);
    await studio.add(['a']);
    studio.server.mood = 'busy-429';
    studio.server.retryAfter = 600;
    const { engine } = studio.context();
    void engine.pollFor(25 * SECOND);
    await studio.clock.advance(10 * SECOND);
    expect(studio.server.asked).toHaveLength(1);
    studio.server.mood = 'well';
    await studio.signIn(8);
    await studio.add(['b']);
    void studio.context().engine.pollFor(25 * SECOND);
    await studio.clock.advance(SECOND);
    expect(studio.server.asked.at(-1)).toMatchObject({ token: 'token-8', ids: ['b'] });
  });

  it('a login whose account never became known leaves nothing for the next one', async () => {
    const studio = new Studio();
    await writeAuth(studio.db, { token: 'first', user: 0 });
    await studio.add(['a']);
    await writeAuth(studio.db, { token: 'second', user: 0 });
    await studio.add(['b']);
    void studio.context().engine.pollFor(25 * SECOND);
    await studio.clock.advance(20 * SECOND);
    expect(new Set(studio.server.asked.map(({ ids, token }) => `${ids} ${token}`))).toEqual(
      new Set(['b second']),
    );
  });
});
