/** Requests on their way out of this process. A job does not wait for a slow answer; the process does, when it stops. */
export class Sends {
  readonly #running = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();

  /** Sends in the background; the promise never rejects. A key that is being sent already is not sent again. */
  begin(key: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const known = this.#running.get(key);
    if (known) return known;
    const sending = work(this.#stop.signal)
      .catch(() => undefined)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, sending);
    return sending;
  }

  /** Waits for what is being sent, so that no answer is lost; what takes longer is given up. @param patience milliseconds */
  async stop(patience = 8000): Promise<void> {
    const timer = setTimeout(() => this.#stop.abort(new Error('The server is stopping.')), patience);
    await Promise.all(this.#running.values());
    clearTimeout(timer);
  }
}
