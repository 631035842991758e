import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaskItem } from '../../api/task-list.ts';

/** The names of a task's states. */
export const TASK_STATE_NAMES: Readonly<Record<TaskItem['state'], MessageDescriptor>> = {
  waiting: msg`Queued`,
  running: msg`Running`,
  done: msg`Done`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};
