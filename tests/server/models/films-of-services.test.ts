import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Remote } from '../../../server/models/model.ts';
import { EXPORT_STEP } from '../../../src/api/exports.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { cancelTask } from '../../../src/api/task-list.ts';
import { exportCalls } from '../film/export-calls.ts';
import { Film } from '../film/film-for-test.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';

const check = vi.fn<Remote<'picture'>['check']>(async () => ({ state: 'working' }));
/** A service that is never done. */
const remote = <Of extends 'picture' | 'music'>(service: string): Remote<Of> => ({
  runs: 'remote',
  service,
  concurrency: 1,
  usd: 0,
  usdPerDay: { row: null, service: 10_000, member: 10_000 },
  timeout: 60,
  interval: 5,
  snapshot: null,
  prepare: async () => ({ sent: {}, send: async () => ({ number: 7 }) }),
  check,
  collect: () => Promise.reject(new Error('not done')),
  cancel: async () => undefined,
});

let studio: Studio;
let member: Member;
beforeAll(async () => {
  const shared = { limits: {}, points: 9, traits: {} };
  const k3 = { id: 'far-k3', medium: 'picture', for: { tool: 'k3' }, name: 'K3 (far away)' } as const;
  const band = { id: 'far-band', medium: 'music', for: { tool: 'film' }, name: 'Band (far away)' } as const;
  studio = await openStudio(
    {},
    {
      rows: [
        { ...shared, ...k3, maker: remote<'picture'>('far') },
        { ...shared, ...band, maker: remote<'music'>('near') },
      ],
    },
  );
});
afterAll(() => studio.close());
beforeEach(async () => {
  check.mockClear();
  member = await newMember(studio, 100);
});

it('[BOARD-22] a shot whose picture a service works on is generating, and one whose turn has not come is queued', async () => {
  const film = await Film.make(studio, member, 'Mei found a letter on the old pier at dusk. She opened it.');
  const shots = (await film.shots()).map(({ id }) => id);
  const tasks: string[] = [];
  for (const scene_id of shots.slice(0, 2)) {
    const prompt = 'a pier';
    const input = { script_id: film.script_id, scene_id, api_name: 'python', tool_name: 'k3', prompt };
    const answer = await studio.send(member.token, imagineMaterial, input);
    tasks.push(typeof answer === 'string' ? answer : answer.task_id);
  }
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  await vi.waitFor(async () =>
    expect((await film.shots()).slice(0, 2).map(({ has_generate }) => has_generate)).toEqual([4, 2]),
  );
  for (const task_id of tasks) await studio.send(member.token, cancelTask, { task_id });
});

it('an export whose music a service composes is making it, and is not waiting', async () => {
  const { film, start, search } = exportCalls(() => ({ studio, member }));
  const { projectId } = await film();
  const { tasks_id } = await start(projectId);
  await vi.waitFor(() => expect(check).toHaveBeenCalled(), { timeout: 30_000 });
  await vi.waitFor(async () =>
    expect(
      (await studio.db.query<{ status: string }>('SELECT status FROM tasks WHERE id = $1', [tasks_id])).rows,
    ).toEqual([{ status: 'waiting' }]),
  );
  expect((await search(tasks_id)).step).toBe(EXPORT_STEP.sound);
  await studio.send(member.token, cancelTask, { task_id: tasks_id });
});
