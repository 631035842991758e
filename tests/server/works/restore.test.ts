import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decideReview } from '../../../server/works/reviews.ts';
import { addWork, publishWork } from '../../../server/works/works.ts';
import {
  CHECK_STATUS,
  deleteWork,
  HOME,
  likeWork,
  listWorks,
  markWorkSeen,
  restoreWork,
} from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { workOf } from './works-for-test.ts';

let studio: Studio;
let ann: Member;
let ben: Member;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  [ann, ben] = [await newMember(studio), await newMember(studio)];
});

const remove = (works_id: number) => studio.send(ann.token, deleteWork, { works_id });
const restore = (works_id: number, { token } = ann) => studio.send(token, restoreWork, { works_id });
const inSquare = async () =>
  (await studio.send(null, listWorks, { home_id: HOME.square, page: 1, type: 2 })).lists.map(
    ({ work_id }) => work_id,
  );

it('a deleted work comes back to the square with its views and likes, and to its owner alone', async () => {
  const id = await workOf(studio, ann);
  await studio.send(ben.token, likeWork, { works_id: id, liked: 1 });
  await studio.send(ben.token, markWorkSeen, { works_id: id });
  await remove(id);
  expect(await refusalOf(restore(id, ben))).toMatchObject({ code: 404 });
  expect(await inSquare()).not.toContain(id);
  expect(await restore(id)).toMatchObject({ work_id: id, is_show: 1, check_status: 1, likes: 1, views: 1 });
  expect(await inSquare()).toContain(id);
  // again, e.g. because the first answer was lost
  expect(await restore(id)).toMatchObject({ work_id: id, likes: 1 });
});

it.each([
  ['unpublished', 0, CHECK_STATUS.review],
  ['review', 1, CHECK_STATUS.review],
  ['rejected', 1, CHECK_STATUS.rejected],
] as const)('a work that was %s comes back so', async (state, is_show, check_status) => {
  const id = await workOf(studio, ann, { state });
  await remove(id);
  expect(await restore(id)).toMatchObject({ is_show, check_status });
  expect(await inSquare()).not.toContain(id);
});

it('after 30 days it stays deleted', async () => {
  const id = await workOf(studio, ann);
  await remove(id);
  await studio.db.query(`UPDATE works SET deleted_at = now() - interval '30 days 1 minute' WHERE id = $1`, [
    id,
  ]);
  expect(await refusalOf(restore(id))).toMatchObject({ code: 404 });
});

/** Publishes the film of another work of Ann's again. */
async function again(other: number): Promise<number> {
  const { rows } = await studio.db.query<{ video: string; poster: string }>(
    'SELECT video, poster FROM works WHERE id = $1',
    [other],
  );
  const { video = '', poster = '' } = rows[0] ?? {};
  const facts = { projectId: null, name: 'Again', subtitles: '', ratio: '16:9', seconds: 12, provider: '' };
  const size = { width: 1280, height: 720 };
  const id = await addWork(studio.db, { userId: ann.userId, video, poster, size, ...facts });
  await publishWork(studio.db, { userId: ann.userId, workId: id, reviewed: false });
  return id;
}

it('a film that was published again meanwhile is not in the square twice', async () => {
  const id = await workOf(studio, ann);
  await remove(id);
  const second = await again(id);
  expect(await refusalOf(restore(id))).toMatchObject({ code: 409 });
  await remove(second);
  expect(await restore(id)).toMatchObject({ work_id: id, check_status: CHECK_STATUS.published });
});

it('a film that was taken down as another work does not come back into the square', async () => {
  const id = await workOf(studio, ann);
  await remove(id);
  const second = await again(id);
  await decideReview(studio.db, second, 'Not yours');
  await remove(second);
  expect(await restore(id)).toMatchObject({ work_id: id, check_status: CHECK_STATUS.rejected });
  expect(await inSquare()).not.toContain(id);
});
