import { useCallback, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { MusicTask } from '../../api/music.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { musicDraft } from '../../store/music/music-form.ts';
import { songs } from '../../store/music/songs.ts';
import { report } from '../errors/error-policy.ts';
import { useTasks } from '../kit/use-tasks.ts';
import { useUnlisted } from '../kit/use-unlisted.ts';

const taskOf = ({ music_id }: MusicTask): string => music_id;

/** Loads the list when the page opens, after a sign-in, and when the network returns. @returns reloads it */
export function useSongs(): () => void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  const read = useCallback(() => {
    songs.load().catch((error: unknown) => report(error, { background: true }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back online reads anew
  useEffect(() => {
    if (token) read();
    else songs.clear();
  }, [token, online, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login has another draft
  useEffect(() => {
    void musicDraft.restore();
  }, [token]);
  const rows = useSnapshot(songs.state).items as readonly MusicTask[];
  useUnlisted(useTasks('music'), rows, taskOf, read);
  return read;
}

/** The engine's tasks of this page, by the id in their rows. */
export function useSongTasks() {
  const tasks = useTasks('music');
  return useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
}
