import { onLoginChange } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { cacheAnswer, showLastAnswer } from './answers.ts';

/** The state of a server's answer on the screen. */
export interface RemoteState {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** What is shown is cached from an earlier visit. */
  cached: boolean;
}

interface Options<Answer, Cached> {
  /** The cache's name. Answers under different names do not replace each other, e.g. in different languages. */
  name: () => string;
  ask: () => Promise<Answer>;
  /** Shows an answer. @returns what to cache of it; null for nothing */
  show: (answer: Answer) => Cached | null;
  /** Shows the cached answer, while `isEmpty`. */
  showCached: (cached: Cached) => void;
  isEmpty: () => boolean;
  clear: () => void;
  /** Visitors ask for it too. */
  forVisitors?: boolean;
}

export interface Remote<Answer, Cached> {
  /**
   * Reloads, after showing the cached answer. Does nothing for a visitor, unless it is for them too.
   * @returns the answer; null if it was overtaken by another load or login, and so is not shown
   * @throws ApiError; what is on the screen stays there
   */
  load(): Promise<Answer | null>;
  /** Shows an answer that another call returned, and overtakes loads under way. @returns whether it still belongs here */
  take(answer: Answer, token: string | null): boolean;
  /** Caches what was changed on the screen. */
  cache(cached: Cached): void;
  /** @returns a function that checks whether something begun now still belongs to what is on the screen */
  watch(): () => boolean;
  /** Empties the screen. */
  forget(): void;
}

/**
 * A server's answer in a store: cached for each account, dropped when overtaken, and removed as soon as the
 * login changes. The store decides what the answer looks like.
 */
export function createRemote<Answer, Cached>(
  held: RemoteState,
  { name, ask, show, showCached, isEmpty, clear, forVisitors = false }: Options<Answer, Cached>,
): Remote<Answer, Cached> {
  /** The account on the screen. */
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
  const cache = (cached: Cached): void => void cacheAnswer(owner.token, owner.name, cached, forVisitors);

  const put = (answer: Answer): void => {
    const cached = show(answer);
    Object.assign(held, { state: 'ready', cached: false });
    if (cached !== null) cache(cached);
  };
  const fromLastVisit = (current: () => boolean): Promise<void> =>
    showLastAnswer<Cached>(owner.name, (cached) => {
      if (!current() || held.state === 'ready' || !isEmpty()) return;
      showCached(cached);
      // also an empty one: then it is known that there was nothing
      held.cached = true;
    });

  return {
    cache,
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
      const { token } = session;
      if (!token && !forVisitors) return null;
      if (!isOwner()) forget();
      owner = { token, name: name() };
      overtake();
      const current = watch();
      held.state = 'loading';
      if (isEmpty()) await fromLastVisit(current);
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
