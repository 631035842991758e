import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME, listWorks, readWork, WORKS_FILTER, type WorksOrder } from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { workOf } from './works-for-test.ts';

let studio: Studio;
let ann: Member;
let ben: Member;
/** Works of Ann: one in each state. */
let of: Record<'unpublished' | 'review' | 'published' | 'rejected', number>;
let bens: number;

beforeAll(async () => {
  studio = await openStudio();
  ann = await newMember(studio);
  ben = await newMember(studio);
  of = {
    unpublished: await workOf(studio, ann, { state: 'unpublished' }),
    review: await workOf(studio, ann, { state: 'review' }),
    published: await workOf(studio, ann, { name: 'Lanterns', description: 'Down the river' }),
    rejected: await workOf(studio, ann, { state: 'rejected' }),
  };
  bens = await workOf(studio, ben, { name: '海边的灯塔', description: '50% of it_is true' });
  await studio.db.query("UPDATE users SET name = 'Ben Tide' WHERE id = $1", [ben.userId]);
});
afterAll(() => studio.close());

interface Ask {
  type?: 1 | 2 | 3 | 4 | 5;
  page?: number;
  before?: number;
  words?: string;
  order?: WorksOrder;
}
const list = (token: string | null, home_id: number, { type = 1, page = 1, ...more }: Ask = {}) =>
  studio.send(token, listWorks, { home_id, page, type, ...more });
const ids = async (...ask: Parameters<typeof list>) =>
  (await list(...ask)).lists.map(({ work_id }) => work_id);

test('[SQUARE-05] [SQUARE-18] the square is readable without a token, and has only published works, newest first', async () => {
  const { lists, has_next, home_info } = await list(null, HOME.square);
  expect(lists.map(({ work_id }) => work_id)).toEqual([bens, of.published]);
  expect([has_next, home_info]).toEqual([0, null]);
  expect(lists[1]).toMatchObject({
    work_id: of.published,
    poster_url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg\?e=\d+&s=/),
    poster_width: 1280,
    poster_height: 720,
    source_url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.mp4/),
    name: 'Lanterns',
    desc: 'Down the river',
    create_time: expect.stringMatching(/Z$/),
    duration: 12,
    user_nickname: '',
    home_id: ann.userId,
    is_show: 1,
    check_status: 1,
    check_msg: '',
    liked: 0,
  });
});

test('an invalid token counts as none, and the square ignores the filter', async () => {
  for (const token of ['no such token', ben.token])
    for (const type of [1, 3, 4, 5] as const)
      expect(await ids(token, HOME.square, { type })).toEqual([bens, of.published]);
});

test('[CENTER-05] [CENTER-13] the server decides whose page it is; its owner can filter by each state', async () => {
  for (const home of [HOME.own, ann.userId]) {
    const { lists, home_info } = await list(ann.token, home);
    expect(lists.map(({ work_id }) => work_id)).toEqual([
      of.rejected,
      of.published,
      of.review,
      of.unpublished,
    ]);
    expect(lists[0]).toMatchObject({ is_show: 1, check_status: 2, check_msg: 'Too loud' });
    expect(home_info).toMatchObject({ is_self: 1, works_count: 4, home_id: ann.userId });
    for (const state of ['published', 'unpublished', 'review', 'rejected'] as const)
      expect(await ids(ann.token, home, { type: WORKS_FILTER[state] })).toEqual([of[state]]);
  }
});

test('[CENTER-25] [CENTER-26] others, with or without a token, get the public list whatever filter they send', async () => {
  for (const token of [null, 'no such token', ben.token])
    for (const type of [1, 2, 3, 4, 5] as const) {
      const { lists, home_info } = await list(token, ann.userId, { type });
      expect(lists.map(({ work_id }) => work_id)).toEqual([of.published]);
      expect(home_info).toMatchObject({ is_self: 0, works_count: 1 });
    }
});

test('a visitor has no own page, and an unknown member has none', async () => {
  expect(await list(null, HOME.own)).toEqual({ lists: [], has_next: 0, home_info: null });
  expect(await refusalOf(list(null, 999_999))).toMatchObject({ code: 404, message: 'There is nobody here' });
});

test('a published work is readable by everybody, others only by their owner', async () => {
  const read = (token: string | null, works_id: number) => studio.send(token, readWork, { works_id });
  expect(await read(null, of.published)).toMatchObject({ name: 'Lanterns' });
  for (const state of ['unpublished', 'review', 'rejected'] as const) {
    expect(await read(ann.token, of[state])).toMatchObject({ work_id: of[state] });
    for (const token of [null, ben.token])
      expect(await refusalOf(read(token, of[state]))).toMatchObject({ code: 404 });
  }
});

test.each([
  ['lantern', 'published'],
  ['RIVER down', 'published'],
  ['灯塔', 'ben'],
  ['灯', 'ben'],
  ['边的 灯塔', 'ben'],
  ['tide', 'ben'],
  ['灯塔 tide', 'ben'],
  ['50%', 'ben'],
  ['it_is', 'ben'],
  ['lantern tide', ''],
  ['l%s', ''],
  ['itxis', ''],
] as const)(
  'a search for %s finds it by title, description or author, in any language',
  async (words, whose) => {
    const expected = { published: [of.published], ben: [bens], '': [] }[whose];
    expect(await ids(null, HOME.square, { words })).toEqual(expected);
  },
);

test('invisible characters in a search are harmless', async () => {
  expect(await ids(null, HOME.square, { words: 'lan\u0007\u200btern ' })).toEqual([of.published]);
  expect(await ids(null, HOME.square, { words: ' \u0007 ' })).toEqual([bens, of.published]);
});

test('can be sorted by views', async () => {
  await studio.db.query('UPDATE works SET views = 5 WHERE id = $1', [of.published]);
  expect(await ids(null, HOME.square, { order: 'seen' })).toEqual([of.published, bens]);
  expect(await ids(null, HOME.square, { order: 'newest' })).toEqual([bens, of.published]);
  expect(await ids(null, HOME.square, { order: 'seen', words: '灯', before: of.published })).toEqual([bens]);
});

test('pages of 20 continue after the oldest row held, even with new works; each order has its own cursor', async () => {
  const many: number[] = [];
  for (let index = 0; index < 25; index += 1)
    many.push(await workOf(studio, ben, { name: `Number ${index}` }));
  const first = await list(null, HOME.square);
  expect([first.lists.length, first.has_next]).toEqual([20, 1]);
  const before = first.lists.at(-1)?.work_id ?? 0;
  // an old draft that is published now comes first, whatever its id
  await studio.db.query(
    // a second later than the newest, which may be of the same millisecond
    "UPDATE works SET is_show = 1, check_status = 1, published_at = now() + interval '1 second' WHERE id = $1",
    [of.unpublished],
  );
  expect(await ids(null, HOME.square)).toContain(of.unpublished);
  const second = await list(null, HOME.square, { page: 2, before });
  expect(second.lists.map(({ work_id }) => work_id)).toEqual([
    ...many.slice(0, 5).reverse(),
    bens,
    of.published,
  ]);
  expect(second.has_next).toBe(0);
  const seen = await list(null, HOME.square, { order: 'seen' });
  const rest = await ids(null, HOME.square, {
    order: 'seen',
    page: 2,
    before: seen.lists.at(-1)?.work_id ?? 0,
  });
  expect(new Set([...seen.lists.map(({ work_id }) => work_id), ...rest]).size).toBe(28);
});
