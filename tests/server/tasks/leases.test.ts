import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pictureWork } from '../../../server/draw/picture-job.ts';
import { claimTask, extendLease, failTask, finishTask } from '../../../server/tasks/claims.ts';
import { takeOverLapsed } from '../../../server/tasks/leases.ts';
import { runTask } from '../../../server/tasks/run-task.ts';
import { startWorkers } from '../../../server/workers.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { cancelTask } from '../../../src/api/task-list.ts';
import { balanceOf, endOf, newMember, type Studio, studioForTest } from '../harness.ts';
import { untilStopped } from '../until-stopped.ts';

/** A paid drawing in a studio without workers, and the job that waits for one. */
async function waiting() {
  const studio = await studioForTest({}, { working: false });
  const member = await newMember(studio);
  const { task_id = '' } = await studio.send(member.token, imagine, {
    tool_name: 'irag',
    prompt: 'x',
    ratio: '1:1',
  });
  return { studio, member, taskId: task_id, jobId: await jobOf(studio, task_id) };
}

const jobOf = async ({ db }: Studio, taskId: string): Promise<string> =>
  (await db.query<{ job_id: string }>('SELECT job_id FROM tasks WHERE id = $1', [taskId])).rows[0]?.job_id ??
  '';
const goSilent = ({ db }: Studio, taskId: string) =>
  db.query("UPDATE tasks SET lease_until = now() - interval '1 second' WHERE id = $1", [taskId]);
