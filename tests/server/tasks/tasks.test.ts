import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDraw, getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { cancelTask, listTasks, readTaskRequest, type TaskItem } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { untilStopped } from '../until-stopped.ts';

let studio: Studio;
/** Drawings with this prompt wait until they are released, and fail if told so. */
const held = new Map<string, (error?: Error) => void>();

beforeAll(async () => {
  studio = await openStudio();
  studio.pictures.before = ({ prompt }, signal) =>
    prompt.startsWith('held')
      ? new Promise((resolve, reject) => {
          held.set(prompt, (error) => (error ? reject(error) : resolve()));
          untilStopped(signal).catch(reject);
        })
      : prompt.startsWith('impossible')
        ? Promise.reject(new Error('No.'))
        : Promise.resolve();
});
afterAll(() => studio.close());

const COST = 2;
const draw = async ({ token }: Member, prompt: string): Promise<string> => {
  const { task_id = '' } = await studio.send(token, imagine, { tool_name: 'irag', prompt, ratio: '16:9' });
  return task_id;
};
const list = ({ token }: Member, filter: Parameters<typeof studio.send<typeof listTasks>>[2] = {}) =>
  studio.send(token, listTasks, filter);
const cancel = ({ token }: Member, task_id: string) => studio.send(token, cancelTask, { task_id });
const idsOf = ({ lists }: { lists: TaskItem[] }) => lists.map(({ task_id }) => task_id);
const refunds = async (taskId: string) =>
  (await studio.db.query("SELECT 1 FROM points_log WHERE kind = 'refund' AND ref = $1", [taskId])).count;

describe('the list', () => {
  it('has, for each task, what it was, its result, and its points', async () => {
    const member = await newMember(studio);
    const good = await draw(member, 'a pier');
    const bad = await draw(member, 'impossible stairs');
    await Promise.all([endOf(studio, good), endOf(studio, bad)]);
    const { lists, has_next, kinds } = await list(member);
    expect(has_next).toBe(0);
    expect(kinds).toEqual(['draw']);
    expect(lists).toMatchObject([
      {
        task_id: bad,
        state: 'failed',
        prompt: 'impossible stairs',
        points_refunded: COST,
        again: 1,
        image: '',
      },
      {
        task_id: good,
        track_id: good,
        kind: 'draw',
        state: 'done',
        tool: 'irag',
        points_charged: COST,
        points_refunded: 0,
      },
    ]);
    expect(lists[0]?.fail_msg).toBe('Generation failed');
    expect(lists[1]?.image).toMatch(/^\/media\//);
    expect(lists[1]?.expected_seconds).toBeGreaterThan(0);
  });

  it('has open tasks on its first page, however old, and pages the ended ones after the last one held', async () => {
    const member = await newMember(studio, 1000);
    const open = await draw(member, 'held lantern');
    const ended = Array.from({ length: 22 }, (_, n) => `boat-${member.userId}-${21 - n}`);
    await studio.db.query(
      `INSERT INTO tasks (id, user_id, tool, queue, kind, prompt, status, ended_at, created_at)
       SELECT id, $1, 'irag', 'pictures', 'draw', replace(id, '-', ' '), 'done', now(), now() + (22 - n) * interval '1 second'
       FROM unnest($2::text[]) WITH ORDINALITY AS made (id, n)`,
      [member.userId, ended],
    );
    const one = await list(member);
    expect(idsOf(one)).toEqual([open, ...ended.slice(0, 20)]);
    expect(one.has_next).toBe(1);
    const two = await list(member, { before: ended[19] });
    expect([idsOf(two), two.has_next]).toEqual([ended.slice(20), 0]);
    expect(idsOf(await list(member, { state: 'open' }))).toEqual([open]);
    expect(idsOf(await list(member, { search: `BOAT ${member.userId} 21` }))).toEqual([ended[0]]);
    expect(idsOf(await list(member, { search: '%' }))).toEqual([]);
    expect(idsOf(await list(member, { kind: 'export' }))).toEqual([]);
    await cancel(member, open);
    expect(idsOf(await list(member, { state: 'cancelled' }))).toEqual([open]);
  });

  it('has every open task, also those of two batches for a film of 200 shots', async () => {
    const member = await newMember(studio);
    await studio.db.query(
      `INSERT INTO tasks (id, user_id, tool, queue, kind)
       SELECT 'open-' || n, $1, 'mj', 'nobody-works-here', 'shot-image' FROM generate_series(1, 240) n`,
      [member.userId],
    );
    expect((await list(member)).lists).toHaveLength(240);
    await studio.db.query('DELETE FROM tasks WHERE user_id = $1', [member.userId]);
  });

  it('omits deleted ones', async () => {
    const member = await newMember(studio);
    const { task_id = '', draw_id = 0 } = await studio.send(member.token, imagine, {
      tool_name: 'irag',
      prompt: 'a kite',
      ratio: '1:1',
    });
    await endOf(studio, task_id);
    await studio.send(member.token, deleteDraw, { draw_id });
    expect(await list(member)).toMatchObject({ lists: [], kinds: [] });
  });
});

describe('cancelling', () => {
  it('ends a running task and refunds its points once, however often it is called', async () => {
    const member = await newMember(studio);
    const id = await draw(member, 'held clock');
    await expect.poll(() => held.has('held clock')).toBe(true);
    expect(await balanceOf(studio, member.userId)).toBe(200 - COST);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(member, id)));
    for (const answer of answers)
      expect(answer).toMatchObject({ state: 'cancelled', points_refunded: COST, fail_msg: 'Cancelled' });
    expect(await balanceOf(studio, member.userId)).toBe(200);
    // the result of its worker is discarded
    held.get('held clock')?.();
    expect(await cancel(member, id)).toMatchObject({ state: 'cancelled' });
    expect(await refunds(id)).toBe(1);
    const [polled] = await studio.send(member.token, getDrawTasks, { taskId: [id] });
    expect(polled).toMatchObject({ state: 4, cancelled: 1, images: [] });
  });

  it('concurrent with the end gives one end, and matching points', async () => {
    const member = await newMember(studio, 1000);
    const ends = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const id = await draw(member, `race ${n}`);
        await new Promise((resolve) => setTimeout(resolve, n * 12));
        const { state } = await cancel(member, id);
        expect(await endOf(studio, id)).toBe(state);
        expect(await refunds(id)).toBe(state === 'cancelled' ? 1 : 0);
        return state;
      }),
    );
    const done = ends.filter((state) => state === 'done').length;
    expect(await balanceOf(studio, member.userId)).toBe(1000 - done * COST);
  });

  it('is too late for a finished task: it stays done and paid', async () => {
    const member = await newMember(studio);
    const id = await draw(member, 'a bell');
    await endOf(studio, id);
    expect(await cancel(member, id)).toMatchObject({ state: 'done', points_refunded: 0 });
    expect(await balanceOf(studio, member.userId)).toBe(200 - COST);
  });

  it("of another member's task is refused, and changes nothing", async () => {
    const [owner, stranger] = [await newMember(studio), await newMember(studio)];
    const id = await draw(owner, 'held secret');
    expect(await refusalOf(cancel(stranger, id))).toMatchObject({ code: 404 });
    expect((await list(owner)).lists).toMatchObject([{ task_id: id, points_refunded: 0 }]);
    expect((await list(stranger, { before: id })).lists).toEqual([]);
    await cancel(owner, id);
  });
});

