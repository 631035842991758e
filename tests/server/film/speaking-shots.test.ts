import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFilms } from '../../../generators/films/film-provider.ts';
import { FILM_MUSIC, quoteExport, searchExport, startExport } from '../../../src/api/exports.ts';
import { readFilmPreview } from '../../../src/api/film-preview.ts';
import { handleShot, lipSyncVideo, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { addSoundEffect, upscaleVideo } from '../../../src/api/video.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { speakerOf } from '../lipsync/speakers.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { filmOf, pictureOf } from './film.ts';

let studio: Studio;
let member: Member;
let script_id: number;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 1000);
  ({ projectId: script_id, shotIds: shots } = await filmOf(studio, member, [
    { narration: 'A text that would have to be spoken.' },
    { narration: 'Good night.' },
  ]));
});
const calls = clipCalls(() => ({ studio, member, script_id, shots }));

const SAID = 'Who is there?';
const preview = () => studio.send(member.token, readFilmPreview, { script_id });
const quote = () => studio.send(member.token, quoteExport, { script_id });

/** The newest clip of the first shot, which the shot shows. */
async function newest() {
  const [clip] = (await calls.list()).lists;
  if (!clip) throw new Error('no clip');
  return { task_id: clip.task_id, named: { id: clip.id ?? 0, media_url: clip.video_url } };
}

/** Makes the first shot's clip speak. */
async function lipSynced(): Promise<void> {
  const task = await calls.made();
  const { audio_base64, audio_duration } = await speakerOf(studio, member).say(SAID);
  const said = { audio_base64, audio_duration, audio_text: SAID };
  const { task_id } = await studio.send(member.token, lipSyncVideo, { ...said, task_id: task });
  expect(await endOf(studio, task_id)).toBe('done');
}
const effect = async () => {
  const { named } = await newest();
  const { task_id } = await studio.send(member.token, addSoundEffect, { ...named, media_prompt: 'rain' });
  expect(await endOf(studio, task_id)).toBe('done');
};
const hd = async () => {
  const { task_id } = await studio.send(member.token, upscaleVideo, (await newest()).named);
  expect(await endOf(studio, task_id)).toBe('done');
};

it.each([
  ['a lip-sync', []],
  ['a lip-sync with an effect under it', [effect]],
  ['a lip-sync in HD', [hd]],
  ['a lip-sync with an effect, in HD', [effect, hd]],
])('%s speaks by itself: it is heard, subtitled, and not spoken or paid again', async (_, changes) => {
  await lipSynced();
  for (const change of changes) await change();
  const told = await preview();
  expect(told.shots[0]).toMatchObject({ kind: 'clip', sounds: 1, slow: 1, narrations: [] });
  // the sound is 1.3 s long, and its clip 5 s
  const [{ start = -1, speech } = {}] = told.shots;
  expect(speech).toEqual({ start, end: start + SAID.length / 10 });
  expect(told.shots[0]?.cues).toEqual([{ start, end: start + SAID.length / 10, text: SAID }]);
  // only the other shot's narration has to be made
  expect(told).toMatchObject({ unspoken: 1, points: 1 });
  expect(await quote()).toMatchObject({ points: 1, characters: 'Good night.'.length, speaking: 1 });
});

it('the export makes and charges what was quoted, with the preview’s timetable', async () => {
  await lipSynced();
  const [told, { points }] = [await preview(), await quote()];
  const before = await balanceOf(studio, member.userId);
  studio.speech.asked.length = 0;
  const { tasks_id, points_charged } = await studio.send(member.token, startExport, {
    script_id,
    audio_type: FILM_MUSIC.automatic,
    audio_vol: 1,
  });
  expect(points_charged).toBe(points);
  expect(await endOf(studio, tasks_id)).toBe('done');
  expect(studio.speech.asked.map(({ text }) => text)).toEqual(['Good night.']);
  expect(await balanceOf(studio, member.userId)).toBe(before - points);
  const order = studio.films.asked.at(-1);
  if (!order) throw new Error('no film was asked for');
  expect(order.shots[0]).toMatchObject({
    narrations: [],
    source: { kind: 'clip', hasSound: true, speech: { text: SAID, seconds: SAID.length / 10 } },
  });
  const [planned] = createFilms().planOf(order).shots;
  expect(planned).toMatchObject({ speech: told.shots[0]?.speech, cues: told.shots[0]?.cues });
  expect((await studio.send(member.token, searchExport, { tasks_id })).voice).toBe(1);
});

it('a film in which only a clip speaks is free, and has sound', async () => {
  ({ projectId: script_id, shotIds: shots } = await filmOf(studio, member, [{ narration: 'Words.' }]));
  await lipSynced();
  expect(await quote()).toMatchObject({ points: 0, characters: 0, speaking: 1 });
  const { tasks_id } = await studio.send(member.token, startExport, {
    script_id,
    audio_type: FILM_MUSIC.none,
    audio_vol: 1,
  });
  expect(await endOf(studio, tasks_id)).toBe('done');
  expect(await studio.send(member.token, searchExport, { tasks_id })).toMatchObject({ voice: 1, music: 0 });
});

it('the storyboard marks shots that speak by themselves; one that shows a picture again is not marked', async () => {
  await lipSynced();
  const speaks = async () => (await calls.shot(shots[0] ?? 0))?.speaks;
  expect(await speaks()).toBe(1);
  expect((await calls.shot(shots[1] ?? 0))?.speaks).toBe(0);
  const scene_img = `/media/${await pictureOf(studio, member.userId)}`;
  await studio.send(member.token, handleShot, {
    type: SHOT_ACTION.save,
    script_id,
    scene_id: shots[0] ?? 0,
    draw_id: 0,
    draw_index: 0,
    scene_img,
  });
  expect(await speaks()).toBe(0);
  expect((await preview()).shots[0]).toMatchObject({ kind: 'picture', sounds: 0 });
  expect(await quote()).toMatchObject({ points: 3, speaking: 0 });
});

it('a sound without text is subtitled with the shot’s text', async () => {
  await lipSynced();
  await studio.db.query(
    `UPDATE clips SET prompt = '', options = options || '{"prompt":""}' WHERE shot_id = $1`,
    [shots[0]],
  );
  const words = (await preview()).shots[0]?.cues.map(({ text }) => text).join(' ');
  expect(words).toBe('A text that would have to be spoken.');
});
