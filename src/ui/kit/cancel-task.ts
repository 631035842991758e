import { plural, t } from '@lingui/core/macro';
import type { TaskKindName } from '../../api/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';

/** Cancels a task that has not ended, and says what happened to the points. */
export async function cancelTask(kind: TaskKindName, taskId: string): Promise<void> {
  try {
    // the table of all tasks would make the first screen heavier
    const { cancel } = await import('../../store/task-center/actions.ts');
    const { state, points_refunded: count } = await cancel({ taskId, kind, trackId: taskId });
    if (state !== 'cancelled') toast({ type: 'info', title: t`Too late to cancel: it has just ended` });
    else
      toast({
        type: 'info',
        title: t`Cancelled`,
        ...(count > 0
          ? { description: plural(count, { one: '# point refunded', other: '# points refunded' }) }
          : {}),
      });
  } catch (error) {
    reportAs(t`Couldn't cancel`, error);
  }
}
