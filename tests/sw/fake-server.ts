import type { VirtualClock } from './virtual-clock.ts';

export interface Asked {
  at: number;
  path: string;
  token: string | null;
  ids: string[];
  /** The request's body, by which the server recognizes the lane. */
  body: Record<string, unknown>;
}

export type Mood =
  | 'well'
  | 'error-500'
  | 'busy-429'
  | 'html'
  | 'truncated'
  | 'refusing'
  | 'unauthorized'
  | 'offline'
  | 'hung';

/** A fake server for the engine: tasks with states, answers in the wire's format, and failure modes. */
export class FakeServer {
  readonly asked: Asked[] = [];
  readonly states = new Map<string, number>();
  mood: Mood = 'well';
  /** Milliseconds before an answer is sent. */
  delay = 0;
  retryAfter: number | null = null;
  /** Ids that are left out of answers. */
  readonly hidden = new Set<string>();
  /** Modifies each answer before it is sent. */
  distort: (rows: unknown[]) => unknown[] = (rows) => rows;
  readonly #clock: VirtualClock;
  readonly #idField: string;
  readonly #row: (id: string, state: number) => unknown;
  readonly #wrap: (rows: unknown[]) => unknown;

  constructor(
    clock: VirtualClock,
    {
      idField = 'taskId',
      row = (id, state) => ({ task_id: id, state, images: state === 1 ? [`/media/${id}.jpg`] : [] }),
      wrap = (rows) => rows,
    }: {
      idField?: string;
      row?: (id: string, state: number) => unknown;
      wrap?: (rows: unknown[]) => unknown;
    } = {},
  ) {
    this.#clock = clock;
    this.#idField = idField;
    this.#row = row;
    this.#wrap = wrap;
  }

  /** Milliseconds between consecutive requests. */
  gaps(): number[] {
    return this.asked.slice(1).map(({ at }, index) => at - (this.asked[index]?.at ?? 0));
  }

  fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const signal = init?.signal;
    if (this.mood === 'offline') throw new TypeError('Failed to fetch');
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const given = body[this.#idField];
    const ids = (Array.isArray(given) ? given : [given]).map(String);
    const headers = new Headers(init?.headers);
    this.asked.push({
      at: this.#clock.elapsed(),
      path: String(url),
      token: headers.get('authorization'),
      ids,
      body,
    });
    const answer = this.#answer(ids);
    if (this.delay > 0 || this.mood === 'hung')
      await this.#clock.sleep(this.mood === 'hung' ? 3_600_000 : this.delay, signal ?? undefined);
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return answer;
  };

  #answer(ids: string[]): Response {
    const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
      new Response(JSON.stringify(value), { status, headers });
    switch (this.mood) {
      case 'error-500':
        return json({ code: 500, message: 'broken' }, 500);
      case 'busy-429':
        return json(
          { code: 429, message: 'slow down' },
          429,
          this.retryAfter ? { 'retry-after': String(this.retryAfter) } : {},
        );
      case 'html':
        return new Response('<!doctype html><title>Gateway</title>', { status: 200 });
      case 'truncated':
        return new Response('{"code":200,"data":[{"task_', { status: 200 });
      case 'refusing':
        return json({ code: 400, message: 'no' });
      case 'unauthorized':
        return json({ code: 401, message: 'sign in' }, 401);
      default: {
        const known = ids.filter((id) => this.states.has(id) && !this.hidden.has(id));
        const rows = this.distort(known.map((id) => this.#row(id, this.states.get(id) ?? 0)));
        return json({ code: 200, message: 'ok', data: this.#wrap(rows) });
      }
    }
  }
}
