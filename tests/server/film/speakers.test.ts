import { beforeEach, describe, expect, it } from 'vitest';
import { VOICES } from '../../../generators/speech/voices.ts';
import { castVoices } from '../../../server/film/speech/cast-voices.ts';
import { bindVoice } from '../../../src/api/characters.ts';
import { FILM_MUSIC, quoteExport, startExport } from '../../../src/api/exports.ts';
import { handleShot, SHOT_ACTION, saveVoiceSettings } from '../../../src/api/storyboard.ts';
import { endOf, refusalOf } from '../harness.ts';
import { pictureOf } from './film.ts';
import { filmWithShots, TALK } from './film-with-shots.ts';

const made = filmWithShots({ story: TALK, points: 200, style_name: '' });
beforeEach(async () => {
  made.studio.speech.asked.length = 0;
  made.studio.films.asked.length = 0;
  const image = await pictureOf(made.studio, made.member.userId);
  await made.studio.db.query('UPDATE shots SET image = $2 WHERE project_id = $1', [
    made.film.script_id,
    image,
  ]);
});

const narrate = (scene_id: number, narration: string) =>
  made.studio.send(made.member.token, handleShot, {
    type: SHOT_ACTION.save,
    script_id: made.film.script_id,
    scene_id,
    narration,
  });
const exportFilm = async () => {
  const { tasks_id } = await made.studio.send(made.member.token, startExport, {
    script_id: made.film.script_id,
    audio_type: FILM_MUSIC.none,
    audio_vol: 1,
  });
  expect(await endOf(made.studio, tasks_id)).toBe('done');
};
const bind = (role_name: string, voice_type: string) =>
  made.studio.send(made.member.token, bindVoice, {
    script_id: made.film.script_id,
    role_name,
    voice_name: '',
    voice_type,
  });
const voicesOf = (text: string) =>
  made.studio.speech.asked.filter((request) => request.text.includes(text)).map(({ voice }) => voice);

describe('the speakers of a film', () => {
  it('each have their own voice, different from the narrator’s', async () => {
    await exportFilm();
    // the stand-in has two English voices: the narrator gets the first, Mei the other
    expect(voicesOf('old pier')).toEqual(['clara']);
    expect(voicesOf('Who wrote this?')).toEqual(['leo']);
    const { roles = [] } = await made.film.board();
    expect(roles.find(({ name }) => name === 'Mei')?.voice_type).toBe('leo');
  });

  it('in one shot are spoken one after another, without their names', async () => {
    const [shot] = await made.film.shots();
    await narrate(shot?.id ?? 0, 'It was late. Mei: Who is it? Narrator：Nobody answered.');
    await exportFilm();
    expect(voicesOf('It was late')).toEqual(['clara']);
    expect(voicesOf('Who is it')).toEqual(['leo']);
    expect(made.studio.speech.asked.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['It was late.', 'Who is it?', 'Nobody answered.']),
    );
    const [first] = made.studio.films.asked[0]?.shots ?? [];
    expect(first?.narrations?.map(({ text }) => text)).toEqual([
      'It was late.',
      'Who is it?',
      'Nobody answered.',
    ]);
  });

  it('[CHAR-22] get a voice for the whole film: shots with another one follow', async () => {
    const mine = (await made.film.shots()).find(({ dialogue_role_name }) => dialogue_role_name === 'Mei');
    await made.studio.send(made.member.token, saveVoiceSettings, {
      type: 1,
      global: 0,
      scene_id: mine?.id ?? 0,
      voice_type: 'yun',
      voice_speed: 1,
      voice_vol: 1,
      voice_pitch: 0,
      voice_emotion: 'neutral',
    });
    expect((await made.film.shot(mine?.id ?? 0))?.voice_type).toBe('yun');
    expect(await bind('Mei', 'clara')).toEqual({ binds: [{ role_name: 'Mei', voice_name: 'clara voice' }] });
    expect((await made.film.shot(mine?.id ?? 0))?.voice_type).toBe('');
    await bind('Narrator', 'leo');
    expect(await made.film.board()).toMatchObject({ narrator_voice: 'leo' });
    await exportFilm();
    expect(voicesOf('Who wrote this?')).toEqual(['clara']);
    expect(voicesOf('old pier')).toEqual(['leo']);
  });

  it('must be in the film, and the voice in the studio', async () => {
    expect((await refusalOf(bind('Nobody', 'clara'))).code).toBe(404);
    expect((await refusalOf(bind('Mei', 'nobody'))).code).toBe(400);
  });
});

