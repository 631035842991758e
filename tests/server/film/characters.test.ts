import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renaming } from '../../../server/film/characters/rename-role.ts';
import {
  bindRoleImage,
  bindVoice,
  handleRole,
  listMaterialImages,
  listRoles,
  listRoleVoices,
  ROLE_ACTION,
  ROLE_LIMITS,
  type Role,
  saveRoles,
} from '../../../src/api/characters.ts';
import { changeImage, getDrawTasks, imagineFromImage, uploadDrawImage } from '../../../src/api/draw.ts';
import { copyProject, readProject, regenerateProject } from '../../../src/api/projects.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import {
  balanceOf,
  endOf,
  type Member,
  newMember,
  openStudio,
  refusalOf,
  type Studio,
  writingOf,
} from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { Film } from './film-for-test.ts';

const STORY = 'Mei found a letter on the old pier. Her grandmother called. "Come home!" said Grandmother.';
const COST = 4;
const PICTURES = 20;

let studio: Studio;
let member: Member;
let film: Film;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.pictures.before = async () => {};
  member = await newMember(studio, 200);
  film = await Film.make(studio, member, STORY);
  studio.pictures.asked.length = 0;
});

const list = () => studio.send(member.token, listRoles, { script_id: film.script_id });
const roles = async () => (await list()).lists;
const role = async (name: string): Promise<Role> => {
  const found = (await roles()).find(({ role_name }) => role_name === name);
  if (!found) throw new Error(`No role ${name}.`);
  return found;
};
const names = async () => (await roles()).map(({ role_name }) => role_name);
const add = (name: string) =>
  studio.send(member.token, handleRole, { type: ROLE_ACTION.add, script_id: film.script_id, name });
const remove = (id: number) =>
  studio.send(member.token, handleRole, { type: ROLE_ACTION.delete, script_id: film.script_id, id });
const update = (id: number, fields: { name?: string; role_img?: string }) =>
  studio.send(member.token, handleRole, {
    type: ROLE_ACTION.update,
    script_id: film.script_id,
    id,
    ...fields,
  });
const uploaded = async () => {
  const file = new Blob([new Uint8Array(await plainPicture(320, 320))], { type: 'image/jpeg' });
  return (await studio.send(member.token, uploadDrawImage, { file })).qiniu_url;
};
const imagine = async (of: Role, extra: Record<string, unknown> = {}): Promise<string> => {
  const prompt = String(extra.prompt ?? 'A girl in a red coat');
  const answer = await studio.send(member.token, imagineMaterial, {
    script_id: film.script_id,
    role_id: of.id,
    name: of.role_name,
    desc: prompt,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt,
    ...extra,
  });
  if (typeof answer !== 'string') throw new Error('A role is answered with the task id.');
  return answer;
};
const drawn = async (of: Role, extra: Record<string, unknown> = {}) => {
  const task = await imagine(of, extra);
  await endOf(studio, task);
  return task;
};
const DREAM = { api_name: 'mj', tool_name: 'mj', options: { s: 300, chaos: 20, v: '7.0' } };
const materials = (role_id: number, more: Record<string, unknown> = {}) =>
  studio.send(member.token, listMaterialImages, { script_id: film.script_id, role_id, page: 1, ...more });
const pictures = async (task: string) =>
  (await studio.send(member.token, getDrawTasks, { taskId: [task] }))[0]?.images ?? [];

