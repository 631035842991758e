import type { Call } from '../../api/call.ts';
import { kindOf } from '../../api/task-kind.ts';
import { readTaskRequest } from '../../api/task-list.ts';
import { TASK_KINDS } from '../../api/tasks.ts';
import type { LeftOut } from '../account/makers.ts';
import { client } from '../client.ts';
import { asTaken } from './left-out.ts';

/** A task's request, to be sent again. */
export interface Repeat {
  call: Call;
  input: unknown;
  /** Its price now. */
  points: number;
  /** What its model takes no more: the input is without it. Null if nothing. */
  leftOut: LeftOut | null;
}

/** @returns null for a call that this version of the app does not know @throws ApiError when it cannot be made again */
export async function readRepeat({ taskId, kind }: { taskId: string; kind: string }): Promise<Repeat | null> {
  const { path, input, points } = await client.send(readTaskRequest, { task_id: taskId });
  const call = kindOf(TASK_KINDS, kind)?.submits.find((submit) => submit.call.path === path)?.call;
  return call ? { call, points, ...asTaken(path, input) } : null;
}