describe('the narration of a shot', () => {
  it('[LIMIT-03] is free once an export has paid for it, until it is changed', async () => {
    const priced = async () => (await made.film.shots()).map(({ narration_points }) => narration_points);
    const before = await priced();
    expect(before.some((points) => (points ?? 0) > 0)).toBe(true);
    await exportFilm();
    expect(await priced()).toEqual(before.map(() => 0));
    const [shot] = await made.film.shots();
    await narrate(shot?.id ?? 0, 'x'.repeat(21));
    expect((await made.film.shot(shot?.id ?? 0))?.narration_points).toBe(2);
  });
});

describe('a shot with a length of its own', () => {
  it('has that length in the film; 0 means automatic', async () => {
    const [a, b] = await made.film.shots();
    const setLength = (scene_id: number, seconds: number) =>
      made.studio.send(made.member.token, handleShot, {
        type: SHOT_ACTION.save,
        script_id: made.film.script_id,
        scene_id,
        seconds,
      });
    await setLength(a?.id ?? 0, 8);
    await setLength(b?.id ?? 0, 8);
    await setLength(b?.id ?? 0, 0);
    expect((await made.film.shots()).slice(0, 2).map(({ seconds }) => seconds)).toEqual([8, 0]);
    await exportFilm();
    expect(made.studio.films.asked[0]?.shots.slice(0, 2).map(({ seconds }) => seconds)).toEqual([
      8,
      undefined,
    ]);
    expect((await refusalOf(setLength(a?.id ?? 0, 31))).code).toBe(400);
  });
});

it('the quote says how long the film gets: as long as the editor will make it', async () => {
  const { seconds, shots } = await made.studio.send(made.member.token, quoteExport, {
    script_id: made.film.script_id,
  });
  // the stand-in's shots are 5 seconds each, whatever they contain
  expect(seconds).toBe(shots * 5);
});

describe('casting voices', () => {
  const cast = (...people: [name: string, description: string, voice?: string][]) => [
    ...castVoices(
      VOICES,
      people.map(([name, description, voice_type = '']) => ({ name, description, voice_type })),
      '',
    ).roles.values(),
  ];

  it('uses sex and age of the characters', () => {
    expect(cast(['Mei', 'Mei, a girl'], ['Tom', 'Tom, a man'], ['Rose', 'Rose, an old woman'])).toEqual([
      'en-nell',
      'en-leo',
      'en-rose',
    ]);
    expect(cast(['小美', '小美，女孩'], ['王奶奶', '王奶奶，老奶奶'], ['李明', '李明，男人'])).toEqual([
      'zh-xiaoman',
      'zh-lanyi',
      'zh-chengfeng',
    ]);
  });

  it('gives each a different voice as far as they suit, never the narrator’s, deterministically', () => {
    const people = ['Ann', 'Bea', 'Cleo', 'Dora'].map(
      (name) => [name, `${name}, a woman`] as [string, string],
    );
    const given = cast(...people);
    expect(new Set(given.slice(0, 3)).size).toBe(3);
    const women = VOICES.filter(({ sex }) => sex === 'female').map(({ id }) => id);
    for (const id of given) expect(women).toContain(id);
    expect(given).not.toContain('en-clara');
    expect(cast(...people)).toEqual(given);
  });

  it('keeps voices that were chosen', () => {
    expect(cast(['Mei', 'Mei, a girl', 'en-grant'])).toEqual(['en-grant']);
    expect(cast(['Mei', 'Mei, a girl', 'gone'])).toEqual(['en-nell']);
  });
});
