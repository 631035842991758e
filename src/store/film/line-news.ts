/**
 * Changes of a script's lines that the server has taken. A storyboard that is open, here or in another tab, compares itself with the
 * script anew, and another tab's script is read again. The script knows nothing of the storyboard, whose code may not be loaded.
 */
import { session } from '../account/session-state.ts';

/** @param elsewhere whether another tab has made the change */
type Hear = (projectId: number, elsewhere: boolean) => void;
interface Message {
  userId: number;
  projectId: number;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('inkreel-lines');
const hearing = new Set<Hear>();

export function onLineNews(hear: Hear): void {
  hearing.add(hear);
}

/** Tells this tab and the others. */
export function tellLineNews(projectId: number): void {
  const message: Message = { userId: session.userId, projectId };
  channel?.postMessage(message);
  for (const hear of hearing) hear(projectId, false);
}

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (!session.token || data.userId !== session.userId) return;
  for (const hear of hearing) hear(data.projectId, true);
});
