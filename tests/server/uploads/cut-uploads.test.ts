/** Uploads that the network cuts, and that are sent again. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Storage } from '../../../server/storage/storage.ts';
import { checkWorkUpload } from '../../../server/uploads/check-work.ts';
import { receivePart } from '../../../server/uploads/receive-part.ts';
import { grantUpload, receiveUpload } from '../../../server/uploads/uploads.ts';
import { beginWorkUpload, dropWorkUpload, requireWorkUpload } from '../../../server/uploads/work-uploads.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { filmFile } from '../works/films.ts';

const MB = 1024 * 1024;
const START = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(2 * MB)]);

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ LIMIT_UPLOAD_MB: '7' }, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});

/** A body that ends in the middle. */
const cut = () =>
  Readable.from(
    (function* () {
      yield START.subarray(0, MB);
      throw new Error('aborted');
    })(),
  );
const files = async (): Promise<string[]> => {
  const found = await readdir(join(studio.folder, 'media'), { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map(({ name }) => name);
};
const begin = () => beginWorkUpload(studio.db, studio.deps.storage, member.userId, 8 * MB);
const put = (token: string, body: Readable, storage: Storage = studio.deps.storage) =>
  receivePart({ ...studio.deps, storage }, member.userId, { token, part: 0, body, length: START.length });

it('a part that was cut leaves no file, and counts toward the day once, when it has arrived', async () => {
  const before = await files();
  const token = await begin();
  for (let time = 0; time < 4; time++) await expect(put(token, cut())).rejects.toThrow('aborted');
  expect(await files()).toEqual(before);
  expect(await put(token, Readable.from([START]))).toBe(true);
  expect(await put(token, Readable.from([START]))).toBe(true);
  await expect(put(token, Readable.from([START]))).rejects.toMatchObject({ status: 429 });
});

it('a part of an upload that was dropped while it arrived leaves nothing', async () => {
  const before = await files();
  const token = await begin();
  const { storage } = studio.deps;
  const drops: Storage = {
    ...storage,
    async put(...stored) {
      await storage.put(...stored);
      const { rows } = await studio.db.query<{ key: string }>(
        'SELECT key FROM work_uploads WHERE user_id = $1',
        [member.userId],
      );
      for (const { key } of rows)
        await dropWorkUpload(studio.db, { ...storage, delete: async () => {} }, key);
    },
  };
  await expect(put(token, Readable.from([START]), drops)).rejects.toMatchObject({ status: 403 });
  expect(await files()).toEqual(before);
});

it('a file that arrives after its account was erased leaves nothing', async () => {
  const before = await files();
  const { token } = await grantUpload(studio.db, member.userId, 'workCover');
  const { storage } = studio.deps;
  const erased: Storage = {
    ...storage,
    async put(...stored) {
      await storage.put(...stored);
      await studio.db.query('DELETE FROM uploads WHERE user_id = $1', [member.userId]);
    },
  };
  const late = receiveUpload(
    { ...studio.deps, storage: erased },
    { token, body: Readable.from(['whole']), length: 5 },
  );
  await expect(late).rejects.toMatchObject({ status: 403 });
  expect(await files()).toEqual(before);
});

it('a video that is dropped for later ones while it is being checked leaves nothing', async () => {
  const before = await files();
  const film = await filmFile('film');
  const token = await begin();
  await receivePart(studio.deps, member.userId, {
    token,
    part: 0,
    body: Readable.from([film]),
    length: film.length,
  });
  const upload = await requireWorkUpload(studio.db, member.userId, token);
  const probe = async (file: string) => {
    const found = await studio.deps.probe(file);
    await dropWorkUpload(studio.db, studio.deps.storage, upload.key);
    return found;
  };
  // the first look at the file is before it is copied without its metadata
  let looks = 0;
  const last = (file: string) => (++looks < 2 ? studio.deps.probe(file) : probe(file));
  const checked = checkWorkUpload({ ...studio.deps, probe: last }, upload);
  await expect(checked).rejects.toMatchObject({ status: 403 });
  expect(await files()).toEqual(before);
});

it('a video that two processes are asked about is joined and checked by one of them, and both tell of it', async () => {
  const token = await begin();
  const film = await filmFile('film');
  const body = Readable.from([film]);
  await receivePart(studio.deps, member.userId, { token, part: 0, body, length: film.length });
  const upload = await requireWorkUpload(studio.db, member.userId, token);
  const { storage } = studio.deps;
  const deps = { ...studio.deps, storage: { ...storage, join: vi.fn(storage.join) } };
  // another copy of the module, which knows as little of the first one's work as another process does
  const copy = '../../../server/uploads/check-work.ts?another-process';
  const other: { checkWorkUpload: typeof checkWorkUpload } = await import(/* @vite-ignore */ copy);
  expect(other.checkWorkUpload).not.toBe(checkWorkUpload);
  const [one, two] = await Promise.all([checkWorkUpload(deps, upload), other.checkWorkUpload(deps, upload)]);
  expect(one).toMatchObject({ width: 320, height: 180 });
  // also the one that had read the upload before
  expect([two, await other.checkWorkUpload(deps, upload)]).toEqual([one, one]);
  expect(deps.storage.join).toHaveBeenCalledOnce();
});

it('a file that was cut is out of the way before it may be sent again', async () => {
  const { token } = await grantUpload(studio.db, member.userId, 'workCover');
  const { storage } = studio.deps;
  let again: Promise<void> | undefined;
  const slow: Storage = {
    ...storage,
    async delete(name) {
      again ??= receiveUpload(studio.deps, { token, body: Readable.from(['whole']), length: 5 });
      await again.catch(() => undefined);
      await storage.delete(name);
    },
  };
  const first = receiveUpload({ ...studio.deps, storage: slow }, { token, body: cut(), length: MB });
  await expect(first).rejects.toThrow('aborted');
  await expect(again).rejects.toMatchObject({ status: 403 });
  await receiveUpload(studio.deps, { token, body: Readable.from(['whole']), length: 5 });
  const { rows } = await studio.db.query('SELECT bytes FROM uploads WHERE user_id = $1', [member.userId]);
  expect(rows).toEqual([{ bytes: 5 }]);
});
