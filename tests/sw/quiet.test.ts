import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { claimNotices } from '../../src/sw/engine/outbox.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { track } from '../../src/sw/engine/track.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;
const list = (more: { quiet?: boolean } = {}) => ({
  kind: 'shot-list',
  id: '3',
  context: { kind: 'shot-list', page: '/create', script_id: 3 },
  ...more,
});

/** A storyboard that is followed beside its tracked pictures, and has not ended. */
async function followed() {
  const kind = kindOf(TASK_KINDS, 'shot-list');
  if (!kind) throw new Error('no shot list');
  const studio = new Studio({ server: (clock) => serverFor(kind, clock) });
  await studio.signIn(7);
  await studio.add(['3'], list({ quiet: true }));
  return studio;
}

async function ends(studio: Studio) {
  studio.server.states.set('3', 1);
  const { engine, deps } = studio.context();
  deps.announce = async () => undefined;
  void engine.pollFor(10 * SECOND);
  await studio.clock.advance(10 * SECOND);
  const { tasks } = await readSnapshot(studio.db);
  return { tasks, notices: await claimNotices(studio.db, 'page', studio.clock.now()) };
}

describe('a storyboard whose pictures are tracked one by one', () => {
  it('is polled to its end, which is no news', async () => {
    const { tasks, notices } = await ends(await followed());
    expect(tasks).toMatchObject([{ final: 'done', open: 0 }]);
    expect(tasks[0]?.unseen).toBeUndefined();
    expect(notices).toEqual([]);
  });

  it('is announced again once a batch was submitted meanwhile', async () => {
    const studio = await followed();
    await track(studio.db, TASK_KINDS, [list()], studio.clock.now());
    const { tasks, notices } = await ends(studio);
    expect(tasks).toMatchObject([{ final: 'done', unseen: true }]);
    expect(notices).toHaveLength(1);
  });

  it('and a batch stays announced when single pictures come later', async () => {
    const studio = await followed();
    await track(studio.db, TASK_KINDS, [list()], studio.clock.now());
    await track(studio.db, TASK_KINDS, [list({ quiet: true })], studio.clock.now());
    expect((await ends(studio)).notices).toHaveLength(1);
  });
});