const never = new AbortController().signal;
const picturesOf = async ({ folder }: Studio) =>
  (await readdir(join(folder, 'media', 'media'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.jpg'),
  );

describe('a lease', () => {
  it('is renewed by a running worker, and expires for a silent one, whose task another takes over', async () => {
    const { studio, member, taskId, jobId } = await waiting();
    const claim = await claimTask(studio.db, taskId, jobId, 20);
    expect(await takeOverLapsed(studio.deps)).toBe(0);
    await goSilent(studio, taskId);
    expect(await takeOverLapsed(studio.deps)).toBe(1);
    expect(claim && (await extendLease(studio.db, claim, 20))).toBe(false);

    const stop = await startWorkers(studio.deps);
    expect(await endOf(studio, taskId)).toBe('done');
    await stop();
    expect(await balanceOf(studio, member.userId)).toBe(198);
  });

  it('lets only one of two workers with the same job start', async () => {
    const { studio, taskId, jobId } = await waiting();
    const claims = await Promise.all([
      claimTask(studio.db, taskId, jobId, 20),
      claimTask(studio.db, taskId, jobId, 20),
    ]);
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('rejects the late result of a stalled worker, success or failure', async () => {
    const { studio, member, taskId, jobId } = await waiting();
    const stalled = await claimTask(studio.db, taskId, jobId, 20);
    if (!stalled) throw new Error('not claimed');
    await goSilent(studio, taskId);
    await takeOverLapsed(studio.deps);
    const second = await claimTask(studio.db, taskId, await jobOf(studio, taskId), 20);
    if (!second) throw new Error('not claimed again');
    expect(second.attempt).toBe(stalled.attempt + 1);

    expect(await studio.db.transaction((client) => failTask(client, stalled, 'taskFailed'))).toBe(false);
    expect(await studio.db.transaction((client) => finishTask(client, stalled))).toBe(false);
    expect(await studio.db.transaction((client) => finishTask(client, second))).toBe(true);
    expect(await studio.db.transaction((client) => failTask(client, second, 'taskFailed'))).toBe(false);
    expect(await balanceOf(studio, member.userId)).toBe(198);
  });

  it('of a stalled worker leaves no file of its rejected result', async () => {
    const { studio, member, taskId, jobId } = await waiting();
    studio.pictures.before = async () => {
      studio.pictures.before = async () => {};
      await goSilent(studio, taskId);
      await takeOverLapsed(studio.deps);
      await runTask(studio.deps, { taskId }, await jobOf(studio, taskId), never, pictureWork(studio.deps));
    };
    await runTask(studio.deps, { taskId }, jobId, never, pictureWork(studio.deps));
    const [task] = await studio.send(member.token, getDrawTasks, { taskId: [taskId] });
    expect(task?.state).toBe(1);
    expect(await picturesOf(studio)).toHaveLength(1);
    expect((await studio.app.inject({ url: task?.images[0] ?? '' })).statusCode).toBe(200);
  });
});

describe('a worker', () => {
  it('that dies every time is not retried forever: the task fails with a refund', async () => {
    const { studio, member, taskId } = await waiting();
    for (let death = 0; death < 3; death++) {
      expect(await claimTask(studio.db, taskId, await jobOf(studio, taskId), 20)).not.toBeNull();
      await goSilent(studio, taskId);
      await takeOverLapsed(studio.deps);
    }
    const stop = await startWorkers(studio.deps);
    expect(await endOf(studio, taskId)).toBe('failed');
    await stop();
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });

  it('that dies between taking the job and claiming the task is replaced', async () => {
    const { studio, taskId } = await waiting();
    await studio.db.query("UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 second'");
    expect(await takeOverLapsed(studio.deps)).toBe(0);
    await studio.db.query("UPDATE pgboss.job SET started_on = now() - interval '31 seconds'");
    expect(await takeOverLapsed(studio.deps)).toBe(1);
    const stop = await startWorkers(studio.deps);
    expect(await endOf(studio, taskId)).toBe('done');
    await stop();
  });

  // With a database server there may be many workers, and only a timeout tells which are dead.
  it.skipIf(process.env.TEST_POSTGRES)(
    'that starts on a single node takes over at once what was left behind',
    async () => {
      const { studio, taskId } = await waiting();
      await studio.db.query("UPDATE pgboss.job SET state = 'active', started_on = now()");
      const stop = await startWorkers(studio.deps);
      expect(await endOf(studio, taskId)).toBe('done');
      await stop();
    },
  );

  it('whose task is cancelled stops at once, not with the next renewal of its lease', async () => {
    const { studio, member, taskId, jobId } = await waiting();
    const renewals = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
    onTestFinished(() => renewals.mockRestore());
    let stops: AbortSignal | undefined;
    studio.pictures.before = (_request, signal) => {
      stops = signal;
      return untilStopped(signal);
    };
    const attempt = runTask(studio.deps, { taskId }, jobId, never, pictureWork(studio.deps));
    await vi.waitFor(() => expect(stops?.aborted).toBe(false));
    await studio.send(member.token, cancelTask, { task_id: taskId });
    await attempt;
    expect(stops?.aborted).toBe(true);
    expect(await endOf(studio, taskId)).toBe('cancelled');
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });

  it('that is shut down requeues its task without counting the attempt', async () => {
    const { studio, taskId } = await waiting();
    let begun = () => {};
    const drawing = new Promise<void>((resolve) => {
      begun = resolve;
    });
    studio.pictures.before = (_request, signal) => {
      begun();
      return untilStopped(signal);
    };
    const stop = await startWorkers(studio.deps);
    await drawing;
    await stop();
    const { rows } = await studio.db.query('SELECT status, attempt FROM tasks WHERE id = $1', [taskId]);
    expect(rows).toEqual([{ status: 'waiting', attempt: 0 }]);

    studio.pictures.before = async () => {};
    const stopAgain = await startWorkers(studio.deps);
    expect(await endOf(studio, taskId)).toBe('done');
    await stopAgain();
  });

  it('that died after writing files leaves none once another has finished the task', async () => {
    const { studio, taskId, jobId } = await waiting();
    const claim = await claimTask(studio.db, taskId, jobId, 20);
    if (!claim) throw new Error('not claimed');
    await pictureWork(studio.deps)(claim, never);
    expect(await picturesOf(studio)).toHaveLength(1);
    await goSilent(studio, taskId);
    const stop = await startWorkers(studio.deps);
    await endOf(studio, taskId);
    await stop();
    expect(await picturesOf(studio)).toHaveLength(1);
  });
});
