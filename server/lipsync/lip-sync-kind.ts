import { LIP_SYNC_TOOLS } from '../../src/api/lipsync.ts';
import type { PaidKind } from '../tasks/paid-kind.ts';
import { lipSyncWork } from './lip-sync-job.ts';
import type { PlannedLipSync } from './lip-sync-plan.ts';
import { addLipSync, type NewLipSync } from './lip-syncs.ts';
import { HEAD } from './speak.ts';

/** Expected seconds of a lip-sync, until past tasks give a better estimate. */
const FIRST_GUESS = 20;

/** A planned lip-sync with the fields of its record. */
export type Prepared = PlannedLipSync & Omit<NewLipSync, 'tool' | 'plan'>;

/** Talking pictures and digital humans of the lip-sync page. The answer is the task's id, as documented. */
export const LIP_SYNC: PaidKind<Prepared, string> = {
  facts: ({ tool, text, points, provider, by }) => ({
    kind: 'lip-sync',
    prompt: text,
    tool,
    points,
    provider,
    requests: [{ part: HEAD, model: by }],
    guess: FIRST_GUESS,
  }),
  record: async (client, task, { by: _, ...planned }) => {
    await addLipSync(client, { taskId: task.id, userId: task.userId }, planned);
    return task.id;
  },
  job: { queue: 'lip-syncs', atOnce: ({ lipSyncWorkers }) => lipSyncWorkers, work: lipSyncWork },
  priceAgain: ({ models }, _, { tool, points }) =>
    models.find(tool === LIP_SYNC_TOOLS.digitalHuman ? 'digital-human' : 'lip-sync', { tool }).points ??
    points,
};
