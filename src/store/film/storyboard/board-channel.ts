/** The messages between tabs of one browser about a film that is open in several of them. */
import { session } from '../../account/session-state.ts';
import { board } from './board.ts';

type News =
  /** A text is being changed: the other tabs show it, and would save it if this tab were closed. */
  | { kind: 'typed'; shotId: number; field: string; text: string; base: string | undefined }
  /** Texts were saved. */
  | { kind: 'saved'; shotId: number; texts: Record<string, string> }
  /** A typed text was dropped. */
  | { kind: 'dropped'; shotId: number; field: string }
  /** The list of shots has changed. */
  | { kind: 'changed' };
interface Message {
  userId: number;
  projectId: number;
  news: News;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('inkreel-board');

/** Sends to the other tabs. @param projectId the film that it is about: another one may be open since */
export function notifyTabs(news: News, projectId = board.projectId): void {
  const message: Message = { userId: session.userId, projectId, news };
  channel?.postMessage(message);
}

/** Receives what other tabs send about the film that is open here. */
export function onTabs(hear: (news: News) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.userId === session.userId && data.projectId === board.projectId && board.state === 'ready')
      hear(data.news);
  });
}

/** Hears of every change that another tab has made to a film, whatever is open here. @returns stops it */
export function onFilmChanged(projectId: number, hear: () => void): () => void {
  const stopped = new AbortController();
  const take = ({ data }: MessageEvent<Message>): void => {
    if (data.userId === session.userId && data.projectId === projectId && data.news.kind === 'changed')
      hear();
  };
  channel?.addEventListener('message', take, stopped);
  return () => stopped.abort();
}
