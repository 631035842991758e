import { TASK_KINDS } from '../../api/tasks.ts';
import { type EngineDeps, systemClock } from '../../sw/engine/deps.ts';
import { Engine } from '../../sw/engine/engine.ts';
import { resolveLost } from '../../sw/engine/lost.ts';
import { markSeen, markShown, releaseClaims } from '../../sw/engine/outbox.ts';
import { publish } from '../../sw/engine/publish.ts';
import { pulse } from '../../sw/engine/pulse.ts';
import { reopenUnknown } from '../../sw/engine/track.ts';
import { prune } from '../../sw/engine/wipe.ts';
import type { Command } from '../../sw/protocol.ts';
import { clientFor } from '../client-for.ts';
import { db } from './engine-db.ts';
import { post } from './post.ts';

/** How long to look for submits that lost their answers, once at the start; the same as in the worker. */
const LOOK = 60_000;

export interface PageEngine {
  send(command: Command): void;
  /** Stops polling for good. */
  stop(): Promise<void>;
}

/** The engine's core in the page, for browsers and windows without a service worker. */
export function createPageEngine(): PageEngine {
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
    random: Math.random,
    log: (message, detail) => console.info(`[engine] ${message}`, detail ?? ''),
  };
  const engine = new Engine(deps);

  const handleCommand = async (command: Command): Promise<void> => {
    switch (command.type) {
      case 'beat':
        await Promise.all([engine.pollFor(25_000), resolveLost(deps, engine), pulse(deps)]);
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
        publish(deps, delta);
        for (const lane of lanes) await engine.poke(lane);
        await Promise.all([engine.pollFor(25_000), resolveLost(deps, engine, LOOK)]);
        await prune(db, Date.now());
        return;
      }
      case 'seen': {
        publish(deps, await markSeen(db, command.id));
        return;
      }
      case 'shown':
        await markShown(db, command.id, Date.now());
        return;
      case 'bye':
        await releaseClaims(db, command.notices);
        return;
      // a page shows no system notifications
      case 'test-notice':
      case 'claim':
      case 'SKIP_WAITING':
    }
  };
  return {
    stop: () => engine.stop(Number.MAX_SAFE_INTEGER),
    send: (command) =>
      void handleCommand(command).catch((error: unknown) => deps.log(`${command.type} failed`, error)),
  };
}
