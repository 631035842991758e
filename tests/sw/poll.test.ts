import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyAnswer } from '../../src/sw/engine/apply.ts';
import { claimLane } from '../../src/sw/engine/claim.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { untrack } from '../../src/sw/engine/track.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;

const studioWith = async (ids: string[]) => {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add(ids);
  return studio;
};

/** Simulates a visible page, whose heartbeats keep the worker running. */
async function watch(studio: Studio, ms: number, worker = studio.context()) {
  for (let passed = 0; passed < ms; passed += 10 * SECOND) {
    void worker.engine.pollFor(25 * SECOND);
    await studio.clock.advance(Math.min(10 * SECOND, ms - passed));
  }
  return worker;
}

const rows = async (studio: Studio) => (await readSnapshot(studio.db)).tasks;

describe('polling a lane', () => {
  it('[ENGINE-01] polls open draws every 5 s with taskId until all have ended', async () => {
    const studio = await studioWith(['a', 'b']);
    const worker = await watch(studio, 21 * SECOND);
    expect(studio.server.asked.map(({ path, body }) => [path, body])).toEqual(
      Array.from({ length: 5 }, () => ['/api/draw/get-task', { taskId: ['a', 'b'] }]),
    );
    expect(new Set(studio.server.gaps())).toEqual(new Set([5 * SECOND]));
    studio.server.states.set('a', 1).set('b', 4);
    await watch(studio, 60 * SECOND, worker);
    expect(studio.server.asked).toHaveLength(6);
    expect((await rows(studio)).map(({ id, final }) => [id, final])).toEqual([
      ['a', 'done'],
      ['b', 'failed'],
    ]);
  });

  it('[ENGINE-30] sends nothing without open tasks', async () => {
    const studio = await studioWith([]);
    await watch(studio, 60 * SECOND);
    expect(studio.server.asked).toEqual([]);
  });

  it('[ENGINE-31] continues after network failures, and ends no task because of them', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'offline';
    const worker = await watch(studio, 120 * SECOND);
    expect(await rows(studio)).toMatchObject([{ id: 'a', open: 1, final: null }]);
    studio.server.mood = 'well';
    studio.server.states.set('a', 1);
    await watch(studio, 70 * SECOND, worker);
    expect(await rows(studio)).toMatchObject([
      { id: 'a', final: 'done', result: { images: ['/media/a.jpg'] } },
    ]);
  });

  it.each(['error-500', 'html', 'truncated', 'busy-429', 'hung'] as const)(
    'backs off on %s and returns to its interval',
    async (mood) => {
      const studio = await studioWith(['a']);
      studio.server.mood = mood;
      const worker = await watch(studio, 200 * SECOND);
      const gaps = studio.server.gaps();
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5 * SECOND);
      expect(gaps.at(-1)).toBeGreaterThan(40 * SECOND);
      studio.server.mood = 'well';
      await watch(studio, 80 * SECOND, worker);
      expect(studio.server.gaps().slice(-3)).toEqual([5 * SECOND, 5 * SECOND, 5 * SECOND]);
    },
  );

  it('respects Retry-After, and no poke overrides it', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'busy-429';
    studio.server.retryAfter = 40;
    const worker = await watch(studio, 10 * SECOND);
    studio.server.mood = 'well';
    await worker.engine.poke();
    await watch(studio, 60 * SECOND, worker);
    expect(studio.server.gaps()[0]).toBe(40 * SECOND);
  });

  it('a poke after a transport failure polls at once if the interval has passed', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'offline';
    const worker = await watch(studio, 100 * SECOND);
    studio.server.mood = 'well';
    await worker.engine.poke();
    void worker.engine.pollFor(25 * SECOND);
    await studio.clock.settle();
    expect(studio.server.asked).toHaveLength(1);
  });

  it('after the network is back, one more failure delays the next poll by two intervals, however long the outage', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'offline';
    const worker = await watch(studio, 200 * SECOND);
    await worker.engine.poke();
    void worker.engine.pollFor(25 * SECOND);
    await studio.clock.settle();
    studio.server.mood = 'well';
    await watch(studio, 11 * SECOND, worker);
    expect(studio.server.asked.length).toBeGreaterThan(0);
  });

  it('times out a hanging request after 15 s', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'hung';
    const worker = await watch(studio, 20 * SECOND);
    studio.server.mood = 'well';
    await watch(studio, 30 * SECOND, worker);
    expect(studio.server.gaps()[0]).toBeGreaterThanOrEqual(15 * SECOND);
    expect(studio.server.asked.length).toBeGreaterThan(1);
  });

  it('polls at most 50 ids at once, the least recently polled first', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `t${index}`);
    const studio = await studioWith(ids);
    await watch(studio, 10 * SECOND + 1);
    expect(studio.server.asked.map((asked) => asked.ids.length)).toEqual([50, 50, 50]);
    const seen = new Set(studio.server.asked.flatMap((asked) => asked.ids));
    expect(seen.size).toBe(120);
  });

  it.each([true, false])(
    '[ENGINE-34] never overlaps two polls of a lane, nor restores a removed task (web locks: %s)',
    async (locks) => {
      const studio = new Studio({ locks });
      await studio.signIn(7);
      await studio.add(['a']);
      studio.server.delay = 12 * SECOND;
      const [one, two] = [studio.context(), studio.context()];
      void watch(studio, 0, one);
      for (let passed = 0; passed < 60; passed += 10) {
        void one.engine.pollFor(25 * SECOND);
        void two.engine.pollFor(25 * SECOND);
        await studio.clock.advance(10 * SECOND);
      }
      expect(Math.min(...studio.server.gaps())).toBeGreaterThanOrEqual(12 * SECOND);
      // an answer with the old state is in flight
      await studio.clock.advance(3 * SECOND);
      await untrack(studio.db, 'draw', 'a');
      await studio.clock.advance(20 * SECOND);
      expect(await rows(studio)).toEqual([]);
    },
  );

  it('frees space once if the disk is full, and then writes the answer', async () => {
    const studio = await studioWith(['a']);
    studio.server.states.set('a', 1);
    const worker = studio.context();
    const makeRoom = vi.fn(async () => undefined);
    worker.deps.db.makeRoom = makeRoom;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
    await watch(studio, SECOND, worker);
    expect(makeRoom).toHaveBeenCalledOnce();
    expect(studio.server.asked).toHaveLength(1);
    expect(await rows(studio)).toMatchObject([{ id: 'a', final: 'done' }]);
    expect(studio.announced).toEqual(['7|draw|a:done']);
  });

  it('drops the answer to an older claim', async () => {
    const studio = await studioWith(['a']);
    const { deps } = studio.context();
    const [older, newer] = [
      await claimLane(deps, 'draw'),
      await studio.clock.advance(20 * SECOND).then(() => claimLane(deps, 'draw')),
    ];
    if (!older || 'dueAt' in older || !newer || 'dueAt' in newer)
      throw new Error('the lane was due both times');
    const told = [{ id: 'a', state: 1, result: {} }];
    expect(await applyAnswer(deps, older, told, (row) => row)).toBeNull();
    expect(await rows(studio)).toMatchObject([{ final: null }]);
    expect(await applyAnswer(deps, newer, told, (row) => row)).toMatchObject({ ended: true, next: null });
  });

  it('sets a task aside that is missing in 12 answers, announces nothing, and retries on request', async () => {
    const studio = await studioWith(['a', 'b']);
    studio.server.hidden.add('a');
    await watch(studio, 120 * SECOND);
    expect(await rows(studio)).toMatchObject([
      { id: 'a', unknown: true, open: 0, final: null },
      { id: 'b', unknown: false, open: 1 },
    ]);
    expect(studio.announced).toEqual([]);
    expect(studio.server.asked.at(-1)?.ids).toEqual(['b']);
  });

  it('stops everything on 401, informs pages once, and resumes when the same member signs in again', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'unauthorized';
    const worker = await watch(studio, 60 * SECOND);
    expect(studio.server.asked).toHaveLength(1);
    expect(studio.events.filter(({ type }) => type === 'auth-required')).toHaveLength(1);
    studio.server.mood = 'well';
    studio.server.states.set('a', 1);
    await studio.signOut();
    await studio.signIn(7, 'a new token');
    await watch(studio, 20 * SECOND, worker);
    expect(studio.server.asked.at(-1)?.token).toBe('a new token');
    expect(await rows(studio)).toMatchObject([{ id: 'a', final: 'done' }]);
  });

  it('drops an answer that arrives after another account signed in', async () => {
    const studio = await studioWith(['a']);
    studio.server.states.set('a', 1);
    studio.server.delay = 3 * SECOND;
    const worker = studio.context();
    void worker.engine.pollFor(25 * SECOND);
    await studio.clock.advance(SECOND);
    await studio.signIn(8);
    await watch(studio, 30 * SECOND, worker);
    await studio.signIn(7);
    expect(await rows(studio)).toMatchObject([{ id: 'a', open: 1, final: null }]);
    expect(new Set(studio.server.asked.map(({ token }) => token))).toEqual(new Set(['token-7']));
  });

  it('shows a refusal’s message once, and keeps polling', async () => {
    const studio = await studioWith(['a']);
    studio.server.mood = 'refusing';
    await watch(studio, 200 * SECOND);
    expect(studio.events.filter((event) => event.type === 'health')).toEqual([
      { type: 'health', lane: 'draw', fails: 1, message: 'no', code: 400 },
    ]);
    expect(await rows(studio)).toMatchObject([{ open: 1 }]);
  });

  it('keeps polling when the clock is set back by an hour', async () => {
    const studio = await studioWith(['a']);
    const worker = await watch(studio, 20 * SECOND);
    studio.clock.setBack(3_600_000);
    const before = studio.server.asked.length;
    await watch(studio, 40 * SECOND, worker);
    expect(studio.server.asked.length).toBeGreaterThan(before + 4);
    expect(Math.max(...studio.server.gaps())).toBeLessThanOrEqual(15 * SECOND);
  });

  it('no waitUntil lasts longer than 280 s', async () => {
    const studio = await studioWith(['a']);
    const worker = studio.context();
    let over = false;
    void worker.engine.pollFor(Number.MAX_SAFE_INTEGER).then(() => {
      over = true;
    });
    await studio.clock.advance(264 * SECOND);
    expect(over).toBe(false);
    await studio.clock.advance(16 * SECOND);
    expect(over).toBe(true);
  });

  it('a waitUntil that is just starting ends when asked to', async () => {
    const studio = await studioWith(['a']);
    const { engine } = studio.context();
    let over = false;
    void engine.pollFor(280 * SECOND).then(() => {
      over = true;
    });
    await engine.stop(10 * SECOND);
    await studio.clock.settle();
    expect(over).toBe(true);
    expect(studio.server.asked).toEqual([]);
  });

  it('a waitUntil ends at once without open tasks, and when a newer version asks it to', async () => {
    const studio = await studioWith(['a']);
    studio.server.states.set('a', 1);
    const worker = studio.context();
    const left = worker.engine.pollFor(280 * SECOND);
    await studio.clock.settle();
    expect(await left).toBe(false);
    await studio.add(['b']);
    const stretch = worker.engine.pollFor(280 * SECOND);
    await studio.clock.advance(7 * SECOND);
    await worker.engine.stop(10 * SECOND);
    expect(await stretch).toBe(true);
    const asked = studio.server.asked.length;
    await watch(studio, 9 * SECOND, worker);
    expect(studio.server.asked).toHaveLength(asked);
  });
});
