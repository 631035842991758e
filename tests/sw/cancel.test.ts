import { describe, expect, it } from 'vitest';
import { endCancelled } from '../../src/sw/engine/cancel.ts';
import { claimNotices, markSeen, markShown } from '../../src/sw/engine/outbox.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { track } from '../../src/sw/engine/track.ts';
import { Studio } from './studio.ts';

async function drawing(id = 'a') {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add([id]);
  const { engine, deps } = studio.context();
  deps.announce = async () => undefined;
  const poll = () => Promise.all([engine.pollDue(), studio.clock.advance(6_000)]);
  const row = async () => (await readSnapshot(studio.db)).tasks.find((task) => task.id === id);
  const outbox = () => studio.db.read((tx) => tx.objectStore('outbox').getAll());
  return { studio, poll, row, outbox };
}
const back = { points_charged: 20, points_refunded: 20 };

describe('a task that the server has cancelled', () => {
  it('ends at once without a notice, and no later answer or list reopens it', async () => {
    const { studio, poll, row, outbox } = await drawing();
    const delta = await endCancelled(studio.db, { kind: 'draw', id: 'a', result: back }, 5);
    expect(delta.changes).toMatchObject([
      { task: { final: 'cancelled', open: 0, endedAt: 5, result: back } },
    ]);
    studio.server.states.set('a', 1);
    await poll();
    await track(
      studio.db,
      studio.kinds,
      [{ kind: 'draw', id: 'a', context: { kind: 'draw', page: '/draw' } }],
      9,
    );
    expect(await row()).toMatchObject({ final: 'cancelled', open: 0 });
    expect((await row())?.unseen).toBeUndefined();
    expect(await outbox()).toEqual([]);
  });

  it('stays cancelled, whatever a poll in flight answers', async () => {
    const { studio, row, outbox } = await drawing();
    const { engine, deps } = studio.context();
    const { clientFor } = deps;
    // cancelled after the answer has arrived and before it is written
    deps.clientFor = (token) => {
      const client = clientFor(token);
      return {
        ...client,
        send: async (...given: Parameters<typeof client.send>) => {
          const answer = await client.send(...given);
          await endCancelled(studio.db, { kind: 'draw', id: 'a', result: back }, 5);
          return answer;
        },
      } as typeof client;
    };
    studio.server.states.set('a', 1);
    await Promise.all([engine.pollDue(), studio.clock.advance(10)]);
    expect(await row()).toMatchObject({ final: 'cancelled', open: 0 });
    expect(await outbox()).toEqual([]);
  });

  it('that had ended before is not changed, nor is another account’s', async () => {
    const { studio, poll, row } = await drawing();
    studio.server.states.set('a', 1);
    await poll();
    await endCancelled(studio.db, { kind: 'draw', id: 'a', result: back }, 5);
    expect(await row()).toMatchObject({ final: 'done' });
    await studio.add(['b']);
    await studio.signIn(8);
    expect((await endCancelled(studio.db, { kind: 'draw', id: 'b', result: back }, 5)).changes).toEqual([]);
  });
});

describe('the mark for new ends', () => {
  it('is written with the end, kept after a toast, and removed once seen', async () => {
    const { studio, poll, row, outbox } = await drawing();
    studio.server.states.set('a', 1);
    await poll();
    expect(await row()).toMatchObject({ final: 'done', unseen: true });
    const [claimed] = await claimNotices(studio.db, 'page', 0);
    await markShown(studio.db, claimed?.id ?? '', 1);
    expect(await row()).toMatchObject({ unseen: true });
    expect(await claimNotices(studio.db, 'page', 60_000)).toEqual([]);
    const { changes } = await markSeen(studio.db, claimed?.id ?? '');
    expect(changes).toMatchObject([{ task: { id: 'a', unseen: false } }]);
    expect(await outbox()).toEqual([]);
    expect((await markSeen(studio.db, claimed?.id ?? '')).changes).toEqual([]);
  });
});
