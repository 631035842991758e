import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imagine, listDraws } from '../../../src/api/draw.ts';
import { readDrawOptions } from '../../../src/api/draw-options.ts';
import { CREATION, createProject, listProjects, updateProject } from '../../../src/api/projects.ts';
import { deleteStyle, listStyles, restoreStyle, saveStyle, updateStyle } from '../../../src/api/styles.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});

async function uploaded(width: number, height: number, { token } = member): Promise<string> {
  const { url, public_url } = await studio.send(token, requestUpload, {});
  const headers = { 'content-type': 'application/octet-stream' };
  await studio.app.inject({ method: 'PUT', url, payload: await plainPicture(width, height), headers });
  return public_url;
}
const style = async (more: object = {}, { token } = member) =>
  studio.send(token, saveStyle, {
    name: 'Paper cut',
    category: 'Animation',
    text2video_prompt: 'paper cut, layered, soft shadow',
    image: await uploaded(400, 400),
    ...more,
  });
const all = async (language: 'en' | 'zh' = 'en', { token } = member) =>
  (await studio.send(token, listStyles, { generate_type: 1 }, { language })).flatMap(({ lists }) => lists);
const refused = async (promise: Promise<unknown>) => (await refusalOf(promise)).message;
const lastPlan = async () => {
  const { rows } = await studio.db.query<{ plan: { prompt: string; style: string } }>(
    'SELECT plan FROM draws ORDER BY id DESC LIMIT 1',
  );
  return rows[0]?.plan;
};

describe('a style of one’s own', () => {
  it('[STYLE-13, STYLE-14] is the first of its category, with an id, for its owner only', async () => {
    const saved = await style();
    const mine = await all();
    expect(mine[0]).toMatchObject({ id: saved?.id, name: 'Paper cut', category: 'Animation' });
    expect(mine[0]?.image).toMatch(/^\/media\/[0-9a-f]{32}\.\w+\?e=/);
    expect(mine.filter(({ id }) => id !== undefined)).toHaveLength(1);
    expect((await all('zh'))[0]?.name).toBe('Paper cut');
    expect((await all('en', await newMember(studio))).some(({ id }) => id !== undefined)).toBe(false);
  });

  it('comes back to the list of its owner alone, unless another one has its name by then', async () => {
    const id = (await style({ name: 'Origami' }))?.id ?? 0;
    const restore = (token = member.token) => studio.send(token, restoreStyle, { id });
    const there = async () => (await all()).some((one) => one.id === id);
    await studio.send(member.token, deleteStyle, { id });
    expect(await refused(restore((await newMember(studio)).token))).toBe('This style does not exist');
    await restore();
    expect(await there()).toBe(true);
    // again, e.g. because the first answer was lost
    await restore();
    await studio.send(member.token, deleteStyle, { id });
    const other = (await style({ name: 'Origami' }))?.id ?? 0;
    expect(await refused(restore())).toBe('There is a style with this name already');
    await studio.send(member.token, deleteStyle, { id: other });
    await studio.db.query(`UPDATE styles SET deleted_at = now() - interval '31 days' WHERE id = $1`, [id]);
    expect(await refused(restore())).toBe('This style does not exist');
    expect(await there()).toBe(false);
  });

  it('[STYLE-15] leaves the list when its owner deletes it', async () => {
    const id = (await style())?.id ?? 0;
    const { token } = await newMember(studio);
    expect(await refused(studio.send(token, deleteStyle, { id }))).toBe('This style does not exist');
    await studio.send(member.token, deleteStyle, { id });
    expect((await all()).some((one) => one.id === id)).toBe(false);
    // its name is free again
    await style();
  });

  it('is changed by its owner only, and needs what a new one needs', async () => {
    const id = (await style())?.id ?? 0;
    const before = (await all())[0];
    const other = await newMember(studio);
    const change = async (more: object, { token } = member) =>
      studio.send(token, updateStyle, {
        id,
        name: 'Torn paper',
        category: 'Realistic' as const,
        text2video_prompt: 'ink, wet paper',
        image: await uploaded(300, 300, { ...member, token }),
        ...more,
      });
    expect(await refused(change({}, other))).toBe('This style does not exist');
    expect((await refusalOf(change({ image: before?.image }, other))).code).toBe(400);
    expect(await refused(change({ name: 'Film noir' }))).toBe('There is a style with this name already');
    await style({ name: 'Another' });
    expect(await refused(change({ name: 'another' }))).toBe('There is a style with this name already');
    expect(await refused(change({ image: await uploaded(299, 300) }))).toMatch(/at least 300/);
    expect((await refusalOf(change({ text2video_prompt: ' ' }))).code).toBe(400);
    expect((await all()).find((one) => one.id === id)).toEqual(before);

    // its own name in other letters, with the picture that it has
    await change({ name: 'PAPER CUT', image: before?.image });
    await change({});
    const after = (await all()).find((one) => one.id === id);
    expect(after).toMatchObject({
      name: 'Torn paper',
      category: 'Realistic',
      text2video_prompt: 'ink, wet paper',
    });
    expect(after?.image).not.toBe(before?.image);
    await studio.send(member.token, deleteStyle, { id });
    expect(await refused(change({}))).toBe('This style does not exist');
  });

  it('[STYLE-12] needs a picture of at least 300 pixels on both sides', async () => {
    const small = 'The picture must be at least 300 × 300 pixels';
    expect(await refused(style({ image: await uploaded(299, 400) }))).toBe(small);
    expect(await refused(style({ image: await uploaded(400, 299) }))).toBe(small);
    await style({ image: await uploaded(300, 300) });
  });

  it('[STYLE-06, STYLE-08] is refused with a name or prompt that is too long, a name in use, or another member’s picture', async () => {
    expect((await refusalOf(style({ name: 'x'.repeat(31) }))).code).toBe(400);
    expect((await refusalOf(style({ text2video_prompt: 'x'.repeat(101) }))).code).toBe(400);
    await style();
    const taken = 'There is a style with this name already';
    expect(await refused(style({ name: 'PAPER CUT' }))).toBe(taken);
    for (const name of ['Film noir', '黑色电影']) expect(await refused(style({ name })), name).toBe(taken);
    const other = await newMember(studio);
    const image = await uploaded(400, 400, other);
    expect((await refusalOf(style({ name: 'New', image }))).code).toBe(400);
  });
});

