import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import { handleLine, LINE_ACTION, listLines, orderLines, SCRIPT_LIMITS } from '../../../src/api/script.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
let member: Member;
let script_id: number;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
  script_id = await blank();
});

const blank = async () =>
  (
    await studio.send(member.token, createProject, {
      generate_method: CREATION.blank,
      text_type: 'story',
      width_height: '16:9',
    })
  ).script_id;
const list = async () => (await studio.send(member.token, listLines, { script_id })).lists;
const act = async (type: 1 | 2 | 4, drama_id: number) =>
  (await studio.send(member.token, handleLine, { type, script_id, drama_id }))?.id ?? 0;
const save = (drama_id: number, fields: Record<string, string | number>) =>
  studio.send(member.token, handleLine, { type: LINE_ACTION.save, script_id, drama_id, ...fields });
const names = async () => (await list()).map(({ hm_desc }) => hm_desc);

/** Lines with these descriptions, in this order. */
async function withLines(...descriptions: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const hm_desc of descriptions) {
    const id = await act(LINE_ACTION.addAfter, ids.at(-1) ?? 0);
    await save(id, { hm_desc });
    ids.push(id);
  }
  return ids;
}

describe('the lines of a script', () => {
  it('[SCRIPT-06, SCRIPT-08] come with the step, the kind and the status', async () => {
    const [id = 0] = await withLines('a pier');
    await save(id, {
      shot_type: 'Long shot',
      angle: 'Eye level',
      move: 'Pan',
      characters: 'Mei',
      cj_desc: 'Pier, dawn',
      dialogue: 'Mei：Hello.',
    });
    expect(await studio.send(member.token, listLines, { script_id })).toEqual({
      lists: [
        {
          id,
          shot_type: 'Long shot',
          angle: 'Eye level',
          move: 'Pan',
          characters: 'Mei',
          cj_desc: 'Pier, dawn',
          hm_desc: 'a pier',
          dialogue: 'Mei：Hello.',
          list_order: 0,
          scene_img: '',
          video_url: '',
          voice_points: 1,
        },
      ],
      step: 4,
      generate_type: 1,
      async_status: 0,
      notes: [],
      can_undo_import: 0,
    });
  });

  it('[SCRIPT-11, SCRIPT-14] are added above and after another, each with an id of its own', async () => {
    const [a = 0, b = 0] = await withLines('a', 'b');
    const above = await act(LINE_ACTION.addAbove, a);
    const below = await act(LINE_ACTION.addAfter, a);
    expect((await list()).map(({ id, list_order }) => [id, list_order])).toEqual([
      [above, 0],
      [a, 1],
      [below, 2],
      [b, 3],
    ]);
  });

  it('[SCRIPT-13] are saved field by field; omitted fields and the order stay', async () => {
    const [, b = 0] = await withLines('a', 'b');
    await save(b, { dialogue: 'Mei：Yes.' });
    await save(b, { hm_desc: 'changed', list_order: 0 });
    expect((await list()).map(({ hm_desc, dialogue }) => [hm_desc, dialogue])).toEqual([
      ['a', ''],
      ['changed', 'Mei：Yes.'],
    ]);
    await save(b, { dialogue: '' });
    expect((await list())[1]?.dialogue).toBe('');
  });

  it('[SCRIPT-12] are deleted without gaps in the order', async () => {
    const [, b = 0] = await withLines('a', 'b', 'c');
    await act(LINE_ACTION.delete, b);
    expect((await list()).map(({ hm_desc, list_order }) => [hm_desc, list_order])).toEqual([
      ['a', 0],
      ['c', 1],
    ]);
    expect((await refusalOf(act(LINE_ACTION.delete, b))).code).toBe(404);
  });

  it.each([
    ['down', 0, 2, ['b', 'c', 'a', 'd']],
    ['up', 3, 1, ['a', 'd', 'b', 'c']],
    ['nowhere', 1, 1, ['a', 'b', 'c', 'd']],
  ])('[SCRIPT-07, SCRIPT-16] move %s into the place of another', async (_where, from, to, expected) => {
    const ids = await withLines('a', 'b', 'c', 'd');
    await studio.send(member.token, orderLines, {
      script_id,
      from_drama_id: ids[from] ?? 0,
      to_drama_id: ids[to] ?? 0,
    });
    expect(await names()).toEqual(expected);
    expect((await list()).map(({ list_order }) => list_order)).toEqual([0, 1, 2, 3]);
  });

  it('keep a dense order under concurrent additions and moves', async () => {
    const ids = await withLines('a', 'b', 'c');
    await Promise.all([
      ...Array.from({ length: 10 }, () => act(LINE_ACTION.addAbove, ids[1] ?? 0)),
      studio.send(member.token, orderLines, {
        script_id,
        from_drama_id: ids[0] ?? 0,
        to_drama_id: ids[2] ?? 0,
      }),
    ]);
    expect((await list()).map(({ list_order }) => list_order)).toEqual(
      Array.from({ length: 13 }, (_, n) => n),
    );
  });

  it('are at most 200', async () => {
    await studio.db.query(
      'INSERT INTO drama_lines (project_id, position) SELECT $1, n - 1 FROM generate_series(1, $2::int) AS n',
      [script_id, SCRIPT_LIMITS.lines],
    );
    expect(await refusalOf(act(LINE_ACTION.addAfter, 0))).toMatchObject({
      code: 400,
      message: 'A script can have at most 200 lines',
    });
  });

  it('of another project cannot be changed, even by the same member', async () => {
    const [id = 0] = await withLines('a');
    const here = script_id;
    script_id = await blank();
    for (const reach of [
      () => act(LINE_ACTION.addAbove, id),
      () => act(LINE_ACTION.delete, id),
      () => save(id, { hm_desc: 'x' }),
      () => studio.send(member.token, orderLines, { script_id, from_drama_id: id, to_drama_id: id }),
    ])
      expect((await refusalOf(reach())).code).toBe(404);
    script_id = here;
    expect(await names()).toEqual(['a']);
  });
});
