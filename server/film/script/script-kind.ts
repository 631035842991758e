import type { PaidKind } from '../../tasks/paid-kind.ts';
import { scriptWork } from './script-job.ts';

/** No price is stated for the writing, so it costs nothing (docs/films.md). */
const POINTS = 0;
/** A script is milliseconds of work here, or waiting for a service elsewhere. */
const AT_ONCE = 4;

/** The writing of a project's script; its project is locked or made in the same transaction. */
export const SCRIPT: PaidKind<{ projectId: number; name: string; provider: string }, void> = {
  facts: ({ projectId, name, provider }) => ({
    kind: 'project',
    prompt: name,
    // a name of its own among the tools, so that past writings tell how long the next one takes
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
