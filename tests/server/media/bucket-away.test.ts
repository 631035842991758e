import { expect, it } from 'vitest';
import { s3Storage } from '../../../server/storage/s3.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { saveStyle } from '../../../src/api/styles.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { openBucket } from '../bucket.ts';
import { balanceOf, endOf, newMember, refusalOf, studioForTest } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

const AWAY = 'The studio cannot reach its storage right now. Please try again in a few minutes';

/** A studio whose files are in a bucket that can leave. */
async function open() {
  const bucket = await openBucket();
  const studio = await studioForTest();
  Object.assign(studio.deps.storage, s3Storage(bucket.settings));
  return { bucket, studio, member: await newMember(studio, 100) };
}
const PICTURE = { tool_name: 'irag', prompt: 'a pier', ratio: '1:1' } as const;

it('a drawing that cannot be stored fails with the reason, and its points come back; the next one is made', async () => {
  const { bucket, studio, member } = await open();
  const drawn = async () => {
    const { task_id } = await studio.send(member.token, imagine, PICTURE);
    await endOf(studio, task_id);
    return (await studio.send(member.token, getDrawTasks, { taskId: [task_id ?? ''] }))[0];
  };
  await bucket.leave();
  expect(await drawn()).toMatchObject({ fail_msg: AWAY, points_refunded: 2, images: [] });
  expect(await balanceOf(studio, member.userId)).toBe(100);
  await bucket.comeBack();
  expect(await drawn()).toMatchObject({ fail_msg: '', images: [expect.stringMatching(/^.media/)] });
  expect(await balanceOf(studio, member.userId)).toBe(98);
});

it('a file is refused meanwhile, and its grant can be used again; calls and addresses say why', async () => {
  const { bucket, studio, member } = await open();
  const { url, public_url: image } = await studio.send(member.token, requestUpload, {});
  const payload = await plainPicture(400, 400);
  const headers = { 'content-type': 'application/octet-stream' };
  const upload = () => studio.app.inject({ method: 'PUT', url, payload, headers });
  const save = (name: string) =>
    studio.send(member.token, saveStyle, { name, category: 'Animation', text2video_prompt: 'x', image });
  await bucket.leave();
  const refused = await upload();
  expect([refused.statusCode, refused.json()]).toEqual([503, { code: 503, message: AWAY, data: null }]);
  await bucket.comeBack();
  expect((await upload()).statusCode).toBe(204);

  await bucket.leave();
  expect(await refusalOf(save('One'))).toEqual({ code: 503, status: 200, message: AWAY });
  await bucket.comeBack();
  await save('One');

  await bucket.leave();
  const seen = await studio.app.inject({ method: 'GET', url: `${image}&w=320` });
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([503, 'no-store']);
  await bucket.comeBack();
  expect((await studio.app.inject({ method: 'GET', url: `${image}&w=320` })).statusCode).toBe(200);
});
