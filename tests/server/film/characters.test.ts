import { describe, expect, it } from 'vitest';
import {
  bindVoice,
  handleRole,
  listRoleVoices,
  ROLE_ACTION,
  ROLE_LIMITS,
  saveRoles,
} from '../../../src/api/characters.ts';
import { copyProject, readProject, regenerateProject } from '../../../src/api/projects.ts';
import { renaming, renamingDescriptions, renamingOwnDescription } from '../../../src/api/renaming.ts';
import { refusalOf, writingOf } from '../harness.ts';
import { filmWithShots } from './film-with-shots.ts';
import { DREAM, PAIR, roleCalls } from './role-calls.ts';

const made = filmWithShots({ story: PAIR, points: 200, style_name: '', opened: false });

const { list, roles, role, remove, update, uploaded, drawn, pictures } = roleCalls(() => made);
const names = async () => (await roles()).map(({ role_name }) => role_name);
const add = (name: string) =>
  made.studio.send(made.member.token, handleRole, {
    type: ROLE_ACTION.add,
    script_id: made.film.script_id,
    name,
  });

const FIELDS = [
  ...['id', 'script_id', 'role_name', 'role_desc', 'role_img', 'draw_task_id', 'draw_index'],
  ...['style', 'cref', 'cref_img', 's', 'chaos', 'model', 'rip', 'rid'],
];

