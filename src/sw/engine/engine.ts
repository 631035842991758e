import type { EngineDeps } from './deps.ts';
import { openLanes, POLL_TIMEOUT, poked } from './lanes.ts';
import { pollLane } from './poll.ts';

/** No event may keep a worker longer: browsers end it at 300 s (Chromium) without a word. */
export const LONGEST_STRETCH = 280_000;

/** A loop looks at its lane at least this often, so that a clock set back cannot put it to sleep for an hour. */
const LONGEST_SLEEP = 15_000;

interface Loop {
  ended: Promise<void>;
  /** Cuts the loop's sleep short. */
  wake: AbortController;
}

/**
 * Polls the lanes for as long as somebody keeps it going. All truth is in the store; what is kept here may vanish with
 * the worker at any moment, and the next event starts again from the store.
 */
export class Engine {
  readonly #deps: EngineDeps;
  readonly #loops = new Map<string, Loop>();
  /** Requests under way; a stretch ends with their answers. */
  readonly #polling = new Set<Promise<unknown>>();
  #until = 0;
  #pausedUntil = 0;
  #cut = new AbortController();

  constructor(deps: EngineDeps) {
    this.#deps = deps;
  }

  /**
   * Polls every open lane at its interval for `ms`, at most {@link LONGEST_STRETCH} with the last answer; calls may overlap.
   * @returns resolves when the time is over, when nothing is open, or when stopped; true when tasks are still open
   */
  async pollFor(ms: number): Promise<boolean> {
    const { clock } = this.#deps;
    if (clock.now() < this.#pausedUntil) return true;
    const mine = Math.min(ms, LONGEST_STRETCH - POLL_TIMEOUT);
    this.#until = Math.max(this.#until, clock.now() + mine);
    const cut = this.#cut.signal;
    await this.#start(cut);
    const over = new AbortController();
    void this.#idle().then(() => over.abort());
    // the cut may have come while the lanes were read: a signal that is aborted already ends the sleep at once
    await clock.sleep(mine, AbortSignal.any([cut, over.signal]));
    await Promise.all(this.#polling);
    return (await openLanes(this.#deps.db)).lanes.length > 0;
  }

  /** Polls each lane that is due once, and announces what waits. */
  async pollDue(): Promise<void> {
    const { lanes } = await openLanes(this.#deps.db);
    await Promise.all(lanes.map((lane) => this.#poll(lane, this.#cut.signal)));
    await this.#deps.announce();
  }

  /** Makes a lane, or all, due as soon as the interval allows: a task was added, the network is back. */
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
   * Aborts what is in flight and ends every stretch, so that the events that wait for them end.
   * @param pause milliseconds during which nobody can start it again: the beats of pages would hold up a newer worker
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
