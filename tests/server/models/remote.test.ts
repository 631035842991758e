import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyModel, Handle, Remote } from '../../../server/models/model.ts';
import { RequestNotSent, ServiceBusy, ServiceLocked } from '../../../server/models/remote/faults.ts';
import { requireMeans } from '../../../server/models/remote/spending.ts';
import { takeOverLapsed } from '../../../server/tasks/leases.ts';
import { imagine, listDraws } from '../../../src/api/draw.ts';
import { cancelTask, listTasks } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

/** A service that keeps its requests by number, as real services do. */
const service = {
  send: vi.fn<(key: string) => Promise<Handle>>(),
  check: vi.fn<Remote<'picture'>['check']>(),
  collect: vi.fn<Remote<'picture'>['collect']>(),
  cancel: vi.fn<Remote<'picture'>['cancel']>(),
  find: vi.fn<NonNullable<Remote<'picture'>['find']>>(),
};
const { send, find, ...others } = service;
const remote: Remote<'picture'> = {
  runs: 'remote',
  service: 'far',
  concurrency: 1,
  usd: 0.5,
  usdPerDay: { row: null, service: 10_000, member: 2 },
  timeout: 60,
  interval: 5,
  snapshot: null,
  prepare: async (_request, { key }) => ({ sent: {}, send: () => send(key) }),
  ...others,
};
const row = (id: string, model: string, maker: Remote<'picture'>): AnyModel => ({
  id,
  medium: 'picture',
  for: { tool: 'flux', model },
  name: 'FLUX (far away)',
  limits: {},
  points: 9,
  traits: {},
  maker,
});

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio(
    {},
    {
      rows: [
        row('far-flux', 'flux-pro', remote),
        row('found-flux', 'flux-max', { ...remote, service: 'near', find }),
      ],
    },
  );
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
  await studio.db.query('DELETE FROM model_pauses');
  for (const one of Object.values(service)) one.mockReset();
  send.mockImplementation(async () => ({ number: 7 }));
  service.check.mockImplementation(async () => ({ state: 'done' }));
  service.cancel.mockImplementation(async () => undefined);
  service.collect.mockImplementation(async () => [
    { data: await plainPicture(64, 64), mime: 'image/jpeg', width: 64, height: 64, seed: 1 },
  ]);
});

const draw = (model: 'flux-pro' | 'flux-max' = 'flux-pro') =>
  studio.send(member.token, imagine, {
    tool_name: 'flux',
    model_name: model,
    prompt: 'a lamp',
    ratio: '1:1',
  });
const tasksOf = async () => (await studio.send(member.token, listTasks, {})).lists;
const requestOf = async (taskId = '') =>
  (
    await studio.db.query<{ state: string; usd: string; reason: string }>(
      'SELECT state, usd::text, reason FROM model_requests WHERE task_id = $1',
      [taskId],
    )
  ).rows[0];
const attemptOf = async (taskId = '') =>
  (await studio.db.query<{ attempt: number }>('SELECT attempt FROM tasks WHERE id = $1', [taskId])).rows[0]
    ?.attempt;

