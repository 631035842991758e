import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyModel, type Handle, type Remote, RequestNotSent } from '../../../server/models/model.ts';
import { imagine, listDraws } from '../../../src/api/draw.ts';
import { cancelTask, listTasks } from '../../../src/api/task-list.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

/** A service that keeps its requests by number, as those of the outside do. */
const service = {
  start: vi.fn<Remote<'picture'>['start']>(),
  check: vi.fn<Remote<'picture'>['check']>(),
  collect: vi.fn<Remote<'picture'>['collect']>(),
  cancel: vi.fn<Remote<'picture'>['cancel']>(),
};
const row: AnyModel = {
  id: 'far-flux',
  medium: 'picture',
  for: { tool: 'flux' },
  name: 'FLUX (far away)',
  limits: {},
  points: 9,
  traits: {},
  maker: { runs: 'remote', ...service, interval: 5 },
};

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { rows: [row] });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
  for (const one of Object.values(service)) one.mockReset();
  service.start.mockImplementation(async () => ({ number: 7 }));
  service.check.mockImplementation(async () => ({ state: 'done' }));
  service.cancel.mockImplementation(async () => undefined);
  service.collect.mockImplementation(async () => [
    { data: await plainPicture(64, 64), mime: 'image/jpeg', width: 64, height: 64, seed: 1 },
  ]);
});

const draw = () =>
  studio.send(member.token, imagine, {
    tool_name: 'flux',
    model_name: 'flux-pro',
    prompt: 'a lamp',
    ratio: '1:1',
  });
const tasksOf = async () => (await studio.send(member.token, listTasks, {})).lists;

describe('a model of a service', () => {
  it('is named and paid by its row, begun once, asked until it is done, and collected', async () => {
    const handles: Handle[] = [];
    service.check.mockImplementation(async (handle) => {
      handles.push(handle);
      return handles.length < 3 ? { state: 'working' } : { state: 'done' };
    });
    const { task_id, points_charged, provider } = await draw();
    expect({ points_charged, provider }).toEqual({ points_charged: 9, provider: 'FLUX (far away)' });
    await endOf(studio, task_id);
    expect(service.start).toHaveBeenCalledTimes(1);
    expect(service.start.mock.calls[0]?.[1]).toContain(task_id);
    expect(handles).toEqual([{ number: 7 }, { number: 7 }, { number: 7 }]);
    expect((await studio.send(member.token, listDraws, { page: 1, pageSize: 10 })).lists).toMatchObject([
      { task_id, state: 1, provider: 'FLUX (far away)' },
    ]);
  });

  it('is never begun twice: the next attempt goes on asking about the same request', async () => {
    service.collect.mockImplementationOnce(() => Promise.reject(new Error('the connection was cut')));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(await tasksOf()).toMatchObject([{ state: 'done' }]);
    expect(service.start).toHaveBeenCalledTimes(1);
    expect(service.collect).toHaveBeenCalledTimes(2);
  });

  it('whose answer to the beginning was lost is not sent again: the points come back', async () => {
    service.start.mockImplementation(() => Promise.reject(new Error('the answer was cut')));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(service.start).toHaveBeenCalledTimes(1);
    expect(await tasksOf()).toMatchObject([{ state: 'failed', points_refunded: 9 }]);
  });

  it('that surely was not reached is asked again', async () => {
    service.start.mockImplementationOnce(() => Promise.reject(new RequestNotSent('refused')));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(service.start).toHaveBeenCalledTimes(2);
    expect(await tasksOf()).toMatchObject([{ state: 'done' }]);
  });

  it('that says no ends the task with its reason and the points back; a check that fails is no end', async () => {
    service.check
      .mockImplementationOnce(() => Promise.reject(new Error('503')))
      .mockImplementation(async () => ({ state: 'failed', says: 'textRefused' }));
    const { task_id } = await draw();
    await endOf(studio, task_id);
    expect(service.check).toHaveBeenCalledTimes(2);
    const [task] = await tasksOf();
    expect(task).toMatchObject({ state: 'failed', points_refunded: 9 });
    expect(task?.fail_msg).not.toBe('');
  });

  it('is asked to stop when the member cancels, and the points are back at once', async () => {
    service.check.mockImplementation(async () => ({ state: 'working' }));
    const { task_id = '' } = await draw();
    await vi.waitFor(() => expect(service.check).toHaveBeenCalled(), { timeout: 20_000 });
    expect(await studio.send(member.token, cancelTask, { task_id })).toMatchObject({
      state: 'cancelled',
      points_refunded: 9,
    });
    await vi.waitFor(() => expect(service.cancel).toHaveBeenCalledWith({ number: 7 }), { timeout: 30_000 });
  });
});
