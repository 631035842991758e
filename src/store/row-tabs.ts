/** What the tabs of one browser tell each other about rows of a history, so that all of them show the same. */
import { session } from './account/session-state.ts';

export type RowNews<Row = object> =
  /** It was starred, or its star was taken away. */
  | { kind: 'starred'; id: number; starred: 0 | 1 }
  | { kind: 'deleted'; id: number }
  /** It was deleted and is back. */
  | { kind: 'restored'; id: number; row: Row };

interface Message {
  userId: number;
  /** The name of the history, e.g. `music`. */
  list: string;
  news: RowNews;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('inkreel-rows');

/** Tells the other tabs what the server has taken, or will take, about a row. */
export function tellTabs(list: string, news: RowNews): void {
  const message: Message = { userId: session.userId, list, news };
  channel?.postMessage(message);
}

/** Receives what other tabs with the same account tell about the rows of a history. */
export function onRowNews<Row>(list: string, hear: (news: RowNews<Row>) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (session.token && data.userId === session.userId && data.list === list)
      hear(data.news as RowNews<Row>);
  });
}
