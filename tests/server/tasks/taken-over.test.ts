import { expect, it } from 'vitest';
import { pictureWork } from '../../../server/draw/picture-job.ts';
import { planRequest } from '../../../server/models/remote/requests.ts';
import { claimTask, extendLease, failTask, requeueTask, usePoints } from '../../../server/tasks/claims.ts';
import { takeOverLapsed } from '../../../server/tasks/leases.ts';
import { runTask } from '../../../server/tasks/run-task.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { balanceOf, newMember, type Studio, studioForTest } from '../harness.ts';

const never = new AbortController().signal;

const jobOf = async ({ db }: Studio, taskId: string): Promise<string> =>
  (await db.query<{ job_id: string }>('SELECT job_id FROM tasks WHERE id = $1', [taskId])).rows[0]?.job_id ??
  '';

/** Its worker was not heard of for too long, and another one takes over. */
async function takeOver(studio: Studio, taskId: string): Promise<string> {
  await studio.db.query("UPDATE tasks SET lease_until = now() - interval '1 second' WHERE id = $1", [taskId]);
  expect(await takeOverLapsed(studio.deps)).toBe(1);
  return jobOf(studio, taskId);
}

/** A paid drawing that a service works on, whose crashes do not count as attempts. */
async function atService() {
  const studio = await studioForTest({}, { working: false });
  const member = await newMember(studio);
  const { task_id = '' } = await studio.send(member.token, imagine, {
    tool_name: 'irag',
    prompt: 'x',
    ratio: '1:1',
  });
  const model = studio.deps.models.find('picture');
  const remote = { ...model, maker: { runs: 'remote', service: 'far', snapshot: null, usd: 0, timeout: 60 } };
  await planRequest(
    studio.db,
    { taskId: task_id, part: 'other', userId: member.userId },
    remote as unknown as typeof model,
  );
  return { studio, member, taskId: task_id, jobId: await jobOf(studio, task_id) };
}

it('the pictures stay where a worker that woke up late had made them too', async () => {
  const { studio, member, taskId, jobId } = await atService();
  studio.pictures.before = async () => {
    studio.pictures.before = async () => {};
    const job = await takeOver(studio, taskId);
    await runTask(studio.deps, { taskId }, job, never, pictureWork(studio.deps));
  };
  await runTask(studio.deps, { taskId }, jobId, never, pictureWork(studio.deps));
  const [task] = await studio.send(member.token, getDrawTasks, { taskId: [taskId] });
  expect(task?.state).toBe(1);
  expect((await studio.app.inject({ url: task?.images[0] ?? '' })).statusCode).toBe(200);
});

it('a worker that woke up late neither ends nor charges what the next one works on', async () => {
  const { studio, member, taskId, jobId } = await atService();
  const { db, queue } = studio.deps;
  const late = await claimTask(db, taskId, jobId, 20);
  const next = await claimTask(db, taskId, await takeOver(studio, taskId), 20);
  if (!late || !next) throw new Error('not claimed');
  // it waits for the service now, which gives its number back
  await db.transaction((client) => requeueTask(client, queue, next, { counts: false }));
  await db.transaction((client) => requeueTask(client, queue, late, { counts: false }));
  const last = await claimTask(db, taskId, await jobOf(studio, taskId), 20);
  expect(last?.attempt).toBe(next.attempt);
  expect(await extendLease(db, late, 20)).toBe(false);
  expect(await usePoints(db, late, 1)).toBe(false);
  expect(await db.transaction((client) => failTask(client, late, 'taskFailed'))).toBe(false);
  expect(await balanceOf(studio, member.userId)).toBe(198);
});
