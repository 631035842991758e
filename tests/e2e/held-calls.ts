import type { ServerResponse } from 'node:http';

/** Calls that stay at the proxy, before the server has heard of them, until a test lets them go. */
export interface Held {
  /** Ends when so many have come. Default: one. */
  come(count?: number): Promise<void>;
  /** Passes on those that wait and those to come. Ends when those that waited were answered, or their browser has left. */
  release(): Promise<void>;
}

class Hold implements Held {
  readonly #path: string | RegExp;
  readonly #open: Promise<void>;
  readonly #over: Promise<unknown>[] = [];
  #watching: { count: number; tell: () => void }[] = [];
  #letGo = () => {};

  constructor(path: string | RegExp) {
    this.#path = path;
    this.#open = new Promise((resolve) => {
      this.#letGo = resolve;
    });
  }

  isOf(path: string): boolean {
    return typeof this.#path === 'string' ? path === this.#path : this.#path.test(path);
  }

  async wait(outgoing: ServerResponse): Promise<void> {
    this.#over.push(new Promise((resolve) => outgoing.once('close', resolve)));
    for (const { count, tell } of this.#watching) if (this.#over.length >= count) tell();
    await this.#open;
  }

  come(count = 1): Promise<void> {
    return new Promise((resolve) => {
      if (this.#over.length >= count) resolve();
      else this.#watching.push({ count, tell: resolve });
    });
  }

  async release(): Promise<void> {
    this.#letGo();
    await Promise.all(this.#over);
  }
}

/** What a proxy holds back. */
export class HeldCalls {
  #holds: Hold[] = [];

  /** Holds all further calls of a path. */
  hold(path: string | RegExp): Held {
    const hold = new Hold(path);
    this.#holds.push(hold);
    return hold;
  }

  /** Waits until nothing holds a call of this path any more. */
  async pass(path: string, outgoing: ServerResponse): Promise<void> {
    for (const hold of this.#holds.filter((one) => one.isOf(path))) await hold.wait(outgoing);
  }

  releaseAll(): void {
    for (const hold of this.#holds) void hold.release();
    this.#holds = [];
  }
}
