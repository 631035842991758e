import { useCallback, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { lipDraft } from '../../store/lipsync/lip-form.ts';
import { type LipSync, lipSyncs } from '../../store/lipsync/lip-syncs.ts';
import { report } from '../errors/error-policy.ts';
import { useTasks } from '../kit/use-tasks.ts';
import { useUnlisted } from '../kit/use-unlisted.ts';

const taskOf = ({ task_id }: LipSync): string => task_id;

/** Loads the list when the page opens, after a sign-in, and when the network returns. @returns reloads it */
export function useResults(): () => void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const read = useCallback(() => {
    lipSyncs.load().catch((error: unknown) => report(error, { background: true }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(() => {
    if (token) read();
    else lipSyncs.clear();
  }, [token, online, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login has another draft
  useEffect(() => {
    void lipDraft.restore();
  }, [token]);
  const rows = useSnapshot(lipSyncs.state).items as readonly LipSync[];
  useUnlisted(useTasks('lip-sync'), rows, taskOf, read);
  return read;
}

/** The engine's tasks of this page, by the id in their rows. */
export function useLipTasks() {
  const tasks = useTasks('lip-sync');
  return useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
}
