import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPoints } from '../../../src/api/points.ts';
import { updateProfile } from '../../../src/api/profile.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { HOME, listWorks } from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
let ann: Member;
beforeAll(async () => {
  studio = await openStudio();
  ann = await newMember(studio);
});
afterAll(() => studio.close());

/** Uploads a picture. @returns its address */
async function uploaded({ token }: Member, data: Buffer): Promise<string> {
  const { url, public_url } = await studio.send(token, requestUpload, { use: 'avatar' });
  await studio.app.inject({
    method: 'PUT',
    url,
    payload: data,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return public_url;
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();

test('a nickname and a line about oneself are cleaned, limited, and shown on the page and beside the points', async () => {
  expect(await studio.send(ann.token, readPoints, {})).toMatchObject({ named: 0 });
  const saved = await studio.send(ann.token, updateProfile, {
    nickname: '  Night\u202e\u0007\tlight ',
    about: 'I draw\n\nlamps',
  });
  expect(saved).toEqual({ user_nickname: 'Night light', about: 'I draw lamps', avatar: '' });
  const { home_info } = await studio.send(null, listWorks, { home_id: ann.userId, page: 1, type: 2 });
  expect(home_info).toMatchObject({ user_nickname: 'Night light', about: 'I draw lamps', is_self: 0 });
  expect(await studio.send(ann.token, readPoints, {})).toMatchObject({ star_tel: 'Night light', named: 1 });
  // omitted fields stay
  await studio.send(ann.token, updateProfile, { about: '' });
  const again = await studio.send(ann.token, listWorks, { home_id: HOME.own, page: 1, type: 1 });
  expect(again.home_info).toMatchObject({ user_nickname: 'Night light', about: '' });
  for (const nickname of ['', ' \u200b ', 'x'.repeat(21)])
    expect(await refusalOf(studio.send(ann.token, updateProfile, { nickname }))).toMatchObject({ code: 400 });
  expect(await refusalOf(studio.send(null, updateProfile, { nickname: 'x' }))).toMatchObject({ status: 401 });
});

test('an avatar is cut to a square, replaces the one before, and can be taken away', async () => {
  const first = await studio.send(ann.token, updateProfile, {
    avatar: await uploaded(ann, await picture(600, 300)),
  });
  const shown = await studio.app.inject({ url: first.avatar });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
  expect(await studio.send(ann.token, readPoints, {})).toMatchObject({ avatar: first.avatar });
  const second = await studio.send(ann.token, updateProfile, {
    avatar: await uploaded(ann, await picture(20, 300)),
  });
  expect((await studio.app.inject({ url: first.avatar })).statusCode).toBe(404);
  expect((await studio.app.inject({ url: second.avatar })).statusCode).toBe(200);
  expect(await studio.send(ann.token, updateProfile, { avatar: '' })).toMatchObject({ avatar: '' });
  expect((await studio.app.inject({ url: second.avatar })).statusCode).toBe(404);
});

test("an avatar is one's own upload and a picture", async () => {
  const ben = await newMember(studio);
  const change = (avatar: string) => refusalOf(studio.send(ann.token, updateProfile, { avatar }));
  expect(await change(await uploaded(ben, await picture(9, 9)))).toMatchObject({ code: 400 });
  expect(await change(await uploaded(ann, Buffer.from('no picture')))).toMatchObject({
    message: 'Only JPG or PNG pictures are supported',
  });
  expect(await change('https://elsewhere.example/a.png')).toMatchObject({ code: 400 });
});
