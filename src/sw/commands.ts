import type { Delta } from './engine/journal.ts';
import { resolveLost } from './engine/lost.ts';
import { markSeen, markShown, releaseClaims } from './engine/outbox.ts';
import { reopenUnknown } from './engine/track.ts';
import { closeNotifications, showPlain } from './notify.ts';
import { loadPreferences } from './preferences.ts';
import type { Command } from './protocol.ts';
import { scope } from './scope.ts';
import { db, deps, engine, post } from './worker-engine.ts';

const publish = (delta: Delta): void => {
  if (delta.changes.length > 0) post({ type: 'delta', ...delta });
};

/** How long one heartbeat of a page keeps the worker polling. Pages send one every 10 s. */
const BEAT = 25_000;

/** Handles a page's command. The event is kept alive until the promise settles. */
export async function handleCommand(command: Command): Promise<void> {
  const { language } = await loadPreferences(db);
  switch (command.type) {
    case 'beat':
      await resolveLost(deps, engine);
      await engine.pollFor(BEAT);
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
      publish(delta);
      for (const lane of lanes) await engine.poke(lane);
      await engine.pollFor(BEAT);
      return;
    }
    case 'claim':
      await scope.clients.claim();
      return;
    case 'seen':
      publish(await markSeen(db, command.id));
      await closeNotifications(command.id);
      return;
    case 'shown':
      await markShown(db, command.id, Date.now());
      return;
    case 'test-notice':
      await showPlain('test', language);
      return;
    case 'SKIP_WAITING':
      // the old worker's loops would keep it running, and us waiting, for minutes
      post({ type: 'yield' });
      await scope.skipWaiting();
  }
}