describe('the roles of a film', () => {
  it('[CHAR-05, CHAR-06, CHAR-07] are those of the script, with the documented fields and defaults', async () => {
    const answer = await list();
    expect(answer.lists.map(({ role_name }) => role_name)).toEqual(['Mei', 'Grandmother']);
    expect(answer.lists[0]).toMatchObject({
      script_id: film.script_id,
      role_name: 'Mei',
      role_img: '',
      draw_task_id: '',
      draw_index: 0,
      style: '',
      cref: '',
      cref_img: '',
      s: 200,
      chaos: 8,
      model: 'v 6.1',
      rip: 0.7,
      rid: 0.36,
    });
    expect(answer.lists[1]?.role_desc).not.toBe('');
    expect(answer.style_img).toBeTypeOf('string');
    const { step } = await studio.send(member.token, readProject, { script_id: film.script_id });
    expect(step).toBe(3);
  });

  it('[CHAR-08, CHAR-09, CHAR-10] are added, renamed and deleted', async () => {
    const id = await add('Tomas');
    expect(await role('Tomas')).toMatchObject({ id, role_desc: '' });
    await update(id ?? 0, { name: 'Old Tomas' });
    expect(await names()).toEqual(['Mei', 'Grandmother', 'Old Tomas']);
    await remove((await role('Mei')).id);
    expect(await names()).toEqual(['Grandmother', 'Old Tomas']);
    expect((await refusalOf(remove(999_999))).code).toBe(404);
  });

  it('have names of their own, since voices and mentions find them by name', async () => {
    const id = await add('Tomas');
    for (const taken of ['mei', 'Narrator', '旁白'])
      expect((await refusalOf(add(taken))).message).toMatch(/is taken/);
    expect((await refusalOf(update(id ?? 0, { name: 'MEI' }))).message).toMatch(/is taken/);
    await update(id ?? 0, { name: 'Tomas' });
    for (let more = 3; more < ROLE_LIMITS.most; more++) await add(`Extra ${more}`);
    expect((await refusalOf(add('One more'))).message).toMatch(/at most 50 characters/);
  });

  it('are renamed in script and storyboard too: they still speak their lines, and nothing has to be followed', async () => {
    const before = await film.shots();
    expect(before.some(({ dialogue_role_name }) => dialogue_role_name === 'Grandmother')).toBe(true);
    await update((await role('Grandmother')).id, { name: 'Nana Rose' });
    await update((await role('Mei')).id, { name: 'Lin' });
    const { lists, script_changed } = await film.board();
    expect(script_changed).toBe(0);
    expect(lists.map(({ dialogue_role_name }) => dialogue_role_name)).toEqual(
      before.map(({ dialogue_role_name }) => dialogue_role_name.replace('Grandmother', 'Nana Rose')),
    );
    const texts = JSON.stringify([await film.lines(), lists]);
    expect(texts).not.toMatch(/\bMei\b/);
    expect(texts).toContain('Lin');
  });

  it('are renamed where a name stands as one', () => {
    expect(renaming('Mei', 'Lin')('Mei：Hi, @Mei# and Meister Mei.')).toBe('Lin：Hi, @Lin# and Meister Lin.');
    expect(renaming('小林', '阿明')('小林走进森林，小林：好')).toBe('阿明走进森林，阿明：好');
    expect(renaming('林', '明')('林：走进森林。@林#')).toBe('明：走进森林。@明#');
    expect(renaming('A (1)', '$&')('A (1) is')).toBe('$& is');
  });

  it('stay when the script is written again, and new ones come', async () => {
    await add('Tomas');
    await remove((await role('Grandmother')).id);
    await studio.send(member.token, regenerateProject, { script_id: film.script_id });
    await writingOf(studio, film.script_id);
    expect(await names()).toEqual(['Mei', 'Tomas', 'Grandmother']);
  });

  it('[CHAR-11] are saved all at once, or none of them', async () => {
    const [mei, grandmother] = [await role('Mei'), await role('Grandmother')];
    const task = await drawn(mei, DREAM);
    const [, second = ''] = await pictures(task);
    const own = await uploaded();
    const save = (second_name: string) =>
      studio.send(member.token, saveRoles, {
        script_id: film.script_id,
        role_lists: [
          { id: mei.id, name: 'Mei Lin', desc: 'A diver', task_id: task, draw_index: 1, role_img: second },
          { id: grandmother.id, name: second_name, desc: 'Old', role_img: own },
        ],
      });
    expect((await refusalOf(save('Narrator'))).code).toBe(400);
    expect((await role('Mei')).draw_index).toBe(0);
    await save('Nana');
    expect(await roles()).toMatchObject([
      { role_name: 'Mei Lin', role_desc: 'A diver', draw_task_id: task, draw_index: 1 },
      {
        role_name: 'Nana',
        role_desc: 'Old',
        draw_task_id: '',
        role_img: expect.stringMatching(/^\/media\//),
      },
    ]);
  });

  it('are copied with the project, their chosen pictures and voices', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei);
    await studio.send(member.token, copyProject, { script_id: film.script_id });
    const { rows } = await studio.db.query<{ draw_task_id: string }>(
      "SELECT draw_task_id FROM roles WHERE name = 'Mei' AND project_id <> $1 AND draw_task_id = $2",
      [film.script_id, task],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a picture of a role', () => {
  it('[CHAR-29, CHAR-30, CHAR-31] is charged, keeps what was typed, and is shown at once', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei, { ...DREAM, prompt: 'A girl in a red coat' });
    expect(await balanceOf(studio, member.userId)).toBe(200 - PICTURES);
    expect(studio.pictures.asked[0]).toMatchObject({
      count: 4,
      chaos: 20,
      people: [{ name: 'Mei', look: { words: 'A girl in a red coat' } }],
    });
    expect(await role('Mei')).toMatchObject({
      role_desc: 'A girl in a red coat',
      draw_task_id: task,
      draw_index: 0,
      role_img: expect.stringMatching(/^\/media\//),
      s: 300,
      chaos: 20,
      model: 'v 7.0',
    });
    await drawn(mei, { api_name: 'baidu', tool_name: 'irag' });
    const options = { cref: await uploaded(), rip: 0.4, ar: '3:4' };
    await drawn(mei, { options });
    expect(studio.pictures.asked.at(-1)).toMatchObject({ width: 768, references: [{ weight: 0.4 }] });
    expect((await role('Mei')).rip).toBe(0.4);
  });

  it('costs nothing if it fails, or if the role is deleted meanwhile', async () => {
    const mei = await role('Mei');
    studio.pictures.before = async () => {
      throw new Error('No.');
    };
    await drawn(mei);
    expect(await balanceOf(studio, member.userId)).toBe(200);
    let go = () => {};
    studio.pictures.before = () => new Promise<void>((resolve) => (go = resolve));
    await imagine(mei);
    expect(await balanceOf(studio, member.userId)).toBe(200 - COST);
    await remove(mei.id);
    go();
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });

  it('[CHAR-32, CHAR-37, CHAR-38] is listed newest first, and choosing one deselects the others', async () => {
    const mei = await role('Mei');
    const first = await drawn(mei);
    const second = await drawn(mei, DREAM);
    const listed = await materials(mei.id);
    expect(listed.has_next).toBe(0);
    expect(listed.lists).toMatchObject([
      { task_id: second, state: 1, tool_name: 'mj', is_select: 0, message_input: 'A girl in a red coat' },
      { task_id: first, state: 1, tool_name: 'seedream', is_select: 1, select_index: 0 },
    ]);
    expect((await materials(mei.id, { tool_name: 'mj' })).lists).toHaveLength(1);
    const bind = (draw_index: number, draw_task_id = second) =>
      studio.send(member.token, bindRoleImage, { draw_task_id, draw_index, role_id: mei.id });
    await bind(2);
    expect(
      (await materials(mei.id)).lists.map(({ is_select, select_index }) => [is_select, select_index]),
    ).toEqual([
      [1, 2],
      [0, 0],
    ]);
    expect(await role('Mei')).toMatchObject({ draw_task_id: second, draw_index: 2 });
    expect((await refusalOf(bind(3, first))).code).toBe(400);
    expect((await refusalOf(bind(0, 'nobody'))).code).toBe(404);
  });

  it('[CHAR-14] may be an upload, which replaces the chosen one', async () => {
    const mei = await role('Mei');
    await drawn(mei);
    await update(mei.id, { role_img: await uploaded() });
    expect(await role('Mei')).toMatchObject({ draw_task_id: '', draw_index: 0 });
    expect((await materials(mei.id)).lists).toMatchObject([{ is_select: 0 }]);
    expect((await refusalOf(update(mei.id, { role_img: 'https://example.com/a.jpg' }))).code).toBe(400);
  });

  it('[CHAR-34, CHAR-35] is varied and edited as the same person', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei, DREAM);
    const seed = studio.pictures.asked[0]?.seed ?? 0;
    const place = { script_id: film.script_id, role_id: mei.id };
    const varied = await studio.send(member.token, changeImage, {
      api_name: 'mj',
      action: 'VARIATION',
      index: 1,
      task_id: task,
      message_input: 'A girl in a red coat',
      ...place,
    });
    await endOf(studio, varied.task_id ?? '');
    const same = { name: 'Mei', look: { words: 'A girl in a red coat', seed: (seed + 1) % 2 ** 32 } };
    expect(studio.pictures.asked.at(-1)).toMatchObject({ people: [same], references: [{ of: 'Mei' }] });
    const [, second = ''] = await pictures(task);
    const edited = await studio.send(member.token, imagineFromImage, {
      prompt: 'in a green coat',
      ratio: 'match_input_image',
      image_url: second,
      ...place,
    });
    await endOf(studio, edited.task_id ?? '');
    const words = 'in a green coat, A girl in a red coat';
    expect(studio.pictures.asked.at(-1)).toMatchObject({
      prompt: words,
      people: [{ name: 'Mei', look: { words, seed: same.look.seed } }],
    });
    expect((await materials(mei.id)).lists).toHaveLength(3);
  });
});

