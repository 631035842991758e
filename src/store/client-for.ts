import { type Client, createClient } from '../api/client.ts';
import { browser } from './browser.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The headers of every call that describe this browser. */
export const preferences = () => ({ language: browser.language, timeZone, deviceId: browser.deviceId });

/** A client that sends this token and no other. */
export const clientFor = (token: string | null): Client =>
  createClient({
    fetch: (input, init) => globalThis.fetch(input, init),
    base: '/api',
    caller: () => ({ token, ...preferences() }),
  });
