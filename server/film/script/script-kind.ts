import type { PaidKind } from '../../tasks/paid-kind.ts';
import { scriptWork } from './script-job.ts';

/** Writing a script has no stated price, so it is free (docs/films.md). */
const POINTS = 0;
/** Concurrent tasks per worker. Writing takes milliseconds with the built-in engine, or waits for an external service. */
const AT_ONCE = 4;

/** Writing a project's script. The project is created or locked in the same transaction. */
export const SCRIPT: PaidKind<{ projectId: number; name: string; provider: string }, void> = {
  facts: ({ projectId, name, provider }) => ({
    kind: 'project',
    prompt: name,
    // its own tool name, so that the duration is predicted from past tasks
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
