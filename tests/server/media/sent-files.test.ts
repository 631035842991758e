import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { partsOf, storageName } from '../../../server/media/media.ts';
import { sendBroadcast } from '../../../server/messages/send-broadcast.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { imagine } from '../../../src/api/draw.ts';
import { createLipSync } from '../../../src/api/lipsync.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { pictureFile, soundFile, speakerOf } from '../lipsync/speakers.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
});

const fileOf = (address: string): string => address.replace(/^.*\/media\/|\?.*$/g, '');
/** Whether a file has both its bytes and its row. */
async function isThere(address: string): Promise<boolean> {
  const file = fileOf(address);
  const { rows } = await studio.db.query('SELECT 1 FROM media WHERE key = $1', [partsOf(file).key]);
  const size = await studio.deps.storage.size(storageName(partsOf(file)));
  expect(size !== null).toBe(rows.length > 0);
  return size !== null;
}
async function later(days: number): Promise<void> {
  await studio.db.query("UPDATE media SET sent_at = sent_at - $1 * interval '1 day'", [days]);
  await cleanUp(studio.deps);
}
const soundsOf = async () =>
  (await studio.db.query('SELECT 1 FROM sounds WHERE user_id = $1', [member.userId])).rows.length;

it('a face and a voice that were uploaded and never used go after a month', async () => {
  const speaker = speakerOf(studio, member);
  const { head_url } = await speaker.picture();
  const { audio_url } = await speaker.upload(await soundFile(2));
  await later(30);
  expect([await isThere(head_url), await isThere(audio_url)]).toEqual([true, true]);
  await later(2);
  expect([await isThere(head_url), await isThere(audio_url)]).toEqual([false, false]);
  expect(await soundsOf()).toBe(0);
});

it('those that a result was made of stay', async () => {
  const speaker = speakerOf(studio, member);
  const { head_url } = await speaker.picture();
  const { audio_url, audio_duration } = await speaker.upload(await soundFile(2));
  const task = await studio.send(member.token, createLipSync, {
    ...{ head_url, audio_url, audio_duration, audio_text: '' },
    ...{ aspectRatio: '1:1' as const, type: 0 as const, face_consent: 1 as const },
  });
  expect(await endOf(studio, task)).toBe('done');
  for (let month = 0; month < 2; month += 1) {
    await later(32);
    expect([await isThere(head_url), await isThere(audio_url)]).toEqual([true, true]);
  }
  expect(await soundsOf()).toBe(1);
});

it('a voice that is uploaded again begins its month anew', async () => {
  const speaker = speakerOf(studio, member);
  const voice = await soundFile(2);
  await speaker.upload(voice);
  await later(30);
  const { audio_url } = await speaker.upload(voice);
  await later(2);
  expect(await isThere(audio_url)).toBe(true);
});

it('a voice that is uploaded again while the clean-up takes it is stored anew', async () => {
  const speaker = speakerOf(studio, member);
  const voice = await soundFile(2);
  const before = await speaker.upload(voice);
  const query = studio.db.query.bind(studio.db);
  const asked = vi.spyOn(studio.db, 'query').mockImplementation(async (text, values) => {
    // it was found, and is about to begin its month anew
    if (text.includes('UPDATE media SET sent_at')) {
      asked.mockRestore();
      await later(32);
    }
    return query(text, values);
  });
  const { audio_url } = await speaker.upload(voice);
  expect([await isThere(before.audio_url), await isThere(audio_url)]).toEqual([false, true]);
  expect(await soundsOf()).toBe(1);
});

it('a picture of a submit that was refused goes after a month', async () => {
  const poor = await newMember(studio, 0);
  const { url, headers, public_url } = await studio.send(poor.token, requestUpload, { use: 'drawReference' });
  const body = Buffer.from(await (await pictureFile(64, 64)).arrayBuffer());
  expect((await studio.app.inject({ method: 'PUT', url, headers, body })).statusCode).toBe(204);
  const asked = { tool_name: 'irag', prompt: 'x', ratio: '1:1', image_url: public_url } as const;
  expect(await refusalOf(studio.send(poor.token, imagine, asked))).toMatchObject({ code: 2001 });
  const { rows } = await studio.db.query<{ file: string }>(
    "SELECT key || '.' || ext AS file FROM media WHERE user_id = $1",
    [poor.userId],
  );
  const address = `/media/${rows[0]?.file}`;
  expect(await isThere(address)).toBe(true);
  await later(32);
  expect(await isThere(address)).toBe(false);
});

it('a picture that another one has replaced goes at the next look, a month later', async () => {
  const { head_url } = await speakerOf(studio, member).picture();
  const show = (file: string) =>
    studio.db.query('UPDATE users SET avatar = $2 WHERE id = $1', [member.userId, file]);
  await show(fileOf(head_url));
  await later(32);
  expect(await isThere(head_url)).toBe(true);
  await show('');
  await later(30);
  expect(await isThere(head_url)).toBe(true);
  await later(2);
  expect(await isThere(head_url)).toBe(false);
});

it('a picture in a message of the studio stays', async () => {
  const { head_url } = await speakerOf(studio, member).picture();
  await sendBroadcast(studio.db, { title: 'News', content: `<img src="/media/${fileOf(head_url)}" alt="">` });
  await later(32);
  expect(await isThere(head_url)).toBe(true);
});
