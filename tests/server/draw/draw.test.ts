import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../src/api/call.ts';
import {
  deleteDraw,
  getDrawTasks,
  imagine,
  listDraws,
  readSeed,
  restoreDraw,
} from '../../../src/api/draw.ts';
import { readDrawOptions } from '../../../src/api/draw-options.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 1000);
  studio.pictures.asked.length = 0;
});

const draw = (input: CallInput<typeof imagine>) => studio.send(member.token, imagine, input);
const taskOf = async (task_id: string | undefined) =>
  (await studio.send(member.token, getDrawTasks, { taskId: [task_id ?? ''] }))[0];
const history = () => studio.send(member.token, listDraws, { page: 1 });
const irag = (prompt = 'a pier') => draw({ tool_name: 'irag', prompt, ratio: '1:1' });

const TOOLS: { input: CallInput<typeof imagine>; cost: number; pictures: number; model: string }[] = [
  { input: { tool_name: 'mj', desc: 'a fox', options: { ar: '16:9' } }, cost: 20, pictures: 4, model: '' },
  {
    input: { tool_name: 'id', desc: 'a fox', ratio: '16:9', style_type: 'REALISTIC' },
    cost: 6,
    pictures: 1,
    model: '',
  },
  {
    input: { tool_name: 'seedream', prompt: 'a fox', ratio: '16:9' },
    cost: 4,
    pictures: 1,
    model: 'seedream-3',
  },
  {
    input: { tool_name: 'seedream', prompt: 'a fox', ratio: '16:9', model_name: 'seedream-2' },
    cost: 3,
    pictures: 1,
    model: 'seedream-2',
  },
  { input: { tool_name: 'flux', prompt: 'a fox', ratio: '16:9' }, cost: 5, pictures: 1, model: 'flux-pro' },
  {
    input: { tool_name: 'flux', prompt: 'a fox', ratio: '16:9', model_name: 'flux-max' },
    cost: 8,
    pictures: 1,
    model: 'flux-max',
  },
  { input: { tool_name: 'irag', prompt: 'a fox', ratio: '16:9' }, cost: 2, pictures: 1, model: '' },
];

describe('a drawing', () => {
  it.each(TOOLS)(
    'of $input.tool_name $model costs $cost and gives its pictures',
    async ({ input, cost, pictures, model }) => {
      const submitted = await draw(input);
      expect(submitted).toMatchObject({ points_charged: cost, provider: 'stand-in' });
      expect(submitted.expected_seconds).toBeGreaterThan(0);
      await endOf(studio, submitted.task_id);

      const task = await taskOf(submitted.task_id);
      expect(task).toMatchObject({ state: 1, draw_id: submitted.draw_id, points_refunded: 0 });
      expect(task?.images).toHaveLength(pictures);
      expect(studio.pictures.asked).toMatchObject([
        { prompt: 'a fox', width: 1024, height: 576, count: pictures },
      ]);
      expect(await balanceOf(studio, member.userId)).toBe(1000 - cost);

      const [record] = (await history()).lists;
      expect(record).toMatchObject({
        tool_name: input.tool_name,
        model_name: model,
        message_input: 'a fox',
        state: 1,
      });
      const options = readDrawOptions(record?.options ?? '');
      expect(options).toMatchObject({ ratio: '16:9', words: 'a fox' });
      expect(options.seed).toBe(studio.pictures.asked[0]?.seed);
      const { seed } = await studio.send(member.token, readSeed, {
        api_name: 'x',
        task_id: submitted.task_id ?? '',
      });
      expect(seed).toBe(options.seed);
    },
  );

  it('of the first family passes its parameters to the provider', async () => {
    const options = { ar: '3:4', s: 750, chaos: 40, weird: 100, no: 'people', seed: 42, niji: '6' } as const;
    const { task_id } = await draw({ tool_name: 'mj', desc: 'a fox', options });
    await endOf(studio, task_id);
    expect(studio.pictures.asked).toMatchObject([
      {
        width: 768,
        height: 1024,
        stylize: 750,
        chaos: 40,
        weird: 100,
        negative: 'people',
        seed: 42,
        style: 'animation',
      },
    ]);
    const [record] = (await history()).lists;
    expect(record?.cmd).toContain('--s 750');
  });

  it('with a model that is not offered is refused before points are taken', async () => {
    const answer = draw({ tool_name: 'seedream', prompt: 'x', ratio: '1:1', model_name: 'constructor' });
    expect(await refusalOf(answer)).toMatchObject({ code: 400, message: 'Check model_name and try again' });
    expect(await balanceOf(studio, member.userId)).toBe(1000);
  });

  it('is retried after a failed attempt', async () => {
    let tries = 0;
    studio.pictures.before = async ({ prompt }) => {
      if (prompt === 'second time lucky' && ++tries === 1) throw new Error('Not yet.');
    };
    const { task_id } = await irag('second time lucky');
    expect(await endOf(studio, task_id)).toBe('done');
    expect(tries).toBe(2);
  });

  it('that fails is reported in the reader’s language, with its points refunded', async () => {
    studio.pictures.before = async ({ prompt }) => {
      if (prompt === 'impossible') throw new Error('internal detail');
    };
    const { task_id } = await irag('impossible');
    await endOf(studio, task_id);
    expect(await taskOf(task_id)).toMatchObject({
      state: 4,
      fail_msg: 'Generation failed',
      points_refunded: 2,
    });
    const [chinese] = await studio.send(
      member.token,
      getDrawTasks,
      { taskId: [task_id ?? ''] },
      { language: 'zh' },
    );
    expect(chinese?.fail_msg).toBe('生成失败');
  });
});

