import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFilms } from '../../../generators/films/film-provider.ts';
import { createClient } from '../../../src/api/client.ts';
import { FILM_MUSIC, startExport } from '../../../src/api/exports.ts';
import { composeFilmMusic, readFilmPreview } from '../../../src/api/film-preview.ts';
import { saveFilmSettings } from '../../../src/api/film-settings.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { filmOf, pictureOf } from './film.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
});

const SAID = 'The lamp is lit. Nobody comes.';
const film = () =>
  filmOf(studio, member, [{ narration: SAID }, { picture: false }, {}, { narration: 'Good night.' }]);
const preview = (script_id: number) => studio.send(member.token, readFilmPreview, { script_id });
const made = async (script_id: number, more: object = {}) => {
  const { tasks_id } = await studio.send(member.token, startExport, {
    script_id,
    audio_type: FILM_MUSIC.automatic,
    audio_vol: 1,
    ...more,
  });
  expect(await endOf(studio, tasks_id)).toBe('done');
};

it('says which voices are missing and what they cost, and makes and charges nothing', async () => {
  const { projectId, shotIds } = await film();
  studio.speech.asked.length = 0;
  const told = await preview(projectId);
  expect(told).toMatchObject({ unspoken: 2, points: 3, without_media: 1, music: 1 });
  expect(told.shots.map(({ scene_id }) => scene_id)).toEqual([shotIds[0], shotIds[2], shotIds[3]]);
  expect(told.shots[0]?.narrations).toMatchObject([{ text: SAID, audio_url: '' }]);
  // the subtitles are shown all the same, for their estimated duration
  expect(told.shots[0]?.cues.map(({ text }) => text).join(' ')).toBe('The lamp is lit. Nobody comes.');
  expect(studio.speech.asked).toEqual([]);
  expect(await balanceOf(studio, member.userId)).toBe(100);
});

it('has the timetable of the film that is then exported, cards, fades and subtitles included', async () => {
  const { projectId, shotIds } = await film();
  await studio.send(member.token, saveFilmSettings, {
    script_id: projectId,
    transition: 'dissolve',
    title: 'The lamp',
    end: '',
    shots: [{ scene_id: shotIds[2] ?? 0, transition: 'cut' }],
  });
  const seen = 'Long shot, eye level. A beach.';
  await studio.db.query('UPDATE shots SET static_desc = $1 WHERE id = $2', [seen, shotIds[0]]);
  await made(projectId);
  const order = studio.films.asked.at(-1);
  if (!order) throw new Error('no film was asked for');
  const plan = createFilms().planOf(order);
  // where subtitles stand, too
  expect(order.shots.map(({ fromAfar }) => fromAfar)).toEqual([true, undefined, undefined]);
  const told = await preview(projectId);
  expect(told.shots.map(({ subtitles_on_top }) => subtitles_on_top)).toEqual([0, 1, 0, 0]);
  const times = (all: readonly { start: number; end: number }[]) =>
    all.map(({ start, end }) => [start.toFixed(3), end.toFixed(3)]);
  expect(times(told.shots)).toEqual(times(plan.shots));
  expect(
    told.shots.map(({ kind, overlap, fade_in, fade_out }) => [kind, overlap, fade_in, fade_out]),
  ).toEqual([
    ['card', 0, 0, 1],
    ['picture', 0.4, 1, 0],
    ['picture', 0, 0, 0],
    ['picture', 0, 0, 0],
  ]);
  expect(told.shots[0]).toMatchObject({ scene_id: 0, lines: ['The lamp'], url: '' });
  expect(told.shots.flatMap(({ narrations }) => times(narrations))).toEqual(
    plan.shots.flatMap(({ narrations }) => times(narrations)),
  );
  expect(told.shots.flatMap(({ cues }) => cues)).toEqual(plan.shots.flatMap(({ cues }) => cues));
  // narration made for the film is played
  expect(told).toMatchObject({ unspoken: 0, points: 0 });
  for (const { url, narrations } of told.shots)
    for (const address of [url, ...narrations.map(({ audio_url }) => audio_url)].filter(Boolean))
      expect(await studio.fetch(address)).toMatchObject({ status: 200 });
});

it('has the music of the next export; after an export, another piece', async () => {
  const { projectId } = await filmOf(studio, member, [{ narration: SAID }]);
  const listen = async () => {
    const client = createClient({
      fetch: studio.fetch,
      base: '/api',
      caller: () => ({ token: member.token, language: 'en', timeZone: 'UTC', deviceId: 'd' }),
    });
    const file = await client.fetchFile(composeFilmMusic, { script_id: projectId });
    expect(await file.text()).toBe('music');
    return studio.music.asked.at(-1);
  };
  const before = await listen();
  expect((await preview(projectId)).piece).toBe(before?.seed);
  await made(projectId);
  expect(studio.music.asked.at(-1)).toEqual(before);
  expect((await preview(projectId)).piece).not.toBe(before?.seed);
  expect((await listen())?.seed).not.toBe(before?.seed);
});

it('a storyboard without pictures has no preview and no music', async () => {
  const { projectId } = await filmOf(studio, member, [{ picture: false }]);
  expect(await preview(projectId)).toMatchObject({ seconds: 0, shots: [], without_media: 1 });
  const music = studio.send(member.token, composeFilmMusic, { script_id: projectId });
  expect(await refusalOf(music)).toMatchObject({ code: 400 });
});

it('the sound of a clip with a sound effect is in the film and its preview; a clip without one is silent', async () => {
  const { projectId, shotIds } = await filmOf(studio, member, [{}, {}]);
  for (const [index, id] of shotIds.entries()) {
    const file = await pictureOf(studio, member.userId);
    await studio.db.query(
      `WITH task AS (
         INSERT INTO tasks (id, user_id, queue, kind, tool, status)
         VALUES ($1, $2, 'clips', 'shot-video', 'video', 'done') RETURNING id
       ), clip AS (
         INSERT INTO clips (task_id, user_id, project_id, shot_id, tool_name, options, plan, video, seconds)
         SELECT id, $2, $3, $4, 'mmaudio', $5::jsonb, '{}', $6, 4 FROM task RETURNING id
       ) UPDATE shots SET clip_id = (SELECT id FROM clip), list_type = 2 WHERE id = $4`,
      [`clip-${id}`, member.userId, projectId, id, index === 0 ? '{"sound":"rain"}' : '{}', file],
    );
  }
  expect((await preview(projectId)).shots.map(({ kind, sounds }) => [kind, sounds])).toEqual([
    ['clip', 1],
    ['clip', 0],
  ]);
  await made(projectId);
  expect(studio.films.asked.at(-1)?.shots.map(({ source }) => source)).toEqual([
    expect.objectContaining({ kind: 'clip', hasSound: true }),
    expect.not.objectContaining({ hasSound: true }),
  ]);
});
