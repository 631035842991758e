import { knownUser, session } from './account/session-state.ts';
import { readPageStore, writePageStore } from './pages-db.ts';

/**
 * Stores an answer for the next visit, under the account it belongs to. Right after a sign-in the account is not known
 * yet, so it waits. An answer to an earlier login is dropped.
 * @param token the login that asked for it
 * @param forVisitors what visitors are told is stored as well, under nobody's account
 */
export async function cacheAnswer(
  token: string | null,
  name: string,
  value: unknown,
  forVisitors = false,
): Promise<void> {
  if (session.token !== token) return;
  // a store that shows an answer may have put proxies into it, and a database cannot copy those
  const plain: unknown = JSON.parse(JSON.stringify(value));
  // write at once if possible, so that the next reader finds it
  const user = session.userId || (await knownUser());
  if (user || (forVisitors && !token)) await writePageStore('answers', user, name, plain);
}

/**
 * Shows what is stored from an earlier visit, before the server is asked. If it is not known yet whose login this is, it is shown as soon
 * as that is, also after the server did not answer: the server may be who tells, so it must not wait for this.
 * @param show decides whether it is still wanted
 */
export async function showLastAnswer<Cached>(name: string, show: (kept: Cached) => void): Promise<void> {
  const { token, userId } = session;
  const read = async (user: number): Promise<void> => {
    const cached = (await readPageStore('answers', user, name)) as Cached | undefined;
    if (cached !== undefined && session.token === token) show(cached);
  };
  if (userId || !token) await read(userId);
  else void knownUser().then((user) => (user ? read(user) : undefined));
}
