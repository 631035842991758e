import {
  cancelTask as cancelTaskCall,
  listTasks as listTasksCall,
  readTaskRequest,
} from '../../src/api/task-list.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { cancelTask } from './cancel.ts';
import type { ServerKinds } from './paid-kind.ts';
import { serializeTask } from './serialize-task.ts';
import { kindsOf, listTasks, requireRequest, requireTask, type TaskRow } from './task-list.ts';

/** The task center: a member's tasks, cancelling, and the request for submitting one again. */
export function taskRoutes(deps: Deps, kinds: ServerKinds): Route[] {
  const { db, queue, secret } = deps;

  const priceOf = (userId: number, task: TaskRow, input: unknown): Promise<number> | number =>
    kinds[task.kind]?.priceAgain?.(deps, userId, task, input) ?? task.points;

  return [
    on(listTasksCall, async (context, filter) => {
      const { userId } = memberOf(context);
      const { rows, more } = await listTasks(db, userId, filter);
      return {
        lists: rows.map((row) => serializeTask(row, { secret, language: context.language })),
        has_next: flag(more),
        kinds: filter.before === undefined ? await kindsOf(db, userId) : [],
      };
    }),

    on(cancelTaskCall, async (context, { task_id }) => {
      const { userId } = memberOf(context);
      await requireTask(db, userId, task_id);
      await db.transaction((client) => cancelTask(client, queue, userId, task_id));
      return serializeTask(await requireTask(db, userId, task_id), { secret, language: context.language });
    }),

    on(readTaskRequest, async (context, { task_id }) => {
      const { userId } = memberOf(context);
      const { path, input, task } = await requireRequest(db, userId, task_id);
      return { path, input, points: await priceOf(userId, task, input) };
    }),
  ];
}
