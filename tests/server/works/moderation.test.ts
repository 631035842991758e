import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBroadcasts } from '../../../src/api/messages.ts';
import { reportWork } from '../../../src/api/work-reports.ts';
import { typeLine } from '../admin/operator-line.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
let owner: Member;
let work: number;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  owner = await newMember(studio);
  const { rows } = await studio.db.query<{ id: number }>(
    `INSERT INTO works (user_id, name, video, poster, width_height, seconds, is_show, check_status)
     VALUES ($1, 'Sea & sand', '${'ab'.repeat(16)}.mp4', 'p', '16:9', 12, 1, 1) RETURNING id`,
    [owner.userId],
  );
  work = rows[0]?.id ?? 0;
});

const type = (line: string | readonly string[]) => typeLine(studio, line);
const report = (token: string | null, works_id: number, text = '') =>
  studio.send(token, reportWork, { works_id, reason: 'rights', text });
const listed = async () =>
  (await type('reports list --json')).data.works.find((one: { id: number }) => one.id === work);
const stateOf = async () =>
  (await studio.db.query('SELECT check_status, check_msg FROM works WHERE id = $1', [work])).rows[0];

it('anybody may report a work once, and the operator sees the reason', async () => {
  const { token } = await newMember(studio);
  await report(token, work, 'This is\nmy music.');
  await report(token, work, 'Again');
  await report(null, work);
  await report(null, work);
  expect(await listed()).toMatchObject({
    name: 'Sea & sand',
    member: owner.userId,
    shown: true,
    reports: [
      { reason: 'rights', words: 'This is\nmy music.' },
      { reason: 'rights', words: '' },
    ],
  });
  const { out } = await type('reports list');
  expect(out).toContain('rights: This is my music.');
  expect(out).toMatch(/http:\/\/127\.0\.0\.1:8080\/media\/\S+/);
});

it('who has reported a work may do so again once the operator has decided about it', async () => {
  const { token } = await newMember(studio);
  const words = async () => (await listed())?.reports.map((one: { words: string }) => one.words);
  await report(token, work, 'Mine');
  await type(`reports dismiss ${work}`);
  await report(token, work, 'Still mine');
  await report(token, work, 'Again');
  expect(await words()).toEqual(['Still mine']);
  await type(['reports', 'take-down', String(work), '--reason', 'Not yours']);
  await type(`reports put-back ${work}`);
  await report(token, work, 'And now');
  expect(await words()).toEqual(['And now']);
});

it('a work that is not public cannot be reported, and reports are rate limited', async () => {
  await studio.db.query('UPDATE works SET is_show = 0, check_status = 0 WHERE id = $1', [work]);
  const { token } = await newMember(studio);
  expect((await refusalOf(report(token, work))).message).toBe('This work no longer exists');
  for (let n = 0; n < 19; n++) await refusalOf(report(token, work));
  expect((await refusalOf(report(token, work))).status).toBe(429);
});

it('is taken down with a reason that its owner sees in their messages and on their page, and restored', async () => {
  await report((await newMember(studio)).token, work);
  const bystander = await newMember(studio);
  expect((await type(['reports', 'take-down', String(work), '--reason', 'Not <yours>'])).code).toBe(0);
  expect(await stateOf()).toEqual({ check_status: 2, check_msg: 'Not <yours>' });
  expect(await listed()).toBeUndefined();
  const newest = async (language: 'en' | 'zh', { token } = owner) =>
    (await studio.send(token, listBroadcasts, { page: 1 }, { language })).lists[0];
  expect(await newest('en')).toMatchObject({ title: '“Sea & sand” was taken down', is_read: 0 });
  expect((await newest('en'))?.content).toContain('<strong>Reason: </strong>Not &lt;yours&gt;');
  expect((await newest('en'))?.content).toContain('href="#/center?id=-1"');
  expect((await newest('zh'))?.title).toBe('《Sea & sand》已被下架');
  expect((await newest('en', bystander))?.title).toBe('Welcome to Inkreel');
  expect((await type(`reports put-back ${work}`)).code).toBe(0);
  expect(await stateOf()).toEqual({ check_status: 1, check_msg: '' });
  expect((await newest('en'))?.title).toBe('“Sea & sand” is in the square');
});

it('another reason for a work that is down already says again that it was taken down, not that it was never published', async () => {
  for (const reason of ['Not yours', 'The music is not yours'])
    await type(['reports', 'take-down', String(work), '--reason', reason]);
  const { lists } = await studio.send(owner.token, listBroadcasts, { page: 1 });
  expect(lists[0]?.title).toBe('“Sea & sand” was taken down');
  expect(lists[0]?.content).toContain('The music is not yours');
});

it('a name in Arabic does not turn the title of the message that tells of it', async () => {
  await studio.db.query("UPDATE works SET name = 'الليل' WHERE id = $1", [work]);
  await type(['reports', 'take-down', String(work), '--reason', 'Not yours']);
  const title = async (language: 'en' | 'zh') =>
    (await studio.send(owner.token, listBroadcasts, { page: 1 }, { language })).lists[0]?.title;
  expect(await title('en')).toBe('\u200e“\u2068الليل\u2069” was taken down');
  expect(await title('zh')).toBe('\u200e《\u2068الليل\u2069》已被下架');
});

it('reports may be dismissed, and the work stays', async () => {
  await report((await newMember(studio)).token, work);
  expect((await type(`reports dismiss ${work}`)).out).toContain('Dismissed 1 report.');
  expect(await listed()).toBeUndefined();
  expect(await stateOf()).toEqual({ check_status: 1, check_msg: '' });
  expect((await type(`reports dismiss ${work}`)).code).toBe(1);
});
