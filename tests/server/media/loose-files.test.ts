import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { takeSound } from '../../../server/lipsync/take-sound.ts';
import { dropFiles } from '../../../server/media/erase-media.ts';
import { variantName } from '../../../server/media/media.ts';
import { makeVariant } from '../../../server/media/variants.ts';
import { takeReference } from '../../../server/music/references.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { usePicture } from '../../../server/uploads/uploads.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { soundFile, speakerOf } from '../lipsync/speakers.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
});

/** The keys of the files in storage. */
async function stored(): Promise<string[]> {
  const found = await readdir(join(studio.folder, 'media', 'media'), { recursive: true });
  return found.filter((name) => name.includes('.')).map((name) => name.replace(/^.*\/|\..*$/g, ''));
}
/** Those of them that no row names. */
async function unowned(): Promise<string[]> {
  const { rows } = await studio.db.query<{ key: string }>('SELECT key FROM media');
  const owned = new Set(rows.map(({ key }) => key));
  return (await stored()).filter((key) => !owned.has(key));
}
async function aDayLater(): Promise<void> {
  await studio.db.query("UPDATE loose_files SET at = at - interval '25 hours'");
  await cleanUp(studio.deps);
}
/** A database whose transactions are never committed, as if the process had died in them. */
const dying = (): Database => ({
  kind: studio.db.kind,
  query: (text, values) => studio.db.query(text, values),
  transaction: (work) =>
    studio.db.transaction(async (client) => {
      await work(client);
      throw new Error('the process died');
    }),
  close: async () => {},
});
const bytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

it.each([
  [
    'audio for a lip-sync',
    async (db: Database) => takeSound({ ...studio.deps, db }, member.userId, await bytes(await soundFile(2))),
  ],
  [
    'reference audio for a song',
    async (db: Database) => {
      const file = await soundFile(40);
      return takeReference({ ...studio.deps, db }, member.userId, { file, tool: 'suno' });
    },
  ],
])('%s that was stored and never recorded is deleted after a day', async (_what, take) => {
  await expect(take(dying())).rejects.toThrow('the process died');
  expect(await unowned()).toHaveLength(1);
  await cleanUp(studio.deps);
  // it may be recorded yet
  expect(await unowned()).toHaveLength(1);
  await aDayLater();
  expect(await unowned()).toEqual([]);
});

it('a file that was recorded stays', async () => {
  await speakerOf(studio, member).upload(await soundFile(3));
  const before = await stored();
  await aDayLater();
  expect([await stored(), await unowned()]).toEqual([before, []]);
});

it('a file that two requests have made stays if one of them recorded it', async () => {
  await takeSound(studio.deps, member.userId, await bytes(await soundFile(4)));
  const before = await stored();
  const { rows } = await studio.db.query<{ name: string }>(
    `SELECT 'media/' || left(key, 2) || '/' || key || '.' || ext AS name FROM media`,
  );
  for (const { name } of rows) await studio.db.query('INSERT INTO loose_files (name) VALUES ($1)', [name]);
  await aDayLater();
  expect(await stored()).toEqual(before);
  expect((await studio.db.query('SELECT 1 FROM loose_files')).rows).toEqual([]);
});

it('a picture whose upload is too old by the time it is recorded is refused, and its file goes', async () => {
  const { head_url } = await speakerOf(studio, member).picture();
  const made = /[0-9a-f]{32}/.exec(head_url)?.[0] ?? '';
  const raw = await studio.deps.storage.read(`media/${made.slice(0, 2)}/${made}.jpg`);
  const key = 'a'.repeat(32);
  await studio.db.query(
    `INSERT INTO uploads (key, user_id, token_hash, max_bytes, expires_at, bytes) VALUES ($1, $2, 'x', 9999, now(), 10)`,
    [key, member.userId],
  );
  await studio.deps.storage.put(`incoming/${key}`, raw);
  const sweptMeanwhile: Database = {
    ...dying(),
    transaction: async (work) => {
      await studio.db.query('DELETE FROM uploads WHERE key = $1', [key]);
      return studio.db.transaction(work);
    },
  };
  await expect(usePicture(sweptMeanwhile, studio.deps.storage, member.userId, key)).rejects.toMatchObject({
    code: 400,
  });
  await aDayLater();
  expect(await unowned()).toEqual([]);
});

/** A picture of the member's, and its smaller copy in storage. */
async function pictureOf(): Promise<{
  address: string;
  media: { key: string; ext: string; mime: string };
  small: string;
}> {
  const { head_url: address } = await speakerOf(studio, member).picture();
  const key = /[0-9a-f]{32}/.exec(address)?.[0] ?? '';
  const media = { key, ext: 'jpg', mime: 'image/jpeg' };
  return { address, media, small: variantName(media, '320') };
}

it('a smaller copy that is made while its picture is deleted goes after a day; that of a picture that stays is kept', async () => {
  const { db } = studio;
  const { storage } = studio.deps;
  const [kept, { media, small }] = [await pictureOf(), await pictureOf()];
  await studio.app.inject({ url: `${kept.address}&w=320` });
  const deletedMeanwhile: Storage = {
    ...storage,
    read: async (name) => {
      const data = await storage.read(name);
      await dropFiles(storage, media);
      await db.query('DELETE FROM media WHERE key = $1', [media.key]);
      return data;
    },
  };
  await makeVariant({ db, storage: deletedMeanwhile }, media, '320');
  await aDayLater();
  expect(await storage.size(small)).toBeNull();
  expect(await storage.size(kept.small)).not.toBeNull();
  expect((await db.query('SELECT 1 FROM loose_files')).rows).toEqual([]);
});

it('of a picture whose file is gone there is no smaller copy, and asking for one breaks nothing', async () => {
  const { address, media } = await pictureOf();
  await dropFiles(studio.deps.storage, media);
  expect((await studio.app.inject({ url: `${address}&w=320` })).statusCode).toBe(404);
  expect(studio.reports).toEqual([]);
});
