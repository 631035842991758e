import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseClosed } from '../../../server/account/erase-closed.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { closeAccount, downloadAccount } from '../../../src/api/account.ts';
import { deleteWork, HOME, likeWork, listWorks, markWorkSeen } from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, PASSWORD, refusalOf, type Studio } from '../harness.ts';
import { workOf } from './works-for-test.ts';

let studio: Studio;
let ann: Member;
let ben: Member;
let work: number;

beforeAll(async () => {
  studio = await openStudio();
  ann = await newMember(studio);
  ben = await newMember(studio);
  work = await workOf(studio, ann);
});
afterAll(() => studio.close());

const seenBy = async (headers: Record<string, string>) => {
  const answer = await studio.app.inject({
    method: 'POST',
    url: '/api/studio/works/seen',
    payload: { works_id: work },
    headers,
  });
  return answer.json<{ data: { views: number } }>().data.views;
};
const like = (token: string | null, liked: 0 | 1, works_id = work) =>
  studio.send(token, likeWork, { works_id, liked });

test('each visitor counts once a day, but not the owner', async () => {
  expect(await seenBy({ authorization: ann.token })).toBe(0);
  expect(await seenBy({ authorization: ben.token })).toBe(1);
  expect(await seenBy({ authorization: ben.token, 'device-id': 'another' })).toBe(1);
  expect(await seenBy({ 'device-id': 'a' })).toBe(2);
  expect(await seenBy({ 'device-id': 'a' })).toBe(2);
  expect(await seenBy({ 'device-id': 'b' })).toBe(3);
  await studio.db.query('UPDATE work_views SET day = day - 1');
  await cleanUp(studio.deps);
  expect((await studio.db.query('SELECT 1 FROM work_views')).rows).toEqual([]);
  expect(await seenBy({ 'device-id': 'a' })).toBe(4);
});

test('a like counts once, is marked for its giver, and can be removed', async () => {
  expect(await like(ben.token, 1)).toEqual({ likes: 1, liked: 1 });
  expect(await like(ben.token, 1)).toEqual({ likes: 1, liked: 1 });
  expect(await like(ann.token, 1)).toEqual({ likes: 2, liked: 1 });
  const shown = async (token: string | null) =>
    (await studio.send(token, listWorks, { home_id: HOME.square, page: 1, type: 2 })).lists[0];
  expect(await shown(ben.token)).toMatchObject({ likes: 2, liked: 1 });
  expect(await shown(null)).toMatchObject({ likes: 2, liked: 0 });
  expect(await like(ann.token, 0)).toEqual({ likes: 1, liked: 0 });
  expect(await like(ann.token, 0)).toEqual({ likes: 1, liked: 0 });
  expect(await refusalOf(like(null, 1))).toMatchObject({ status: 401 });
});

test('a work that is not in the square cannot be viewed or liked by others', async () => {
  const draft = await workOf(studio, ann, { state: 'unpublished' });
  expect(await refusalOf(like(ben.token, 1, draft))).toMatchObject({ code: 404 });
  expect(await refusalOf(studio.send(ben.token, markWorkSeen, { works_id: draft }))).toMatchObject({
    code: 404,
  });
});

test('concurrent likes are all counted', async () => {
  const crowd = await Promise.all(Array.from({ length: 4 }, () => newMember(studio)));
  const own = await workOf(studio, ann);
  await Promise.all(crowd.map(({ token }) => like(token, 1, own)));
  expect(await like(ann.token, 1, own)).toEqual({ likes: 5, liked: 1 });
});

test('the likes of a closed account are deleted, and its download lists them before', async () => {
  const cleo = await newMember(studio);
  await like(cleo.token, 1);
  const file = JSON.parse(
    Buffer.from(
      await (
        await studio.app.inject({
          method: 'POST',
          url: `/api${downloadAccount.path}`,
          headers: { authorization: cleo.token },
        })
      ).rawPayload,
    ).toString(),
  );
  expect(file.likes).toMatchObject([{ work_id: work }]);
  await studio.send(cleo.token, closeAccount, { password: PASSWORD });
  await eraseClosed(studio.deps, 0);
  expect(await like(ben.token, 1)).toEqual({ likes: 1, liked: 1 });
  expect(studio.reports).toEqual([]);
});

test('[CENTER-20] a work is deleted by its owner alone, and is gone from every list', async () => {
  const remove = (token: string | null) => studio.send(token, deleteWork, { works_id: work });
  expect(await refusalOf(remove(ben.token))).toMatchObject({ code: 404 });
  expect(await refusalOf(remove(null))).toMatchObject({ status: 401 });
  await remove(ann.token);
  for (const home_id of [HOME.square, ann.userId])
    for (const token of [ann.token, null]) {
      const { lists } = await studio.send(token, listWorks, { home_id, page: 1, type: 1 });
      expect(lists.map(({ work_id }) => work_id)).not.toContain(work);
    }
  expect(await refusalOf(remove(ann.token))).toMatchObject({ code: 404 });
});
