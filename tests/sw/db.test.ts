import { forceCloseDatabase } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineDb } from '../../src/sw/db.ts';

const PREFERENCES = 'preferences';
const put = (db: EngineDb, value: string) =>
  db.write(async (tx) => {
    await tx.objectStore('meta').put(value, PREFERENCES);
  });
const get = (db: EngineDb) => db.read((tx) => tx.objectStore('meta').get(PREFERENCES));

/** Records all connections opened from now on. */
function watchConnections(): IDBDatabase[] {
  const found: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => found.push(request.result));
    return request;
  });
  return found;
}

afterEach(() => vi.restoreAllMocks());

describe('the engine’s store', () => {
  it('closes when another connection upgrades, and reopens at its next use', async () => {
    const db = new EngineDb(`db-${crypto.randomUUID()}`);
    await put(db, 'before');
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(db.name);
      request.onsuccess = () => resolve();
      request.onblocked = () => reject(new Error('the connection was held'));
    });
    expect(await get(db)).toBeUndefined();
    await put(db, 'after');
    expect(await get(db)).toBe('after');
  });

  it('reopens if its connection was closed, and runs the work once', async () => {
    const opened = watchConnections();
    const db = new EngineDb(`db-${crypto.randomUUID()}`);
    await put(db, 'before');
    opened[0]?.close();
    await put(db, 'after');
    expect(await get(db)).toBe('after');
    expect(opened).toHaveLength(2);
  });

  it('reopens after the browser has closed its connection', async () => {
    const opened = watchConnections();
    const db = new EngineDb(`db-${crypto.randomUUID()}`);
    await put(db, 'before');
    forceCloseDatabase(opened[0] as never);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await get(db)).toBe('before');
    expect(opened).toHaveLength(2);
  });

  it('rolls back a write that throws, and rethrows the error', async () => {
    const db = new EngineDb(`db-${crypto.randomUUID()}`);
    await put(db, 'before');
    const failed = db.write(async (tx) => {
      await tx.objectStore('meta').put('half', PREFERENCES);
      await tx.objectStore('lanes').put({
        lane: 'draw',
        interval: 1,
        dueAt: 0,
        fence: 0,
        claimedAt: 0,
        busyUntil: 0,
        fails: 0,
        blockedUntil: 0,
        lastOk: 0,
      });
      throw new Error('in the middle');
    });
    await expect(failed).rejects.toThrow('in the middle');
    expect(await get(db)).toBe('before');
    expect(await db.read((tx) => tx.objectStore('lanes').count())).toBe(0);
  });

  it('frees space once if the disk is full, for every kind of write, and throws if that does not suffice', async () => {
    const db = new EngineDb(`db-${crypto.randomUUID()}`);
    const makeRoom = vi.fn(async () => undefined);
    db.makeRoom = makeRoom;
    const full = new DOMException('full', 'QuotaExceededError');
    const work = vi.fn(async () => 'written');
    work.mockImplementationOnce(() => Promise.reject(full));
    expect(await db.write(work)).toBe('written');
    expect(makeRoom).toHaveBeenCalledOnce();
    await expect(db.write(() => Promise.reject(full))).rejects.toThrow('full');
    expect(makeRoom).toHaveBeenCalledTimes(2);
  });

  it('does not mistake another error for a lost connection', async () => {
    const opened = watchConnections();
    const db = new EngineDb(`db-${crypto.randomUUID()}`);
    const runs = vi.fn(() => Promise.reject(new DOMException('odd', 'DataError')));
    await expect(db.write(runs)).rejects.toThrow('odd');
    expect(runs).toHaveBeenCalledOnce();
    expect(opened).toHaveLength(1);
  });
});
