import { onLoginChange } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { cacheAnswer } from './answers.ts';
import { readPageStore } from './pages-db.ts';

/** How an answer of the server stands on the screen. */
export interface RemoteState {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** What is shown was kept from an earlier visit. */
  cached: boolean;
}

interface Options<Answer, Cached> {
  /** Of what is kept for the next visit; an answer under one name is of no use under another, e.g. in another language. */
  name: () => string;
  ask: () => Promise<Answer>;
  /** Puts an answer on the screen. @returns what is kept of it; null for nothing */
  show: (answer: Answer) => Cached | null;
  /** Puts on the screen what was kept, while `isEmpty`. */
  showCached: (cached: Cached) => void;
  isEmpty: () => boolean;
  clear: () => void;
}

export interface Remote<Answer, Cached> {
  /**
   * Reads anew, after showing what was kept from the last visit. Does nothing for a visitor.
   * @returns the answer; null when it was overtaken, by another reading or another login, and so is not shown
   * @throws ApiError; what is on the screen stays there
   */
  load(): Promise<Answer | null>;
  /** Shows an answer that another call brought: readings under way are overtaken. @returns whether it still belongs here */
  take(answer: Answer, token: string | null): boolean;
  /** Keeps what was changed on the screen. */
  keep(cached: Cached): void;
  /** @returns says whether what was begun now still fits what is on the screen */
  watch(): () => boolean;
  /** Empties the screen. */
  forget(): void;
}

/**
 * One answer of the server as a store holds it: kept for each account, dropped when overtaken, gone in the moment in which the
 * login changes. What the answer looks like is the store's own.
 */
export function createRemote<Answer, Cached>(
  held: RemoteState,
  { name, ask, show, showCached, isEmpty, clear }: Options<Answer, Cached>,
): Remote<Answer, Cached> {
  /** Whose the screen is. */
  let owner: { token: string | null; name: string } = { token: null, name: '' };
  let turn = 0;

  const overtake = (): void => {
    turn += 1;
  };
  const forget = (): void => {
    overtake();
    owner = { token: null, name: '' };
    Object.assign(held, { state: 'idle', cached: false });
    clear();
  };
  onLoginChange(forget);

  const isOwner = (): boolean => owner.token === session.token && owner.name === name();
  const watch = () => {
    const mine = turn;
    return () => mine === turn && isOwner();
  };
  const keep = (cached: Cached): void => void cacheAnswer(owner.token, owner.name, cached);

  const put = (answer: Answer): void => {
    const cached = show(answer);
    Object.assign(held, { state: 'ready', cached: false });
    if (cached !== null) keep(cached);
  };
  const fromLastVisit = async (userId: number, current: () => boolean): Promise<void> => {
    const cached = (await readPageStore('answers', userId, owner.name)) as Cached | undefined;
    if (cached === undefined || !current() || !isEmpty()) return;
    showCached(cached);
    held.cached = !isEmpty();
  };

  return {
    keep,
    watch,
    forget,
    take(answer, token) {
      if (session.token !== token) return false;
      owner = { token, name: name() };
      overtake();
      put(answer);
      return true;
    },
    async load() {
      const { token, userId } = session;
      if (!token) return null;
      if (!isOwner()) forget();
      owner = { token, name: name() };
      overtake();
      const current = watch();
      held.state = 'loading';
      if (isEmpty()) await fromLastVisit(userId, current);
      try {
        const answer = await ask();
        if (!current()) return null;
        put(answer);
        return answer;
      } catch (error) {
        if (current()) held.state = 'failed';
        throw error;
      }
    },
  };
}