describe('the roles of a film', () => {
  it('[CHAR-05, CHAR-06, CHAR-07] are those of the script, with the documented fields and defaults', async () => {
    const answer = await list();
    expect(answer.lists.map(({ role_name }) => role_name)).toEqual(['Mei', 'Grandmother']);
    expect(answer.lists[0]).toMatchObject({
      script_id: made.film.script_id,
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
    const { step } = await made.studio.send(made.member.token, readProject, {
      script_id: made.film.script_id,
    });
    expect(step).toBe(3);
  });

  it('[CHAR-06] are answered with every documented field, also those that our own app would fill in', async () => {
    const answer = await made.studio.fetch('/api/script/list-role', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: made.member.token },
      body: JSON.stringify({ script_id: made.film.script_id }),
    });
    const { data } = (await answer.json()) as { data: { lists: object[] } };
    expect(Object.keys(data.lists[0] ?? {})).toEqual(expect.arrayContaining(FIELDS));
    const address = await uploaded();
    await update((await role('Mei')).id, { role_img: address });
    const { role_img, cref, cref_img } = await role('Mei');
    expect(role_img).not.toBe('');
    expect([cref, cref_img]).toEqual([role_img, role_img]);
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

  it('have unique names, since voices and mentions find them by name', async () => {
    const id = await add('Tomas');
    for (const taken of ['mei', 'Narrator', '旁白'])
      expect((await refusalOf(add(taken))).message).toMatch(/is taken/);
    expect((await refusalOf(update(id ?? 0, { name: 'MEI' }))).message).toMatch(/is taken/);
    await update(id ?? 0, { name: 'Tomas' });
    for (let more = 3; more < ROLE_LIMITS.most; more++) await add(`Extra ${more}`);
    expect((await refusalOf(add('One more'))).message).toMatch(/at most 50 characters/);
  });

  it('are renamed in script and storyboard, too, so that they keep their lines', async () => {
    const before = await made.film.shots();
    expect(before.some(({ dialogue_role_name }) => dialogue_role_name === 'Grandmother')).toBe(true);
    await update((await role('Grandmother')).id, { name: 'Nana Rose' });
    await update((await role('Mei')).id, { name: 'Lin' });
    const { lists, script_changed } = await made.film.board();
    expect(script_changed).toBe(0);
    expect(lists.map(({ dialogue_role_name }) => dialogue_role_name)).toEqual(
      before.map(({ dialogue_role_name }) => dialogue_role_name.replace('Grandmother', 'Nana Rose')),
    );
    const texts = JSON.stringify([await made.film.lines(), lists]);
    expect(texts).not.toMatch(/\bMei\b/);
    expect(texts).toContain('Lin');
  });

  it('are renamed only where the name is a separate word', () => {
    expect(renaming('Mei', 'Lin')('Mei：Hi, @Mei# and Meister Mei.')).toBe('Lin：Hi, @Lin# and Meister Lin.');
    expect(renaming('小林', '阿明')('小林走进森林，小林：好')).toBe('阿明走进森林，阿明：好');
    expect(renaming('林', '明')('林：走进森林。@林#')).toBe('明：走进森林。@明#');
    expect(renaming('A (1)', '$&')('A (1) is')).toBe('$& is');
  });

  it('are renamed in the descriptions of all roles, unless a description comes with the name', async () => {
    const [mei, grandmother] = [await role('Mei'), await role('Grandmother')];
    const save = (name: string, desc: string, other: string) =>
      made.studio.send(made.member.token, saveRoles, {
        script_id: made.film.script_id,
        role_lists: [
          { id: mei.id, name, desc },
          { id: grandmother.id, name: 'Grandmother', desc: other },
        ],
      });
    await save('Mei', 'Mei, a girl', "Mei's grandmother, of Meiling");
    await update(mei.id, { name: 'Lin' });
    const descriptions = async () => (await roles()).map(({ role_desc }) => role_desc);
    expect(await descriptions()).toEqual(['Lin, a girl', "Lin's grandmother, of Meiling"]);
    await save('Rose', 'Once called Lin', 'Lin was her name');
    expect(await descriptions()).toEqual(['Once called Lin', 'Lin was her name']);
    await made.studio.send(made.member.token, saveRoles, {
      script_id: made.film.script_id,
      role_lists: [
        { id: mei.id, name: 'Rose', desc: 'Like Grandmother' },
        { id: grandmother.id, name: 'Ada', desc: 'Old' },
      ],
    });
    expect(await descriptions()).toEqual(['Like Grandmother', 'Old']);
  });

  it('keep a description that is the name alone: it says what to draw', () => {
    expect(renamingDescriptions('Fox', 'Rusty')('Fox')).toBe('Fox');
    expect(renamingDescriptions('Fox', 'Rusty')('Fox in boots')).toBe('Rusty in boots');
  });

  it('keep in their description what the former name said that they are', async () => {
    expect(renamingOwnDescription('Captain', 'Lin', 'a captain')('Captain, a man.')).toBe(
      'Lin, a man, a captain.',
    );
    expect(renamingOwnDescription('船长', '小林', '船长')('船长，男人')).toBe('小林，男人，船长');
    expect(renamingOwnDescription('Captain', 'Lin', 'a captain')('Captain, a captain')).toBe(
      'Lin, a captain',
    );
    expect(renamingOwnDescription('Mei', 'Lin', '')('Mei, a girl')).toBe('Lin, a girl');
    const { id, role_name } = await role('Grandmother');
    await made.studio.send(made.member.token, saveRoles, {
      script_id: made.film.script_id,
      role_lists: [{ id, name: role_name, desc: 'Grandmother, in a shawl' }],
    });
    expect((await role('Grandmother')).noun).toBe('a grandmother');
    await update(id, { name: 'Rose' });
    expect(await role('Rose')).toMatchObject({ role_desc: 'Rose, in a shawl, a grandmother', noun: '' });
  });

  it('stay when the script is rewritten, and new ones are added', async () => {
    await add('Tomas');
    await remove((await role('Grandmother')).id);
    await made.studio.send(made.member.token, regenerateProject, { script_id: made.film.script_id });
    await writingOf(made.studio, made.film.script_id);
    expect(await names()).toEqual(['Mei', 'Tomas', 'Grandmother']);
  });

  it.each([
    ['Nana', 'Mei'],
    ['Grandmother', 'Nana'],
    ['Grandmother', 'Mei'],
  ])('saved as %s and %s at once have these names, also where one was the other’s', async (one, other) => {
    const [mei, grandmother] = [await role('Mei'), await role('Grandmother')];
    const lines = async () =>
      (await made.film.lines()).map(({ characters, hm_desc, dialogue }) => ({
        characters,
        hm_desc,
        dialogue,
      }));
    const before = await lines();
    await made.studio.send(made.member.token, saveRoles, {
      script_id: made.film.script_id,
      role_lists: [
        { id: mei.id, name: one, desc: 'A girl' },
        { id: grandmother.id, name: other, desc: 'Old' },
      ],
    });
    expect(await roles()).toMatchObject([
      { id: mei.id, role_name: one, role_desc: 'A girl' },
      { id: grandmother.id, role_name: other, role_desc: 'Old' },
    ]);
    const names: Record<string, string> = { Mei: one, Grandmother: other };
    const renamed = JSON.stringify(before).replaceAll(
      /\b(?:Mei|Grandmother)\b/g,
      (name) => names[name] ?? name,
    );
    expect(await lines()).toEqual(JSON.parse(renamed));
  });

  it('[CHAR-11] are saved all at once, or none of them', async () => {
    const [mei, grandmother] = [await role('Mei'), await role('Grandmother')];
    const task = await drawn(mei, DREAM);
    const [, second = ''] = await pictures(task);
    const own = await uploaded();
    const save = (second_name: string) =>
      made.studio.send(made.member.token, saveRoles, {
        script_id: made.film.script_id,
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
    await made.studio.send(made.member.token, copyProject, { script_id: made.film.script_id });
    const { rows } = await made.studio.db.query<{ draw_task_id: string }>(
      "SELECT draw_task_id FROM roles WHERE name = 'Mei' AND project_id <> $1 AND draw_task_id = $2",
      [made.film.script_id, task],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the voices of roles', () => {
  const voices = (filter: Record<string, string> = {}) =>
    made.studio.send(made.member.token, listRoleVoices, { script_id: made.film.script_id, ...filter });
  const bind = (role_name: string, voice_type: string) =>
    made.studio.send(made.member.token, bindVoice, {
      script_id: made.film.script_id,
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
