import { createClient } from '../api/client.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import { renewBadge } from './badge.ts';
import { EngineDb } from './db.ts';
import { type EngineDeps, systemClock } from './engine/deps.ts';
import { Engine } from './engine/engine.ts';
import { dropMedia } from './media-store.ts';
import { announce } from './notify.ts';
import { readPreferences } from './preferences.ts';
import { CHANNEL, type EngineEvent } from './protocol.ts';

/** The worker's engine and its dependencies. Rebuilt from the database whenever the browser starts the worker. */
export const db = new EngineDb();
db.makeRoom = dropMedia;
const channel = new BroadcastChannel(CHANNEL);

/** Tells all pages. */
export const post = (event: EngineEvent): void => channel.postMessage(event);

export const deps: EngineDeps = {
  db,
  kinds: TASK_KINDS,
  clock: systemClock,
  clientFor: (token) =>
    createClient({
      fetch: (input, init) => fetch(input, init),
      base: '/api',
      caller: () => ({ token, ...readPreferences() }),
    }),
  lock: navigator.locks
    ? (name, work) =>
        navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : null))
    : null,
  post,
  announce: async () => {
    await announce(deps);
    await renewBadge(db);
  },
  random: Math.random,
  log: (message, detail) => console.info(`[engine] ${message}`, detail ?? ''),
};

export const engine = new Engine(deps);

/** A newer worker is activated within milliseconds. If it never is, this one resumes after this time. */
const HANDOVER = 10_000;

// received only while this worker is running, which is when a newer one has to wait for it
channel.addEventListener('message', ({ data }: MessageEvent<EngineEvent>) => {
  if (data.type === 'yield') void engine.stop(HANDOVER);
});
