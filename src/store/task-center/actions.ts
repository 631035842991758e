import { cancelTask, type TaskItem } from '../../api/task-list.ts';
import { refreshPoints } from '../account/points.ts';
import { client } from '../client.ts';
import type { Repeat } from '../tasks/read-repeat.ts';
import { submitTask } from '../tasks/submit-task.ts';
import { engine, markCancelled } from '../tasks/tasks.ts';
import { loadTasks, putTask } from './center.ts';
import type { TaskView } from './rows.ts';

/**
 * Cancels a task. The server decides whether it is too late. Its answer reaches every page at once, through the engine.
 * @returns the task's state now
 * @throws ApiError if the server cannot be reached: nothing has changed
 */
export async function cancel({
  taskId,
  kind,
  trackId,
}: Pick<TaskView, 'taskId' | 'kind' | 'trackId'>): Promise<TaskItem> {
  const item = await client.send(cancelTask, { task_id: taskId });
  putTask(item);
  const { state, points_charged, points_refunded, fail_msg } = item;
  if (state === 'cancelled' && trackId)
    await markCancelled(kind, trackId, { points_charged, points_refunded, fail_msg });
  // a task tracked together with others, or already ended, is updated by the next poll
  engine.send({ type: 'poke' });
  refreshPoints().catch((error: unknown) => console.warn('the balance could not be read', error));
  return item;
}

const idIn = (input: unknown, name: string): number | undefined => {
  const value = (input as Record<string, unknown> | null)?.[name];
  return typeof value === 'number' ? value : undefined;
};

/**
 * Sends a task's request again, as a new submit with its own key, through the worker.
 * @returns the outcome, as for every submit
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function repeat(view: TaskView, { call, input, points }: Repeat) {
  const ids = ['script_id', 'scene_id', 'role_id'].flatMap((name) => {
    const id = idIn(input, name);
    return id === undefined ? [] : [[name, id] as const];
  });
  const { status } = await submitTask(call, input, {
    context: {
      kind: view.kind,
      page: view.place.split('?')[0] ?? view.place,
      prompt: view.prompt,
      cost: points,
      ...(view.tool ? { tool: view.tool } : {}),
      ...Object.fromEntries(ids),
    },
  });
  await Promise.all([loadTasks(), refreshPoints()]).catch((error: unknown) =>
    console.warn('the tasks could not be read anew', error),
  );
  return status;
}
