import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Message {
  type: 'success' | 'error' | 'event';
  id?: number | null;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** WebDriver BiDi: commands with numbered answers, and events, over one socket. https://www.w3.org/TR/webdriver-bidi/ */
export class BiDi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #heard: (method: string, params: unknown) => void;
  #last = 0;

  private constructor(socket: WebSocket, heard: (method: string, params: unknown) => void) {
    this.#socket = socket;
    this.#heard = heard;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'));
      this.#waiting.clear();
    });
  }

  /** @param heard receives the subscribed events */
  static async connect(url: string, heard: (method: string, params: unknown) => void): Promise<BiDi> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BiDi(socket, heard);
  }

  /** @throws with the browser's message if it refuses or exits before answering */
  send<T = unknown>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear({ type, id, result, error, message, method, params }: Message): void {
    if (type === 'event') this.#heard(method ?? '', params);
    const waiting = this.#waiting.get(id ?? 0);
    if (!waiting) return;
    this.#waiting.delete(id ?? 0);
    if (type === 'error') waiting.reject(new Error(`${error}: ${message}`));
    else waiting.resolve(result);
  }
}