describe('the history', () => {
  it('[DRAW-02] comes ten at a time, newest first', async () => {
    const ids: (number | undefined)[] = [];
    for (let n = 0; n < 12; n++) ids.unshift((await irag(`picture ${n}`)).draw_id);
    const one = await history();
    expect(one.lists.map(({ draw_id }) => draw_id)).toEqual(ids.slice(0, 10));
    expect(one.has_next).toBe(1);
    await irag('one more, which must not push a record onto the next page');
    const two = await studio.send(member.token, listDraws, { page: 2, before: ids[9] });
    expect(two.lists.map(({ draw_id }) => draw_id)).toEqual(ids.slice(10));
    expect(two.has_next).toBe(0);
  });

  it('[DRAW-05, DRAW-06] has every field of a record, options as JSON text', async () => {
    await draw({ tool_name: 'mj', desc: 'a fox', options: {} });
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/api/draw/lists',
      headers: { authorization: member.token },
      payload: { page: 1, pageSize: 10 },
    });
    const [record] = answer.json<{ data: { lists: Record<string, unknown>[] } }>().data.lists;
    expect(Object.keys(record ?? {})).toEqual(
      expect.arrayContaining(
        'draw_id task_id state message_input cmd options images tool_name model_name update_time action_cmd'.split(
          ' ',
        ),
      ),
    );
    expect(JSON.parse(String(record?.options))).toMatchObject({ words: 'a fox' });
  });

  it('loses a deleted record and gets it back', async () => {
    const { draw_id = 0, task_id } = await irag();
    await endOf(studio, task_id);
    await studio.send(member.token, deleteDraw, { draw_id });
    expect((await history()).lists).toEqual([]);
    expect((await refusalOf(studio.send(member.token, deleteDraw, { draw_id }))).code).toBe(404);
    const restored = await studio.send(member.token, restoreDraw, { draw_id });
    expect(restored).toMatchObject({ draw_id, state: 1 });
    expect((await history()).lists).toHaveLength(1);
    expect(await balanceOf(studio, member.userId)).toBe(998);
  });

  it('deleting a pending record cancels it and refunds the points once', async () => {
    let begun = () => {};
    const drawing = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    studio.pictures.before = async ({ prompt }) => {
      if (prompt !== 'slow') return;
      begun();
      await held;
    };
    const { draw_id = 0, task_id } = await irag('slow');
    await drawing;
    await studio.send(member.token, deleteDraw, { draw_id });
    go();
    expect(await endOf(studio, task_id)).toBe('cancelled');
    // The next drawing runs after the late result was refused.
    await endOf(studio, (await irag()).task_id);
    expect(await taskOf(task_id)).toMatchObject({
      state: 4,
      images: [],
      points_refunded: 2,
      fail_msg: 'Cancelled',
    });
    expect(await balanceOf(studio, member.userId)).toBe(998);
  });
});
