import { describe, expect, it } from 'vitest';
import { readPeople } from '../../../server/film/characters/role-looks.ts';
import { bindRoleImage, listMaterialImages } from '../../../src/api/characters.ts';
import { changeImage, imagineFromImage } from '../../../src/api/draw.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, refusalOf } from '../harness.ts';
import { filmWithShots } from './film-with-shots.ts';
import { DREAM, PAIR, roleCalls } from './role-calls.ts';

const COST = 4;
const PICTURES = 20;

const made = filmWithShots({ story: PAIR, points: 200, style_name: '', opened: false });

const { role, remove, update, uploaded, imagine, drawn, pictures } = roleCalls(() => made);
const materials = (role_id: number, more: Record<string, unknown> = {}) =>
  made.studio.send(made.member.token, listMaterialImages, {
    script_id: made.film.script_id,
    role_id,
    page: 1,
    ...more,
  });

describe('a picture of a role', () => {
  it('[CHAR-29, CHAR-30, CHAR-31] is charged, keeps what was typed, and is shown at once', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei, { ...DREAM, prompt: 'A girl in a red coat' });
    expect(await balanceOf(made.studio, made.member.userId)).toBe(200 - PICTURES);
    expect(made.studio.pictures.asked[0]).toMatchObject({
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
    expect(made.studio.pictures.asked.at(-1)).toMatchObject({ width: 768, references: [{ weight: 0.4 }] });
    expect((await role('Mei')).rip).toBe(0.4);
  });

  it('costs nothing if it fails, or if the role is deleted meanwhile', async () => {
    const mei = await role('Mei');
    made.studio.pictures.before = async () => {
      throw new Error('No.');
    };
    await drawn(mei);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(200);
    let go = () => {};
    made.studio.pictures.before = () => new Promise<void>((resolve) => (go = resolve));
    await imagine(mei);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(200 - COST);
    await remove(mei.id);
    go();
    expect(await balanceOf(made.studio, made.member.userId)).toBe(200);
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
      made.studio.send(made.member.token, bindRoleImage, { draw_task_id, draw_index, role_id: mei.id });
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

  it('has the face of the same person at another age', async () => {
    await made.studio.db.query(
      `INSERT INTO roles (project_id, position, name, description) VALUES ($1, 8, 'Young Mei', 'Young Mei, a girl')`,
      [made.film.script_id],
    );
    const faces = () => made.studio.pictures.asked.map(({ people }) => people?.[0]?.look.seed);
    await drawn(await role('Mei'), DREAM);
    await drawn(await role('Young Mei'));
    const [both, young] = faces();
    // both had that one before any was drawn
    expect(both).toEqual(expect.any(Number));
    expect(young).toBe(both);
  });

  it('has at first the look of shots that were drawn before it; the next ones vary, to choose from', async () => {
    const inShots = async () =>
      (await readPeople(made.studio.db, made.film.script_id)).find(({ name }) => name === 'Mei')?.look.seed;
    const asked = () => made.studio.pictures.asked.at(-1)?.people?.[0]?.look.seed;
    const before = await inShots();
    expect(before).toEqual(expect.any(Number));
    await drawn(await role('Mei'));
    expect([asked(), await inShots()]).toEqual([before, before]);
    await drawn(await role('Mei'));
    expect(asked()).toBeUndefined();
  });

  it('[CHAR-34, CHAR-35] is varied and edited as the same person', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei, DREAM);
    const seed = made.studio.pictures.asked[0]?.seed ?? 0;
    const place = { script_id: made.film.script_id, role_id: mei.id };
    const varied = await made.studio.send(made.member.token, changeImage, {
      api_name: 'mj',
      action: 'VARIATION',
      index: 1,
      task_id: task,
      message_input: 'A girl in a red coat',
      ...place,
    });
    await endOf(made.studio, varied.task_id ?? '');
    const same = { name: 'Mei', look: { words: 'A girl in a red coat', seed: (seed + 1) % 2 ** 32 } };
    expect(made.studio.pictures.asked.at(-1)).toMatchObject({ people: [same], references: [{ of: 'Mei' }] });
    const [, second = ''] = await pictures(task);
    const edited = await made.studio.send(made.member.token, imagineFromImage, {
      prompt: 'in a green coat',
      ratio: 'match_input_image',
      image_url: second,
      ...place,
    });
    await endOf(made.studio, edited.task_id ?? '');
    const words = 'in a green coat, A girl in a red coat';
    expect(made.studio.pictures.asked.at(-1)).toMatchObject({
      prompt: words,
      people: [{ name: 'Mei', look: { words, seed: same.look.seed } }],
    });
    expect((await materials(mei.id)).lists).toHaveLength(3);
  });
});

describe('a shot that names a role', () => {
  const shot = async (prompt: string, extra: Record<string, unknown> = {}) => {
    const [scene] = await made.film.shots();
    const answer = await made.studio.send(made.member.token, imagineMaterial, {
      script_id: made.film.script_id,
      scene_id: scene?.id ?? 0,
      api_name: 'jimeng',
      tool_name: 'seedream',
      prompt,
      ...extra,
    });
    await endOf(made.studio, typeof answer === 'string' ? answer : answer.task_id);
    return made.studio.pictures.asked.at(-1);
  };

  it('is drawn with the look of the picture that was chosen for the role', async () => {
    const mei = await role('Mei');
    const task = await drawn(mei, DREAM);
    const seed = made.studio.pictures.asked[0]?.seed ?? 0;
    await made.studio.send(made.member.token, bindRoleImage, {
      draw_task_id: task,
      draw_index: 3,
      role_id: mei.id,
    });
    const asked = await shot('@Mei# climbs the stairs');
    const look = { words: 'A girl in a red coat', seed: (seed + 3) % 2 ** 32 };
    expect(asked?.people?.find(({ name }) => name === 'Mei')).toEqual({ name: 'Mei', look });
    expect(asked?.prompt).toBe('Mei climbs the stairs, Mei: A girl in a red coat');
    // a service does not know the engine's looks: it gets the picture
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
