import { type Client, createClient } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { session } from './account/session-state.ts';
import { preferences } from './client-for.ts';

const current = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  base: '/api',
  caller: () => ({ token: session.token, ...preferences() }),
});

const late = new WeakSet<ApiError>();

/** Whether the call was sent with an earlier login. What it says about that login does not apply to the current one. */
export const isOfEarlierLogin = (error: ApiError): boolean => late.has(error);

async function asNow<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { token } = session;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && session.token !== token) late.add(error);
    throw error;
  }
}

/** The page's client. It always uses the current login. Submits pass through the worker, like all requests. */
export const client: Client = {
  send: (call, input, options) => asNow(() => current.send(call, input, options)),
  fetchFile: (call, input, options) => asNow(() => current.fetchFile(call, input, options)),
};
