import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { endOfTask } from '../../../server/push/notices.ts';
import { deleteProject, restoreProject } from '../../../src/api/projects.ts';
import { handleShot, SHOT_ACTION, submitBatch } from '../../../src/api/storyboard.ts';
import { endOf } from '../harness.ts';
import { filmWithShots } from './film-with-shots.ts';
import { shotCalls } from './shot-calls.ts';

const made = filmWithShots({ story: '', points: 500, style_name: '' });
let release = () => {};
let held: Promise<void>;
beforeEach(async () => {
  while ((await ids()).length < 3) await add();
  held = new Promise((resolve) => {
    release = resolve;
  });
  onTestFinished(() => {
    release();
    made.studio.pictures.before = async () => {};
  });
});

const { send, add, ids } = shotCalls(() => made);
const told = async () => {
  const { image_need, batch_done, batch_failed } = await made.film.board();
  return [image_need, batch_done, batch_failed];
};

type End = 'done' | 'failed' | 'held';
/** Draws all shots as a batch. @param how each attempt ends, in order, or by its prompt @returns the tasks' ids */
async function drawAll(how: End[] | ((prompt: string) => End)): Promise<string[]> {
  let begun = 0;
  made.studio.pictures.before = async ({ prompt }) => {
    const end = typeof how === 'function' ? how(prompt) : how[begun];
    begun += 1;
    if (end === 'failed') throw new Error('no paint');
    if (end === 'held') await held;
  };
  const shots = await ids();
  await send(
    submitBatch,
    shots.map((scene_id, index) => ({
      type: 1 as const,
      script_id: made.film.script_id,
      scene_id,
      api_name: 'jimeng' as const,
      tool_name: 'seedream',
      prompt: `a pier ${index}`,
    })),
  );
  const { rows } = await made.studio.db.query<{ id: string }>(
    'SELECT id FROM tasks WHERE project_id = $1 AND in_batch AND created_at = (SELECT max(created_at) FROM tasks WHERE project_id = $1)',
    [made.film.script_id],
  );
  return rows.map(({ id }) => id);
}
const finals = async (tasks: string[]) => {
  for (const id of tasks) await endOf(made.studio, id);
  const said = await Promise.all(tasks.map((id) => endOfTask(made.studio.db, id)));
  return said.flatMap((one) => (one ? [one.message.final] : []));
};

it('a batch that failed as a whole is told and pushed as failed; the next one does not remember it', async () => {
  expect(
    await finals(
      await drawAll([
        'failed',
        'failed',
        'failed',
        'failed',
        'failed',
        'failed',
        'failed',
        'failed',
        'failed',
      ]),
    ),
  ).toEqual(['failed']);
  expect(await told()).toEqual([0, 0, 3]);
  expect(await finals(await drawAll(['done', 'done', 'done']))).toEqual(['done']);
  expect(await told()).toEqual([0, 3, 0]);
});

it('of a batch of which a part failed, list and push say how many, and the points that came back', async () => {
  const tasks = await drawAll((prompt) => (prompt.includes('pier 1') ? 'failed' : 'done'));
  for (const id of tasks) await endOf(made.studio, id);
  const { rows } = await made.studio.db.query<{ points: number; back: number }>(
    "SELECT points, refunded AS back FROM tasks WHERE id = ANY($1) AND status = 'failed'",
    [tasks],
  );
  expect(rows).toHaveLength(1);
  const { points: points_refunded = 0, back } = rows[0] ?? {};
  expect(points_refunded).toBeGreaterThan(0);
  expect(back).toBe(points_refunded);
  expect(await made.film.board()).toMatchObject({
    batch_done: 2,
    batch_failed: 1,
    batch_refunded: points_refunded,
  });
  const said = await Promise.all(tasks.map((id) => endOfTask(made.studio.db, id)));
  expect(said.flatMap((one) => (one ? [one.message] : []))).toMatchObject([
    { kind: 'shot-list', final: 'done', told: { batch_done: 2, batch_failed: 1, points_refunded } },
  ]);
});

it('what was cancelled counts as neither: with its shot, or with its film that comes back', async () => {
  await drawAll(['held', 'held', 'held']);
  const [first = 0] = await ids();
  await send(handleShot, { type: SHOT_ACTION.delete, script_id: made.film.script_id, scene_id: first });
  expect(await told()).toEqual([2, 0, 0]);
  await send(deleteProject, { id: made.film.script_id });
  await send(restoreProject, { script_id: made.film.script_id });
  expect(await told()).toEqual([0, 0, 0]);
});
