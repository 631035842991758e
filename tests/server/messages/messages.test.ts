import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanMessage } from '../../../server/messages/broadcast-html.ts';
import { listBroadcasts } from '../../../server/messages/broadcasts.ts';
import { type NewBroadcast, sendBroadcast } from '../../../server/messages/send-broadcast.ts';
import {
  countUnread,
  listBroadcasts as listCall,
  markBroadcast,
  readAllBroadcasts,
} from '../../../src/api/messages.ts';
import { newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { storedFile } from '../media/stored-file.ts';

// one studio for all tests: for a new member, earlier messages count as read
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

type Reader = { token: string };
const unreadOf = async ({ token }: Reader) => (await studio.send(token, countUnread, {})).not_read;
const listOf = async ({ token }: Reader, language: 'en' | 'zh' = 'en') =>
  (await studio.send(token, listCall, { page: 1 }, { language })).lists;
const send = (title: string, more: Partial<NewBroadcast> = {}) =>
  sendBroadcast(studio.db, { title, content: `<p>${title}</p>`, ...more });
const WELCOME = 'Welcome to Inkreel';

it('[MSG-07] [MSG-08] everybody gets a welcome message when they join, and older messages do not count as unread', async () => {
  const early = await newMember(studio);
  await send('Told before');
  // the database's clock counts milliseconds, and two of these may be of one
  await studio.db.query("UPDATE users SET created_at = created_at - interval '2 seconds'");
  await studio.db.query(
    "UPDATE broadcasts SET created_at = created_at - interval '1 second' WHERE NOT greets",
  );
  const late = await newMember(studio);
  expect(await unreadOf(early)).toBe(2);
  expect(await unreadOf(late)).toBe(1);
  const shown = async (reader: Reader) =>
    (await listOf(reader)).map(({ title, is_read }) => [title, is_read]);
  expect(await shown(early)).toEqual([
    ['Told before', 0],
    [WELCOME, 0],
  ]);
  expect(await shown(late)).toEqual([
    [WELCOME, 0],
    ['Told before', 1],
  ]);
  await send('Told after');
  expect(await unreadOf(late)).toBe(2);
  const [newest] = await listOf(late);
  expect(newest).toEqual({
    id: expect.any(Number),
    title: 'Told after',
    content: '<p>Told after</p>',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    is_read: 0,
  });
});

it.each(['en', 'zh'] as const)(
  'the welcome message names each tool and what songs are, in %s',
  async (language) => {
    const reader = await newMember(studio);
    const [welcome] = (await listOf(reader, language)).filter(({ content }) => content.includes('#/draw'));
    for (const place of ['draw', 'create', 'video', 'music', 'lipsync'])
      expect(welcome?.content).toContain(`<a href="#/${place}">`);
    // songs are sung
    expect(welcome?.content).not.toMatch(/no singing|没有人声/u);
    expect(welcome?.content).toMatch(/speaks and sings|说话和唱歌/u);
  },
);

it('[MSG-01] [MSG-03] pages of ten, newest first, continue after the oldest one held, even if new ones arrived', async () => {
  const member = await newMember(studio);
  for (let n = 1; n <= 11; n++) await send(`No. ${n}`);
  const page = (input: { page: number; before?: number }) => studio.send(member.token, listCall, input);
  const first = await page({ page: 1 });
  expect(first.lists.map(({ title }) => title)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `No. ${n}`),
  );
  expect(first.has_next).toBe(1);
  await send('Just in');
  const second = await page({ page: 2, before: first.lists.at(-1)?.id ?? 0 });
  expect(second.lists.map(({ title }) => title).slice(0, 2)).toEqual(['No. 1', WELCOME]);
  expect(second.has_next).toBe(0);
  // a call with the page alone is answered as well
  expect((await page({ page: 2 })).lists.map(({ title }) => title).slice(0, 3)).toEqual([
    'No. 2',
    'No. 1',
    WELCOME,
  ]);
  expect((await page({ page: 2, before: 999_999 })).lists).toEqual([]);
});

