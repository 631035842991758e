/** A service on this machine with a published protocol, and the faults that services have. */
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The step of a request: sending a job, polling it, its result, its file. */
export type Step = 'submit' | 'status' | 'file' | 'cancel' | 'other';

export type Fault =
  /** 429 with Retry-After: 0. */
  | 'busy'
  | 'broken'
  /** The job is accepted, and the connection is cut before the answer. */
  | 'cut'
  | 'locked'
  | 'moderated'
  | 'invalid'
  /** The job itself fails later. */
  | 'fails'
  /** 404. */
  | 'gone'
  | 'redirect'
  /** Announces 5 GB. */
  | 'huge'
  /** Sends as much without a content length. */
  | 'endless'
  | 'garbage';

export interface Job {
  id: string;
  input: unknown;
  /** How many more polls answer that it is not done. */
  waits: number;
  failed: boolean;
  cancelled: boolean;
}

interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export abstract class StandIn {
  readonly jobs = new Map<string, Job>();
  readonly seen: Seen[] = [];
  /** How many polls of a job answer that it is not done. */
  waits = 1;
  file: Uint8Array = new Uint8Array();
  mime = 'image/png';
  readonly #faults: [step: Step, fault: Fault][] = [];
  #server: Server | undefined;

  abstract stepOf(method: string, path: string): Step;
  abstract answer(request: Seen, response: ServerResponse, step: Step, fault: Fault | undefined): unknown;

  async open(): Promise<this> {
    const server = createServer((request, response) => void this.#serve(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    this.#server = server;
    return this;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  get address(): string {
    const at = this.#server?.address();
    if (!at || typeof at === 'string') throw new Error('The stand-in is not open.');
    return `http://127.0.0.1:${at.port}`;
  }

  /** Makes the next requests of a step fail like this. */
  next(step: Step, ...faults: Fault[]): void {
    for (const fault of faults) this.#faults.push([step, fault]);
  }

  forget(): void {
    this.jobs.clear();
    this.seen.length = 0;
    this.#faults.length = 0;
    this.waits = 1;
  }

  of(step: Step): Seen[] {
    return this.seen.filter(({ method, path }) => this.stepOf(method, path) === step);
  }

  protected add(id: string, input: unknown, fault: Fault | undefined): Job {
    const job = { id, input, waits: this.waits, failed: fault === 'fails', cancelled: false };
    this.jobs.set(id, job);
    return job;
  }

  protected json(
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): unknown {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    return response.end(JSON.stringify(body));
  }

  protected sendFile(response: ServerResponse, fault: Fault | undefined): unknown {
    if (fault === 'gone') return this.json(response, 404, { detail: 'expired' });
    if (fault === 'redirect') {
      return response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
    }
    if (fault === 'huge') {
      response.writeHead(200, { 'content-type': this.mime, 'content-length': '5000000000' });
      return response.flushHeaders();
    }
    if (fault === 'endless') return endless(response);
    response.writeHead(200, { 'content-type': this.mime });
    return response.end(fault === 'garbage' ? '<html>not a file</html>' : this.file);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1').toString('latin1');
    const { method = '', url = '' } = request;
    const seen = { method, path: url, headers: request.headers, body };
    this.seen.push(seen);
    const step = this.stepOf(method, url);
    const at = this.#faults.findIndex(([of]) => of === step);
    const [, fault] = at < 0 ? [] : (this.#faults.splice(at, 1)[0] ?? []);
    if (fault === 'busy') return this.json(response, 429, { error: 'slow down' }, { 'retry-after': '0' });
    if (fault === 'broken') return this.json(response, 502, { error: 'bad gateway' });
    if (fault === 'locked')
      return this.json(response, 401, { error: `wrong key ${request.headers.authorization}` });
    // a response that never gets a socket is never sent
    this.answer(seen, fault === 'cut' ? new ServerResponse(request) : response, step, fault);
    return fault === 'cut' && request.socket.destroy();
  }
}

/** Sends until the other side closes the connection. */
function endless(response: ServerResponse): void {
  const part = Buffer.alloc(1 << 20);
  response.writeHead(200, { 'content-type': 'image/png' });
  const more = (): void => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more);
  };
  response.on('error', () => undefined);
  more();
}
