/** A fake CacheStorage with the methods that the worker uses. */
export class FakeCaches {
  readonly #all = new Map<string, FakeCache>();
  /** Bytes after which a put fails like on a full disk. */
  room = Number.POSITIVE_INFINITY;

  async open(name: string): Promise<FakeCache> {
    const cache = this.#all.get(name) ?? new FakeCache(() => this.room);
    this.#all.set(name, cache);
    return cache;
  }
  has = async (name: string): Promise<boolean> => this.#all.has(name);
  keys = async (): Promise<string[]> => [...this.#all.keys()];
  delete = async (name: string): Promise<boolean> => this.#all.delete(name);
}

class FakeCache {
  readonly #held = new Map<string, Response>();
  readonly #room: () => number;
  constructor(room: () => number) {
    this.#room = room;
  }
  match = async (key: string | Request): Promise<Response | undefined> => this.#held.get(urlOf(key))?.clone();
  keys = async (): Promise<Request[]> => [...this.#held.keys()].map((url) => new Request(url));
  delete = async (key: string): Promise<boolean> => this.#held.delete(key);
  async put(key: string | Request, response: Response): Promise<void> {
    const bytes = (await response.clone().blob()).size;
    if (bytes > this.#room()) throw new DOMException('full', 'QuotaExceededError');
    this.#held.delete(urlOf(key));
    this.#held.set(urlOf(key), response);
  }
}

const urlOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);
