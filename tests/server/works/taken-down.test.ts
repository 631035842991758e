import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMedia, storageName } from '../../../server/media/media.ts';
import { mediaAddress } from '../../../server/media/media-address.ts';
import { learnTakenDown } from '../../../server/media/taken-down.ts';
import { newKey } from '../../../server/secrets.ts';
import { decideReview } from '../../../server/works/reviews.ts';
import { addWork, publishWork } from '../../../server/works/works.ts';
import { listWorks, WORKS_FILTER } from '../../../src/api/works.ts';
import { typeLine } from '../admin/operator-line.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';

let studio: Studio;
let owner: Member;
let work: { id: number; video: string; poster: string };
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  owner = await newMember(studio);
  const [video, poster] = [await stored('mp4', 'video/mp4'), await stored('jpg', 'image/jpeg')];
  const id = await addWork(studio.db, {
    userId: owner.userId,
    projectId: null,
    name: 'A work',
    video,
    poster,
    subtitles: '',
    ratio: '16:9',
    seconds: 12,
    size: { width: 4, height: 3 },
    provider: '',
  });
  await publishWork(studio.db, { userId: owner.userId, workId: id, reviewed: false });
  work = { id, video, poster };
});

/** A file of the owner's. @returns its name */
async function stored(ext: string, mime: string): Promise<string> {
  const media = { key: newKey(), ext, mime, bytes: 5, width: null, height: null, upscaled: false };
  await studio.deps.storage.put(storageName(media), Buffer.from('bytes'));
  await addMedia(studio.db, owner.userId, media);
  return `${media.key}.${ext}`;
}

const get = (url: string) => studio.app.inject({ url });
const statusOf = async (url: string) => (await get(url)).statusCode;
const ownPage = { home_id: -1, page: 1, pageSize: 20, type: WORKS_FILTER.all } as const;
/** The work as its owner's page shows it. */
const ofOwner = async () => (await studio.send(owner.token, listWorks, ownPage)).lists[0];
const addresses = () => [
  mediaAddress(studio.deps.secret, work.video),
  mediaAddress(studio.deps.secret, work.poster),
];

it('addresses of a work that is taken down stop working for others at once, but not for its owner and the operator', async () => {
  const before = addresses();
  expect(await Promise.all(before.map(statusOf))).toEqual([200, 200]);
  await decideReview(studio.db, work.id, 'Not yours');
  expect(await Promise.all(before.map(statusOf))).toEqual([404, 404]);
  expect((await get(before[0] ?? '')).headers['cache-control']).toBe('no-store');

  const own = await ofOwner();
  expect(await statusOf(own?.source_url ?? '')).toBe(200);
  expect(await statusOf(own?.poster_url ?? '')).toBe(200);
  const { out } = await typeLine(studio, 'review list --all');
  const watched = out.split('\n').find((line) => line.includes(work.video));
  expect(await statusOf(/\/media\/\S+/.exec(watched ?? '')?.[0] ?? '')).toBe(200);
});

it('an address that is signed afterwards is short-lived', async () => {
  await decideReview(studio.db, work.id, 'Not yours');
  const [address = ''] = addresses();
  const until = Number(new URL(address, 'http://x').searchParams.get('e'));
  expect(until - Date.now() / 1000).toBeLessThanOrEqual(2 * 3600);
});

it('neither deleting the work nor publishing the film again restores them, but the operator’s approval does', async () => {
  const before = addresses();
  await decideReview(studio.db, work.id, 'Not yours');
  await publishWork(studio.db, { userId: owner.userId, workId: work.id, reviewed: false });
  expect(await statusOf(before[0] ?? '')).toBe(404);
  await studio.db.query('UPDATE works SET deleted_at = now() WHERE id = $1', [work.id]);
  expect(await statusOf(before[0] ?? '')).toBe(404);
  await studio.db.query('UPDATE works SET deleted_at = NULL WHERE id = $1', [work.id]);
  await decideReview(studio.db, work.id, null);
  expect(await Promise.all(before.map(statusOf))).toEqual([200, 200]);
  expect(addresses()).toEqual(before);
});

it('a process that has not been notified serves nothing, and learns of it', async () => {
  const before = addresses();
  // as another process does it
  await studio.db.query('UPDATE works SET check_status = 2, taken_down_at = now() WHERE id = $1', [work.id]);
  expect(addresses()).toEqual(before);
  expect(await statusOf(before[0] ?? '')).toBe(404);
  await learnTakenDown(studio.db);
  expect(addresses()).not.toEqual(before);
  expect(await Promise.all(addresses().map(statusOf))).toEqual([200, 200]);
});

it('a rejected work that was never public keeps its owner’s addresses', async () => {
  await studio.db.query(
    'UPDATE works SET check_status = 0, published_at = NULL WHERE id = $1 AND is_show = 1',
    [work.id],
  );
  const before = addresses();
  await decideReview(studio.db, work.id, 'Too loud');
  expect(await statusOf(before[0] ?? '')).toBe(200);
});
