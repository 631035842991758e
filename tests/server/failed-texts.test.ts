import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { databaseForTest } from './database-for-test.ts';

let db: Database;
beforeAll(async () => {
  db = await databaseForTest();
  await db.query('CREATE TABLE notes (text text PRIMARY KEY)');
});
beforeEach(() => db.query('DELETE FROM notes'));
afterAll(() => db.close());

const add = (queries: Pick<Database, 'query'>, text: string) =>
  queries.query('INSERT INTO notes VALUES ($1)', [text]);
const notes = async () =>
  (await db.query<{ text: string }>('SELECT text FROM notes ORDER BY text', [])).rows.map(({ text }) => text);

/** Such as the queue sends them for its upkeep. @param middle what stands between two notes */
const upkeep = (middle: string) => `
  BEGIN;
  SET LOCAL lock_timeout = '30s';
  INSERT INTO notes VALUES ('upkeep');
  ${middle};
  INSERT INTO notes VALUES ('upkeep too');
  COMMIT;
`;

describe('a text of several statements that fails after its BEGIN', () => {
  it('leaves no transaction behind, and nothing of its own', async () => {
    await expect(db.query(upkeep('SELECT 1 / 0'))).rejects.toMatchObject({ code: '22012' });
    await add(db, 'after');
    await db.transaction((client) => add(client, 'in a transaction'));
    expect(await notes()).toEqual(['after', 'in a transaction']);
  });

  it('takes nothing with it of what was sent beside it', async () => {
    const all = await Promise.allSettled([
      add(db, '1 before'),
      db.query("INSERT INTO notes VALUES ('2 before, as text')"),
      db.query(upkeep('SELECT 1 / 0')),
      add(db, '3 after'),
      db.query("INSERT INTO notes VALUES ('4 after, as text')"),
      db.query(upkeep('SELECT nothing FROM notes')),
      db.transaction((client) => add(client, '5 in a transaction')),
      add(db, '6 last'),
    ]);
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[true, true, false, true, true, false, true, true],
    ]);
    expect(await notes()).toEqual([
      '1 before',
      '2 before, as text',
      '3 after',
      '4 after, as text',
      '5 in a transaction',
      '6 last',
    ]);
  });

  it('is undone at its COMMIT too', async () => {
    await db.query('CREATE TABLE replies (text text REFERENCES notes DEFERRABLE INITIALLY DEFERRED)');
    await expect(db.query(upkeep("INSERT INTO replies VALUES ('to nobody')"))).rejects.toMatchObject({
      code: '23503',
    });
    await add(db, 'after');
    expect(await notes()).toEqual(['after']);
  });
});

it('a text that fails within a transaction leaves the end of it to the transaction', async () => {
  await expect(
    db.transaction(async (client) => {
      await add(client, 'rolled back');
      await expect(client.query('SELECT 1; SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
      await expect(add(client, 'refused')).rejects.toMatchObject({ code: '25P02' });
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  expect(await notes()).toEqual([]);
});

describe('a text of several statements', () => {
  // Postgres has several connections
  it.skipIf(process.env.TEST_POSTGRES)('that succeeds is whole before what was sent after it', async () => {
    const [, seen] = await Promise.all([db.query(upkeep('SELECT 1')), notes()]);
    expect(seen).toEqual(['upkeep', 'upkeep too']);
  });

  it('answers with the rows of its last statement', async () => {
    const text =
      "INSERT INTO notes VALUES ('a'), ('b'); SELECT 1::bigint AS one, now() AS at UNION ALL SELECT 2, now()";
    expect(await db.query(text)).toEqual({
      count: 2,
      rows: [
        { one: 1, at: expect.any(Date) },
        { one: 2, at: expect.any(Date) },
      ],
    });
    expect(await db.query("SELECT 1; DELETE FROM notes WHERE text = 'a'")).toEqual({ count: 1, rows: [] });
    expect(await db.query('SELECT 1; CREATE TABLE more (id int)')).toEqual({ count: 0, rows: [] });
    expect(await db.query('')).toEqual({ count: 0, rows: [] });
  });
});
