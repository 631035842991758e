import { describe, expect, it } from 'vitest';
import { identify } from '../../src/sw/engine/auth.ts';
import { STALE_CLAIM } from '../../src/sw/engine/claim-watch.ts';
import { claimNotices, markSeen, markShown, renewClaims } from '../../src/sw/engine/outbox.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { Studio } from './studio.ts';

/** A studio with ended drawings that were not announced. */
async function studioWithEnded(ids: string[], user = 7) {
  const studio = new Studio();
  await studio.signIn(user);
  await studio.add(ids);
  for (const id of ids) studio.server.states.set(id, 1);
  const { engine, deps } = studio.context();
  deps.announce = async () => undefined;
  await Promise.all([engine.pollDue(), studio.clock.advance(1)]);
  return studio;
}

const idsOf = (claimed: { id: string }[]) => claimed.map(({ id }) => id).sort();
const A = '7|draw|a:done';
const B = '7|draw|b:done';

describe('an entry of the outbox', () => {
  it('is claimed by one context only', async () => {
    const { db, clock } = await studioWithEnded(['a', 'b']);
    const [page, worker] = await Promise.all([
      claimNotices(db, 'page', clock.now()),
      claimNotices(db, 'sw', clock.now()),
    ]);
    expect(idsOf([...page, ...worker])).toEqual([A, B]);
    expect([...page, ...worker].every(({ again }) => !again)).toBe(true);
    expect(await claimNotices(db, 'page', clock.now() + STALE_CLAIM)).toEqual([]);
  });

  it('is offered once more if its owner died, marked as possibly shown', async () => {
    const { db, clock } = await studioWithEnded(['a']);
    await claimNotices(db, 'page', clock.now());
    const later = await claimNotices(db, 'sw', clock.now() + STALE_CLAIM + 1);
    expect(later).toMatchObject([{ id: A, again: true, task: { id: 'a', final: 'done' } }]);
  });

  it('stays with a page that renews its claim', async () => {
    const { db, clock } = await studioWithEnded(['a']);
    await claimNotices(db, 'page', clock.now());
    await renewClaims(db, [A], clock.now() + 4_000);
    expect(await claimNotices(db, 'sw', clock.now() + STALE_CLAIM + 1)).toEqual([]);
  });

  it('keeps its claim against a window whose clock is an hour ahead, and expires after five seconds on either clock', async () => {
    const studio = await studioWithEnded(['a']);
    const here = studio.context();
    const ahead = studio.context();
    const [hour, start] = [3_600_000, studio.clock.now()];
    expect(idsOf(await claimNotices(here.deps.db, 'page', start))).toEqual([A]);
    for (let passed = 0; passed <= 20_000; passed += 2_000) {
      await renewClaims(here.deps.db, [A], start + passed);
      expect(await claimNotices(ahead.deps.db, 'page', start + hour + passed)).toEqual([]);
    }
    here.kill();
    const later = start + hour + 20_000 + STALE_CLAIM;
    expect(await claimNotices(ahead.deps.db, 'page', later)).toEqual([]);
    expect(await claimNotices(ahead.deps.db, 'page', later + 1)).toMatchObject([{ id: A, again: true }]);
    // conversely, a context whose clock is behind does not wait longer
    const behind = studio.context();
    expect(await claimNotices(behind.deps.db, 'page', start)).toEqual([]);
    expect(await claimNotices(behind.deps.db, 'page', start + STALE_CLAIM + 1)).toMatchObject([{ id: A }]);
  });

  it('of a stopped worker is taken over by the next worker at once, and never by itself', async () => {
    const studio = await studioWithEnded(['a']);
    const [stopped, next] = [studio.context(), studio.context()];
    const now = studio.clock.now();
    expect(idsOf(await claimNotices(stopped.deps.db, 'sw', now))).toEqual([A]);
    expect(await claimNotices(stopped.deps.db, 'sw', now + 1)).toEqual([]);
    stopped.kill();
    expect(await claimNotices(next.deps.db, 'sw', now + 2)).toMatchObject([{ id: A, again: true }]);
  });

  it('is not offered again once shown as notification or seen', async () => {
    const { db, clock } = await studioWithEnded(['a', 'b']);
    await claimNotices(db, 'sw', clock.now());
    await markShown(db, A, clock.now());
    await markSeen(db, B);
    expect(await claimNotices(db, 'page', clock.now() + 60_000)).toEqual([]);
    const left = await db.read((tx) => tx.objectStore('outbox').getAllKeys());
    expect(left).toEqual([A]);
  });

  it('of another account is not offered, and kept for it', async () => {
    const studio = await studioWithEnded(['a']);
    await studio.signIn(8);
    expect(await claimNotices(studio.db, 'page', studio.clock.now())).toEqual([]);
    await studio.signIn(7);
    expect(idsOf(await claimNotices(studio.db, 'page', studio.clock.now()))).toEqual([A]);
  });

  it('of a deleted task is dropped', async () => {
    const { db, clock } = await studioWithEnded(['a']);
    await db.write((tx) => tx.objectStore('tasks').delete('7|draw|a'));
    expect(await claimNotices(db, 'page', clock.now())).toEqual([]);
    expect(await db.read((tx) => tx.objectStore('outbox').count())).toBe(0);
  });
});

describe('a login whose account is not known yet', () => {
  it('moves its tasks and unannounced ends to the account once the server names it', async () => {
    const studio = await studioWithEnded(['a'], 0);
    await studio.add(['open']);
    const before = await readSnapshot(studio.db);
    const row = await identify(studio.db, 'token-0', 7);
    expect(row).toMatchObject({ user: 7, token: 'token-0', epoch: before.auth.epoch + 1 });
    const { tasks } = await readSnapshot(studio.db);
    expect(tasks.map(({ key }) => key).sort()).toEqual(['7|draw|a', '7|draw|open']);
    expect(idsOf(await claimNotices(studio.db, 'page', studio.clock.now()))).toEqual([A]);
    expect(await studio.db.read((tx) => tx.objectStore('tasks').count())).toBe(2);
  });

  it('changes nothing for an outdated token or a known account', async () => {
    const studio = await studioWithEnded(['a']);
    const { auth } = await readSnapshot(studio.db);
    expect(await identify(studio.db, 'another', 9)).toEqual(auth);
    expect(await identify(studio.db, 'token-7', 7)).toEqual(auth);
  });
});
