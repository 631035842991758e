import { describe, expect, it } from 'vitest';
import { shotTexts } from '../../../server/film/storyboard/shot-texts.ts';
import { regenerateProject } from '../../../src/api/projects.ts';
import { handleLine, LINE_ACTION } from '../../../src/api/script.ts';
import { SHOT_DEFAULTS } from '../../../src/api/shot.ts';
import { handleShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { writingOf } from '../harness.ts';
import { Film } from './film-for-test.ts';
import { filmWithShots, TALK } from './film-with-shots.ts';
import { shotCalls } from './shot-calls.ts';

const made = filmWithShots({ story: TALK, points: 200, style_name: '', opened: false });

const { send, add, ids } = shotCalls(() => made);

describe('opening the storyboard', () => {
  it('[BOARD-04, BOARD-05] makes a shot of each line, with its roles and words', async () => {
    const lines = await made.film.lines();
    const board = await made.film.board();
    expect(board).toMatchObject({
      width_height: '16:9',
      style_name: '',
      drama_ids: lines.map(({ id }) => id),
      image_need: 0,
      video_need: 0,
    });
    expect(board.roles?.map(({ name }) => name)).toEqual(['Mei', 'Grandmother']);
    expect(board.lists.map(({ drama_id }) => drama_id)).toEqual(lines.map(({ id }) => id));
    expect(board.lists.map(({ list_order }) => list_order)).toEqual(lines.map((_, index) => index));
    const spoken = board.lists.find(({ drama_dialogue }) => drama_dialogue.startsWith('Mei：'));
    expect(spoken).toMatchObject({
      drama_dialogue: 'Mei：Who wrote this?',
      narration: 'Who wrote this?',
      dialogue_role_name: 'Mei',
      script_id: made.film.script_id,
      list_type: 1,
    });
    expect(spoken?.role_name).toContain('Mei');
    const line = lines.find(({ id }) => id === spoken?.drama_id);
    expect(spoken?.static_desc).toContain(line?.cj_desc);
    expect(spoken?.dynamic_desc.toLowerCase()).toContain(line?.move.toLowerCase());
    expect(spoken?.hm_desc).toBe(line?.hm_desc);
  });

  it('[BOARD-07, BOARD-08, BOARD-09] gives each shot its defaults', async () => {
    const [shot] = await made.film.shots();
    expect(shot).toMatchObject({
      ...SHOT_DEFAULTS,
      q: 1,
      scene_img: '',
      video_url: '',
      video_id: 0,
      draw_id: 0,
      draw_task_id: '',
      draw_index: 0,
      has_generate: 0,
      video_generate: 0,
      is_continuous: 0,
      voice_speed: 1,
      voice_vol: 1,
      voice_pitch: 0,
      voice_emotion: 'neutral',
    });
  });

  it('happens once: a deleted shot does not reappear, and a new line needs an update', async () => {
    const [first, second, ...others] = await made.film.shots();
    await send(handleShot, {
      type: SHOT_ACTION.delete,
      script_id: made.film.script_id,
      scene_id: second?.id ?? 0,
    });
    await send(handleLine, {
      type: LINE_ACTION.addAfter,
      script_id: made.film.script_id,
      drama_id: first?.drama_id ?? 0,
    });
    expect(await ids()).toEqual([first, ...others].map((shot) => shot?.id));
  });

  it.each([
    ['Stranger：Hello.', 'Hello.'],
    ['Mei: Hello.', 'Hello.'],
    ['narrator: It rains.', 'narrator: It rains.'],
    ['Narrator: It rains.', 'It rains.'],
    ['The time: half past five.', 'The time: half past five.'],
  ])('takes the speaker from %s', (dialogue, narration) => {
    const fields = { shot_type: '', angle: '', move: '', characters: '', cj_desc: '', hm_desc: '' };
    const roles = [{ id: 1, name: 'Mei', description: '', image: '' }];
    expect(shotTexts({ ...fields, dialogue }, roles).narration).toBe(narration);
  });

  it('a sentence that ends with a mark of its own gets no period', () => {
    const line = { shot_type: 'Long shot', angle: '', move: '', characters: '', cj_desc: 'Space station' };
    const texts = shotTexts({ ...line, hm_desc: 'A meteor is coming!', dialogue: '' }, []);
    expect(texts.static_desc).toBe('Long shot. Space station. A meteor is coming!');
  });

  it('happens for a blank project with its first line', async () => {
    made.film = await Film.make(made.studio, made.member);
    expect(await ids()).toEqual([]);
    const line = await send(handleLine, {
      type: LINE_ACTION.addAfter,
      script_id: made.film.script_id,
      drama_id: 0,
    });
    expect(await made.film.shots()).toMatchObject([{ drama_id: line?.id }]);
  });

  it('concurrently creates each shot once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => made.film.board()));
    expect(await made.film.shots()).toHaveLength((await made.film.lines()).length);
  });

  it('keeps the shot of a line that is later deleted', async () => {
    const [shot] = await made.film.shots();
    await send(handleLine, {
      type: LINE_ACTION.delete,
      script_id: made.film.script_id,
      drama_id: shot?.drama_id ?? 0,
    });
    expect(await made.film.shot(shot?.id ?? 0)).toMatchObject({ drama_id: 0, hm_desc: shot?.hm_desc });
  });
});

describe('a rewritten script', () => {
  it('leaves the storyboard unchanged; a matching line keeps its shot', async () => {
    const [first, ...others] = await made.film.shots();
    const byHand = await add({ add_type: 2 });
    await send(handleLine, {
      type: LINE_ACTION.save,
      script_id: made.film.script_id,
      drama_id: first?.drama_id ?? 0,
      hm_desc: 'changed by hand',
    });
    await send(regenerateProject, { script_id: made.film.script_id });
    await writingOf(made.studio, made.film.script_id);
    expect(await ids()).toEqual([first?.id, ...others.map(({ id }) => id), byHand]);
    expect(await made.film.board()).toMatchObject({ script_changed: 0 });
  });
});
