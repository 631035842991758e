import { expect, it } from 'vitest';
import { openEngine } from '../../server/db/engine.ts';
import { singleConnection } from '../../server/db/single.ts';
import { Turns } from '../../server/db/turns.ts';

/** Work that begins and ends where a test says so. */
function steps() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    log.push(`${name} begins`);
    return new Promise<string>((resolve) =>
      ends.set(name, () => {
        log.push(`${name} ends`);
        resolve(name);
      }),
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { log, work, end };
}

it('those who share a lock overlap; one that takes it waits for all before it, and all after wait for it', async () => {
  const { log, work, end } = steps();
  const turns = new Turns();
  const all = [
    turns.share(work('a')),
    turns.share(work('b')),
    turns.take(work('alone')),
    turns.share(work('c')),
    turns.share(work('d')),
    turns.take(work('alone too')),
  ];
  await end('');
  expect(log.splice(0)).toEqual(['a begins', 'b begins']);
  await end('b');
  await end('a');
  expect(log.splice(0)).toEqual(['b ends', 'a ends', 'alone begins']);
  await end('alone');
  expect(log.splice(0)).toEqual(['alone ends', 'c begins', 'd begins']);
  await end('c');
  await end('d');
  await end('alone too');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'alone', 'c', 'd', 'alone too']);
});

it('a lock passes on when its holder fails, whichever way it was held', async () => {
  const turns = new Turns();
  const fails = () => Promise.reject(new Error('on purpose'));
  await expect(turns.share(fails)).rejects.toThrow('on purpose');
  await expect(turns.take(fails)).rejects.toThrow('on purpose');
  await expect(turns.share(async () => 'shared')).resolves.toBe('shared');
  await expect(turns.take(async () => 'alone')).resolves.toBe('alone');
});

it('a query sent while a transaction runs on the same connection is no part of it', async () => {
  const engine = await openEngine();
  const db = singleConnection(engine, () => engine.close());
  await db.query('CREATE TABLE notes (text text)');
  const add = (queries: Pick<typeof db, 'query'>, text: string) =>
    queries.query('INSERT INTO notes VALUES ($1)', [text]);
  const before = add(db, 'before');
  let during: Promise<unknown> = Promise.resolve();
  await expect(
    db.transaction(async (client) => {
      await add(client, 'rolled back');
      during = add(db, 'during');
      await add(client, 'rolled back too');
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  await Promise.all([before, during]);
  expect((await db.query('SELECT text FROM notes', [])).rows).toEqual([
    { text: 'before' },
    { text: 'during' },
  ]);
  await db.close();
});
