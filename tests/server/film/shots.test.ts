import { describe, expect, it } from 'vitest';
import { uploadDrawImage } from '../../../src/api/draw.ts';
import {
  copyShot,
  handleShot,
  listShots,
  orderShots,
  SHOT_ACTION,
  STORYBOARD_LIMITS,
  saveShot,
} from '../../../src/api/storyboard.ts';
import { newMember, refusalOf } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { Film } from './film-for-test.ts';
import { filmWithShots, TALK } from './film-with-shots.ts';
import { shotCalls } from './shot-calls.ts';

const made = filmWithShots({ story: TALK, points: 200, style_name: '', opened: false });

const { send, add, ids } = shotCalls(() => made);
const save = (scene_id: number, fields: Record<string, unknown>) =>
  send(handleShot, { type: SHOT_ACTION.save, script_id: made.film.script_id, scene_id, ...fields });

describe('shots', () => {
  it('[BOARD-13, BOARD-14, BOARD-102] are added behind one, or behind all, also where there are none', async () => {
    made.film = await Film.make(made.studio, made.member);
    expect(await ids()).toEqual([]);
    const a = await add({ add_type: 2 });
    const c = await add({ add_type: 2 });
    const b = await add({ scene_id: a });
    expect(await ids()).toEqual([a, b, c]);
    await save(a, { static_desc: 'a pier' });
    const next = await add({ add_type: 2, continuous: 1, scene_id: a });
    expect(await ids()).toEqual([a, next, b, c]);
    expect(await made.film.shot(next)).toMatchObject({
      is_continuous: 1,
      static_desc: 'a pier',
      drama_id: 0,
    });
  });

  it('are limited to 200', async () => {
    await made.studio.db.query(
      'INSERT INTO shots (project_id, position) SELECT $1, 1000 + n FROM generate_series(1, $2::int) AS n',
      [made.film.script_id, STORYBOARD_LIMITS.shots],
    );
    const [first] = await ids();
    expect((await refusalOf(add())).message).toBe('A storyboard can have at most 200 shots');
    const copy = send(copyShot, { script_id: made.film.script_id, scene_id: first ?? 0 });
    expect((await refusalOf(copy)).message).toBe('A storyboard can have at most 200 shots');
  });

  it('[BOARD-10] move to the position of another', async () => {
    const [a = 0, b = 0, ...others] = await ids();
    await send(orderShots, { script_id: made.film.script_id, from_scene_id: a, to_scene_id: b });
    expect(await ids()).toEqual([b, a, ...others]);
    expect((await made.film.shots()).map(({ list_order }) => list_order)).toEqual(
      [b, a, ...others].map((_, n) => n),
    );
  });

  it('[BOARD-15] are deleted without gaps in the order', async () => {
    const [a = 0, b = 0, ...others] = await ids();
    await send(handleShot, { type: SHOT_ACTION.delete, script_id: made.film.script_id, scene_id: b });
    expect((await made.film.shots()).map(({ id, list_order }) => [id, list_order])).toEqual(
      [a, ...others].map((id, n) => [id, n]),
    );
  });

  it('[BOARD-16] are saved field by field', async () => {
    const [id = 0] = await ids();
    const before = await made.film.shot(id);
    const { roles = [] } = await made.film.board();
    await save(id, { narration: 'new', dynamic_desc: 'slow', role_id: roles.map((role) => role.id) });
    expect(await made.film.shot(id)).toEqual({
      ...before,
      narration: 'new',
      narration_points: 1,
      dynamic_desc: 'slow',
      role_id: roles.map((role) => role.id),
      role_name: roles.map(({ name }) => name),
    });
    await save(id, { dialogue_character_1: 'Mei：Hi', dialogue_character_2: 'Grandmother：Hi', role_id: '' });
    expect(await made.film.shot(id)).toMatchObject({
      narration: 'new',
      dialogue_character_1: 'Mei：Hi',
      dialogue_character_2: 'Grandmother：Hi',
      role_name: [],
    });
    expect((await refusalOf(save(id, { role_id: [999_999] }))).message).toMatch(/character no longer exists/);
  });

  it('[BOARD-24] show an uploaded picture, stored as its key and returned as an address', async () => {
    const [id = 0] = await ids();
    const file = new Blob([new Uint8Array(await plainPicture(64, 48))], { type: 'image/jpeg' });
    const { qiniu_url } = await send(uploadDrawImage, { file });
    await save(id, { scene_img: qiniu_url, draw_id: 0, draw_index: 0 });
    expect(await made.film.shot(id)).toMatchObject({ scene_img: qiniu_url, draw_id: 0 });
    const { rows } = await made.studio.db.query<{ image: string }>('SELECT image FROM shots WHERE id = $1', [
      id,
    ]);
    expect(rows[0]?.image).toMatch(/^[0-9a-f]{32}\.jpg$/);
    const lineId = (await made.film.shot(id))?.drama_id;
    expect((await made.film.lines()).find((line) => line.id === lineId)?.scene_img).toBe(qiniu_url);
    await save(id, { scene_img: '' });
    expect(await made.film.shot(id)).toMatchObject({ scene_img: '' });
    const stranger = await newMember(made.studio);
    made.film = await Film.make(made.studio, stranger, TALK);
    const { lists } = await made.studio.send(stranger.token, listShots, { script_id: made.film.script_id });
    const steal = made.studio.send(stranger.token, handleShot, {
      type: SHOT_ACTION.save,
      script_id: made.film.script_id,
      scene_id: lists[0]?.id ?? 0,
      scene_img: qiniu_url,
    });
    expect((await refusalOf(steal)).code).toBe(400);
  });

  it('keep showing their clip when saved unchanged', async () => {
    const [id = 0] = await ids();
    const file = new Blob([new Uint8Array(await plainPicture(64, 48))], { type: 'image/jpeg' });
    const { qiniu_url } = await send(uploadDrawImage, { file });
    await save(id, { scene_img: qiniu_url });
    await made.studio.db.query('UPDATE shots SET list_type = 2 WHERE id = $1', [id]);
    const shot = await made.film.shot(id);
    await save(id, { scene_img: shot?.scene_img, draw_id: 0, draw_index: 0, narration: 'typed' });
    expect(await made.film.shot(id)).toMatchObject({ list_type: 2, narration: 'typed' });
    await save(id, { scene_img: '' });
    expect(await made.film.shot(id)).toMatchObject({ list_type: 1 });
  });

  it('share their dialogue with the script line', async () => {
    const [shot] = await made.film.shots();
    const drama_id = shot?.drama_id ?? 0;
    const saved = {
      type: 1,
      script_id: made.film.script_id,
      drama_id,
      drama_dialogue: 'Mei：Look!',
    } as const;
    await send(saveShot, saved);
    expect(await made.film.shot(shot?.id ?? 0)).toMatchObject({ drama_dialogue: 'Mei：Look!' });
    expect((await made.film.lines()).find(({ id }) => id === drama_id)?.dialogue).toBe('Mei：Look!');
  });

  it('accept roles as one id, a list or text', async () => {
    const [id = 0] = await ids();
    const { roles = [] } = await made.film.board();
    const [mei = 0, grandmother = 0] = roles.map((role) => role.id);
    for (const [role_id, names] of [
      [mei, ['Mei']],
      [`${grandmother},${mei},${mei}`, ['Mei', 'Grandmother']],
      [[grandmother], ['Grandmother']],
    ] as const) {
      await send(saveShot, {
        type: 2,
        script_id: made.film.script_id,
        scene_id: id,
        role_id: typeof role_id === 'object' ? [...role_id] : role_id,
      });
      expect((await made.film.shot(id))?.role_name).toEqual(names);
    }
  });

  it('drop a deleted role, and can be saved unchanged', async () => {
    const spoken = (await made.film.shots()).find(({ role_name }) => role_name?.includes('Mei'));
    await made.studio.db.query("DELETE FROM roles WHERE project_id = $1 AND name = 'Mei'", [
      made.film.script_id,
    ]);
    const shot = await made.film.shot(spoken?.id ?? 0);
    expect(shot?.role_name).not.toContain('Mei');
    await save(shot?.id ?? 0, { role_id: shot?.role_id, narration: 'still here' });
    expect(await made.film.shot(shot?.id ?? 0)).toMatchObject({ narration: 'still here' });
  });

  it('[BOARD-19] are copied with a line of their own', async () => {
    const [a, b] = await made.film.shots();
    const { scene_data, drama_ids } = await send(copyShot, {
      script_id: made.film.script_id,
      scene_id: a?.id ?? 0,
    });
    expect(await ids()).toEqual([a?.id, scene_data.id, b?.id, ...(await ids()).slice(3)]);
    expect(scene_data).toMatchObject({ static_desc: a?.static_desc, narration: a?.narration, list_order: 1 });
    expect(drama_ids?.slice(0, 3)).toEqual([a?.drama_id, scene_data.drama_id, b?.drama_id]);
    expect(scene_data.drama_id).not.toBe(a?.drama_id);
    expect(await made.film.shots()).toHaveLength((await made.film.lines()).length);
  });
});

