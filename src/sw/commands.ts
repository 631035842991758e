import { resolveLost } from './engine/lost.ts';
import { markSeen, markShown, releaseClaims } from './engine/outbox.ts';
import { publish } from './engine/publish.ts';
import { pulse } from './engine/pulse.ts';
import { reopenUnknown } from './engine/track.ts';
import { prune } from './engine/wipe.ts';
import { closeNotifications, showPlain } from './notify.ts';
import { loadPreferences } from './preferences.ts';
import type { Command } from './protocol.ts';
import { scope } from './scope.ts';
import { db, deps, engine, post } from './worker-engine.ts';

/** How long one heartbeat of a page keeps the worker polling. Pages send one every 10 s. */
const BEAT = 25_000;

/** A page has just been opened: a submit of the one before it may have lost its answer seconds ago. */
const LOOK = 60_000;

/** Handles a page's command. The event is kept alive until the promise settles. */
export async function handleCommand(command: Command): Promise<void> {
  // these two read nothing: a database that cannot be opened must not hold up the version that mends it
  if (command.type === 'claim') return scope.clients.claim();
  if (command.type === 'SKIP_WAITING') return takeOver();
  const { language } = await loadPreferences(db);
  switch (command.type) {
    case 'beat':
      await Promise.all([engine.pollFor(BEAT), resolveLost(deps, engine), pulse(deps)]);
      return;
    case 'bye':
      await releaseClaims(db, command.notices);
      await engine.pollFor(Number.MAX_SAFE_INTEGER);
      return;
    case 'auth':
      await engine.stop();
      post({ type: 'reset', epoch: command.epoch });
      await engine.pollFor(BEAT);
      return;
    case 'poke':
      await engine.poke(command.lane);
      await engine.pollFor(BEAT);
      return;
    case 'check': {
      const { lanes, ...delta } = await reopenUnknown(db, command.keys);
      publish(deps, delta);
      for (const lane of lanes) await engine.poke(lane);
      await Promise.all([engine.pollFor(BEAT), resolveLost(deps, engine, LOOK)]);
      await prune(db, Date.now());
      return;
    }
    case 'seen':
      publish(deps, await markSeen(db, command.id));
      await closeNotifications(command.id);
      return;
    case 'shown':
      await markShown(db, command.id, Date.now());
      return;
    case 'test-notice':
      await showPlain('test', language);
  }
}

async function takeOver(): Promise<void> {
  // the old worker's loops would keep it running, and us waiting, for minutes
  post({ type: 'yield' });
  await scope.skipWaiting();
}
