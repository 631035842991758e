import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { EngineDb } from '../../src/sw/db.ts';
import { writeAuth } from '../../src/sw/engine/auth.ts';
import { newLane } from '../../src/sw/engine/lanes.ts';
import { claimNotices, releaseClaims } from '../../src/sw/engine/outbox.ts';
import { pulse } from '../../src/sw/engine/pulse.ts';
import { recordPushed, takePushed } from '../../src/sw/engine/pushed.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { track } from '../../src/sw/engine/track.ts';
import { prune, wipeUser } from '../../src/sw/engine/wipe.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;
const kindNamed = (name: string) => {
  const kind = TASK_KINDS.find((one) => one.kind === name);
  if (!kind) throw new Error(`no such kind: ${name}`);
  return kind;
};

describe('a worker that is stopped between its commit and its messages', () => {
  it('recovers at the next heartbeat: pages get the last sequence number, and the end is announced once', async () => {
    const studio = new Studio();
    await studio.signIn(7);
    await studio.add(['a'], {}, 1);
    const first = studio.context();
    // it commits, but sends no more messages
    first.deps.post = () => undefined;
    first.deps.announce = async () => undefined;
    void first.engine.pollFor(SECOND);
    await studio.clock.advance(SECOND);
    first.kill();
    expect(studio.events).toEqual([]);
    expect(studio.announced).toEqual([]);

    const { deps } = studio.context();
    const { seq } = await readSnapshot(studio.db);
    await pulse(deps);
    expect(studio.events).toContainEqual({ type: 'pulse', seq });
    expect(studio.announced).toEqual(['7|draw|a:done']);
    await pulse(deps);
    expect(studio.announced).toEqual(['7|draw|a:done']);
  });
});

describe('a list that is older than an end', () => {
  const project = (asOf?: number) => ({
    kind: 'project',
    id: '5',
    state: 1,
    context: { kind: 'project', page: '/create' },
    ...(asOf === undefined ? {} : { asOf }),
  });
  async function ended() {
    const studio = new Studio({ server: (clock) => serverFor(kindNamed('project'), clock) });
    await studio.signIn(7);
    const asked = studio.clock.now();
    await studio.add(['5'], project(), 0);
    void studio.context().engine.pollFor(10 * SECOND);
    await studio.clock.advance(10 * SECOND);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done' }]);
    return { studio, asked };
  }

  it('does not reopen a project’s script', async () => {
    const { studio, asked } = await ended();
    await track(studio.db, TASK_KINDS, [project(asked)], studio.clock.now());
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: 'done' }]);
  });

  it('but a newer one does', async () => {
    const { studio } = await ended();
    await track(studio.db, TASK_KINDS, [project(studio.clock.now() + 1)], studio.clock.now() + 2);
    expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ final: null, open: 1 }]);
  });
});

it('a storyboard is set aside after twelve refused polls', async () => {
  const studio = new Studio({ server: (clock) => serverFor(kindNamed('shot-list'), clock) });
  await studio.signIn(7);
  await studio.add(['3'], { kind: 'shot-list', context: { kind: 'shot-list', page: '/', script_id: 3 } });
  studio.server.mood = 'refusing';
  const { engine } = studio.context();
  for (let minute = 0; minute < 30; minute += 1) {
    void engine.pollFor(60 * SECOND);
    await studio.clock.advance(60 * SECOND);
  }
  expect(studio.server.asked).toHaveLength(12);
  expect((await readSnapshot(studio.db)).tasks).toMatchObject([{ unknown: true, final: null }]);
});

it('signing in again with a token that was refused without an open page resumes polling', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a']);
  studio.server.mood = 'unauthorized';
  void studio.context().engine.pollFor(SECOND);
  await studio.clock.advance(SECOND);
  studio.server.mood = 'well';
  const before = studio.server.asked.length;
  await writeAuth(studio.db, { token: 'token-7', user: 7 });
  void studio.context().engine.pollFor(10 * SECOND);
  await studio.clock.advance(10 * SECOND);
  expect(studio.server.asked.length).toBeGreaterThan(before);
});

it('ended tasks are pruned occasionally at a start, keeping the newest 500', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  const now = studio.clock.now();
  await studio.add(['open']);
  await studio.db.write(async (tx) => {
    const [open] = await tx.objectStore('tasks').getAll();
    for (let index = 0; index < 700; index += 1)
      await tx.objectStore('tasks').put({
        ...open,
        key: `7|draw|${index}`,
        id: String(index),
        open: 0,
        final: 'done',
        endedAt: now - index,
      } as never);
  });
  const count = () => studio.db.read((tx) => tx.objectStore('tasks').count());
  await prune(studio.db, now);
  expect(await count()).toBe(501);
  await studio.db.write((tx) => tx.objectStore('tasks').clear());
  await studio.add(
    Array.from({ length: 600 }, (_, index) => `b${index}`),
    {},
    1,
  );
  await prune(studio.db, now + SECOND);
  expect(await count()).toBe(600);
});

