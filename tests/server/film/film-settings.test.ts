import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FILM_MUSIC, searchExport, startExport } from '../../../src/api/exports.ts';
import { readFilmSettings, saveFilmSettings } from '../../../src/api/film-settings.ts';
import { copyProject, listProjects } from '../../../src/api/projects.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { filmOf } from './film.ts';

let studio: Studio;
let member: Member;
let script_id: number;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
  ({ projectId: script_id, shotIds: shots } = await filmOf(studio, member, [{}, {}, {}]));
});

const read = (id = script_id) => studio.send(member.token, readFilmSettings, { script_id: id });
const save = (more: object = {}) =>
  studio.send(member.token, saveFilmSettings, {
    script_id,
    transition: 'fade',
    title: ' The lamp ',
    end: 'Fin',
    shots: [{ scene_id: shots[1] ?? 0, transition: 'cut' }],
    ...more,
  });
const made = async (more: object = {}) => {
  const { tasks_id } = await studio.send(member.token, startExport, {
    script_id,
    audio_type: FILM_MUSIC.none,
    audio_vol: 1,
    ...more,
  });
  expect(await endOf(studio, tasks_id)).toBe('done');
  return studio.send(member.token, searchExport, { tasks_id });
};

it('a film dissolves and has no cards by default; changed settings are stored with the project', async () => {
  expect(await read()).toEqual({ transition: 'dissolve', title: '', end: '', shots: [] });
  await save();
  const kept = {
    transition: 'fade',
    title: 'The lamp',
    end: 'Fin',
    shots: [{ scene_id: shots[1], transition: 'cut' }],
  };
  expect(await read()).toEqual(kept);
  await save({ shots: [{ scene_id: shots[1] ?? 0, transition: '' }] });
  expect(await read()).toEqual({ ...kept, shots: [] });
});

it('the export uses them, each shot its own or the film’s', async () => {
  await save();
  await made();
  const order = studio.films.asked.at(-1);
  expect(order?.shots.map(({ transition }) => transition)).toEqual(['fade', 'cut', 'fade']);
  expect(order?.cards).toEqual({ title: 'The lamp', end: 'Fin' });
});

it('are copied with the project', async () => {
  await save();
  await studio.send(member.token, copyProject, { script_id });
  const { lists } = await studio.send(member.token, listProjects, {});
  const copy = lists.flatMap(({ data }) => data).find(({ id }) => id !== script_id);
  const { shots: own, ...settings } = await read(copy?.id);
  expect(settings).toEqual({ transition: 'fade', title: 'The lamp', end: 'Fin' });
  expect(own.map(({ transition }) => transition)).toEqual(['cut']);
});

it('are validated: other members’ shots, unknown transitions and long cards are refused without changing anything', async () => {
  const other = await filmOf(studio, member, [{}]);
  const foreign = [{ scene_id: other.shotIds[0] ?? 0, transition: 'cut' }];
  expect(await refusalOf(save({ shots: foreign }))).toMatchObject({ code: 404 });
  expect(await refusalOf(save({ transition: 'wipe' }))).toMatchObject({ code: 400 });
  expect(await refusalOf(save({ title: 'x'.repeat(121) }))).toMatchObject({ code: 400 });
  expect(await read()).toMatchObject({ transition: 'dissolve', title: '' });
});

it('subtitles come beside the film, burnt in as well, or not at all', async () => {
  for (const [subtitles, burnt, beside] of [
    [0, false, true],
    [1, true, true],
    [2, false, false],
  ] as const) {
    const info = await made({ subtitles });
    expect(studio.films.asked.at(-1)?.subtitles).toBe(burnt);
    expect(info.subtitles_url !== '').toBe(beside);
    // so that a player does not show them twice
    expect(info.subtitles_burnt).toBe(burnt ? 1 : 0);
  }
});
