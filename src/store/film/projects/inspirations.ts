import { proxy } from 'valtio';
import type { CallInput } from '../../../api/call.ts';
import { listInspirations } from '../../../api/projects.ts';
import { client } from '../../client.ts';

type Kind = CallInput<typeof listInspirations>['type'];

/** Story ideas, a batch at a time (PROJ-23). */
export const inspirations = proxy({
  batch: [] as string[],
  /** The kind of script that the batch is for. */
  type: null as Kind | null,
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
});

/** Asks for another batch (PROJ-24). The last answer wins. @throws ApiError; the batch before stays */
export async function refreshInspirations(type: Kind): Promise<void> {
  if (inspirations.type !== type) inspirations.batch = [];
  Object.assign(inspirations, { type, state: 'loading' });
  try {
    const batch = await client.send(listInspirations, { type });
    if (inspirations.type === type) Object.assign(inspirations, { batch, state: 'ready' });
  } catch (error) {
    if (inspirations.type === type) inspirations.state = 'failed';
    throw error;
  }
}
