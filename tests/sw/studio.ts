import 'fake-indexeddb/auto';
import { createClient } from '../../src/api/client.ts';
import type { TaskKind } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { EngineDb, type ReadTx, type WriteTx } from '../../src/sw/db.ts';
import { writeAuth } from '../../src/sw/engine/auth.ts';
import type { EngineDeps } from '../../src/sw/engine/deps.ts';
import { Engine } from '../../src/sw/engine/engine.ts';
import { claimNotices, markSeen } from '../../src/sw/engine/outbox.ts';
import { type FoundTask, track } from '../../src/sw/engine/track.ts';
import type { EngineEvent } from '../../src/sw/protocol.ts';
import { FakeServer } from './fake-server.ts';
import { VirtualClock } from './virtual-clock.ts';

const never = new Promise<never>(() => undefined);

/** An engine database whose owner can be killed at any moment: its pending work stops, and uncommitted writes are rolled back. */
class MortalDb extends EngineDb {
  readonly #life: { dead: boolean };
  readonly #busy: { count: number };

  constructor(name: string, life: { dead: boolean }, busy: { count: number }) {
    super(name);
    this.#life = life;
    this.#busy = busy;
  }

  override read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T> {
    return this.#live(() => super.read(work));
  }

  override write<T>(work: (tx: WriteTx) => Promise<T>, durability?: 'strict' | 'relaxed'): Promise<T> {
    const mortal = async (tx: WriteTx): Promise<T> => {
      const result = await work(tx);
      if (this.#life.dead) throw new Error('killed before the commit');
      return result;
    };
    return this.#live(() => super.write(mortal, durability));
  }

  async #live<T>(work: () => Promise<T>): Promise<T> {
    if (this.#life.dead) return never;
    this.#busy.count += 1;
    try {
      const result = await work();
      return this.#life.dead ? never : result;
    } catch (error) {
      if (this.#life.dead) return never;
      throw error;
    } finally {
      this.#busy.count -= 1;
    }
  }
}

/** One browser with one engine database, any number of workers and pages that run the engine, and one fake server. */
export class Studio {
  readonly clock = new VirtualClock();
  readonly server: FakeServer;
  readonly events: EngineEvent[] = [];
  /** Ids of outbox rows in the order in which they were shown. */
  readonly announced: string[] = [];
  readonly db: EngineDb;
  readonly kinds: readonly TaskKind[];
  readonly #name = `engine-${crypto.randomUUID()}`;
  readonly #held = new Map<string, { dead: boolean }>();
  readonly #withLocks: boolean;

  constructor({
    kinds = TASK_KINDS,
    locks = true,
    server,
  }: { kinds?: readonly TaskKind[]; locks?: boolean; server?: (clock: VirtualClock) => FakeServer } = {}) {
    this.kinds = kinds;
    this.#withLocks = locks;
    this.server = server?.(this.clock) ?? new FakeServer(this.clock);
    this.db = new MortalDb(this.#name, { dead: false }, this.clock.busy);
  }

  signIn(user: number, token = `token-${user}`) {
    return writeAuth(this.db, { user, token });
  }

  signOut() {
    return writeAuth(this.db, null);
  }

  /** Tracks tasks that are pending on the server. */
  async add(ids: string[], found: Partial<FoundTask> = {}, pending = 0): Promise<void> {
    for (const id of ids) this.server.states.set(id, pending);
    await track(
      this.db,
      this.kinds,
      ids.map((id) => ({ kind: 'draw', id, context: { kind: 'draw', page: '/draw' }, ...found })),
      this.clock.now(),
    );
  }

  /** Starts a context that runs the engine: a worker, or a page without one. */
  context() {
    const life = { dead: false };
    const db = new MortalDb(this.#name, life, this.clock.busy);
    const clock = {
      now: () => this.clock.now(),
      sleep: async (ms: number, signal?: AbortSignal) => {
        await this.clock.sleep(ms, signal);
        if (life.dead) await never;
      },
    };
    const deps: EngineDeps = {
      db,
      kinds: this.kinds,
      clock,
      clientFor: (token) =>
        createClient({
          fetch: async (url, init) => {
            if (life.dead) return never;
            const response = await this.server.fetch(url, init);
            return life.dead ? never : response;
          },
          base: '/api',
          caller: () => ({ token, language: 'en', timeZone: 'UTC', deviceId: 'test' }),
        }),
      lock: this.#withLocks ? (name, work) => this.#lock(name, life, work) : null,
      post: (event) => {
        if (!life.dead) this.events.push(event);
      },
      announce: () => this.#announce(db, life),
      random: () => 0.5,
      log: () => undefined,
    };
    const engine = new Engine(deps);
    return {
      engine,
      deps,
      kill: () => {
        life.dead = true;
        for (const [name, holder] of this.#held) if (holder === life) this.#held.delete(name);
      },
    };
  }

  /** A visible page: shows the notices that it claims, then confirms them. */
  async #announce(db: EngineDb, life: { dead: boolean }): Promise<void> {
    for (const { id, again } of await claimNotices(db, 'page', this.clock.now())) {
      if (life.dead) return;
      if (!again || !this.announced.includes(id)) this.announced.push(id);
      await markSeen(db, id);
    }
  }

  async #lock<T>(name: string, life: { dead: boolean }, work: () => Promise<T>): Promise<T | null> {
    if (this.#held.has(name)) return null;
    this.#held.set(name, life);
    try {
      return await work();
    } finally {
      if (this.#held.get(name) === life) this.#held.delete(name);
    }
  }
}