it('a task that no server has known for a month is forgotten; a younger one is asked about again', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add(['old', 'young', 'open']);
  const now = studio.clock.now();
  await studio.db.write(async (tx) => {
    for (const task of await tx.objectStore('tasks').getAll()) {
      const createdAt = now - (task.id === 'young' ? 29 : 31) * 86_400_000;
      const lost = task.id === 'open' ? {} : { open: 0 as const, unknown: true };
      await tx.objectStore('tasks').put({ ...task, ...lost, createdAt });
    }
  });
  await prune(studio.db, now);
  const left = (await readSnapshot(studio.db)).tasks.map(({ id }) => id);
  expect(left.sort()).toEqual(['open', 'young']);
});

it('the lane of a film that is no longer listed is forgotten a day after its last poll', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a']);
  const now = studio.clock.now();
  const polled = (lane: string, claimedAt: number) => ({ ...newLane(lane, 3000), claimedAt });
  await studio.db.write(async (tx) => {
    for (const row of [
      polled('draw', now - 2 * 86_400_000),
      polled('export:1', now - 2 * 86_400_000),
      polled('export:2', now - 1000),
    ])
      await tx.objectStore('lanes').put(row);
  });
  await prune(studio.db, now);
  const left = await studio.db.read((tx) => tx.objectStore('lanes').getAllKeys());
  expect(left).toEqual(['draw', 'export:2']);
});

it('a notice of a page that was closed while it showed it is offered again, also after pruning', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a']);
  await studio.db.write(async (tx) => {
    const [task] = await tx.objectStore('tasks').getAll();
    if (!task) throw new Error('no task');
    const ended = { ...task, open: 0 as const, final: 'done' as const, endedAt: studio.clock.now() };
    await tx.objectStore('tasks').put(ended);
    const { key, user } = ended;
    await tx.objectStore('outbox').put({ id: `${key}:done`, key, user, st: 'new', at: 1 });
  });
  const [claimed] = await claimNotices(studio.db, 'page', studio.clock.now());
  await releaseClaims(studio.db, [claimed?.id ?? '']);
  await prune(studio.db, studio.clock.now());
  expect(await claimNotices(studio.db, 'page', studio.clock.now())).toMatchObject([{ id: claimed?.id }]);
});

it('the notice of a pruned task is pruned with it', async () => {
  const studio = new Studio();
  await studio.signIn(7);
  await studio.db.write((tx) =>
    tx
      .objectStore('outbox')
      .put({ id: '7|draw|a:done', key: '7|draw|a', user: 7, st: 'shown', at: studio.clock.now() }),
  );
  await prune(studio.db, studio.clock.now());
  expect(await studio.db.read((tx) => tx.objectStore('outbox').count())).toBe(0);
});

it('who signs out leaves nothing of what pushes announced; others keep theirs', async () => {
  const studio = new Studio();
  await recordPushed(studio.db, '7|draw|a:done', studio.clock.now());
  await recordPushed(studio.db, '8|draw|b:done', studio.clock.now());
  await wipeUser(studio.db, 7);
  const left = await studio.db.write((tx) =>
    takePushed(tx, ['7|draw|a:done', '8|draw|b:done'], studio.clock.now()),
  );
  expect([...left]).toEqual(['8|draw|b:done']);
});

describe('the engine’s store', () => {
  it('of a newer version is used unchanged, so that a rollback loses no task', async () => {
    const name = `db-${crypto.randomUUID()}`;
    const before = new EngineDb(name);
    await writeAuth(before, { token: 'token-7', user: 7 });
    await before.close();
    const newer = await openDB(name, 9, { upgrade: (db) => void db.createObjectStore('something new') });
    newer.close();
    const rolledBack = new EngineDb(name);
    await track(rolledBack, TASK_KINDS, [{ kind: 'draw', id: 'a', context: { kind: 'draw', page: '/' } }], 1);
    expect((await readSnapshot(rolledBack)).tasks).toMatchObject([{ key: '7|draw|a' }]);
    await rolledBack.close();
  });

  it('of a version without the required stores is refused', async () => {
    const name = `db-${crypto.randomUUID()}`;
    const other = await openDB(name, 9, { upgrade: (db) => void db.createObjectStore('something else') });
    other.close();
    await expect(readSnapshot(new EngineDb(name))).rejects.toThrow();
  });

  it('that is deleted under an open page reports that, and is replaced by an empty one', async () => {
    const name = `db-${crypto.randomUUID()}`;
    const db = new EngineDb(name);
    await writeAuth(db, { token: 'token-7', user: 7 });
    const deleted = vi.fn();
    db.onDeleted = deleted;
    await new Promise((done, failed) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = done;
      request.onerror = failed;
    });
    expect(deleted).toHaveBeenCalledOnce();
    expect(await readSnapshot(db)).toMatchObject({ seq: 0, tasks: [], auth: { user: 0 } });
    await db.close();
  });
});
