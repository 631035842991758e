import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../../../server/deps.ts';
import { addSentMedia, type Media, storageName } from '../../../server/media/media.ts';
import { sweepSent } from '../../../server/media/sweep-sent.ts';
import type { Context } from '../../../server/rpc/context.ts';
import { newKey } from '../../../server/secrets.ts';
import { dropOldWorkUploads, dropWorkUpload } from '../../../server/uploads/work-uploads.ts';
import { createWork } from '../../../server/works/create-work.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { filmFile } from './films.ts';
import { uploadCalls } from './upload-calls.ts';

const PART = 64 * 1024;

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ UPLOAD_PART_KB: '64' }, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});
const calls = uploadCalls(() => ({ studio, member }));

const publish = (input: { source: string; poster: string }, deps: Deps = studio.deps) => {
  const files = new Set<string>();
  const context = { session: { userId: member.userId }, host: 'localhost', files } as Context;
  return createWork(deps, context, { name: 'By the sea', desc: '', duration: 3, ...input });
};
/** What it ends with, when something happens between the check of its files and the publication. */
const publishAfter = (input: { source: string; poster: string }, meanwhile: () => Promise<unknown>) => {
  const { db } = studio.deps;
  let done = false;
  const transaction: typeof db.transaction = async (work) => {
    if (!done) await meanwhile();
    done = true;
    return db.transaction(work);
  };
  return publish(input, { ...studio.deps, db: { ...db, transaction } });
};

/** A file that the member sent so long ago that the clean-up takes it, unless something uses it. */
async function oldFile(ext: 'mp4' | 'png'): Promise<Media & { address: string }> {
  const [key, isFilm] = [newKey(), ext === 'mp4'];
  const data = isFilm ? await filmFile('film') : await plainPicture(64, 36, 'png');
  const mime = isFilm ? 'video/mp4' : 'image/png';
  const media: Media = { key, ext, mime, bytes: data.length, width: 64, height: 36, upscaled: false };
  await studio.deps.storage.put(storageName(media), data);
  await addSentMedia(studio.db, member.userId, media);
  await studio.db.query("UPDATE media SET sent_at = now() - interval '40 days' WHERE key = $1", [key]);
  return { ...media, address: `/media/${key}.${ext}` };
}
const isStored = async (media: Pick<Media, 'key' | 'ext'>) =>
  (await studio.deps.storage.size(storageName(media))) !== null;
const worksOfMember = async () =>
  (await studio.db.query('SELECT 1 FROM works WHERE user_id = $1', [member.userId])).count;

describe('a work whose film or cover the clean-up takes', () => {
  it.each(['mp4', 'png'] as const)(
    'after they were looked at is refused, not published without its %s',
    async (taken) => {
      const film = await oldFile('mp4');
      const cover = await oldFile('png');
      const other = taken === 'mp4' ? cover : film;
      await studio.db.query('UPDATE media SET sent_at = now() WHERE key = $1', [other.key]);
      const sweep = () => sweepSent(studio.deps);
      const publishing = publishAfter({ source: film.address, poster: cover.address }, sweep);
      await expect(publishing).rejects.toMatchObject({ key: 'notYourMedia' });
      expect(await worksOfMember()).toBe(0);
      expect([await isStored(other), await isStored(taken === 'mp4' ? film : cover)]).toEqual([true, false]);
    },
  );

  it('is refused while the file is being deleted, and keeps it if it came before', async () => {
    const [film, cover] = [await oldFile('mp4'), await oldFile('png')];
    const input = { source: film.address, poster: cover.address };
    const { storage, db } = studio.deps;
    let ended: unknown = null;
    const deleting = {
      ...storage,
      delete: async (name: string) => {
        ended ??= await publish(input).catch((error: unknown) => error);
        await storage.delete(name);
      },
    };
    await sweepSent({ db, storage: deleting });
    expect(ended).toMatchObject({ key: 'notYourMedia' });
    expect(await worksOfMember()).toBe(0);

    const [later, itsCover] = [await oldFile('mp4'), await oldFile('png')];
    const transaction: typeof db.transaction = async (work) => {
      await publish({ source: later.address, poster: itsCover.address });
      return db.transaction(work);
    };
    await sweepSent({ storage, db: { ...db, transaction } });
    expect(await worksOfMember()).toBe(1);
    expect([await isStored(later), await isStored(itsCover)]).toEqual([true, true]);
  });
});

describe('an uploaded film', () => {
  const keyOf = async () => {
    const { rows } = await studio.db.query<{ key: string }>(
      'SELECT key FROM work_uploads WHERE user_id = $1',
      [member.userId],
    );
    return rows[0]?.key ?? '';
  };

  it('that expires after it was looked at is refused, not published without its file', async () => {
    const source = await calls.send(await filmFile('film'), PART);
    const poster = await calls.cover();
    const expire = async () => {
      await studio.db.query("UPDATE work_uploads SET expires_at = now() - interval '1 second'");
      await dropOldWorkUploads(studio.db, studio.deps.storage);
    };
    await expect(publishAfter({ source, poster }, expire)).rejects.toMatchObject({ key: 'uploadExpired' });
    expect(await worksOfMember()).toBe(0);
  });

  it('that was chosen to be deleted before it became a work stays', async () => {
    const source = await calls.send(await filmFile('film'), PART);
    await publish({ source, poster: await calls.cover() });
    const key = await keyOf();
    await dropWorkUpload(studio.db, studio.deps.storage, key);
    expect(await isStored({ key, ext: 'mp4' })).toBe(true);
  });
});
