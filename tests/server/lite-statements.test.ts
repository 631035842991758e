import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../server/db/engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
  await engine.query('CREATE TABLE people (id bigint PRIMARY KEY, name text, born timestamptz, facts jsonb)');
});
afterAll(() => engine.close());

const add = (id: number, name: string) =>
  engine.query('INSERT INTO people (id, name) VALUES ($1, $2) RETURNING id', [id, name]);
const nameOf = async (id: number) =>
  (await engine.query<{ name: string }>('SELECT name FROM people WHERE id = $1', [id])).rows[0]?.name;

it('values of all types come back as they were sent, the second time too', async () => {
  const born = new Date('2001-02-03T04:05:06.789Z');
  const bytes = new Uint8Array([0, 1, 255]);
  const values = [
    7,
    'Zoë 梅 🐈',
    born,
    { deep: [1, null] },
    [3, 5],
    ['a,b', 'c"d', ''],
    true,
    null,
    bytes,
    2 ** 40,
  ];
  for (const _ of ['first', 'prepared'])
    expect(
      await engine.query(
        `SELECT $1::int AS int, $2::text AS text, $3::timestamptz AS time, $4::jsonb AS json, $5::bigint[] AS ids,
           $6::text[] AS texts, $7::boolean AS flag, $8::text AS nothing, $9::bytea AS bytes, $10::bigint AS big`,
        values,
      ),
    ).toEqual({
      count: 1,
      rows: [
        {
          int: 7,
          text: 'Zoë 梅 🐈',
          time: born,
          json: { deep: [1, null] },
          ids: [3, 5],
          texts: ['a,b', 'c"d', ''],
          flag: true,
          nothing: null,
          bytes,
          big: 2 ** 40,
        },
      ],
    });
});

it('what was written is counted, with and without rows', async () => {
  expect(await add(1, 'Ann')).toEqual({ count: 1, rows: [{ id: 1 }] });
  await add(2, 'Bo');
  expect(await engine.query('UPDATE people SET born = now() WHERE id <= $1', [2])).toEqual({
    count: 2,
    rows: [],
  });
  expect((await engine.query('SELECT id FROM people WHERE id > $1', [0])).count).toBe(2);
  expect((await engine.query('DELETE FROM people WHERE id = $1', [99])).count).toBe(0);
});

it('a refused statement says which rule it broke, and those after it are answered', async () => {
  await expect(add(1, 'again')).rejects.toMatchObject({ code: '23505', constraint: 'people_pkey' });
  await expect(engine.query('SELECT nothing FROM people WHERE id = $1', [1])).rejects.toMatchObject({
    code: '42703',
  });
  await expect(engine.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect(await nameOf(1)).toBe('Ann');
});

it('a failed transaction refuses statements until it is rolled back, also those that are prepared in it', async () => {
  await engine.query('BEGIN');
  await expect(add(1, 'again')).rejects.toMatchObject({ code: '23505' });
  const late = () => engine.query('SELECT name FROM people WHERE id = $1 AND true', [1]);
  await expect(late()).rejects.toMatchObject({ code: '25P02' });
  await expect(nameOf(1)).rejects.toMatchObject({ code: '25P02' });
  await engine.query('ROLLBACK');
  expect((await late()).rows).toEqual([{ name: 'Ann' }]);
});

it('what a rolled back transaction prepared still runs', async () => {
  const count = () => engine.query('SELECT count(*) AS people FROM people WHERE id > $1', [0]);
  await engine.query('BEGIN');
  await count();
  await engine.query('ROLLBACK');
  expect((await count()).rows).toEqual([{ people: 2 }]);
});

it('a statement outlives a change of its table', async () => {
  const all = () => engine.query('SELECT * FROM people WHERE id = $1', [1]);
  const [before] = (await all()).rows;
  await engine.query('ALTER TABLE people ADD COLUMN town text');
  expect((await all()).rows).toEqual([{ ...before, town: null }]);
  expect((await all()).rows).toEqual([{ ...before, town: null }]);
});

it('statements that are asked for at once are answered each with its own rows', async () => {
  const names = await Promise.all([nameOf(1), nameOf(2), nameOf(3), nameOf(1)]);
  expect(names).toEqual(['Ann', 'Bo', undefined, 'Ann']);
});

it('a statement that was prepared for a small table reads a big one by its index', async () => {
  await engine.query('CREATE TABLE things (id bigint, place bigint)');
  await engine.query('CREATE INDEX things_place ON things (place)');
  await engine.query('INSERT INTO things VALUES (1, 1)');
  // a table that was never looked at is taken for a big one
  await engine.query('VACUUM things');
  const find = () => engine.query('SELECT id FROM things WHERE place = $1', [7]);
  const scans = async () =>
    (
      await engine.query<{ seq: number; index: number }>(
        `SELECT pg_stat_get_xact_numscans('things'::regclass) AS seq, pg_stat_get_xact_numscans('things_place'::regclass) AS index`,
        [],
      )
    ).rows[0];
  for (let time = 0; time < 8; time += 1) await find();
  await engine.query('INSERT INTO things SELECT i, i FROM generate_series(1, $1::int) i', [20_000]);
  await engine.query('BEGIN');
  const before = await scans();
  expect((await find()).rows).toEqual([{ id: 7 }]);
  const after = await scans();
  await engine.query('ROLLBACK');
  expect(after).toEqual({ seq: before?.seq, index: (before?.index ?? 0) + 1 });
});

it('more different statements than are kept are answered', async () => {
  for (let index = 0; index < 1_050; index += 1)
    expect((await engine.query(`SELECT $1::int + ${index} AS sum`, [1])).rows).toEqual([{ sum: index + 1 }]);
});