describe('a shot that names a role', () => {
  const shot = async (prompt: string, extra: Record<string, unknown> = {}) => {
    const [scene] = await film.shots();
    const answer = await studio.send(member.token, imagineMaterial, {
      script_id: film.script_id,
      scene_id: scene?.id ?? 0,
      api_name: 'jimeng',
      tool_name: 'seedream',
      prompt,
      ...extra,
    });
    await endOf(studio, typeof answer === 'string' ? answer : answer.task_id);
    return studio.pictures.asked.at(-1);
  };

  it('is drawn with the look of the picture that was chosen for the role', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei, DREAM);
    const seed = studio.pictures.asked[0]?.seed ?? 0;
    await studio.send(member.token, bindRoleImage, { draw_task_id: task, draw_index: 3, role_id: mei.id });
    const asked = await shot('@Mei# climbs the stairs');
    const look = { words: 'A girl in a red coat', seed: (seed + 3) % 2 ** 32 };
    expect(asked?.people?.find(({ name }) => name === 'Mei')).toEqual({ name: 'Mei', look });
    expect(asked?.prompt).toBe('Mei climbs the stairs, Mei: A girl in a red coat');
    // a service has no such looks: it is shown the picture
    expect(asked?.references).toMatchObject([{ of: 'Mei' }]);
    expect(await shot('Mei at sea', { options: { cref: (await role('Mei')).cref } })).toMatchObject({
      references: [{ weight: 0.7, of: 'Mei' }],
    });
  });

  it('is drawn with the same look each time before there is a picture, also in a copy', async () => {
    const look = async () => (await shot('Mei at sea'))?.people?.find(({ name }) => name === 'Mei')?.look;
    const before = await look();
    expect(before?.words).toBe((await role('Mei')).role_desc);
    expect(await look()).toEqual(before);
  });
});