describe('the call that started a task', () => {
  it('is returned with its price, and sent again starts a new task', async () => {
    const member = await newMember(studio);
    const id = await draw(member, 'impossible tower');
    await endOf(studio, id);
    const request = await studio.send(member.token, readTaskRequest, { task_id: id });
    expect(request).toEqual({
      path: imagine.path,
      input: { tool_name: 'irag', prompt: 'impossible tower', ratio: '16:9' },
      points: COST,
    });
    const again = await studio.send(member.token, imagine, request.input as never, {
      idempotencyKey: 'again',
    });
    expect(again.task_id).not.toBe(id);
    await endOf(studio, again.task_id);
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });

  it('keeps media as paths, which work after their signature has expired', async () => {
    const member = await newMember(studio);
    const first = await draw(member, 'a reference');
    await endOf(studio, first);
    const [{ image } = { image: '' }] = (await list(member)).lists;
    expect(image).toContain('?');
    const { task_id = '' } = await studio.send(member.token, imagine, {
      tool_name: 'irag',
      prompt: 'like it',
      ratio: '1:1',
      image_url: image,
    });
    await endOf(studio, task_id);
    const { input } = await studio.send(member.token, readTaskRequest, { task_id });
    expect(input).toMatchObject({ image_url: image.split('?')[0] });
    await studio.send(member.token, imagine, input as never);
  });

  it('is not returned for a deleted task', async () => {
    const { token } = await newMember(studio);
    expect(await refusalOf(studio.send(token, readTaskRequest, { task_id: 'none' }))).toMatchObject({
      code: 404,
      message: 'This task no longer exists',
    });
  });
});
