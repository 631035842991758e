import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src/api/call.ts';
import { createClient } from '../../../src/api/client.ts';
import { CODE } from '../../../src/api/errors.ts';
import {
  createMusic,
  deleteMusic,
  fetchMusicWave,
  getMusicTasks,
  listMusic,
  restoreMusic,
  starMusic,
  writeLyrics,
} from '../../../src/api/music.ts';
import { readPoints } from '../../../src/api/points.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { untilStopped } from '../until-stopped.ts';

type Request = CallInput<typeof createMusic>;

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.songs.before = async () => {};
  studio.songs.asked.length = 0;
  member = await newMember(studio, 100);
});

const SUNO = { tool_name: 'suno', api_name: 'duomi', custom_mode: 0, make_instrumental: 0 } as const;
const MUREKA = { tool_name: 'mureka', api_name: 'ai302', make_instrumental: 0 } as const;
const submit = (input: Request) => studio.send(member.token, createMusic, input);
const poll = async (music_id: string) =>
  (await studio.send(member.token, getMusicTasks, { music_id: [music_id] }))[0];
const made = async (input: Request) => {
  const { music_id, id = 0 } = await submit(input);
  expect(await endOf(studio, music_id)).toBe('done');
  return { ...(await poll(music_id)), music_id, id };
};