describe('a save of a whole shot', () => {
  const whole = async (id: number) => {
    const shot = await made.film.shot(id);
    if (!shot) throw new Error('There is no shot.');
    const { static_desc, dynamic_desc, narration, draw_id, draw_index, scene_img, list_order } = shot;
    return { static_desc, dynamic_desc, narration, draw_id, draw_index, scene_img, list_order };
  };

  it('[BOARD-16] changes only the fields that its sender changed', async () => {
    const [id = 0] = await ids();
    const before = await whole(id);
    await save(id, { narration: 'theirs', static_desc: 'a pier' });
    // fields that this sender did not change keep the other's values
    await save(id, { ...before, dynamic_desc: 'pan left', before });
    expect(await made.film.shot(id)).toMatchObject({
      narration: 'theirs',
      static_desc: 'a pier',
      dynamic_desc: 'pan left',
    });
    const refused = await refusalOf(save(id, { ...before, narration: 'mine', before }));
    expect(refused.code).toBe(409);
    expect((await made.film.shot(id))?.narration).toBe('theirs');
    // sending the same text twice, e.g. after a lost answer, is no conflict
    await save(id, { ...before, narration: 'theirs', before });
    await save(id, { ...before, narration: 'mine', before: { ...before, narration: 'theirs' } });
    expect((await made.film.shot(id))?.narration).toBe('mine');
  });

  it('keeps the dialogue of a shot without a script line, with its speaker', async () => {
    const [of = 0] = await ids();
    const own = await add({ add_type: 2 });
    await save(own, { drama_dialogue: 'Mei：Wait!', before: { drama_dialogue: '' } });
    expect(await made.film.shot(own)).toMatchObject({
      drama_dialogue: 'Mei：Wait!',
      dialogue_role_name: 'Mei',
    });
    const { drama_dialogue = '' } = (await made.film.shot(of)) ?? {};
    await save(of, { drama_dialogue: 'Mei：Not here' });
    expect((await made.film.shot(of))?.drama_dialogue).toBe(drama_dialogue);
  });
});
