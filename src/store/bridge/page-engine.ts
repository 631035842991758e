import { TASK_KINDS } from '../../api/tasks.ts';
import { type EngineDeps, systemClock } from '../../sw/engine/deps.ts';
import { Engine } from '../../sw/engine/engine.ts';
import { resolveLost } from '../../sw/engine/lost.ts';
import { markSeen, markShown, releaseClaims } from '../../sw/engine/outbox.ts';
import { reopenUnknown } from '../../sw/engine/track.ts';
import type { Command } from '../../sw/protocol.ts';
import { clientFor } from '../client-for.ts';
import { db } from './engine-db.ts';
import { post } from './post.ts';

/** The engine's core in the page, for browsers and windows without a service worker. */
export function createPageEngine(): { send(command: Command): void } {
  const deps: EngineDeps = {
    db,
    kinds: TASK_KINDS,
    clock: systemClock,
    clientFor,
    lock: navigator.locks
      ? (name, work) =>
          navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : null))
      : null,
    post,
    announce: async () => post({ type: 'notice' }),
    freeSpace: async () => undefined,
    random: Math.random,
    log: (message, detail) => console.info(`[engine] ${message}`, detail ?? ''),
  };
  const engine = new Engine(deps);

  const handleCommand = async (command: Command): Promise<void> => {
    switch (command.type) {
      case 'beat':
        await resolveLost(deps, engine);
        await engine.pollFor(25_000);
        return;
      case 'auth':
        await engine.stop();
        post({ type: 'reset', epoch: command.epoch });
        return;
      case 'poke':
        await engine.poke(command.lane);
        await engine.pollFor(25_000);
        return;
      case 'check': {
        const { lanes, ...delta } = await reopenUnknown(db, command.keys);
        if (delta.changes.length > 0) post({ type: 'delta', ...delta });
        for (const lane of lanes) await engine.poke(lane);
        await engine.pollFor(25_000);
        return;
      }
      case 'seen': {
        const delta = await markSeen(db, command.id);
        if (delta.changes.length > 0) post({ type: 'delta', ...delta });
        return;
      }
      case 'shown':
        await markShown(db, command.id, Date.now());
        return;
      case 'bye':
        await releaseClaims(db, command.notices);
        return;
      // a page shows nothing in the system's name
      case 'test-notice':
      case 'claim':
      case 'SKIP_WAITING':
    }
  };
  return {
    send: (command) =>
      void handleCommand(command).catch((error: unknown) => deps.log(`${command.type} failed`, error)),
  };
}
