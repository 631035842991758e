import { type Client, createClient } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { session } from './account/session-state.ts';
import { clientFor, preferences } from './client-for.ts';

const current = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  base: '/api',
  caller: () => ({ token: session.token, ...preferences() }),
});

const late = new WeakSet<ApiError>();

/** Whether the call was sent with an earlier login. What it says about that login does not apply to the current one. */
export const isOfEarlierLogin = (error: ApiError): boolean => late.has(error);

async function ofLogin<Answer>(token: string | null, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && session.token !== token) late.add(error);
    throw error;
  }
}

/** The page's client. It always uses the current login. Submits pass through the worker, like all requests. */
export const client: Client = {
  send: (call, input, options) => ofLogin(session.token, () => current.send(call, input, options)),
  fetchFile: (call, input, options) => ofLogin(session.token, () => current.fetchFile(call, input, options)),
};

/**
 * A client for several calls that belong together: all go with the login of this moment. Somebody else may sign in between two of
 * them, and nothing of the first person may then be sent in the second one's name.
 */
export function clientOfThisLogin(): Client {
  const { token } = session;
  const own = clientFor(token);
  return {
    send: (call, input, options) => ofLogin(token, () => own.send(call, input, options)),
    fetchFile: (call, input, options) => ofLogin(token, () => own.fetchFile(call, input, options)),
  };
}