it('[MSG-05] [MSG-07] reading counts only for the reader, once, and only for existing messages', async () => {
  const [one, other] = [await newMember(studio), await newMember(studio)];
  const id = await send('News');
  for (let twice = 0; twice < 2; twice++) await studio.send(one.token, markBroadcast, { id });
  expect([await unreadOf(one), await unreadOf(other)]).toEqual([1, 2]);
  const marks = (await listOf(one)).map(({ is_read }) => is_read);
  expect(marks.slice(0, 2)).toEqual([1, 0]);
  expect(await refusalOf(studio.send(one.token, markBroadcast, { id: id + 1 }))).toMatchObject({
    code: 404,
    message: 'This message no longer exists',
  });
  for (const call of [studio.send(null, countUnread, {}), studio.send(null, listCall, { page: 1 })])
    expect(await refusalOf(call)).toMatchObject({ status: 401 });
});

it('all are marked as read for their reader alone, up to the newest that was in the list', async () => {
  const [one, other] = [await newMember(studio), await newMember(studio)];
  await send('Earlier');
  const newest = await send('News');
  await send('Just in');
  for (let twice = 0; twice < 2; twice++) await studio.send(one.token, readAllBroadcasts, { newest });
  expect([await unreadOf(one), await unreadOf(other)]).toEqual([1, 4]);
  const unread = (await listOf(one)).filter(({ is_read }) => is_read === 0);
  expect(unread.map(({ title }) => title)).toEqual(['Just in']);
  expect(await refusalOf(studio.send(null, readAllBroadcasts, { newest }))).toMatchObject({ status: 401 });
});

it('is in the reader’s language where possible', async () => {
  const member = await newMember(studio);
  await send('Only English');
  await send('Both', { titleZh: '都有', contentZh: '<p>中文</p>' });
  expect((await listOf(member, 'zh')).map(({ title }) => title).slice(0, 3)).toEqual([
    '都有',
    'Only English',
    '欢迎来到 Inkreel',
  ]);
  expect((await listOf(member)).map(({ content }) => content).slice(0, 2)).toEqual([
    '<p>Both</p>',
    '<p>Only English</p>',
  ]);
});

it('refuses messages that are empty, too long or half translated, and sends nothing', async () => {
  const count = async () => (await studio.db.query('SELECT id FROM broadcasts')).count;
  const before = await count();
  const wrong: [string, Partial<NewBroadcast>, string][] = [
    [' \n ', {}, 'messageTitle'],
    ['x'.repeat(121), {}, 'messageTitle'],
    ['A', { content: '<script>alert(1)</script><p>&nbsp;</p>' }, 'messageContent'],
    ['A', { content: `<p>${'x'.repeat(20_000)}</p>` }, 'messageContent'],
    ['A', { titleZh: '一' }, 'messageHalf'],
    ['A', { contentZh: '<p>一</p>', titleZh: ' ' }, 'messageHalf'],
    ['A', { contentZh: '<p> </p>', titleZh: '一' }, 'messageContent'],
  ];
  for (const [title, more, key] of wrong)
    await expect(send(title, more), `${title.slice(0, 9)} ${key}`).rejects.toMatchObject({ key });
  expect(await count()).toBe(before);
});

it('is stored sanitized, and its pictures have currently valid addresses', async () => {
  const member = await newMember(studio);
  const path = await storedFile(studio, member, { ext: 'png', data: new Uint8Array(1) });
  await send(' A\n title ', {
    content: `<h1 onclick="x()">Hi</h1><img src="https://studio.example.com${path}?e=1&amp;s=old" onerror="x()">`,
  });
  const { rows } = await listBroadcasts(studio.db, member.userId, { page: 1, page_size: 10 }, 'en');
  expect(rows[0]).toMatchObject({
    title: 'A title',
    content: `<h3>Hi</h3><img alt="" src="${path}" />`,
  });
  const [told] = await listOf(member);
  expect(told?.content).toMatch(new RegExp(`src="${path.replace('.', '\\.')}\\?e=\\d+&amp;s=[\\w-]{22}"`));
});

it('keeps the words of tables and boxes apart, whose tags it takes away', () => {
  const rows = '<table><tr><th>Plan</th><th>Points</th></tr><tr><td>Basic</td><td>330</td></tr></table>';
  const clean = cleanMessage(`<div>Hello</div><div>World</div>${rows}`);
  expect(clean).toBe('Hello<br />World<br />Plan Points<br />Basic 330');
  expect(cleanMessage(clean)).toBe(clean);
});
