import { createClient } from '../api/client.ts';
import { browser } from './browser.ts';
import { session } from './session-state.ts';

/** The page's client; its submits pass through the worker's fetch handler like everything else. */
export const client = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  base: '/api',
  caller: () => ({
    token: session.token,
    language: browser.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    deviceId: browser.deviceId,
  }),
});
