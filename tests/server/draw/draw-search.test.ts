import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayStart } from '../../../server/day-start.ts';
import type { CallInput } from '../../../src/api/call.ts';
import { imagine, listDraws, starDraw } from '../../../src/api/draw.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
let member: Member;
/** Ids by prompt. */
const ids = new Map<string, number>();

const draw = async (prompt: string, tool_name: 'irag' | 'flux') => {
  const { task_id = '', draw_id = 0 } = await studio.send(member.token, imagine, {
    tool_name,
    prompt,
    ratio: '1:1',
  });
  await endOf(studio, task_id);
  ids.set(prompt, draw_id);
  return task_id;
};
const ask = (filter: Partial<CallInput<typeof listDraws>>, token = member.token) =>
  studio.send(token, listDraws, { page: 1, ...filter });
const found = async (filter: Partial<CallInput<typeof listDraws>>) =>
  (await ask(filter)).lists.map(({ message_input }) => message_input);

beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio, 1000);
  await draw('a red fox in the snow', 'irag');
  const failed = await draw('a blue fox', 'flux');
  await draw('50% of a house', 'irag');
  await draw('雪地里的狐狸', 'irag');
  await studio.db.query("UPDATE tasks SET status = 'failed' WHERE id = $1", [failed]);
  await studio.db.query("UPDATE draws SET created_at = '2026-03-01T23:30:00Z' WHERE id = $1", [
    ids.get('a red fox in the snow'),
  ]);
});
afterAll(() => studio.close());

it('finds records by words of their prompt in any order and language, and treats special characters literally', async () => {
  expect(await found({ search: 'FOX' })).toEqual(['a blue fox', 'a red fox in the snow']);
  expect(await found({ search: ' snow  red ' })).toEqual(['a red fox in the snow']);
  expect(await found({ search: '狐狸' })).toEqual(['雪地里的狐狸']);
  expect(await found({ search: '50%' })).toEqual(['50% of a house']);
  expect(await found({ search: '%' })).toEqual(['50% of a house']);
  expect(await found({ search: 'a_red' })).toEqual([]);
});

it('filters by tool, state, star and day, and by all of them together', async () => {
  expect(await found({ tool: 'flux' })).toEqual(['a blue fox']);
  expect(await found({ state: 'failed' })).toEqual(['a blue fox']);
  expect(await found({ state: 'open' })).toEqual([]);
  expect(await found({ state: 'done' })).toHaveLength(3);
  expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['a red fox in the snow']);
  expect(await found({ to: '2026-02-28' })).toEqual([]);
  expect(await found({ search: 'fox', tool: 'irag', state: 'done' })).toEqual(['a red fox in the snow']);
});

it('says whether the list is filtered, and pages from the oldest row held', async () => {
  expect((await ask({})).filtered).toBeUndefined();
  expect((await ask({ search: 'fox' })).filtered).toBe(1);
  const before = ids.get('a blue fox') ?? 0;
  expect(await found({ search: 'fox', before })).toEqual(['a red fox in the snow']);
});

it('stars a record until the star is taken away; others’ records cannot be starred', async () => {
  const draw_id = ids.get('a blue fox') ?? 0;
  const star = (starred: 0 | 1, token = member.token) => studio.send(token, starDraw, { draw_id, starred });
  await star(1);
  await star(1);
  expect(await found({ starred: 1 })).toEqual(['a blue fox']);
  expect((await ask({ search: 'blue' })).lists[0]?.starred).toBe(1);
  const other = await newMember(studio, 0);
  expect((await refusalOf(star(0, other.token))).code).toBe(404);
  await star(0);
  expect(await found({ starred: 1 })).toEqual([]);
});

it('a day starts in the person’s time zone, also when the clocks change', () => {
  const at = (zone: string, day: string, later = 0) => dayStart(zone, day, later).toISOString();
  expect(at('UTC', '2026-03-01')).toBe('2026-03-01T00:00:00.000Z');
  expect(at('Asia/Shanghai', '2026-03-01')).toBe('2026-02-28T16:00:00.000Z');
  expect(at('America/New_York', '2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
  expect(at('America/New_York', '2026-03-08', 1)).toBe('2026-03-09T04:00:00.000Z');
  expect(at('Europe/Berlin', '2026-10-25', 1)).toBe('2026-10-25T23:00:00.000Z');
});
