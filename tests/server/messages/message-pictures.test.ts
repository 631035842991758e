import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepSent } from '../../../server/media/sweep-sent.ts';
import { sendBroadcast } from '../../../server/messages/send-broadcast.ts';
import { stopAfter, untilWaiting } from '../between.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';
import { storedFile } from '../media/stored-file.ts';

let studio: Studio;
let path: string;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  const member = await newMember(studio);
  path = await storedFile(studio, member, { ext: 'png', data: new Uint8Array(1) });
  await studio.db.query("UPDATE media SET sent_at = now() - interval '40 days' WHERE user_id = $1", [
    member.userId,
  ]);
});

const send = (more: { contentZh?: string; titleZh?: string } = {}) =>
  studio.deps.db.transaction((client) =>
    sendBroadcast(client, { title: 'News', content: `<p>News</p><img src="${path}">`, ...more }),
  );
const isThere = async () =>
  (await studio.db.query("SELECT 1 FROM media WHERE key || '.' || ext = $1", [path.split('/').at(-1)])).rows
    .length > 0;
const messages = async () => (await studio.db.query('SELECT 1 FROM broadcasts')).rows.length;

it('a message whose picture the clean-up has taken is refused, in either language', async () => {
  await sweepSent(studio.deps);
  expect(await isThere()).toBe(false);
  const before = await messages();
  await expect(send()).rejects.toMatchObject({ key: 'messagePicture' });
  const zh = { titleZh: '一', contentZh: `<img src="${path}">` };
  path = await storedFile(studio, await newMember(studio), { ext: 'png', data: new Uint8Array(1) });
  await expect(send(zh)).rejects.toMatchObject({ key: 'messagePicture' });
  expect(await messages()).toBe(before);
});

it('the picture of a message that was sent stays', async () => {
  await send();
  await sweepSent(studio.deps);
  expect(await isThere()).toBe(true);
});

// PGlite has one connection, on which the clean-up begins after the message is there
it.skipIf(!process.env.TEST_POSTGRES)(
  'stays also where the clean-up begins in the middle of it',
  async () => {
    let sweep: Promise<void> = Promise.resolve();
    stopAfter(studio.deps.db, /INSERT INTO broadcasts/, async () => {
      sweep = sweepSent(studio.deps);
      await untilWaiting(studio.db, sweep);
    });
    await send();
    await sweep;
    expect(await isThere()).toBe(true);
  },
);
