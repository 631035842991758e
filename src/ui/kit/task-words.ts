import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaskItem } from '../../api/task-list.ts';

/** What a task's state on the server is called. */
export const TASK_STATE_NAMES: Readonly<Record<TaskItem['state'], MessageDescriptor>> = {
  waiting: msg`Queued`,
  running: msg`Running`,
  done: msg`Done`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};