describe('a film in a style of one’s own', () => {
  it('shows its name and picture, follows a change, and keeps both when the style is deleted', async () => {
    const id = (await style())?.id ?? 0;
    const { script_id } = await studio.send(member.token, createProject, {
      generate_method: CREATION.blank,
      text_type: 'story',
      width_height: '16:9',
      style_name: 'paper cut',
    });
    const shown = async () => {
      const { lists } = await studio.send(member.token, listProjects, {});
      return lists[0]?.data[0];
    };
    expect(await shown()).toMatchObject({
      style_name: 'Paper cut',
      style_img: expect.stringMatching(/^\/media/),
    });
    const { image = '' } = (await all())[0] ?? {};
    await studio.send(member.token, updateStyle, {
      id,
      name: 'Paper cut 2',
      category: 'Animation',
      text2video_prompt: 'cut',
      image,
    });
    expect(await shown()).toMatchObject({ style_name: 'Paper cut 2' });
    await studio.send(member.token, deleteStyle, { id });
    expect(await shown()).toMatchObject({ style_name: 'Paper cut 2' });
    const anew = studio.send(member.token, updateProject, {
      type: 3,
      script_id,
      style_name: 'Paper cut',
      style_img: '',
    });
    expect(await refused(anew)).toBe('This style does not exist');
  });
});

describe('a drawing in a style', () => {
  const drawn = async (sref: string) => {
    const { task_id } = await studio.send(member.token, imagine, {
      tool_name: 'mj',
      desc: 'a lamp',
      options: { sref },
    });
    await endOf(studio, task_id);
    const { lists } = await studio.send(member.token, listDraws, { page: 1, pageSize: 10 });
    return { plan: await lastPlan(), record: lists[0] };
  };

  it('[DRAW-53] gets the words and the look of a built-in one, and the record remembers which', async () => {
    const { plan, record } = await drawn('https://studio.example/web/styles/film-noir.webp');
    expect(plan).toMatchObject({
      prompt: 'a lamp, black and white film still, gloomy, fog',
      style: 'realistic',
      references: [],
    });
    expect(record?.message_input).toBe('a lamp');
    expect(readDrawOptions(record?.options ?? '').sref).toBe('/web/styles/film-noir.webp');
  });

  it('[DRAW-53] gets the words of one’s own, with its picture as a reference', async () => {
    await style();
    const image = (await all())[0]?.image ?? '';
    const { plan, record } = await drawn(image);
    expect(plan).toMatchObject({
      prompt: 'a lamp, paper cut, layered, soft shadow',
      style: 'animation',
      references: [{ weight: 0.3 }],
    });
    expect(readDrawOptions(record?.options ?? '').sref).toBe(image);
  });
});
