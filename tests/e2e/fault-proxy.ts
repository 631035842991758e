import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Held, HeldCalls } from './held-calls.ts';

export interface Seen {
  /** Time when its head arrived, in milliseconds of this process's clock. */
  at: number;
  method: string;
  path: string;
  token: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type Fault =
  /** The server handles the request, but the connection breaks before the answer arrives. */
  | { kind: 'lose-answer' }
  /** The request never arrives. */
  | { kind: 'refuse-connection' }
  | { kind: 'delay'; ms: number }
  /** The answer stops after so many bytes of its body, and its connection stays open. */
  | { kind: 'stall'; after: number }
  | {
      kind: 'answer';
      status: number;
      body: string | ((asked: unknown) => unknown);
      headers?: Record<string, string>;
    };

interface Rule {
  path: string;
  fault: Fault;
  left: number;
}

/** A proxy between browser and server that records all API calls and injects faults. */
export class FaultProxy {
  readonly seen: Seen[] = [];
  readonly #server: Server;
  readonly #target: () => number;
  #rules: Rule[] = [];
  #unplugged = false;
  readonly #held = new HeldCalls();

  private constructor(target: () => number) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
    this.#server.keepAliveTimeout = 60_000;
  }

  static async start(target: () => number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Injects a fault into the next `times` calls of a path, e.g. `/api/draw/imagine`. */
  break(path: string, fault: Fault, times = 1): void {
    this.#rules.push({ path, fault, left: times });
  }

  /** Holds all further calls of a path back, until the test releases them. Faults of the path then apply. */
  hold(path: string | RegExp): Held {
    return this.#held.hold(path);
  }

  /** Drops all requests from now on. */
  unplug(): void {
    this.#unplugged = true;
  }

  plugIn(): void {
    this.#unplugged = false;
  }

  mend(): void {
    this.plugIn();
    this.#rules = [];
    this.#held.releaseAll();
  }

  mendPath(path: string): void {
    this.#rules = this.#rules.filter((rule) => rule.path !== path);
  }

  /** Calls of a path with this token, in order. */
  calls(path: string, token?: string): Seen[] {
    return this.seen.filter((one) => one.path === path && (token === undefined || one.token === token));
  }

  async close(): Promise<void> {
    // close first: a connection accepted in between would keep the server open
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (this.#unplugged) return void incoming.socket.destroy();
    const at = performance.now();
    const body = await wholeOf(incoming);
    // the client disconnected
    if (!body) return void outgoing.destroy();
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    if (path.startsWith('/api/')) this.#note(at, incoming, path, body);
    await this.#held.pass(path, outgoing);
    if (this.#unplugged) return void incoming.socket.destroy();
    const rule = this.#rules.find((one) => one.path === path && one.left > 0);
    if (rule) rule.left -= 1;
    const fault = rule?.fault;
    if (fault?.kind === 'refuse-connection') return void incoming.socket.destroy();
    if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void outgoing.end(bodyOf(fault.body, body));
    }
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const through = request(
      {
        host: '127.0.0.1',
        port: this.#target(),
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        if (fault?.kind === 'lose-answer') {
          // half an answer: if the connection broke before it, the browser would retry
          answer.resume();
          answer.on('end', () => {
            outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
            outgoing.write('{"code":');
            setTimeout(() => incoming.socket.destroy(), 50);
          });
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (fault?.kind === 'stall') return stall(answer, outgoing, fault.after);
        answer.pipe(outgoing);
      },
    );
    through.on('error', () => incoming.socket.destroy());
    through.end(body);
  }

  #note(at: number, incoming: IncomingMessage, path: string, body: Buffer): void {
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(body.toString() || 'null');
    } catch {
      // a form, kept as text; files are uploaded elsewhere
      parsed = body.toString();
    }
    this.seen.push({
      at,
      method: incoming.method ?? '',
      path,
      token: incoming.headers.authorization ?? '',
      headers: incoming.headers,
      body: parsed,
    });
  }
}

const bodyOf = (given: string | ((asked: unknown) => unknown), asked: Buffer): string =>
  typeof given === 'string' ? given : JSON.stringify(given(JSON.parse(asked.toString() || 'null')));

/** Passes the start of an answer and then nothing more. */
function stall(answer: IncomingMessage, outgoing: ServerResponse, after: number): void {
  let left = after;
  answer.on('data', (chunk: Buffer) => {
    if (left > 0) outgoing.write(chunk.subarray(0, left));
    left -= chunk.length;
  });
}

/** The body of a request; null if it was interrupted. */
async function wholeOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
