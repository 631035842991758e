import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyModel, Handle, Remote } from '../../../server/models/model.ts';
import { ServiceBusy } from '../../../server/models/remote/faults.ts';
import { imagine } from '../../../src/api/draw.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

/** A service that answers when a test lets it. */
const service = {
  send: vi.fn<() => Promise<Handle>>(),
  collect: vi.fn<Remote<'picture'>['collect']>(),
  cancel: vi.fn<Remote<'picture'>['cancel']>(),
};
const remote: Remote<'picture'> = {
  runs: 'remote',
  service: 'far',
  concurrency: 10,
  usd: 0.5,
  usdPerDay: { row: null, service: null, member: null },
  timeout: 60,
  interval: 5,
  snapshot: null,
  prepare: async () => ({ sent: {}, send: () => service.send() }),
  find: async () => 'absent',
  check: async () => ({ state: 'done' }),
  collect: service.collect,
  cancel: service.cancel,
};
const row: AnyModel = {
  id: 'far-flux',
  medium: 'picture',
  for: { tool: 'flux' },
  name: 'FLUX (far away)',
  limits: {},
  points: 9,
  traits: {},
  maker: remote,
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
  service.cancel.mockImplementation(async () => undefined);
  service.collect.mockImplementation(async () => [
    { data: await plainPicture(64, 64), mime: 'image/jpeg', width: 64, height: 64, seed: 1 },
  ]);
});

const draw = async (): Promise<string> => {
  const input = { tool_name: 'flux', model_name: 'flux-pro', prompt: 'a lamp', ratio: '1:1' } as const;
  return (await studio.send(member.token, imagine, input)).task_id ?? '';
};

it('a request that never reaches its service is given up at some time, with a refund', async () => {
  service.send.mockImplementation(() => Promise.reject(new Error('HTTP 500')));
  const task = await draw();
  expect(await endOf(studio, task)).toBe('failed');
  expect(service.send).toHaveBeenCalledTimes(6);
  expect((await studio.send(member.token, listTasks, {})).lists).toMatchObject([{ points_refunded: 9 }]);
  const { rows } = await studio.db.query('SELECT state, usd::text FROM model_requests WHERE task_id = $1', [
    task,
  ]);
  expect(rows).toEqual([{ state: 'failed', usd: '0.0000' }]);
});

it('a result whose service is busy is fetched later each time, however soon the service says to come back', async () => {
  service.send.mockImplementation(async () => ({ number: 7 }));
  const make = service.collect.getMockImplementation();
  const from = Date.now();
  service.collect.mockImplementation(async (...how) => {
    if (Date.now() - from < 1_500 || !make) throw new ServiceBusy(0);
    return make(...how);
  });
  expect(await endOf(studio, await draw())).toBe('done');
  expect(service.send).toHaveBeenCalledTimes(1);
});

describe('a request that is answered after another process thought it lost', () => {
  let answer: (handle: Handle) => void = () => undefined;
  const drawWhile = async (become: string): Promise<string> => {
    service.send.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const task = await draw();
    await vi.waitFor(() => expect(service.send).toHaveBeenCalled());
    await studio.db.query(`UPDATE model_requests SET ${become} WHERE task_id = $1`, [task]);
    return task;
  };

  it('is not sent again: its result is the one that is shown', async () => {
    const task = await drawWhile("state = 'planned', next_check = now() + interval '1 hour'");
    answer({ number: 9 });
    expect(await endOf(studio, task)).toBe('done');
    expect(service.collect.mock.calls[0]?.[0]).toEqual({ number: 9 });
    expect(service.send).toHaveBeenCalledTimes(1);
  });

  it('is cancelled at its service if it was given up, which has nobody to work for', async () => {
    const task = await drawWhile("state = 'orphan', ended_at = now()");
    answer({ number: 9 });
    await vi.waitFor(() => expect(service.cancel.mock.calls[0]?.[0]).toEqual({ number: 9 }), 10_000);
    expect(await endOf(studio, task)).toBe('failed');
  });
});
