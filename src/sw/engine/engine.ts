import type { EngineDeps } from './deps.ts';
import { openLanes, POLL_TIMEOUT } from './lanes.ts';
import { poked } from './poked.ts';
import { pollLane } from './poll.ts';

/** No event may keep the worker longer: Chromium kills it after 300 s without notice. */
export const LONGEST_RUN = 280_000;

/** A loop checks its lane at least this often, so that setting the clock back cannot put it to sleep for an hour. */
const LONGEST_SLEEP = 15_000;

interface Loop {
  ended: Promise<void>;
  /** Ends the loop's sleep early. */
  wake: AbortController;
}

/**
 * Polls the lanes while events keep it running. The database is the source of truth: everything in this object may vanish with
 * the worker at any moment, and the next event starts again from the database.
 */
export class Engine {
  readonly #deps: EngineDeps;
  readonly #loops = new Map<string, Loop>();
  /** Requests in flight; a run waits for their answers before it ends. */
  readonly #polling = new Set<Promise<unknown>>();
  #until = 0;
  #pausedUntil = 0;
  #cut = new AbortController();

  constructor(deps: EngineDeps) {
    this.#deps = deps;
  }

  /**
   * Polls every open lane at its interval for `ms`, at most {@link LONGEST_RUN} including the last answer. Calls may overlap.
   * @returns when the time is up, nothing is open, or it was stopped; true if tasks are still open
   */
  async pollFor(ms: number): Promise<boolean> {
    const { clock } = this.#deps;
    if (clock.now() < this.#pausedUntil) return true;
    const mine = Math.min(ms, LONGEST_RUN - POLL_TIMEOUT);
    this.#until = Math.max(this.#until, clock.now() + mine);
    const cut = this.#cut.signal;
    await this.#start(cut);
    const over = new AbortController();
    void this.#idle().then(() => over.abort());
    // if stop() was called while the lanes were read, the aborted signal ends this sleep at once
    await clock.sleep(mine, AbortSignal.any([cut, over.signal]));
    await Promise.all(this.#polling);
    return (await openLanes(this.#deps.db)).lanes.length > 0;
  }

  /** Polls each due lane once and announces what is in the outbox. */
  async pollDue(): Promise<void> {
    const { lanes } = await openLanes(this.#deps.db);
    await Promise.all(lanes.map((lane) => this.#poll(lane, this.#cut.signal)));
    await this.#deps.announce();
  }

  /** Makes one lane, or all, due as soon as the interval allows, e.g. after a submit or when the network is back. */
  async poke(lane?: string): Promise<void> {
    const { db } = this.#deps;
    const lanes = lane === undefined ? (await openLanes(db)).lanes : [lane];
    await db.write(async (tx) => {
      for (const name of lanes) {
        const row = await tx.objectStore('lanes').get(name);
        if (row) await tx.objectStore('lanes').put(poked(row));
      }
    });
    for (const name of lanes) this.#loops.get(name)?.wake.abort();
  }

  /**
   * Aborts requests in flight and ends every run, so that the events waiting for them end too.
   * @param pause milliseconds during which it cannot be started again, because heartbeats of pages would hold up a newer worker
   */
  async stop(pause = 0): Promise<void> {
    this.#until = 0;
    this.#pausedUntil = this.#deps.clock.now() + pause;
    this.#cut.abort();
    this.#cut = new AbortController();
    await this.#idle();
  }

  async #start(cut: AbortSignal): Promise<void> {
    const { lanes } = await openLanes(this.#deps.db);
    if (cut.aborted) return;
    for (const lane of lanes) if (!this.#loops.has(lane)) this.#run(lane, cut);
  }

  #run(lane: string, cut: AbortSignal): void {
    const loop: Loop = { wake: new AbortController(), ended: Promise.resolve() };
    this.#loops.set(lane, loop);
    loop.ended = this.#loop(lane, loop, cut)
      .catch((error: unknown) => this.#deps.log(`lane ${lane} stopped`, error))
      .finally(() => {
        if (this.#loops.get(lane) === loop) this.#loops.delete(lane);
      });
  }

  async #loop(lane: string, loop: Loop, cut: AbortSignal): Promise<void> {
    const { clock } = this.#deps;
    while (!cut.aborted) {
      const next = await this.#poll(lane, cut);
      if (next === null || cut.aborted || next > this.#until) return;
      loop.wake = new AbortController();
      const wait = Math.min(LONGEST_SLEEP, Math.max(0, next - clock.now()));
      await clock.sleep(wait, AbortSignal.any([cut, loop.wake.signal]));
    }
  }

  #poll(lane: string, cut: AbortSignal): Promise<number | null> {
    const polling = pollLane(this.#deps, lane, cut).finally(() => this.#polling.delete(polling));
    this.#polling.add(polling);
    return polling;
  }

  async #idle(): Promise<void> {
    while (this.#loops.size > 0) await Promise.all([...this.#loops.values()].map(({ ended }) => ended));
  }
}
