import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { claimNotices, markSeen } from '../../src/sw/engine/outbox.ts';
import { changesAfter, readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { reopenUnknown } from '../../src/sw/engine/track.ts';
import type { TaskRow } from '../../src/sw/protocol.ts';
import type { Mood } from './fake-server.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';

type Step =
  | { do: 'wait'; ms: number }
  | { do: 'beat'; context: number }
  | { do: 'kill'; context: number; afterTurns: number }
  | { do: 'add' }
  | { do: 'end'; task: number; how: number }
  | { do: 'mood'; mood: Mood }
  | { do: 'delay'; ms: number }
  | { do: 'hide'; task: number }
  | { do: 'sign-in'; user: number }
  | { do: 'repeat-answers' };

const moods: Mood[] = [
  'well',
  'well',
  'well',
  'error-500',
  'busy-429',
  'html',
  'truncated',
  'refusing',
  'unauthorized',
  'offline',
  'hung',
];
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 100, max: 12_000 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('beat' as const), context: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('kill' as const), context: fc.nat(2), afterTurns: fc.nat(40) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('end' as const), task: fc.nat(9), how: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mood' as const), mood: fc.constantFrom(...moods) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('delay' as const), ms: fc.integer({ min: 0, max: 9_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const), task: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sign-in' as const), user: fc.integer({ min: 0, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat-answers' as const) }) },
);

/** Runs a sequence of faults in three contexts, then lets everything recover, and checks the invariants. */
async function play(kindName: string, locks: boolean, steps: Step[]): Promise<void> {
  const kind = TASK_KINDS.find((one) => one.kind === kindName);
  if (!kind) throw new Error(`no such kind: ${kindName}`);
  const studio = new Studio({ locks, kinds: [kind], server: (clock) => serverFor(kind, clock) });
  const ends = [...kind.states.done, ...kind.states.failed, ...kind.states.expired];
  const pending = [0, 1].find((state) => !ends.includes(state)) ?? 9;
  const owner = new Map<string, number>();
  let user = 1;
  await studio.signIn(user);
  const contexts = [studio.context(), studio.context(), studio.context()];
  const ids: string[] = [];

  for (const now of steps) {
    const context = 'context' in now ? contexts[now.context] : undefined;
    const id = 'task' in now ? ids[now.task % Math.max(1, ids.length)] : undefined;
    if (now.do === 'wait') await studio.clock.advance(now.ms);
    if (now.do === 'beat' && context) void context.engine.pollFor(25_000);
    if (now.do === 'kill' && context) {
      void context.engine.pollFor(25_000);
      for (let turn = 0; turn < now.afterTurns; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
      context.kill();
      contexts[now.context] = studio.context();
    }
    if (now.do === 'add' && user > 0) {
      // numeric, because the ids of some kinds are numbers
      const fresh = String(100 + ids.length);
      ids.push(fresh);
      owner.set(fresh, user);
      await studio.add(
        [fresh],
        {
          kind: kind.kind,
          context: { kind: kind.kind, page: '/', script_id: 5, tool: 'kling' },
        },
        pending,
      );
    }
    if (now.do === 'end' && id) {
      const before = studio.server.states.get(id) ?? pending;
      if (!ends.includes(before)) studio.server.states.set(id, ends[now.how % ends.length] ?? 0);
    }
    if (now.do === 'mood') studio.server.mood = now.mood;
    if (now.do === 'delay') studio.server.delay = now.ms;
    if (now.do === 'hide' && id) studio.server.hidden.add(id);
    if (now.do === 'repeat-answers') studio.server.distort = (rows) => [...rows, ...rows];
    if (now.do === 'sign-in') {
      user = now.user;
      // a new login each time, as after a redirect to the login page
      if (user > 0) await studio.signIn(user, `token-${user}-${studio.clock.elapsed()}`);
      else await studio.signOut();
      for (const one of contexts) await one.engine.stop();
    }
    await studio.clock.settle();
  }

  // [1] requests of a lane are never closer than its interval, whichever context sends them
  const lanes = new Map<string, number[]>();
  for (const { at, token, body } of studio.server.asked) {
    const lane = kind.poll.batch === 1 ? `${token?.split('-')[1]} ${JSON.stringify(body)}` : 'one';
    lanes.set(lane, [...(lanes.get(lane) ?? []), at]);
  }
  for (const times of lanes.values())
    for (const [index, at] of times.slice(1).entries())
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(kind.interval);

  // [8] no task is polled with another account's token
  for (const { token, ids: asked } of studio.server.asked)
    for (const id of asked) if (owner.has(id)) expect(Number(token?.split('-')[1])).toBe(owner.get(id));

  // recover: each account in turn, until everything has ended
  studio.server.mood = 'well';
  studio.server.delay = 0;
  studio.server.hidden.clear();
  for (const id of ids)
    if (!ends.includes(studio.server.states.get(id) ?? -1)) studio.server.states.set(id, ends[0] ?? 0);
  for (const healer of [1, 2]) {
    await studio.signIn(healer, `token-${healer}-healed`);
    const worker = contexts[0] ?? studio.context();
    for (const row of (await readSnapshot(studio.db)).tasks.filter((one) => one.unknown)) {
      await reopenUnknown(studio.db, [row.key]);
    }
    for (let beat = 0; beat < 14; beat += 1) {
      void worker.engine.pollFor(25_000);
      await studio.clock.advance(10_000);
    }
    // [5] [2] faults end no task: every task has the final state of the server
    const { tasks, seq } = await readSnapshot(studio.db);
    const mine = ids.filter((id) => owner.get(id) === healer);
    expect(tasks.map(({ id }) => id).sort()).toEqual([...mine].sort());
    for (const row of tasks)
      expect([row.id, row.final, row.state]).toEqual([
        row.id,
        endOf(row, kind),
        studio.server.states.get(row.id),
      ]);
    // [6] a view built from deltas equals the snapshot; the sequence has no gap
    const missed = await changesAfter(studio.db, Math.max(0, seq - 400));
    expect(missed?.seq).toBe(seq);
    for (const event of studio.events)
      if (event.type === 'delta') expect(event.seq - event.from).toBe(event.changes.length);
  }

  // [3] each end is announced once: shown, or still waiting, never twice
  for (const healer of [1, 2]) {
    await studio.signIn(healer, `token-${healer}-healed`);
    // a page claims twice: a foreign claim is stale once it has been unchanged for five seconds
    for (const _look of ['first', 'second']) {
      for (const { id, again } of await claimNotices(studio.db, 'page', studio.clock.now())) {
        // a page may have been killed after showing a notice; then it is shown again silently
        if (!again || !studio.announced.includes(id)) studio.announced.push(id);
        await markSeen(studio.db, id);
      }
      await studio.clock.advance(6_000);
    }
  }
  const shown = studio.announced.map((id) => id.split('|')[2]?.split(':')[0]);
  expect([...shown].sort()).toEqual([...ids].sort());

  // [9] without open tasks there are no requests
  const asked = studio.server.asked.length;
  for (const { engine } of contexts) void engine.pollFor(25_000);
  await studio.clock.advance(60_000);
  expect(studio.server.asked).toHaveLength(asked);
}

function endOf(row: TaskRow, { states }: (typeof TASK_KINDS)[number]): string {
  const { state } = row;
  return states.done.includes(state)
    ? 'done'
    : states.failed.includes(state)
      ? 'failed'
      : states.expired.includes(state)
        ? 'expired'
        : 'open';
}

describe.each(TASK_KINDS.map(({ kind }) => kind))('random faults with %s tasks', (kind) => {
  it.each([true, false])(
    'keep the invariants (web locks: %s)',
    async (locks) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) =>
          play(kind, locks, steps),
        ),
        { numRuns: Number(process.env.FAULT_RUNS ?? 40) },
      );
    },
    120_000,
  );
});
