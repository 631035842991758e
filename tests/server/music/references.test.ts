import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { storageName } from '../../../server/media/media.ts';
import { sweepReferences } from '../../../server/music/sweep-references.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { createMusic, getMusicTasks, listMusic, uploadMusicReference } from '../../../src/api/music.ts';
import { REFERENCE_AUDIO } from '../../../src/api/music-tools.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { HEARD } from '../media-makers.ts';
import { wave } from '../wave.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio, 100);
});
afterAll(() => studio.close());

/** A real MP3 of so many seconds. */
async function mp3(seconds: number): Promise<Blob> {
  const args = ['-i', 'pipe:0', '-c:a', 'libmp3lame', '-b:a', '32k', '-f', 'mp3', 'pipe:1'];
  const { stdout } = await runFfmpeg(args, { signal: AbortSignal.timeout(30_000), input: wave(seconds) });
  return new Blob([new Uint8Array(stdout)], { type: 'audio/mpeg' });
}
const SUNO = { tool_name: 'suno', api_name: 'duomi' } as const;
const MUREKA = { tool_name: 'mureka', api_name: 'ai302', make_instrumental: 0 } as const;
const upload = (file: Blob, tool: typeof SUNO | typeof MUREKA = SUNO) =>
  studio.send(member.token, uploadMusicReference, { file, ...tool });

it('[MUSIC-19] a reference is analyzed, stored, and followed by a song', async () => {
  const { reference_task_id, heard } = await upload(await mp3(40), MUREKA);
  expect(heard).toEqual({
    seconds: 40,
    tempo: 96,
    key: 'A minor',
    loudness: -15.2,
    brightness: 0.4,
    curve: [20, 100, 60],
  });
  const input = { ...MUREKA, make_instrumental: 1 as const, reference_task_id };
  const { music_id } = await studio.send(member.token, createMusic, input);
  expect(await endOf(studio, music_id)).toBe('done');
  expect(studio.songs.asked.at(-1)?.like).toEqual(HEARD);
  const [song] = await studio.send(member.token, getMusicTasks, { music_id: [music_id] });
  expect(song).toMatchObject({ input_method: 'audio', reference_task_id, heard: { key: 'A minor' } });
  const stranger = await newMember(studio, 100);
  expect(await refusalOf(studio.send(stranger.token, createMusic, input))).toMatchObject({ code: 400 });
});

it('[MUSIC-23] lasts 30 to 120 seconds', async () => {
  for (const seconds of [30, 120]) await upload(await mp3(seconds));
  for (const seconds of [29, 121])
    expect(await refusalOf(upload(await mp3(seconds)))).toMatchObject({
      message: 'Duration requirement: 30 to 120 seconds',
    });
});

it('[MUSIC-20] [MUSIC-21] [MUSIC-24] is identified by its contents, not by its name', async () => {
  const sound = new Blob([new Uint8Array(wave(40))], { type: 'audio/mpeg' });
  expect((await refusalOf(upload(sound))).message).toBe('Only MP3 or MP4 is supported');
  expect((await refusalOf(upload(sound, MUREKA))).message).toBe('Only MP3 is supported');
  const text = new Blob(['not a sound at all'], { type: 'audio/mpeg' });
  expect((await refusalOf(upload(text))).message).toBe('Cannot read file');
});

it('[MUSIC-22] is smaller than 10 MB', async () => {
  const large = new Blob([new Uint8Array(REFERENCE_AUDIO.maxBytes)], { type: 'audio/mpeg' });
  expect((await refusalOf(upload(large))).status).toBe(413);
});

it('that no song has followed for a month is deleted with its file; one that a song followed stays', async () => {
  const [unused = '', used = ''] = [await upload(await mp3(40)), await upload(await mp3(40))].map(
    ({ reference_task_id }) => reference_task_id,
  );
  const input = { ...MUREKA, make_instrumental: 1 as const, reference_task_id: used };
  const { music_id } = await studio.send(member.token, createMusic, input);
  expect(await endOf(studio, music_id)).toBe('done');
  const there = async () => {
    const { rows } = await studio.db.query<{ key: string; media: boolean }>(
      'SELECT r.key, m.key IS NOT NULL AS media FROM music_references r LEFT JOIN media m ON m.key = r.key WHERE r.key = ANY($1)',
      [[unused, used]],
    );
    const files = [unused, used].map((key) => studio.deps.storage.size(storageName({ key, ext: 'mp3' })));
    return {
      rows: rows.length,
      media: rows.filter(({ media }) => media).length,
      files: await Promise.all(files),
    };
  };
  const bytes = expect.any(Number);
  await studio.db.query("UPDATE music_references SET created_at = now() - interval '30 days'");
  await cleanUp(studio.deps);
  expect(await there()).toEqual({ rows: 2, media: 2, files: [bytes, bytes] });
  await studio.db.query("UPDATE music_references SET created_at = now() - interval '32 days'");
  await cleanUp(studio.deps);
  expect(await there()).toEqual({ rows: 1, media: 1, files: [null, bytes] });
  const late = studio.send(member.token, createMusic, { ...input, reference_task_id: unused });
  expect(await refusalOf(late)).toMatchObject({ code: 400 });
});

it('that is used as something else for a month stays as that, and does not come first in every round', async () => {
  const { reference_task_id: key } = await upload(await mp3(40));
  await studio.db.query('UPDATE users SET avatar = $1 WHERE id = $2', [key, member.userId]);
  await studio.db.query(
    "UPDATE music_references SET created_at = now() - interval '32 days' WHERE key = $1",
    [key],
  );
  await cleanUp(studio.deps);
  const { rows } = await studio.db.query<{ media: number; due: number }>(
    `SELECT (SELECT count(*)::int FROM media WHERE key = $1) AS media,
       (SELECT count(*)::int FROM music_references WHERE key = $1) AS due`,
    [key],
  );
  expect(rows).toEqual([{ media: 1, due: 0 }]);
  expect(await studio.deps.storage.size(storageName({ key, ext: 'mp3' }))).toEqual(expect.any(Number));
});

it('one that a song begins to follow while the clean-up has chosen it stays', async () => {
  const { reference_task_id } = await upload(await mp3(40), MUREKA);
  const input = { ...MUREKA, make_instrumental: 1 as const, reference_task_id };
  const { db, storage } = studio.deps;
  await db.query("UPDATE music_references SET created_at = now() - interval '40 days' WHERE key = $1", [
    reference_task_id,
  ]);
  const transaction: typeof db.transaction = async (work) => {
    await studio.send(member.token, createMusic, input);
    return db.transaction(work);
  };
  await sweepReferences({ storage, db: { ...db, transaction } });
  const file = storageName({ key: reference_task_id, ext: 'mp3' });
  expect(await studio.deps.storage.size(file)).not.toBeNull();
  const { lists } = await studio.send(member.token, listMusic, {});
  expect(lists[0]).toMatchObject({ reference_task_id, heard: { key: 'A minor' } });
});