describe('a model of a service', () => {
  it('is named and priced by its row, submitted once, polled until done, and collected', async () => {
    const handles: Handle[] = [];
    service.check.mockImplementation(async (handle) => {
      handles.push(handle);
      return handles.length < 3 ? { state: 'working' } : { state: 'done' };
    });
    const { task_id, points_charged, provider } = await draw();
    expect({ points_charged, provider }).toEqual({ points_charged: 9, provider: 'FLUX (far away)' });
    await endOf(studio, task_id);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toContain(task_id);
    expect(handles).toEqual([{ number: 7 }, { number: 7 }, { number: 7 }]);
    expect(await attemptOf(task_id), 'waiting is no attempt').toBe(1);
    expect(await requestOf(task_id)).toMatchObject({ state: 'done', usd: '0.5000' });
    expect((await studio.send(member.token, listDraws, { page: 1, pageSize: 10 })).lists).toMatchObject([
      { task_id, state: 1, provider: 'FLUX (far away)' },
    ]);
  });

  it('is never submitted twice: a failed download is repeated by itself, and costs no attempt', async () => {
    service.collect.mockImplementationOnce(() => Promise.reject(new Error('the connection was cut')));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(await tasksOf()).toMatchObject([{ state: 'done' }]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(service.collect).toHaveBeenCalledTimes(2);
    expect(await attemptOf(task_id)).toBe(1);
  });

  it('with a lost answer is not submitted again: the points are refunded, and the operator sees an orphan', async () => {
    send.mockImplementation(() => Promise.reject(new Error('the answer was cut')));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await tasksOf()).toMatchObject([{ state: 'failed', points_refunded: 9 }]);
    expect(await requestOf(task_id)).toMatchObject({ state: 'orphan', usd: '0.5000' });
  });

  it('with a lost answer is looked up if the service supports it', async () => {
    send.mockImplementation(() => Promise.reject(new Error('the answer was cut')));
    find.mockImplementation(async () => ({ number: 8 }));
    const { task_id } = await draw('flux-max');
    expect(await endOf(studio, task_id)).toBe('done');
    expect(send).toHaveBeenCalledTimes(1);
    expect(service.collect.mock.calls[0]?.[0]).toEqual({ number: 8 });
  });

  it('that the service has certainly never received is submitted again', async () => {
    send.mockImplementationOnce(() => Promise.reject(new Error('the answer was cut')));
    find.mockImplementation(async () => 'absent');
    const { task_id } = await draw('flux-max');
    expect(await endOf(studio, task_id)).toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });

  it('to a service that is unreachable or busy is repeated without costing an attempt', async () => {
    send
      .mockImplementationOnce(() => Promise.reject(new RequestNotSent('refused')))
      .mockImplementationOnce(() => Promise.reject(new ServiceBusy(0.01)));
    const { task_id } = await draw();
    expect(await endOf(studio, task_id)).toBe('done');
    expect(send).toHaveBeenCalledTimes(3);
    expect(await attemptOf(task_id)).toBe(1);
  });

  it('that is refused fails the task with its reason and a refund; a failed poll does not', async () => {
    service.check
      .mockImplementationOnce(() => Promise.reject(new Error('503')))
      .mockImplementation(async () => ({ state: 'failed', messageKey: 'moderatedWords', reason: 'E1026' }));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(service.check).toHaveBeenCalledTimes(2);
    const [task] = await tasksOf();
    expect(task).toMatchObject({ state: 'failed', points_refunded: 9 });
    expect(task?.fail_msg).toContain('moderation refused the words');
    expect(await requestOf(task_id)).toMatchObject({ state: 'failed', reason: 'E1026' });
  });

  it.each([
    ['is still working', async () => ({ state: 'working' as const })],
    ['does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['is always busy', () => Promise.reject(new ServiceBusy(0.01))],
  ])('that %s a day after its time is given up, with a refund', async (_what, check) => {
    service.check.mockImplementation(check);
    const { task_id } = await draw();
    await vi.waitFor(() => expect(service.check).toHaveBeenCalled());
    await studio.db.query(
      "UPDATE model_requests SET submitted_at = now() - interval '25 hours', next_check = NULL WHERE task_id = $1",
      [task_id],
    );
    expect(await endOf(studio, task_id)).toBe('failed');
    expect(await tasksOf()).toMatchObject([{ state: 'failed', points_refunded: 9 }]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('with a rejected key pauses its row: the task is refunded, and the next submit is refused before charging', async () => {
    send.mockImplementation(() => Promise.reject(new ServiceLocked('HTTP 402')));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(await tasksOf()).toMatchObject([{ state: 'failed', points_refunded: 9 }]);
    expect(await requestOf(task_id)).toMatchObject({ state: 'failed', usd: '0.0000' });
    expect(await refusalOf(draw())).toMatchObject({
      code: 503,
      message: 'FLUX (far away) is paused at the moment. Choose another model, or try again later',
    });
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it('is cancelled at the service when the member cancels, with an immediate refund', async () => {
    service.check.mockImplementation(async () => ({ state: 'working' }));
    const { task_id = '' } = await draw();
    await vi.waitFor(() => expect(service.check).toHaveBeenCalled());
    expect(await studio.send(member.token, cancelTask, { task_id })).toMatchObject({
      state: 'cancelled',
      points_refunded: 9,
    });
    await vi.waitFor(() => expect(service.cancel.mock.calls[0]?.[0]).toEqual({ number: 7 }), {
      timeout: 30_000,
    });
  });

  it('that is answered after the member has cancelled is cancelled then', async () => {
    let answer: (handle: Handle) => void = () => undefined;
    send.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { task_id = '' } = await draw();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await studio.send(member.token, cancelTask, { task_id });
    answer({ number: 9 });
    await vi.waitFor(() => expect(service.cancel.mock.calls[0]?.[0]).toEqual({ number: 9 }), {
      timeout: 30_000,
    });
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it('respects the limit of concurrent requests, in order, and occupies no worker while the service works', async () => {
    const open: string[] = [];
    send.mockImplementation(async (key) => {
      open.push(key);
      return { key };
    });
    let done = false;
    service.check.mockImplementation(async ({ key }) =>
      done || key !== open[0] ? { state: 'done' } : { state: 'working' },
    );
    const first = await draw();
    const second = await draw();
    await vi.waitFor(() => expect(service.check).toHaveBeenCalled());
    // both workers are free for the built-in engine
    const own = await studio.send(member.token, imagine, {
      tool_name: 'irag',
      prompt: 'a boat',
      ratio: '1:1',
    });
    expect(await endOf(studio, own.task_id)).toBe('done');
    expect(open).toHaveLength(1);
    done = true;
    await Promise.all([endOf(studio, first.task_id), endOf(studio, second.task_id)]);
    expect(open.map((key) => key.split('-')[0])).toEqual([first.task_id, second.task_id]);
  });

  it('is limited by daily spending per member: the submit is refused before charging', async () => {
    for (let n = 0; n < 4; n++) await endOf(studio, (await draw()).task_id);
    const before = await balanceOf(studio, member.userId);
    expect(await refusalOf(draw())).toMatchObject({ code: 503 });
    expect(await balanceOf(studio, member.userId)).toBe(before);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('is limited per member over all services, also for submits at the same moment', async () => {
    service.check.mockImplementation(async () => ({ state: 'working' }));
    for (let n = 0; n < 3; n++) await draw();
    const last = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => draw(n % 2 ? 'flux-pro' : 'flux-max')),
    );
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { task_id } of await tasksOf()) await studio.send(member.token, cancelTask, { task_id });
  });

  it('counts all requests of one task against the limits, also before any is written down', async () => {
    const [model] = studio.deps.models.rows.filter(({ id }) => id === 'far-flux');
    const require = (requests: number) =>
      studio.db.transaction((client) => requireMeans(client, member.userId, Array(requests).fill(model)));
    await require(4);
    expect(await refusalOf(require(5))).toMatchObject({ code: 503 });
  });
});

it('a process that dies while the service works costs no attempt, and the result is not lost', async () => {
  service.check.mockImplementation(async () => ({ state: 'working' }));
  const { task_id = '' } = await draw();
  await vi.waitFor(() => expect(service.check).toHaveBeenCalled());
  const dead =
    "UPDATE tasks SET status = 'running', attempt = attempt + 1, lease_until = now() - interval '1 minute' WHERE id = $1";
  for (let death = 0; death < 5; death++) {
    await studio.db.query(dead, [task_id]);
    await takeOverLapsed(studio.deps, 0);
  }
  service.check.mockImplementation(async () => ({ state: 'done' }));
  expect(await endOf(studio, task_id)).toBe('done');
  expect(send).toHaveBeenCalledTimes(1);
});
