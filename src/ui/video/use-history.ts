import { useCallback, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { clipDraft } from '../../store/video/clip-form.ts';
import { type Clip, clips } from '../../store/video/clips.ts';
import { report } from '../errors/error-policy.ts';
import { useTasks } from '../kit/use-tasks.ts';
import { useUnlisted } from '../kit/use-unlisted.ts';

const taskOf = ({ task_id }: Clip): string => task_id;

/** Loads the history when the page opens, after a sign-in, and when the network returns (VIDEO-16). @returns reloads it */
export function useHistory(): () => void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const read = useCallback(() => {
    clips.load().catch((error: unknown) => report(error, { background: true }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(() => {
    if (token) read();
    else clips.clear();
  }, [token, online, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login has another draft
  useEffect(() => {
    void clipDraft.restore();
  }, [token]);
  const rows = useSnapshot(clips.state).items as readonly Clip[];
  useUnlisted(useTasks('video'), rows, taskOf, read);
  return read;
}

/** The engine's tasks of this page, by the id in their clips. */
export function useClipTasks() {
  const tasks = useTasks('video');
  return useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
}
