/** What the tabs of one browser tell each other about a film that is open in several of them. */
import { session } from '../../account/session-state.ts';
import { board } from './board.ts';

type News =
  /** A text is being changed: the others show it, too, and would save it if this tab were closed. */
  | { kind: 'typed'; shotId: number; field: string; text: string; base: string | undefined }
  /** Texts were saved. */
  | { kind: 'saved'; shotId: number; texts: Record<string, string> }
  /** A typed text was given up. */
  | { kind: 'dropped'; shotId: number; field: string }
  /** The list of shots is another one. */
  | { kind: 'changed' };
interface Message {
  userId: number;
  projectId: number;
  news: News;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('inkreel-board');

/** Tells the other tabs. */
export function tellTabs(news: News): void {
  const message: Message = { userId: session.userId, projectId: board.projectId, news };
  channel?.postMessage(message);
}

/** Hears what other tabs tell about the film that is open here. */
export function onTabs(hear: (news: News) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.userId === session.userId && data.projectId === board.projectId && board.state === 'ready')
      hear(data.news);
  });
}
