import type { Deps } from '../../deps.ts';
import { makeNow } from '../../models/make.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import type { JobResult, Work } from '../../tasks/work.ts';
import { nameAfterScript, readWriting, replaceScript } from './script-writing.ts';

/** The job that writes a script. The new lines replace the old ones in the transaction that ends the task. */
export function scriptWork({ db, models }: Deps): Work {
  return async (claim, signal): Promise<JobResult> => {
    const writing = await readWriting(db, claim.taskId);
    if (!writing) throw new UnrecoverableError('The project to write for is gone.');
    const script = await makeNow(
      { db },
      claim.userId,
      models.find('text', { tool: 'script' }),
      writing.request,
      { signal },
    );
    return {
      record: async (client) => {
        await replaceScript(client, writing.projectId, script);
        await nameAfterScript(client, { projectId: writing.projectId, taskId: claim.taskId }, script);
      },
      // there are no files to delete
      discard: async () => {},
    };
  };
}
