import type { Clock } from '../../src/sw/engine/deps.ts';

interface Sleeper {
  at: number;
  wake(): void;
}

/** A fake clock. `settle` runs everything that needs no time; `advance` lets time pass, with timers in order. */
export class VirtualClock implements Clock {
  #now = 1_750_000_000_000;
  #skew = 0;
  #sleepers: Sleeper[] = [];
  /** Number of store operations and requests in progress. */
  readonly busy = { count: 0 };

  /** The machine's clock; may be set back. */
  now(): number {
    return this.#now + this.#skew;
  }

  /** Monotonic time. */
  elapsed(): number {
    return this.#now;
  }

  setBack(ms: number): void {
    this.#skew -= ms;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const sleeper = {
        at: this.#now + ms,
        wake: () => {
          this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
          resolve();
        },
      };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', sleeper.wake, { once: true });
    });
  }

  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 6; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.busy.count > 0 ? 0 : quiet + 1;
    }
  }

  async advance(ms: number): Promise<void> {
    const target = this.#now + ms;
    await this.settle();
    for (;;) {
      const next = this.#sleepers.filter(({ at }) => at <= target).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await this.settle();
    }
    this.#now = target;
  }
}
