import type { TaskKind } from '../../api/task-kind.ts';
import { loadKinds } from '../tasks/kinds.ts';

/** All kinds with their names, in the table's order. */
export const noticeKinds = async (): Promise<Pick<TaskKind, 'kind' | 'words'>[]> =>
  (await loadKinds()).map(({ kind, words }) => ({ kind, words }));
