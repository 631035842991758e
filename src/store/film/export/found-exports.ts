import { listTasks } from '../../../api/task-list.ts';
import { session } from '../../account/session-state.ts';
import { client } from '../../client.ts';
import { tasksOf } from '../../tasks/task-index.ts';
import { adoptTasks } from '../../tasks/tasks.ts';

const KIND = 'export';

/**
 * Tracks the running exports of a project that this browser does not know, e.g. begun on another device, so that the film is not
 * exported and paid for a second time (ENGINE-33). @throws ApiError
 */
export async function findExports(projectId: number): Promise<void> {
  const { token } = session;
  const { lists } = await client.send(listTasks, { kind: KIND, state: 'open', script_id: projectId });
  if (session.token !== token) return;
  const known = new Set(tasksOf(KIND).map(({ id }) => id));
  await adoptTasks(
    KIND,
    lists
      .filter(({ track_id }) => track_id !== '' && !known.has(track_id))
      .map(({ track_id, created_at, prompt, tool }) => ({
        id: track_id,
        createdAt: Date.parse(created_at),
        context: { kind: KIND, page: '/create', script_id: projectId, prompt, tool },
      })),
  );
}
