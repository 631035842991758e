/** The part of the browser's caches that shares use, kept in memory. */
export class FakeCaches {
  /** Whether the browser has no room left. */
  full = false;
  readonly #all = new Map<string, Map<string, Response>>();

  async has(name: string): Promise<boolean> {
    return this.#all.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  async open(name: string) {
    const cache = this.#all.get(name) ?? new Map<string, Response>();
    this.#all.set(name, cache);
    return {
      match: async (key: string) => cache.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        cache.set(key, response);
      },
    };
  }
}
