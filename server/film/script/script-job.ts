import type { Deps } from '../../deps.ts';
import type { Made, Work } from '../../tasks/run-task.ts';
import { GivenUp } from '../../tasks/why-failed.ts';
import { readWriting, replaceScript } from './script-writing.ts';

/** The work of a writing task: asks the text provider; the new lines replace the old ones in the transaction that ends the task. */
export function scriptWork({ db, texts }: Deps): Work {
  return async (claim, signal): Promise<Made> => {
    const writing = await readWriting(db, claim.taskId);
    if (!writing) throw new GivenUp('The project to write for is gone.');
    const script = await texts.writeScript(writing.request, { signal });
    return {
      record: (client) => replaceScript(client, writing.projectId, script),
      // nothing lies outside the database
      discard: async () => {},
    };
  };
}