describe('the voices of roles', () => {
  const voices = (filter: Record<string, string> = {}) =>
    studio.send(member.token, listRoleVoices, { script_id: film.script_id, ...filter });
  const bind = (role_name: string, voice_type: string) =>
    studio.send(member.token, bindVoice, {
      script_id: film.script_id,
      role_name,
      voice_name: voice_type,
      voice_type,
      voice_tags: ['en'],
      platform: 'test',
    });

  it('[CHAR-20, CHAR-22, CHAR-23] are listed by filters with roles and bindings, and bound', async () => {
    const all = await voices();
    expect(all.new_roles).toEqual([
      { name: 'Narrator', img: '' },
      { name: 'Mei', img: '' },
      { name: 'Grandmother', img: '' },
    ]);
    expect(all.binds).toEqual([]);
    expect(all.select?.language.length).toBeGreaterThan(0);
    const [language = ''] = all.select?.language ?? [];
    expect((await voices({ language })).lists.length).toBeLessThanOrEqual(all.lists.length);
    expect((await voices({ language: 'none' })).lists).toEqual([]);
    const [voice] = all.lists;
    const binding = { role_name: 'Mei', voice_name: voice?.voice_name };
    expect(await bind('Mei', voice?.voice_type ?? '')).toEqual({ binds: [binding] });
    expect(await role('Mei')).toMatchObject({ voice_name: voice?.voice_name });
    await bind('旁白', voice?.voice_type ?? '');
    expect((await voices()).binds).toEqual([{ ...binding, role_name: 'Narrator' }, binding]);
    expect((await list()).narrator_voice).toBe(voice?.voice_name);
    expect((await refusalOf(bind('Nobody', voice?.voice_type ?? ''))).code).toBe(404);
    expect((await refusalOf(bind('Mei', 'no such voice'))).code).toBe(400);
  });
});
