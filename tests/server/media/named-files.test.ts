import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { partsOf, storageName } from '../../../server/media/media.ts';
import { sweepSent } from '../../../server/media/sweep-sent.ts';
import { handleRole, ROLE_ACTION, saveRoles } from '../../../src/api/characters.ts';
import { imagine, upscaleImage } from '../../../src/api/draw.ts';
import { FILM_MUSIC, startExport } from '../../../src/api/exports.ts';
import { createDigitalHuman, createLipSync } from '../../../src/api/lipsync.ts';
import { handleShot, imagineMaterial, SHOT_ACTION, submitBatch } from '../../../src/api/storyboard.ts';
import { saveStyle, updateStyle } from '../../../src/api/styles.ts';
import { generateVideo } from '../../../src/api/video.ts';
import { Film } from '../film/film-for-test.ts';
import { balanceOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { soundFile, speakerOf } from '../lipsync/speakers.ts';
import { grayClip } from '../media-makers.ts';
import { plainPicture } from '../pictures.ts';
import { storedFile } from './stored-file.ts';

let studio: Studio;
let member: Member;
let film: Film;
let pictures: string[];
let [voice, clip]: [string, string] = ['', ''];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const LONG_AGO = "UPDATE media SET sent_at = now() - interval '40 days' WHERE user_id = $1";

beforeEach(async () => {
  member = await newMember(studio, 5000);
  film = await Film.make(studio, member, 'Mei found a letter on the old pier. She opened it.');
  const store = (ext: 'png' | 'mp4', data: Uint8Array) => storedFile(studio, member, { ext, data });
  const picture = await plainPicture(512, 512, 'png');
  pictures = [await store('png', picture), await store('png', picture)];
  clip = await store('mp4', await grayClip(3));
  voice = (await speakerOf(studio, member).upload(await soundFile(2))).audio_url;
  await studio.db.query(LONG_AGO, [member.userId]);
});

const token = () => member.token;
const [A, B] = [() => pictures[0] ?? '', () => pictures[1] ?? ''];
const seedream = (image_url: string) =>
  ({ tool_name: 'seedream', prompt: 'a pier', ratio: '1:1', image_url }) as const;
const look = () => ({
  name: `Ink ${member.userId}`,
  category: 'Animation' as const,
  text2video_prompt: 'ink',
});
const SPOKEN = { audio_duration: 2, audio_text: '', face_consent: 1 } as const;
const LITE = {
  ...{ api_name: 'jimeng', tool_name: 'jimeng', model: 'lite', resolution: '480p', ratio: '16:9' },
  ...{ seconds: 5, prompt: 'waves' },
} as const;
const shotOf = async () => (await film.shots())[0]?.id ?? 0;
const roleOf = async () =>
  (await studio.db.query<{ id: number }>('SELECT id FROM roles WHERE project_id = $1', [film.script_id]))
    .rows[0]?.id ?? 0;
const drawing = async (image_url: string) => ({
  ...{ script_id: film.script_id, scene_id: await shotOf(), api_name: 'jimeng', tool_name: 'seedream' },
  ...{ prompt: 'a pier', image_url },
});

/** Each submit that names a stored file: the file that the clean-up takes meanwhile, and the call. */
const SUBMITS: Record<string, [file: () => string, submit: () => Promise<() => Promise<unknown>>]> = {
  'a drawing with a reference': [A, async () => () => studio.send(token(), imagine, seedream(A()))],
  'an upscale': [A, async () => () => studio.send(token(), upscaleImage, { media_url: A(), id: 1 })],
  'a clip with a last frame': [
    B,
    async () => () => studio.send(token(), generateVideo, { ...LITE, image: A(), image_end: B() }),
  ],
  'a lip-sync, its picture': [
    A,
    async () => () =>
      studio.send(token(), createLipSync, {
        ...{ ...SPOKEN, head_url: A(), audio_url: voice, aspectRatio: '1:1', type: 0 },
      }),
  ],
  'a lip-sync, its sound': [
    () => voice,
    async () => () =>
      studio.send(token(), createLipSync, {
        ...{ ...SPOKEN, head_url: A(), audio_url: voice, aspectRatio: '1:1', type: 0 },
      }),
  ],
  'a digital human': [
    () => clip,
    async () => () =>
      studio.send(token(), createDigitalHuman, { ...SPOKEN, head_url: clip, audio_url: voice }),
  ],
  'a picture of a shot': [
    A,
    async () => {
      const input = await drawing(A());
      return () => studio.send(token(), imagineMaterial, input);
    },
  ],
  'a batch of pictures': [
    B,
    async () => {
      const items = [await drawing(A()), await drawing(B())].map((one) => ({ ...one, type: 1 as const }));
      return () => studio.send(token(), submitBatch, items);
    },
  ],
  'a shot with an uploaded picture': [
    A,
    async () => {
      const scene_id = await shotOf();
      const shown = { type: SHOT_ACTION.save, script_id: film.script_id, scene_id, scene_img: A() };
      return () => studio.send(token(), handleShot, shown);
    },
  ],
  'a role with an uploaded picture': [
    A,
    async () => {
      const id = await roleOf();
      const shown = { type: ROLE_ACTION.update, script_id: film.script_id, id, role_img: A() };
      return () => studio.send(token(), handleRole, shown);
    },
  ],
  'roles with uploaded pictures': [
    A,
    async () => {
      const role_lists = [{ id: await roleOf(), name: 'Mei', desc: '', role_img: A() }];
      return () => studio.send(token(), saveRoles, { script_id: film.script_id, role_lists });
    },
  ],
  'a style': [A, async () => () => studio.send(token(), saveStyle, { ...look(), image: A() })],
  'a changed style': [
    B,
    async () => {
      const id = (await studio.send(token(), saveStyle, { ...look(), image: A() }))?.id ?? 0;
      return () => studio.send(token(), updateStyle, { ...look(), id, image: B() });
    },
  ],
  'a film with its own music': [
    () => voice,
    async () => {
      const shown = { type: SHOT_ACTION.save, script_id: film.script_id, scene_id: await shotOf() };
      await studio.send(token(), handleShot, { ...shown, scene_img: A() });
      const music = { audio_type: FILM_MUSIC.upload, audio_url: voice, audio_vol: 1 };
      return () => studio.send(token(), startExport, { script_id: film.script_id, ...music });
    },
  ],
};

const fileOf = (address: string) => partsOf(address.replace(/^.*\/media\/|\?.*$/g, ''));
const isStored = async (address: string) =>
  (await studio.deps.storage.size(storageName(fileOf(address)))) !== null;
const balance = () => balanceOf(studio, member.userId);
/** How many rows of the member's have the file's name in them. */
async function uses(address: string): Promise<number> {
  const { key } = fileOf(address);
  const { rows } = await studio.db.query<{ uses: number }>(
    `SELECT count(*)::int AS uses FROM (SELECT t::text FROM tasks t UNION ALL SELECT s::text FROM shots s
       UNION ALL SELECT r::text FROM roles r UNION ALL SELECT y::text FROM styles y) AS words (row) WHERE strpos(row, $1) > 0`,
    [key],
  );
  return rows[0]?.uses ?? 0;
}

describe.each(Object.entries(SUBMITS))('%s', (_what, [file, prepare]) => {
  it('is refused without a charge if the clean-up takes its file after it was checked', async () => {
    const submit = await prepare();
    const before = await balance();
    const transaction = studio.db.transaction.bind(studio.db);
    const taken = vi.spyOn(studio.db, 'transaction').mockImplementationOnce(async (work) => {
      await studio.db.query('UPDATE media SET sent_at = now() WHERE user_id = $1 AND key <> $2', [
        member.userId,
        fileOf(file()).key,
      ]);
      await sweepSent(studio.deps);
      return transaction(work);
    });
    const refusal = await refusalOf(submit());
    taken.mockRestore();
    expect(refusal.message).toBe('This file belongs to somebody else or no longer exists');
    expect(await isStored(file())).toBe(false);
    expect([await balance(), await uses(file())]).toEqual([before, 0]);
  });

  it('keeps its file if the clean-up has only chosen it before', async () => {
    const submit = await prepare();
    const { db, storage } = studio.deps;
    const transaction: typeof db.transaction = async (work) => {
      await submit();
      return db.transaction(work);
    };
    await sweepSent({ storage, db: { ...db, transaction } });
    expect(await isStored(file())).toBe(true);
    expect(await uses(file())).toBeGreaterThan(0);
  });
});

it('a picture is drawn from, upscaled and chosen at once, while the clean-up looks at it: nothing waits in a circle', async () => {
  const style = { ...look(), image: B() };
  const id = (await studio.send(token(), saveStyle, style))?.id ?? 0;
  await studio.send(token(), imagine, seedream(A()));
  for (let round = 0; round < 6; round += 1) {
    await studio.db.query(LONG_AGO, [member.userId]);
    const { first, last } = { first: A(), last: B() };
    await Promise.all([
      studio.send(token(), imagine, seedream(first)),
      studio.send(token(), generateVideo, { ...LITE, image: last, image_end: first }),
      studio.send(token(), upscaleImage, { media_url: last, id: 1 }).catch(refusedAsUpscaled),
      studio.send(token(), upscaleImage, { media_url: first, id: 1 }).catch(refusedAsUpscaled),
      studio.send(token(), upscaleImage, { media_url: first, id: 1 }).catch(refusedAsUpscaled),
      studio.send(token(), updateStyle, { ...style, id, image: round % 2 ? first : last }),
      sweepSent(studio.deps),
    ]);
  }
  expect(studio.reports).toEqual([]);
  expect(await isStored(A())).toBe(true);
  await balance();
});

const refusedAsUpscaled = (error: unknown) =>
  expect((error as Error).message).toBe('This picture has already been upscaled');
