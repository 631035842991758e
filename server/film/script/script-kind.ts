import type { PaidKind } from '../../tasks/paid-kind.ts';
import { scriptWork } from './script-job.ts';

/** Writing a script has no stated price, so it is free (docs/films.md). */
const POINTS = 0;
/** Writing takes milliseconds here, or the time a service needs. */
const AT_ONCE = 4;

/** Writing a project's script. The project is locked or created in the same transaction. */
export const SCRIPT: PaidKind<{ projectId: number; name: string; provider: string }, void> = {
  facts: ({ projectId, name, provider }) => ({
    kind: 'project',
    prompt: name,
    // its own tool name, so that past tasks predict how long the next one takes
    tool: 'script',
    points: POINTS,
    provider,
    projectId,
    trackId: String(projectId),
  }),
  record: async (client, { id }, { projectId }) => {
    await client.query('UPDATE projects SET task_id = $2, updated_at = now() WHERE id = $1', [projectId, id]);
  },
  job: { queue: 'scripts', atOnce: () => AT_ONCE, work: scriptWork },
};
