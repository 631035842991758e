import { knownUser, session } from './account/session-state.ts';
import { writePageStore } from './pages-db.ts';

/**
 * Keeps an answer for the next visit, under the account that it belongs to: right after a sign-in nobody knows yet whose
 * the session is, so it waits. An answer of a login that is gone is dropped.
 * @param token the login that asked for it
 */
export async function cacheAnswer(token: string | null, name: string, value: unknown): Promise<void> {
  if (session.token !== token) return;
  // a store that shows an answer may have put proxies into it, which no database can copy
  const plain: unknown = JSON.parse(JSON.stringify(value));
  // written at once where it can be, so that whoever reads next finds it
  const user = session.userId || (await knownUser());
  if (user) await writePageStore('answers', user, name, plain);
}