describe('a song', () => {
  it('[MUSIC-08] [MUSIC-05] has Suno’s price, and gives two works with covers', async () => {
    const { suno_points = 0 } = await studio.send(member.token, readPoints, {});
    const song = await made({ ...SUNO, prompt: 'a summer by the sea', tags: 'bossa nova' });
    expect(song).toMatchObject({
      state: 3,
      tool_name: 'suno',
      api_name: 'duomi',
      custom_mode: 0,
      make_instrumental: 0,
      tags: 'bossa nova',
      prompt: 'a summer by the sea',
      points_charged: suno_points,
      provider: 'stand-in singers',
    });
    expect(song.works).toHaveLength(2);
    for (const work of song.works ?? [])
      expect(work).toMatchObject({
        audio_url: expect.stringContaining('.mp3'),
        image_url: expect.stringContaining('.jpg'),
        sung: 0,
        seconds: 90,
      });
    const seeds = studio.songs.asked.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(2);
    expect(await balanceOf(studio, member.userId)).toBe(100 - suno_points);
    const { lists } = await studio.send(member.token, listTasks, {});
    expect(lists[0]).toMatchObject({ kind: 'music', state: 'done', image: expect.stringContaining('.jpg') });
  });

  it('is announced as sung or instrumental by the provider before it is ordered', async () => {
    const { song_sings, providers } = await studio.send(member.token, readPoints, {});
    expect({ song_sings, song: providers?.song }).toEqual({ song_sings: 0, song: 'stand-in singers' });
  });

  it('[MUSIC-09] [MUSIC-10] uses the prompt as a description, or in professional mode as lyrics', async () => {
    await made({ ...SUNO, prompt: 'a quiet lake' });
    expect(studio.songs.asked[0]).toMatchObject({ words: 'a quiet lake' });
    // missing lyrics are written, and stored with the song
    expect(studio.songs.asked[0]?.lyrics).toMatch(/\[Chorus\]/);
    const song = await made({
      ...SUNO,
      custom_mode: 1,
      prompt: '[Verse]\nHello there',
      title: 'Hi',
      tags: 'folk',
    });
    expect(studio.songs.asked.at(-1)).toMatchObject({
      words: '',
      style: 'folk',
      lyrics: '[Verse]\nHello there',
    });
    expect(song).toMatchObject({ title: 'Hi', lyrics: '[Verse]\nHello there' });
    expect(song.works?.[0]?.lines).toEqual([{ at: 8.5, text: 'Hello there' }]);
  });

  it('[MUSIC-11] in Mureka has lyrics only if it is sung, and is free there', async () => {
    const song = await made({ ...MUREKA, prompt: 'rain', lyrics: 'It rains' });
    expect(studio.songs.asked[0]?.lyrics).toBe('It rains');
    expect(JSON.parse(song.options ?? '')).toMatchObject({ lyrics: 'It rains', input_method: 'description' });
    await made({ ...MUREKA, make_instrumental: 1, prompt: 'rain' });
    expect(studio.songs.asked.at(-1)).toMatchObject({ lyrics: '', instrumental: true });
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it('requires a description, within the form’s limit', async () => {
    expect(await refusalOf(submit({ ...SUNO, prompt: ' ' }))).toMatchObject({ code: 400 });
    expect(await refusalOf(submit({ ...SUNO, prompt: 'x'.repeat(201) }))).toMatchObject({ code: 400 });
    expect(await refusalOf(submit({ ...SUNO, custom_mode: 1, tags: 'rock' }))).toMatchObject({
      message: 'Add lyrics, or choose an instrumental',
    });
    expect(await refusalOf(submit({ ...MUREKA, reference_task_id: 'b'.repeat(32) }))).toMatchObject({
      code: 400,
    });
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it('is refused with too few points, and refunded if it fails or is deleted', async () => {
    const poor = await newMember(studio, 5);
    const refusal = await refusalOf(studio.send(poor.token, createMusic, { ...SUNO, prompt: 'a lake' }));
    expect(refusal.code).toBe(CODE.shortOfPoints);
    studio.songs.before = async () => {
      throw new Error('no strings');
    };
    const { music_id } = await submit({ ...SUNO, prompt: 'a lake' });
    expect(await endOf(studio, music_id)).toBe('failed');
    expect(await poll(music_id)).toMatchObject({ state: 2, works: [] });
    expect(await balanceOf(studio, member.userId)).toBe(100);
    studio.songs.before = untilStopped;
    const { music_id: slow, id = 0 } = await submit({ ...SUNO, prompt: 'a slow lake' });
    await studio.send(member.token, deleteMusic, { id });
    expect(await endOf(studio, slow)).toBe('cancelled');
    expect(await balanceOf(studio, member.userId)).toBe(100);
    expect(
      (await studio.send(member.token, listMusic, { tool_name: '' })).lists.map((row) => row.music_id),
    ).toEqual([music_id]);
  });

  it('is gone when deleted, also from the task center, and back with its files when restored', async () => {
    const { id, works } = await made({ ...SUNO, prompt: 'a lake' });
    const rows = async () => (await studio.send(member.token, listMusic, {})).lists.map((row) => row.id);
    const tasks = async () => (await studio.send(member.token, listTasks, {})).lists.length;
    await studio.send(member.token, deleteMusic, { id });
    expect([await rows(), await tasks()]).toEqual([[], 0]);
    const stranger = await newMember(studio, 0);
    expect((await refusalOf(studio.send(stranger.token, restoreMusic, { id }))).code).toBe(404);
    const restored = await studio.send(member.token, restoreMusic, { id });
    expect(restored).toMatchObject({ id, state: 3, works: works?.map(({ title }) => ({ title })) });
    expect([await rows(), await tasks()]).toEqual([[id], 1]);
    const [first] = restored.works;
    expect((await studio.app.inject({ url: first?.audio_url ?? '' })).statusCode).toBe(200);
  });

  it('can be downloaded lossless as a WAV file', async () => {
    const { id } = await made({ ...SUNO, prompt: 'a lake', make_instrumental: 1 });
    const client = createClient({
      fetch: studio.fetch,
      base: '/api',
      caller: () => ({ token: member.token, language: 'en', timeZone: 'UTC', deviceId: 'd' }),
    });
    const file = new Uint8Array(
      await (await client.fetchFile(fetchMusicWave, { id, index: 1 })).arrayBuffer(),
    );
    expect(Buffer.from(file.subarray(0, 4)).toString()).toBe('RIFF');
    expect(new DataView(file.buffer).getUint32(4, true)).toBe(file.length - 8);
    expect(await refusalOf(client.fetchFile(fetchMusicWave, { id, index: 2 }))).toMatchObject({ code: 400 });
  });
});

describe('the list', () => {
  it('[MUSIC-04] [LIMIT-08] is filtered by tool, without page numbers, and continues after a row', async () => {
    const titles: string[] = [];
    for (let index = 0; index < 32; index++) titles.push(`Song ${index}`);
    for (const title of titles) await addDone(member.userId, title);
    const first = await studio.send(member.token, listMusic, { tool_name: 'suno' });
    expect([first.lists.length, first.has_next]).toEqual([30, 1]);
    const before = first.lists.at(-1)?.id ?? 0;
    const rest = await studio.send(member.token, listMusic, { tool_name: 'suno', before });
    expect([rest.lists.map(({ title }) => title), rest.has_next]).toEqual([['Song 1', 'Song 0'], 0]);
    expect((await studio.send(member.token, listMusic, { tool_name: 'mureka' })).lists).toEqual([]);
  });

  it('is searched in title, style, description and lyrics, and by star', async () => {
    const ids = await Promise.all(['Harbour lights', 'Snow'].map((title) => addDone(member.userId, title)));
    const search = async (filter: CallInput<typeof listMusic>) =>
      (await studio.send(member.token, listMusic, filter)).lists.map(({ title }) => title);
    expect(await search({ search: 'harbour' })).toEqual(['Harbour lights']);
    expect(await search({ search: 'folk snow' })).toEqual(['Snow']);
    await studio.send(member.token, starMusic, { id: ids[1] ?? 0, starred: 1 });
    expect(await search({ starred: 1 })).toEqual(['Snow']);
    expect((await studio.send(member.token, listMusic, { search: 'x' })).filtered).toBe(1);
  });
});

/** A finished song, without generating it. */
async function addDone(userId: number, title: string): Promise<number> {
  const id = `done-${title.replaceAll(' ', '-')}-${userId}`;
  await studio.db.query(
    `INSERT INTO tasks (id, user_id, tool, queue, status, kind, track_id) VALUES ($1, $2, 'suno', 'songs', 'done', 'music', $1)`,
    [id, userId],
  );
  const { rows } = await studio.db.query<{ id: number }>(
    `INSERT INTO songs (task_id, user_id, tool_name, title, tags, plan) VALUES ($1, $2, 'suno', $3, 'folk', '{}') RETURNING id`,
    [id, userId, title],
  );
  return rows[0]?.id ?? 0;
}

it('[MUSIC-18] lyrics are written in the language of the task', async () => {
  const write = async (prompt: string) =>
    (await studio.send(member.token, writeLyrics, { tool_name: 'suno', api_name: 'duomi', prompt })).text;
  const english = await write('A song about the old lighthouse');
  expect(english).toContain('the old lighthouse');
  expect(english.length).toBeLessThanOrEqual(1200);
  expect(await write('关于外婆的歌')).toMatch(/\[副歌\][\s\S]*外婆/u);
});
