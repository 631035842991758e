import { createClient } from '../api/client.ts';
import { preferences } from './client-for.ts';
import { session } from './session-state.ts';

/** The page's client, always as the person who is signed in now; its submits pass through the worker like everything else. */
export const client = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  base: '/api',
  caller: () => ({ token: session.token, ...preferences() }),
});
