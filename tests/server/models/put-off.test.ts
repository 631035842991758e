import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AnyModel, Intent, Remote } from '../../../server/models/model.ts';
import { RequestNotSent, ServiceBusy, ServiceUnclear } from '../../../server/models/remote/faults.ts';
import { imagine } from '../../../src/api/draw.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

/** A service that takes pictures first, and then the request. */
const upload = vi.fn<Intent['send']>();
const submit = vi.fn<Intent['send']>();
const remote: Remote<'picture'> = {
  runs: 'remote',
  service: 'far',
  concurrency: 10,
  usd: 0.5,
  usdPerDay: { row: null, service: null, member: null },
  timeout: 60,
  interval: 5,
  snapshot: null,
  prepare: async () => {
    await upload();
    return { sent: {}, send: () => submit() };
  },
  check: async () => ({ state: 'done' }),
  collect: async () => [
    { data: await plainPicture(64, 64), mime: 'image/jpeg', width: 64, height: 64, seed: 1 },
  ],
  cancel: async () => undefined,
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
  upload.mockReset().mockResolvedValue({});
  submit.mockReset().mockResolvedValue({ number: 7 });
});

const draw = async (): Promise<string> => {
  const input = { tool_name: 'flux', model_name: 'flux-pro', prompt: 'a lamp', ratio: '1:1' } as const;
  return (await studio.send(member.token, imagine, input)).task_id ?? '';
};
const taskOf = async () => (await studio.send(member.token, listTasks, {})).lists[0];
const attemptOf = async (taskId: string) =>
  (await studio.db.query('SELECT attempt FROM tasks WHERE id = $1', [taskId])).rows[0];

it.each([
  ['the request', submit],
  ['the upload before it', upload],
])(
  'a service that refuses %s as busy for a whole day is given up, with the points back',
  async (_what, step) => {
    step.mockImplementation(() => Promise.reject(new ServiceBusy(0.01)));
    const task = await draw();
    await vi.waitFor(() => expect(step.mock.calls.length).toBeGreaterThan(2), 10_000);
    expect((await taskOf())?.state).toMatch(/waiting|running/);
    await studio.db.query(
      "UPDATE model_requests SET busy_since = busy_since - interval '25 hours' WHERE task_id = $1",
      [task],
    );
    expect(await endOf(studio, task)).toBe('failed');
    const ended = await taskOf();
    expect(ended).toMatchObject({ state: 'failed', points_refunded: 9 });
    expect(ended?.fail_msg).toContain('busy');
    expect(await balanceOf(studio, member.userId)).toBe(100);
    const { rows } = await studio.db.query('SELECT state, usd::text FROM model_requests WHERE task_id = $1', [
      task,
    ]);
    expect(rows).toEqual([{ state: 'failed', usd: '0.0000' }]);
  },
);

it('a picture is made although the upload before its request breaks off: the upload is repeated', async () => {
  upload
    .mockRejectedValueOnce(new ServiceUnclear('the connection broke'))
    .mockRejectedValueOnce(new RequestNotSent('refused'));
  const task = await draw();
  expect(await endOf(studio, task)).toBe('done');
  expect(upload).toHaveBeenCalledTimes(3);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(await attemptOf(task)).toEqual({ attempt: 1 });
});

it('an upload that always breaks off is given up at some time, with the points back', async () => {
  upload.mockImplementation(() => Promise.reject(new ServiceUnclear('the connection broke')));
  const task = await draw();
  expect(await endOf(studio, task)).toBe('failed');
  expect(upload).toHaveBeenCalledTimes(6);
  expect(submit).not.toHaveBeenCalled();
  expect(await taskOf()).toMatchObject({ state: 'failed', points_refunded: 9 });
});
